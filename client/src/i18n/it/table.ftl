# Italian. No native speaker has reviewed these sentences yet.
#
# At the table.

title-table = Al tavolo - Folsom
title-turn = Tocca a te! - Folsom
# $status (String): where the game stands, a sentence
table-heading = Il tavolo. { $status }
table-closed = Questo tavolo è stato chiuso prima che qualcuno giocasse.
board = Il tavolo a parole

standing-lost = Connessione persa. Torna da sola.
standing-back = La connessione è tornata.
standing-now = Riprova adesso
standing-refused = Questo tavolo non ti lascia più entrare: forse il suo link è cambiato.

status-loading = Un momento.
status-mine = Tocca a te.
status-paused = La partita è in pausa.
status-scene = Guarda che cosa succede.
status-over = La partita è finita.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = chi comincia nel Vagone posteriore
doing-pick = scelta della carta
doing-plan = il piano per la prossima carta
doing-cover = fuoco di copertura, sì o no
doing-keep = scelta delle carte da tenere
doing-move = scelta della strada
doing-marshal = dove va lo Sceriffo
doing-shoot = scelta del bersaglio
doing-rob = scelta del bottino
doing-punch = a chi tocca il pugno
doing-drop = scelta di ciò che cade
doing-take = prendere il Sacchetto, o no
doing-knock = dove finisce la vittima
doing-pickpocket = borseggiare, o no
doing-send = un bandito, o passare
doing-other = una decisione

# Questions. $bandit (String): whose doing it is
ask-place = Chi comincia nel Vagone posteriore?
ask-pick = Scegli una carta che vuoi avere di sicuro in mano.
ask-plan = { $bandit }: pianifica una carta o pesca.
ask-cover = Dai fuoco di copertura con un'altra carta?
ask-keep = Quali carte scarti? Le altre restano in mano.
ask-move = Dove va { $bandit }?
ask-marshal = Dove va lo Sceriffo?
ask-shoot = A chi spara { $bandit }?
ask-rob = Che cosa prende { $bandit }?
ask-punch = A chi dà un pugno { $bandit }?
ask-drop = Che cosa perde la vittima?
ask-take = { $bandit } prende il Sacchetto che cade?
ask-knock = In quale Vagone vola la vittima?
ask-pickpocket = { $bandit } prende un Sacchetto da qui?
ask-send = Manda un bandito o passa.
ask-other = Che cosa fai?
answers = Risposte
# $card (String): its name
answer-face-down = { $card }, a faccia in giù
# $card (String): its name
answer-discard = Scarta: { $card }
answer-draw = Pesca carte
answer-done = Fatto
answer-no-cover = Niente fuoco di copertura
answer-take = Prendilo
answer-leave = Lascialo lì
answer-pass = Passa
answer-purse = Sacchetto
answer-jewel = Gemma
answer-strongbox = Valigetta blindata
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Locomotiva
   *[other] Vagone { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Oro { $value }
    [R] Dinamite { $value }
   *[G] Denaro { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: sicuro?
why-not = Perché non altro?
# $rule (String): its number
rule = Regola { $rule }

scene-pause = Ferma la scena
scene-go-on = Continua la scena
scene-skip = Salta al presente
take-back = Ritira la mossa
tools = Strumenti del tavolo
beside = Diario e chiacchiere
hint = Consiglio
hint-understood = Capito
hint-never = Basta consigli
keys-title = Tasti
keys-answer = La carta, il posto o la risposta con quel numero
keys-draw = Pesca
keys-face = Prossima carta a faccia in su o in giù
keys-hold = Non sparare
keys-keep = Tieni il resto
keys-tab = Da una cosa all'altra; Invio la sceglie
log = Diario
memory = Promemoria
log-empty = Non è ancora successo niente.
log-earlier = Mostra che cosa c'era prima
# $moment (Number): counted from the deal
log-replay = Rivedi il momento { $moment }
chat = Chiacchiere
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Chiacchiere, una frase nuova
   *[other] Chiacchiere, { $count } frasi nuove
}
chat-empty = Nessuno ha ancora detto niente.
chat-phrases = Frasi pronte
chat-write = Di' qualcosa
chat-send = Dillo
chat-mute = Non ascoltare a questo tavolo
chat-block = Blocca ovunque
chat-report = Segnala
chat-report-what = Che cosa non va?
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-nice-one = Bel colpo!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-ouch = Ahi!
phrase-thinking = Fammi pensare.
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-good-game = Bella partita!
phrase-again = Giochiamo ancora?
phrase-goodbye = Alla prossima!

# Agreements. $name (String): who proposes
proposal-pause = { $name } propone una pausa.
proposal-resume = { $name } propone di riprendere.
proposal-rematch = { $name } propone di giocare ancora.
proposal-take-back = { $name } chiede di ritirare una mossa.
agree = D'accordo
disagree = No, grazie
withdraw = Ritira la proposta
# $names (String): those who have not said yet
agreement-awaits = In attesa di { $names }.
# $name (String): who is missing
ballot = Manca { $name }. E adesso?
vote-wait = Aspettiamo ancora
vote-level = Livello dell'automa
vote-bot = Continua un automa
vote-end = Finiamo la partita

menu = Menu del tavolo
menu-pause = Pausa
menu-resume = Riprendi
menu-leave = Lascia il tavolo
menu-rejoin = Eccomi di nuovo
menu-resign = Arrenditi
menu-resign-sure = Vuoi arrenderti davvero? Un automa gioca al tuo posto fino alla fine.
menu-share = Link a questo tavolo
menu-fingerprint = Impronta del mazzo mescolato:

# $bandit (String): whose turn it is
hand-over = Passa il dispositivo: tocca a { $bandit }.
hand-over-about = Il tavolo è coperto, così nessuno vede la mano di un altro.
# $bandit (String): whose turn it is
hand-over-ready = Sono { $bandit }

# $time (String): minutes and seconds
clock-left = restano { $time }

# The end
ended-you-won = Hai vinto!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] Vittoria: { $names }!
   *[other] Vittoria insieme: { $names }!
}
ended-resigned = La partita è finita con una resa.
ended-voted = Il tavolo ha finito la partita.
ended-other = La partita è finita.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-rematch = Gioca ancora
end-to-rematch = Alla prossima partita
end-replay = Rivedila
end-file = File della partita
end-home = Prima pagina
end-honest = Il mazzo è stato mescolato onestamente: la chiave corrisponde all'impronta mostrata all'inizio.
end-dishonest = Attenzione: la chiave del mazzo mescolato non corrisponde all'impronta mostrata all'inizio.
