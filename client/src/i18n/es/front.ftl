# Spanish. No native speaker has reviewed these sentences yet.
#
# The front page.

title-front = Folsom: asalta el tren, con amigos y con robots
front-title = Asalta el tren.
front-subtitle = Planea a la vista de todos y mira cómo se tuerce. Juegos de mesa de asaltos a trenes, para una partida rápida contra robots o una tarde con amigos.
front-name = ¿Cómo quieres que te llamemos?
front-name-about = Sin cuenta y sin contraseña. Puedes cambiarlo cuando quieras.
front-play-now = Jugar ya
front-with-friends = Con amigos
front-about-colt = Programa a tu bandido y mira cómo chocan todos los planes: corre, trepa, golpea, dispara y escapa con más dinero que nadie.
front-about-napad = Un juego de cartas rápido, de faroles y fuerza: manda a tu banda por el oro, la dinamita o el dinero, y aprende cuándo parar.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = Puestos: { $seats }, robots: { $level }
front-rules = Reglas
front-seats = Puestos
front-level = Robots
front-mine = Mis mesas
front-open = Mesas abiertas
front-watch = Mirar
front-more = Aprender los juegos
# $game (String): its title
front-learn = Cómo se juega a { $game }
front-unofficial = Folsom no es oficial ni pertenece a ninguna editorial. Si te gustan estos juegos, compra los impresos.
front-about = Acerca de Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Mostrar todas ({ $count })
row-your-turn = Te toca
row-go-on = Seguir
row-look-back = Repasar
row-join = Entrar
row-watch = Mirar
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] un puesto libre
   *[other] { $free } puestos libres
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } y un puesto libre
   *[other] { $names } y { $free } puestos libres
}
