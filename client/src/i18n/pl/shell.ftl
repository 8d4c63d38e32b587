# Polish. No native speaker has reviewed these sentences yet.
#
# The house around every screen, and words that many screens share.

skip-to-content = Przejdź do treści
head-home = Folsom, do strony głównej
head-nav = Wszędzie
head-rules = Jak grać
head-settings = Ustawienia
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
yes = Tak
no = Nie

screen-failed = Nie udało się wczytać tego ekranu.
title-lost = Tu nic nie ma - Folsom
lost = Pod tym adresem niczego nie ma.
lost-home = Do strony głównej
house-unreachable = Serwer jest teraz nieosiągalny.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = W międzyczasie gra poszła dalej.
refused-illegal = Zabrania tego zasada { $rule }.
refused-unknown-answer = To nie jest odpowiedź na to pytanie.
refused-unsure = Wyślij te odpowiedzi po kolei.
refused-not-yours = O tym decyduje inne miejsce przy stole.
refused-not-now = Nie teraz.
refused-not-allowed = To jest tu niedozwolone.
refused-impossible = To niemożliwe: { $sentence }
refused-limit = Nie tak szybko.
refused-store = Nie udało się tego zapisać i nic się nie stało.
refused-moved = Stół został przeniesiony.
refused-no-table = Nie ma takiego stołu albo nie jest dla ciebie.
refused-who-are-you = Ten dom cię nie zna.
refused-not-found = Nie ma niczego takiego.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Spróbuj ponownie za sekundę.
    [few] { $sentence } Spróbuj ponownie za { $seconds } sekundy.
   *[many] { $sentence } Spróbuj ponownie za { $seconds } sekund.
}

# The name of somebody who has given none
guest-name = Ktoś nieznany

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (bot)
level-drifter = Włóczęga
level-outlaw = Banita
level-hiccup = Hank Czkawka
level-left-boot = Lewobuty Lou
level-dusty = Zakurzona Zuza
level-foxglove = Panna Naparstnica
level-midnight = Mroczny Moe
level-thunder = Matka Grom
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Kopiuj
share-copied = Skopiowano
share-qr = Link jako kod QR

# Rulesets
ruleset-colt-first = Colt Express, pierwsze wydanie
ruleset-colt-first-expert = Colt Express, pierwsze wydanie, eksperci
ruleset-colt-first-duel = Colt Express, pierwsze wydanie, we dwoje
ruleset-colt-revised-basic = Colt Express, poprawione, pierwsza gra
ruleset-colt-revised = Colt Express, wydanie poprawione
ruleset-colt-revised-expert = Colt Express, poprawione, eksperci
ruleset-colt-revised-teams = Colt Express, poprawione, drużyny
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, trudniejszy
ruleset-napad-harder-twos = To jest napad!, trudniejszy z dwójkami
