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
# The same where bullets do not count
napad-wagon-plain = { $cargo }: vale { $value }
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
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: forza { $strength } ({ $values })
napad-cell-empty = { $cargo }: nessuno
napad-strongest = La più forte
napad-tied = Pari
napad-hand = La tua mano
napad-won = I tuoi vagoni
napad-peek = Guarda i tuoi vagoni
napad-hide = Nascondi i tuoi vagoni
napad-no-won = Non hai ancora vinto alcun vagone.
napad-flip = Gira la carta
napad-flip-card = Gira: { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Manda { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Passa
napad-pass-long = Passa: in questo round non mandi più nessuno
napad-hint = Manda un bandito o passa.
napad-hint-first = Cominci tu il round: manda un bandito.
# $names (String): whose turn it is
napad-waiting-for = { $names }: un bandito, o passare
# $names (String): one or several gangs
napad-winners = Il bottino va a: { $names }!
napad-keys-turn = Gira la carta scelta o quella sotto il puntatore, oppure tutte
napad-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, proiettili: { $bullets }
napad-own-sum = Insieme: { $points }
napad-counts-basic = Si sommano i valori dei vagoni vinti.
napad-counts-harder = Più difficile: un colore vale il numero dei suoi vagoni per il valore più alto; chi ha più proiettili alza quel valore di uno.
napad-counts-twos = Chi ha più vagoni di valore due guadagna un punto in più per ciascuno.
napad-tip-send = Conta la metà superiore della carta: il colore dice per quali vagoni, il valore con quanta forza. Tocca la metà inferiore per girarla.
napad-tip-pass = Chi è più forte in un colore ne prende tutti i vagoni e perde le carte giocate per averli. Tutte le altre tornano in mano.
napad-tip-divide = I colori si spartiscono uno dopo l'altro. Dove i più forti sono pari, i vagoni restano per il prossimo round.
napad-winner = Vince
napad-twos = { $count ->
    [one] Un vagone di valore due
   *[other] { $count } vagoni di valore due
}
napad-most-bullets = più proiettili di tutti
napad-memory-won = Vagoni vinti
napad-memory-held = Viste e in mano
napad-memory-boxed = Fuori dal gioco
napad-memory-nothing = Non si è ancora visto niente.
napad-counting = Si contano i vagoni
# $rule (String): its id
napad-why-rule = Regola { $rule }
napad-why-not = Perché no?
