# Spanish. No native speaker has reviewed these sentences yet.
#
# At the table.

title-table = En la mesa - Folsom
title-turn = ¡Te toca! - Folsom
# $status (String): where the game stands, a sentence
table-heading = La mesa. { $status }
table-closed = Esta mesa se cerró antes de que nadie jugara.
board = La mesa en palabras

standing-lost = Se ha perdido la conexión. Volverá sola.
standing-back = La conexión ha vuelto.
standing-now = Probar ahora
standing-refused = Esta mesa ya no te deja entrar: quizá haya cambiado su enlace.

status-loading = Un momento.
status-mine = Te toca.
status-paused = La partida está en pausa.
status-scene = Mira lo que pasa.
status-over = La partida ha terminado.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = eligiendo quién empieza en el Vagón de cola
doing-pick = eligiendo la carta inicial
doing-plan = planificando la próxima carta
doing-cover = pensando en dar fuego de cobertura
doing-keep = eligiendo qué cartas guardar
doing-move = eligiendo adónde ir
doing-marshal = eligiendo adónde va el Marshal
doing-shoot = eligiendo a quién disparar
doing-rob = eligiendo qué llevarse
doing-punch = eligiendo a quién pegar
doing-drop = eligiendo qué se cae
doing-take = pensando si quedarse la Bolsa
doing-knock = eligiendo adónde va a parar la víctima
doing-pickpocket = pensando en meter la mano en un bolsillo
doing-send = enviar a un bandido o pasar
doing-other = pensando

# Questions. $bandit (String): whose doing it is
ask-place = ¿Quién empieza en el Vagón de cola?
ask-pick = Elige una carta que quieras tener seguro en la mano.
ask-plan = { $bandit }: planifica una carta o roba.
ask-cover = ¿Das fuego de cobertura con otra carta?
ask-keep = ¿Qué cartas descartas? El resto se queda en tu mano.
ask-move = ¿Adónde va { $bandit }?
ask-marshal = ¿Adónde va el Marshal?
ask-shoot = ¿A quién dispara { $bandit }?
ask-rob = ¿Qué se lleva { $bandit }?
ask-punch = ¿A quién pega { $bandit }?
ask-drop = ¿Qué se le cae a la víctima?
ask-take = ¿Se queda { $bandit } la Bolsa que cae?
ask-knock = ¿A qué Vagón va a parar la víctima?
ask-pickpocket = ¿Se lleva { $bandit } una Bolsa de aquí?
ask-send = Envía a un bandido o pasa.
ask-other = ¿Qué haces?
answers = Respuestas
# $card (String): its name
answer-face-down = { $card }, boca abajo
# $card (String): its name
answer-discard = Descartar: { $card }
answer-draw = Robar cartas
answer-done = Listo
answer-no-cover = Sin fuego de cobertura
answer-take = Llevársela
answer-leave = Dejarla
answer-pass = Pasar
answer-purse = Bolsa
answer-jewel = Joya
answer-strongbox = Maletín
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Locomotora
   *[other] Vagón { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Oro { $value }
    [R] Dinamita { $value }
   *[G] Dinero { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: ¿seguro?
why-not = ¿Por qué no otra cosa?
# $rule (String): its number
rule = Regla { $rule }

scene-pause = Detener la escena
scene-go-on = Seguir con la escena
scene-skip = Saltar al presente
take-back = Deshacer
tools = Herramientas de la mesa
beside = Diario y charla
hint = Consejo
hint-understood = Entendido
hint-never = No más consejos
keys-title = Teclas
keys-answer = La carta, el sitio o la respuesta de ese número
keys-draw = Robar
keys-face = La próxima carta boca arriba o boca abajo
keys-hold = No disparar
keys-keep = Guardar el resto
keys-tab = De una cosa a la siguiente; Intro la elige
log = Diario
memory = Chuleta
log-empty = Todavía no ha pasado nada.
log-earlier = Mostrar lo anterior
# $moment (Number): counted from the deal
log-replay = Repetir el momento { $moment }
chat = Charla
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Charla, una frase nueva
   *[other] Charla, { $count } frases nuevas
}
chat-empty = Nadie ha dicho nada todavía.
chat-phrases = Frases hechas
chat-write = Di algo
chat-send = Decir
chat-mute = No escuchar en esta mesa
chat-block = Bloquear en todas partes
chat-report = Denunciar
chat-report-what = ¿Qué ha pasado?
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡A divertirse!
phrase-nice-one = ¡Qué buena!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-ouch = ¡Ay!
phrase-thinking = Déjame pensar.
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Jugamos otra vez?
phrase-goodbye = ¡Hasta luego!

# Agreements. $name (String): who proposes
proposal-pause = { $name } propone una pausa.
proposal-resume = { $name } propone seguir.
proposal-rematch = { $name } propone jugar otra vez.
proposal-take-back = { $name } pide deshacer una jugada.
agree = De acuerdo
disagree = No
withdraw = Retirar
# $names (String): those who have not said yet
agreement-awaits = Se espera a { $names }.
# $name (String): who is missing
ballot = Falta { $name }. ¿Y ahora qué?
vote-wait = Esperar más
vote-level = Nivel del robot
vote-bot = Que siga un robot
vote-end = Acabar la partida

menu = Menú de la mesa
menu-pause = Pausa
menu-resume = Seguir
menu-leave = Marcharse
menu-rejoin = He vuelto
menu-resign = Rendirse
menu-resign-sure = ¿Rendirte del todo? Un robot jugará en tu puesto hasta el final.
menu-share = Enlace a esta mesa
menu-fingerprint = Huella del barajado:

# $bandit (String): whose turn it is
hand-over = Pasa el dispositivo: ahora { $bandit }.
hand-over-about = La mesa está tapada, para que nadie vea la mano de otro.
# $bandit (String): whose turn it is
hand-over-ready = Aquí está { $bandit }

# $time (String): minutes and seconds
clock-left = quedan { $time }

# The end
ended-you-won = ¡Ganas!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] ¡Victoria de { $names }!
   *[other] ¡Victoria conjunta de { $names }!
}
ended-resigned = Alguien se ha rendido y la partida termina.
ended-voted = La mesa ha terminado la partida.
ended-other = La partida ha terminado.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-rematch = Jugar otra vez
end-to-rematch = A la próxima partida
end-replay = Verla otra vez
end-file = Archivo de la partida
end-home = Portada
end-honest = El barajado fue honesto: su clave encaja con la huella mostrada al principio.
end-dishonest = Cuidado: la clave del barajado no encaja con la huella mostrada al principio.
