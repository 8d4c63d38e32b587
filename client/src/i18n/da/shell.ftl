# Danish. No native speaker has reviewed these sentences yet.
#
# The house around every screen, and words that many screens share.

skip-to-content = Gå til indholdet
head-home = Folsom, til forsiden
head-nav = Overalt
head-rules = Sådan spilles der
head-settings = Indstillinger
close = Luk
cancel = Annuller
try-again = Prøv igen
yes = Ja
no = Nej

screen-failed = Denne skærm kunne ikke hentes.
title-lost = Her er intet - Folsom
lost = Der er intet på denne adresse.
lost-home = Til forsiden
house-unreachable = Serveren kan ikke nås lige nu.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = Spillet er kommet videre imens.
refused-illegal = Regel { $rule } forbyder det.
refused-unknown-answer = Det er ikke et svar på spørgsmålet.
refused-unsure = Send svarene et ad gangen.
refused-not-yours = Det bestemmer en anden plads.
refused-not-now = Ikke nu.
refused-not-allowed = Det er ikke tilladt her.
refused-impossible = Det kan ikke lade sig gøre: { $sentence }
refused-limit = Ikke så hurtigt.
refused-store = Det kunne ikke gemmes og blev ikke gjort.
refused-moved = Bordet er flyttet.
refused-no-table = Der er ikke noget sådant bord, eller det er ikke for dig.
refused-who-are-you = Huset kender dig ikke.
refused-not-found = Der er ikke noget sådant.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Prøv igen om et sekund.
   *[other] { $sentence } Prøv igen om { $seconds } sekunder.
}

# The name of somebody who has given none
guest-name = En fremmed

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (robot)
level-drifter = Vagabond
level-outlaw = Fredløs
level-hiccup = Hikke-Hank
level-left-boot = Venstrestøvle-Lou
level-dusty = Støvede Dot
level-foxglove = Frøken Fingerbøl
level-midnight = Midnats-Moe
level-thunder = Mutter Torden
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Kopiér
share-copied = Kopieret
share-qr = Linket som QR-kode

# Rulesets
ruleset-colt-first = Colt Express, første udgave
ruleset-colt-first-expert = Colt Express, første udgave, eksperter
ruleset-colt-first-duel = Colt Express, første udgave, for to
ruleset-colt-revised-basic = Colt Express, revideret, første spil
ruleset-colt-revised = Colt Express, revideret udgave
ruleset-colt-revised-expert = Colt Express, revideret, eksperter
ruleset-colt-revised-teams = Colt Express, revideret, hold
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, sværere
ruleset-napad-harder-twos = To jest napad!, sværere med toere
