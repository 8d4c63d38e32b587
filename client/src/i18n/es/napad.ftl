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
napad-strength = { $cargo }: fuerza { $strength }
napad-strongest = La más fuerte
napad-tied = Empate
napad-played = Cartas jugadas: { $cargo }
napad-nothing-played = Nada jugado
napad-hand = Tu mano
napad-won = Tus vagones
napad-peek = Mirar tus vagones
napad-hide = Ocultar tus vagones
napad-no-won = Todavía no has ganado ningún vagón.
napad-flip = Girar la carta
napad-flip-card = Girar: { $card }
napad-send = Enviar
# $value and $cargo: the half that lies on top
napad-send-card = Enviar { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasar
napad-pass-long = Pasar: no envías a nadie más en esta ronda
napad-hint = Envía a un bandido: cuenta la mitad de arriba. Gira una carta para usar la otra mitad.
napad-keys = Teclas: de 1 a 9 envían una carta, F gira la elegida, P pasa
napad-skip = Saltar
napad-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
napad-winner = Gana
napad-counting = Se cuentan los vagones
napad-why-not = ¿Por qué no?
napad-close = Cerrar
