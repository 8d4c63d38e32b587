# Italian. No native speaker has reviewed these sentences yet.
#
# The house around every screen, and words that many screens share.

skip-to-content = Vai al contenuto
head-home = Folsom, alla prima pagina
head-nav = Ovunque
head-rules = Come si gioca
head-settings = Impostazioni
close = Chiudi
cancel = Annulla
try-again = Riprova
yes = Sì
no = No

screen-failed = Non è stato possibile caricare questa schermata.
title-lost = Qui non c'è niente - Folsom
lost = A questo indirizzo non c'è niente.
lost-home = Alla prima pagina
house-unreachable = Il server al momento non è raggiungibile.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = Nel frattempo la partita è andata avanti.
refused-illegal = Lo vieta la regola { $rule }.
refused-unknown-answer = Non è una risposta a questa domanda.
refused-unsure = Invia queste risposte una alla volta.
refused-not-yours = Lo decide un altro posto.
refused-not-now = Non ora.
refused-not-allowed = Qui non è permesso.
refused-impossible = Non è possibile: { $sentence }
refused-limit = Non così in fretta.
refused-store = Non è stato possibile salvarlo e non è stato fatto nulla.
refused-moved = Il tavolo è stato spostato.
refused-no-table = Quel tavolo non esiste, o non è per te.
refused-who-are-you = La casa non ti conosce.
refused-not-found = Non esiste nulla del genere.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Riprova tra un secondo.
   *[other] { $sentence } Riprova tra { $seconds } secondi.
}

# The name of somebody who has given none
guest-name = Qualcuno senza nome

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (automa)
level-drifter = Vagabondo
level-outlaw = Fuorilegge
level-hiccup = Hank Singhiozzo
level-left-boot = Lou Stivale Sinistro
level-dusty = Dot la Polverosa
level-foxglove = Signorina Mughetto
level-midnight = Moe Mezzanotte
level-thunder = Mamma Tuono
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Copia
share-copied = Copiato
share-qr = Il link come codice QR

# Rulesets
ruleset-colt-first = Colt Express, prima edizione
ruleset-colt-first-expert = Colt Express, prima edizione, esperti
ruleset-colt-first-duel = Colt Express, prima edizione, in due
ruleset-colt-revised-basic = Colt Express, riveduta, prima partita
ruleset-colt-revised = Colt Express, edizione riveduta
ruleset-colt-revised-expert = Colt Express, riveduta, esperti
ruleset-colt-revised-teams = Colt Express, riveduta, squadre
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, più difficile
ruleset-napad-harder-twos = To jest napad!, più difficile con i due
