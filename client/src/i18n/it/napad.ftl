# Italian. No native speaker has reviewed these sentences yet.
#
# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = Il treno
napad-locomotive = Locomotiva
napad-gold = Oro
napad-dynamite = Dinamite
napad-money = Denaro
napad-round = Round { $round } di 6
napad-treasury = Vagoni ancora da arrivare: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: vale { $value }, { $bullets ->
    [one] un proiettile
   *[other] { $bullets } proiettili
}
napad-no-wagons = { $cargo }: nessun vagone
napad-worth = Vale { $value }
napad-seats = Le bande
napad-you = tu
napad-hand-size = Carte in mano: { $count }
napad-hideout-size = Carte nel covo: { $count }
napad-box-size = Carte fuori dal gioco: { $count }
napad-won-size = Vagoni vinti: { $count }
napad-passed = Ha passato
napad-first = Segnalino iniziale
napad-turn = Tocca a questa banda
napad-strength = { $cargo }: forza { $strength }
napad-strongest = La più forte
napad-tied = Pari
napad-played = Carte giocate: { $cargo }
napad-nothing-played = Niente di giocato
napad-hand = La tua mano
napad-won = I tuoi vagoni
napad-peek = Guarda i tuoi vagoni
napad-hide = Nascondi i tuoi vagoni
napad-no-won = Non hai ancora vinto alcun vagone.
napad-flip = Gira la carta
napad-flip-card = Gira: { $card }
napad-send = Manda
# $value and $cargo: the half that lies on top
napad-send-card = Manda { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Passa
napad-pass-long = Passa: in questo round non mandi più nessuno
napad-hint = Manda un bandito: conta la metà superiore. Gira una carta per usare l'altra metà.
napad-keys = Tasti: da 1 a 9 mandano una carta, F gira quella scelta, P passa
napad-skip = Salta
napad-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
napad-winner = Vince
napad-counting = Si contano i vagoni
napad-why-not = Perché no?
napad-close = Chiudi
