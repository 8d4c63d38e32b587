# Spanish. No native speaker has reviewed these sentences yet.
#
# The waiting room.

# $game (String): its title
room = { $game }: ¿quién juega?
seats = Puestos
room-fill = Llenar con robots
room-hot-seat = Tienes varios puestos: la página se tapa entre uno y otro, para que un solo dispositivo pueda pasar de mano en mano.
room-start = Empezar
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] Hay un puesto libre: espera a alguien o coge un robot.
   *[other] Hay { $free } puestos libres: espera a gente o coge robots.
}
# $name (String): the table's owner
room-waits-owner = La partida la empieza { $name }.
room-close = Cerrar la mesa
room-share = Trae a los demás
room-link = Enlace a esta mesa
room-new-link = Crear un enlace nuevo

seat-free = Libre
seat-any = Decide el azar
# $number (Number): counted from 1
seat-number-label = Puesto { $number }
seat-sit = Sentarse
seat-sit-too = Sentarse aquí también
seat-stand = Levantarse
seat-bot = Robot
seat-remove = Vaciar
seat-choose = Elegir
seat-resigned = se ha rendido
seat-away = ausente
seat-owing = debe responder
somebody = Alguien

pick-colt = ¿Con quién juegas?
pick-napad = ¿Cuál es tu banda?
pick-taken = ya no está libre
power-ghost = Puede jugar boca abajo su primera carta de cada Ronda.
power-doc = Roba siete cartas por Ronda en lugar de seis.
power-django = A quien dispara lo lanza un Vagón más allá.
power-tuco = Dispara a través del techo, hacia arriba y hacia abajo.
power-cheyenne = Le quita la Bolsa a quien da un puñetazo.
power-belle = No es blanco de nadie mientras haya otro.

options = Las reglas de esta mesa
options-clock = Reloj
clock-none = Sin reloj
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } min y { $increment } s por jugada
# $days (Number): for every answer
clock-days = { $days ->
    [one] Un día para cada respuesta
   *[other] { $days } días para cada respuesta
}
options-public = Mesa abierta
options-public-about = Todos la ven en la portada; solo se habla con frases hechas.
options-watch = Otros pueden mirar
options-watch-about = Ven lo que nadie mantiene en secreto.
options-memory-aid = Chuleta
options-memory-aid-about = La página muestra lo público que conviene recordar: cartas vistas, balas dadas.
options-group-both = En ambos reglamentos
options-group-first = Primera edición
options-group-revised = Edición revisada
options-group-open = Donde los reglamentos callan
options-group-set-up = Preparación

ruleset-about-colt-first = De tres a seis bandidos, habilidades y Eventos, y al final una estación.
ruleset-about-colt-first-expert = Mazos de descarte en vez de barajar cada Ronda; se pueden guardar cartas y tirar Balas.
ruleset-about-colt-first-duel = Dos puestos con dos bandidos cada uno, en Modo Experto y sin Pistolero.
ruleset-about-colt-revised-basic = La primera partida de la edición revisada: cinco Rondas normales, sin habilidades ni Eventos.
ruleset-about-colt-revised = De tres a seis bandidos, habilidades y Eventos, y al final una estación.
ruleset-about-colt-revised-expert = Mazos de descarte en vez de barajar cada Ronda; se puede guardar cualquier carta, también Balas.
ruleset-about-colt-revised-teams = Dos o tres puestos con dos bandidos cada uno: carta inicial y fuego de cobertura.
ruleset-about-napad = Seis asaltos; se suman los valores de los vagones ganados.
ruleset-about-napad-harder = Un color da su número de vagones por el valor más alto, y las balas lo suben.
ruleset-about-napad-harder-twos = Como el más difícil, con un premio a quien tenga más vagones de valor dos.

option-expert = Modo Experto
option-about-expert = Mazos de descarte en vez de barajar cada Ronda, y se pueden guardar cartas.
option-powers = Habilidades
option-about-powers = Cada bandido tiene una habilidad propia.
option-events = Eventos
option-about-events = Una Ronda puede acabar con un Evento.
option-station = Estación
option-about-station = La última Ronda es una estación, tras cuatro normales; sin ella hay cinco Rondas normales.
option-gunslinger = Pistolero
option-about-gunslinger = Quien más Balas dispara gana 1.000{ "\u00A0" }$.
option-shed-bullets = Tirar Balas
option-about-shed-bullets = En Modo Experto se pueden dejar las Balas de la mano.
option-shortage-clears = Las Balas que no bastan se pierden
option-about-shortage-clears = Cuando no hay Balas Neutrales para todos los alcanzados, las que quedan salen del juego.
option-revenge-drops = La venganza deja caer la Bolsa
option-about-revenge-drops = La Bolsa perdida por la venganza del Marshal cae al techo en vez de salir del juego.
option-opening-pick = Carta inicial
option-about-opening-pick = Antes de cada reparto, cada uno elige una carta de su mazo.
option-covering-fire = Fuego de cobertura
option-about-covering-fire = Una carta de Disparar puede traer consigo una del otro bandido.
option-purse-pick = Qué se lleva Robar
option-about-purse-pick = Un tipo de botín, y de las Bolsas una al azar; o una ficha elegida entre todas las que hay allí.
option-value-random = un tipo
option-value-strict-RE = cualquier ficha
option-pick-before-reveal = Elegir antes de ver la Ronda
option-about-pick-before-reveal = La carta inicial se elige antes de descubrir la carta de Ronda.
option-friendly-shots-count = Cuentan los disparos al compañero
option-about-friendly-shots-count = Cuentan para ser Pistolero.
option-tiebreak = Qué Balas deshacen un empate
option-about-tiebreak = Todas; o, según la letra de la primera edición, solo las de otros bandidos.
option-value-all = todas
option-value-literal-FE = de bandidos
option-facedown-shows-bandit = Las cartas ocultas muestran su bandido
option-about-facedown-shows-bandit = Una carta boca abajo de un equipo muestra de qué bandido es.
option-discards-open = Descartes a la vista
option-about-discards-open = Todos pueden mirar los mazos de descarte.
option-harder = Recuento más difícil
option-about-harder = Un color da su número de vagones por el valor más alto, y las balas lo suben.
option-twos = Premio a los doses
option-about-twos = Tener más vagones de valor dos que nadie da un premio.

choice-first = Quién empieza
choice-about-first = El Jugador Inicial; si no, se sortea.
choice-cars = Vagones
choice-about-cars = Vagones tras la Locomotora, desde delante, con palabras: car_3p, car_1p1j, any. Si queda vacío, todos al azar.
choice-formation = Formación
choice-about-formation = Equipos: los bandidos que empiezan en el Vagón de cola, o «random». Si queda vacío, se pregunta a cada uno.
choice-marshal-cards = Cartas de Marshal
choice-about-marshal-cards = Equipos: los bandidos cuya carta de Marshal queda en el mazo. Si queda vacío, al azar.
