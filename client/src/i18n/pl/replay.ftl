# Polish. No native speaker has reviewed these sentences yet.
#
# A game seen again.

title-replay = Powtórka - Folsom
replay = Powtórka
replay-controls = Film
replay-moment = Chwila
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Chwila { $at } z { $last }. { $text }
replay-first = Do rozdania
replay-back = Chwilę wstecz
replay-run = Puść film
replay-hold = Zatrzymaj
replay-forth = Chwilę naprzód
replay-last = Do końca
replay-round-back = Rundę wstecz
replay-round-forth = Rundę naprzód
replay-space = Puść film albo zatrzymaj
replay-tools = Narzędzia powtórki
replay-eyes = Czyimi oczami
replay-eyes-all = Wszystko odkryte
replay-eyes-watcher = Ktoś, kto ogląda
replay-hands = Wszystkie ręce
replay-share = Link do tej chwili
replay-share-about = Kto go otworzy, zobaczy tę chwilę tymi samymi oczami.
replay-link = Link do tej chwili
replay-table = Z powrotem do stołu
replay-honesty = Czy tasowano uczciwie?
replay-honesty-about = Na początku gry wszyscy zobaczyli odcisk tajnego klucza; cały przypadek pochodził z tego klucza. Teraz klucz jest jawny, a ta strona policzyła jego odcisk na nowo.
replay-fingerprint = Odcisk pokazany na początku (SHA-256)
replay-key = Klucz
replay-key-later = Klucz będzie pokazany po zakończeniu gry.
