# Spanish. No native speaker has reviewed these sentences yet.
#
# A game seen again.

title-replay = Repetición - Folsom
replay = Repetición
replay-controls = La película
replay-moment = Momento
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Momento { $at } de { $last }. { $text }
replay-first = Al reparto
replay-back = Un momento atrás
replay-run = Que corra
replay-hold = Parar
replay-forth = Un momento adelante
replay-last = Al final
replay-round-back = Una ronda atrás
replay-round-forth = Una ronda adelante
replay-space = Que corra, o parar
replay-tools = Herramientas de la repetición
replay-eyes = Visto con los ojos de
replay-eyes-all = Todo al descubierto
replay-eyes-watcher = Alguien que mira
replay-hands = Todas las manos
replay-share = Enlace a este momento
replay-share-about = Quien lo abra verá este momento con los mismos ojos.
replay-link = Enlace a este momento
replay-table = Volver a la mesa
replay-honesty = ¿Fue honesto el barajado?
replay-honesty-about = Al empezar la partida todos vieron la huella de una clave secreta; todo el azar salió de esa clave. Ahora está a la vista, y esta página ha vuelto a calcular su huella.
replay-fingerprint = Huella mostrada al principio (SHA-256)
replay-key = Clave
replay-key-later = La clave se muestra cuando la partida ha terminado.
