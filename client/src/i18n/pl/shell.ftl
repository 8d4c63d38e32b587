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
