# Italian. No native speaker has reviewed these sentences yet.
#
# A game seen again.

title-replay = Replay della partita - Folsom
replay = Replay della partita
replay-controls = Il film
replay-moment = Momento
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Momento { $at } di { $last }. { $text }
replay-first = All'inizio
replay-back = Un momento indietro
replay-run = Fallo partire
replay-hold = Fermalo
replay-forth = Un momento avanti
replay-last = Alla fine
replay-round-back = Un round indietro
replay-round-forth = Un round avanti
replay-space = Fallo partire o fermalo
replay-tools = Strumenti del replay
replay-eyes = Visto con gli occhi di
replay-eyes-all = Tutto scoperto
replay-eyes-watcher = Qualcuno che guarda
replay-hands = Tutte le mani
replay-share = Link a questo momento
replay-share-about = Chi lo apre vede questo momento, con gli stessi occhi.
replay-link = Link a questo momento
replay-table = Torna al tavolo
replay-honesty = Il mazzo è stato mescolato onestamente?
replay-honesty-about = All'inizio della partita tutti hanno visto l'impronta di una chiave segreta; ogni caso è venuto da quella chiave. Ora è scoperta, e questa pagina ne ha rifatto l'impronta.
replay-fingerprint = Impronta mostrata all'inizio (SHA-256)
replay-key = Chiave
replay-key-later = La chiave si mostra a partita finita.
