# Settings, oneself, about, and the small screens of links.

title-settings = Settings - Folsom
settings = Settings
settings-about = They are kept in this browser.
settings-looks = How it looks
settings-game = At the table
settings-language = Language
settings-language-auto = As the browser asks
language-unreviewed = No native speaker has reviewed this language yet. Some sentences may read oddly.
settings-text = Text size
# $percent (String): how large
settings-text-size = { $percent } %
settings-contrast = Contrast
contrast-system = As the system asks
contrast-usual = Usual
contrast-high = High
settings-motion = Motion
motion-system = As the system asks
motion-full = All of it
motion-less = Reduced
settings-patterns = Patterns beside colours
settings-patterns-about = Marks what belongs to a bandit with a pattern too.
settings-speed = Speed of scenes
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-sound = Sound
settings-volume = Volume
settings-hints = Hints for a first game
settings-keys = Single keys do things at a table
settings-keys-about = Off: only Tab, Enter, the arrows and Escape work, as everywhere. ? at a table lists them.
settings-confirm = Confirm answers
settings-confirm-about = Ask once more before an answer is sent.
settings-title-turn = My turn in the title
settings-title-turn-about = The tab's title says so when an answer of yours is awaited.
settings-chime = A sound when it is my turn
settings-plain-http = This page came over plain HTTP, as at home: browsers then keep the clipboard, installing and notifications from it. All else works.

title-me = Myself - Folsom
me = Myself
me-name = Name
me-rename = Change the name
me-link = Private return link
me-link-about = With this link you come back as the same person, on any device. Do not share it; a new one makes the old one worthless.
me-link-make = Make a return link
me-link-label = Your return link
me-devices = Where you are known
# $when (String): a date and time
me-device = Browser, since { $when }
# $when (String): a date and time
me-device-this = This browser, since { $when }
# $when (String): a date and time
me-device-token = Program, since { $when }
me-sign-out = Sign out
me-blocked = Whom you block
me-unblock = Block no more
me-forget = Be forgotten
me-forget-about = Your name, devices and links are deleted at once. Games that you played stay, without your name. There is no way back.
me-forget-do = Delete everything about me
me-forget-sure = Really delete everything about you?

title-return = Coming back - Folsom
return = Coming back
# $name (String): one's own name
return-done = Welcome back, { $name }.
return-missing = This return link is incomplete: its part after the # is missing.
return-go = To my tables

title-invited = Invited - Folsom
invited = You are invited
invited-about = This house lets people in by invitation, and you have one. It is kept in this browser.
invited-go = Come in

title-about = About - Folsom
about = About Folsom
about-unofficial = Folsom is an unofficial table for two board games about robbing trains. It belongs to no publisher and uses none of their texts, pictures or lettering: rules are told in our own words, and all drawings and sounds are our own.
about-buy = If you enjoy a game here, buy the printed one: it is worth having on a real table.
about-reconstruction = The cards of To jest napad! were reconstructed from its rulebook; their values may differ from the printed ones.
about-secrets = What your seat may not know never reaches your browser. When a table starts you see a fingerprint of its shuffle; when it ends, the page checks it.
about-open = Folsom is free software under the Apache License 2.0. You can host it for your friends with one command.
about-api = For programs: the API
# $version (String): of the server
about-version = Version { $version }
