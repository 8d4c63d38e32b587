# Romanian. No native speaker has reviewed these sentences yet.
#
# The house around every screen, and words that many screens share.

skip-to-content = Salt la conținut
head-home = Folsom, la prima pagină
head-nav = Peste tot
head-rules = Cum se joacă
head-settings = Setări
close = Închide
cancel = Renunță
try-again = Încearcă din nou
yes = Da
no = Nu

screen-failed = Acest ecran nu a putut fi încărcat.
title-lost = Aici nu e nimic - Folsom
lost = La această adresă nu se află nimic.
lost-home = La prima pagină
house-unreachable = Serverul nu poate fi contactat acum.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = Între timp jocul a mers mai departe.
refused-illegal = Regula { $rule } interzice asta.
refused-unknown-answer = Acesta nu este un răspuns la întrebare.
refused-unsure = Trimite răspunsurile pe rând.
refused-not-yours = Despre asta hotărăște alt loc de la masă.
refused-not-now = Nu acum.
refused-not-allowed = Aici nu este permis.
refused-impossible = Nu se poate: { $sentence }
refused-limit = Nu atât de repede.
refused-store = Nu s-a putut păstra și nu s-a făcut nimic.
refused-moved = Masa a fost mutată.
refused-no-table = Nu există o astfel de masă sau nu este pentru tine.
refused-who-are-you = Casa nu te cunoaște.
refused-not-found = Nu există așa ceva.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Încearcă din nou într-o secundă.
    [few] { $sentence } Încearcă din nou în { $seconds } secunde.
   *[other] { $sentence } Încearcă din nou în { $seconds } de secunde.
}

# The name of somebody who has given none
guest-name = Cineva necunoscut

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (robot)
level-drifter = Vagabond
level-outlaw = Haiduc
level-hiccup = Hank Sughiț
level-left-boot = Lou Cizmă-Stângă
level-dusty = Dot cea Prăfuită
level-foxglove = Domnișoara Degețel
level-midnight = Moe Miez-de-Noapte
level-thunder = Mama Tunet
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Copiază
share-copied = Copiat
share-qr = Linkul în cod QR

# Rulesets
ruleset-colt-first = Colt Express, prima ediție
ruleset-colt-first-expert = Colt Express, prima ediție, experți
ruleset-colt-first-duel = Colt Express, prima ediție, în doi
ruleset-colt-revised-basic = Colt Express, revizuită, primul joc
ruleset-colt-revised = Colt Express, ediția revizuită
ruleset-colt-revised-expert = Colt Express, revizuită, experți
ruleset-colt-revised-teams = Colt Express, revizuită, echipe
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, mai greu
ruleset-napad-harder-twos = To jest napad!, mai greu, cu doiari
