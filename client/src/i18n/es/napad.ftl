# Spanish. No native speaker has reviewed these sentences yet.
#
# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = El tren
napad-locomotive = Locomotora
napad-gold = Oro
napad-dynamite = Dinamita
napad-money = Dinero
napad-round = Ronda { $round } de 6
napad-treasury = Vagones por llegar: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: vale { $value }, { $bullets ->
    [one] una bala
   *[other] { $bullets } balas
}
# The same where bullets do not count
napad-wagon-plain = { $cargo }: vale { $value }
napad-no-wagons = { $cargo }: ningún vagón
napad-worth = Vale { $value }
napad-seats = Las bandas
napad-you = tú
napad-hand-size = Cartas en la mano: { $count }
napad-hideout-size = Cartas en la guarida: { $count }
napad-box-size = Cartas fuera del juego: { $count }
napad-won-size = Vagones ganados: { $count }
napad-passed = Ha pasado
napad-first = Marcador de inicio
napad-turn = Le toca a esta banda
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: fuerza { $strength } ({ $values })
napad-cell-empty = { $cargo }: nadie
napad-strongest = La más fuerte
napad-tied = Empate
napad-hand = Tu mano
napad-won = Tus vagones
napad-peek = Mirar tus vagones
napad-hide = Ocultar tus vagones
napad-no-won = Todavía no has ganado ningún vagón.
napad-flip = Girar la carta
napad-flip-card = Girar: { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Enviar { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasar
napad-pass-long = Pasar: no envías a nadie más en esta ronda
napad-hint = Envía a un bandido o pasa.
napad-hint-first = Tú empiezas la ronda: envía a un bandido.
# $names (String): whose turn it is
napad-waiting-for = { $names }: enviar a un bandido o pasar
# $names (String): one or several gangs
napad-winners = El botín es para { $names }.
napad-keys-turn = Girar la carta elegida o la que está bajo el puntero, o todas
napad-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, balas: { $bullets }
napad-own-sum = En conjunto: { $points }
napad-counts-basic = Se suman los valores de los vagones ganados.
napad-counts-harder = Más difícil: un color vale su número de vagones por el valor más alto; tener más balas que nadie sube ese valor en uno.
napad-counts-twos = Quien tenga más vagones de valor dos gana un punto más por cada uno.
napad-tip-send = Cuenta la mitad de arriba de la carta: su color dice por qué vagones va, y su valor, con cuánta fuerza. Toca la mitad de abajo para girarla.
napad-tip-pass = Quien tiene más fuerza en un color se lleva todos sus vagones y pierde las cartas jugadas por ellos. Las demás vuelven a la mano.
napad-tip-divide = Los colores se reparten uno tras otro. Donde empatan los más fuertes, los vagones se quedan para la próxima ronda.
napad-winner = Gana
napad-twos = { $count ->
    [one] Un vagón de valor dos
   *[other] { $count } vagones de valor dos
}
napad-most-bullets = más balas que nadie
napad-memory-won = Vagones ganados
napad-memory-held = Vistas y en la mano
napad-memory-boxed = Fuera del juego
napad-memory-nothing = Todavía no se ha visto nada.
napad-counting = Se cuentan los vagones
# $rule (String): its id
napad-why-rule = Regla { $rule }
napad-why-not = ¿Por qué no?
