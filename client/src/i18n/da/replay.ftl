# Danish. No native speaker has reviewed these sentences yet.
#
# A game seen again.

title-replay = Genudsendelse - Folsom
replay = Genudsendelse
replay-controls = Filmen
replay-moment = Øjeblik
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Øjeblik { $at } af { $last }. { $text }
replay-first = Til uddelingen
replay-back = Et øjeblik tilbage
replay-run = Lad den køre
replay-hold = Stands den
replay-forth = Et øjeblik frem
replay-last = Til slutningen
replay-round-back = En runde tilbage
replay-round-forth = En runde frem
replay-space = Lad den køre, eller stands den
replay-tools = Værktøj til genudsendelsen
replay-eyes = Set med øjnene hos
replay-eyes-all = Alt åbent
replay-eyes-watcher = En, der ser med
replay-hands = Alle hænder
replay-share = Link til dette øjeblik
replay-share-about = Den, der åbner det, ser dette øjeblik med de samme øjne.
replay-link = Link til dette øjeblik
replay-table = Tilbage til bordet
replay-honesty = Var blandingen ærlig?
replay-honesty-about = Da spillet begyndte, så alle fingeraftrykket af en hemmelig nøgle; al tilfældighed kom fra den nøgle. Nu er den åben, og siden har lavet dens fingeraftryk på ny.
replay-fingerprint = Fingeraftryk vist i begyndelsen (SHA-256)
replay-key = Nøgle
replay-key-later = Nøglen vises, når spillet er slut.
