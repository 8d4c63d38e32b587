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
# The same where bullets do not count
napad-wagon-plain = { $cargo }: worth { $value }
napad-no-wagons = { $cargo }: no wagon
napad-worth = Worth { $value }
napad-seats = The gangs
napad-you = you
napad-hand-size = Cards in hand: { $count }
napad-hideout-size = Cards in the hideout: { $count }
napad-box-size = Cards out of the game: { $count }
napad-won-size = Wagons won: { $count }
napad-passed = Passed
napad-first = Start marker
napad-turn = It is this gang's turn
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: strength { $strength } ({ $values })
napad-cell-empty = { $cargo }: nobody
napad-strongest = Strongest
napad-tied = Tied
napad-hand = Your hand
napad-won = Your wagons
napad-peek = Look at your wagons
napad-hide = Hide your wagons
napad-no-won = You have not won a wagon yet.
napad-flip = Turn the card
napad-flip-card = Turn { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Send { $value } for { $cargo }
napad-half = { $value } for { $cargo }
napad-pass = Pass
napad-pass-long = Pass: send nobody else in this round
napad-hint = Send a bandit, or pass.
napad-hint-first = You begin the round: send a bandit.
# $names (String): whose turn it is
napad-waiting-for = { $names }: sending a bandit or passing
# $names (String): one or several gangs
napad-winners = { $names } got away with it!
napad-keys-turn = Turn the card in focus or under the pointer, or all cards
napad-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, bullets: { $bullets }
napad-own-sum = Together: { $points }
napad-counts-basic = The values of the wagons won are added up.
napad-counts-harder = Harder: a colour is worth its number of wagons times the highest value; most bullets raise that value by one.
napad-counts-twos = Most wagons of value two earn one more point each.
napad-tip-send = The upper half of a card counts: its colour says for which wagons, its value how strongly. Tap the lower half to turn the card.
napad-tip-pass = Whoever is strongest in a colour takes all its wagons, and loses the cards played for them. All other cards come back to hand.
napad-tip-divide = The colours are divided one after the other. Where the strongest are level, the wagons stay for the next round.
napad-winner = Winner
napad-twos = { $count ->
    [one] One wagon of value two
   *[other] { $count } wagons of value two
}
napad-most-bullets = most bullets
napad-memory-won = Wagons won
napad-memory-held = Seen, and in hand
napad-memory-boxed = Out of the game
napad-memory-nothing = Nothing has been seen yet.
napad-counting = The wagons are counted
# $rule (String): its id
napad-why-rule = Rule { $rule }
napad-why-not = Why not?
