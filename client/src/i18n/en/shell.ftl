# The house around every screen, and words that many screens share.

skip-to-content = Skip to the content
head-home = Folsom, to the front page
head-nav = Everywhere
head-rules = How to play
head-settings = Settings
close = Close
cancel = Cancel
try-again = Try again
yes = Yes
no = No

screen-failed = This screen could not be loaded.
title-lost = Nothing here - Folsom
lost = There is nothing at this address.
lost-home = To the front page
house-unreachable = The server cannot be reached just now.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = The table has moved on meanwhile.
refused-illegal = Rule { $rule } forbids that.
refused-unknown-answer = That is no answer to this question.
refused-unsure = Send these answers one by one.
refused-not-yours = That is for another seat to say.
refused-not-now = Not now.
refused-not-allowed = That is not allowed here.
refused-impossible = That cannot be: { $sentence }
refused-limit = Not so fast.
refused-store = It could not be kept, and was not done.
refused-moved = The table has moved.
refused-no-table = There is no such table, or it is not for you.
refused-who-are-you = The house does not know you.
refused-not-found = There is nothing like that.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Try again in a second.
   *[other] { $sentence } Try again in { $seconds } seconds.
}

# The name of somebody who has given none
guest-name = Stranger

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (bot)
level-drifter = Drifter
level-outlaw = Outlaw
level-hiccup = Hiccup Hank
level-left-boot = Left-Boot Lou
level-dusty = Dusty Dot
level-foxglove = Miss Foxglove
level-midnight = Midnight Moe
level-thunder = Mother Thunder
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Copy
share-copied = Copied
share-qr = The link as a QR code

# Rulesets
ruleset-colt-first = Colt Express, first edition
ruleset-colt-first-expert = Colt Express, first edition, expert
ruleset-colt-first-duel = Colt Express, first edition, for two
ruleset-colt-revised-basic = Colt Express, revised, first game
ruleset-colt-revised = Colt Express, revised edition
ruleset-colt-revised-expert = Colt Express, revised, expert
ruleset-colt-revised-teams = Colt Express, revised, teams
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, harder
ruleset-napad-harder-twos = To jest napad!, harder with twos
