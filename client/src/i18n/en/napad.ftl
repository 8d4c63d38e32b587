# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = The train
napad-locomotive = Locomotive
napad-gold = Gold
napad-dynamite = Dynamite
napad-money = Money
napad-round = Round { $round } of 6
napad-treasury = Wagons still to come: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: worth { $value }, { $bullets ->
    [one] one bullet
   *[other] { $bullets } bullets
}
napad-no-wagons = { $cargo }: no wagon
napad-worth = Worth { $value }
napad-seats = The gangs
napad-you = you
napad-hand-size = Cards in hand: { $count }
napad-hideout-size = Cards in the hideout: { $count }
napad-box-size = Cards out of the game: { $count }
napad-won-size = Wagons won: { $count }
napad-passed = Has passed
napad-first = Start marker
napad-turn = It is this gang's turn
napad-strength = { $cargo }: strength { $strength }
napad-strongest = Strongest
napad-tied = Tied
napad-played = Cards played on { $cargo }
napad-nothing-played = Nothing played
napad-hand = Your hand
napad-won = Your wagons
napad-peek = Look at your wagons
napad-hide = Hide your wagons
napad-no-won = You have not won a wagon yet.
napad-flip = Turn the card
napad-flip-card = Turn { $card }
napad-send = Send
# $value and $cargo: the half that lies on top
napad-send-card = Send { $value } for { $cargo }
napad-half = { $value } for { $cargo }
napad-pass = Pass
napad-pass-long = Pass: send nobody else in this round
napad-hint = Send a bandit: the upper half counts. Turn a card to use its other half.
napad-keys = Keys: 1 to 9 send a card, F turns the one in focus, P passes
napad-skip = Skip
napad-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
napad-winner = Winner
napad-counting = The wagons are counted
napad-why-not = Why not?
napad-close = Close
