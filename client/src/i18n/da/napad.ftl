# Danish. No native speaker has reviewed these sentences yet.
#
# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = Toget
napad-locomotive = Lokomotiv
napad-gold = Guld
napad-dynamite = Dynamit
napad-money = Penge
napad-round = Runde { $round } af 6
napad-treasury = Vogne, der stadig kommer: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: værd { $value }, { $bullets ->
    [one] én patron
   *[other] { $bullets } patroner
}
napad-no-wagons = { $cargo }: ingen vogn
napad-worth = Værd { $value }
napad-seats = Banderne
napad-you = dig
napad-hand-size = Kort på hånden: { $count }
napad-hideout-size = Kort i skjulestedet: { $count }
napad-box-size = Kort ude af spillet: { $count }
napad-won-size = Vundne vogne: { $count }
napad-passed = Har meldt pas
napad-first = Startspillerens mærke
napad-turn = Det er denne bandes tur
napad-strength = { $cargo }: styrke { $strength }
napad-strongest = Stærkest
napad-tied = Uafgjort
napad-played = Spillede kort: { $cargo }
napad-nothing-played = Intet spillet
napad-hand = Din hånd
napad-won = Dine vogne
napad-peek = Se på dine vogne
napad-hide = Skjul dine vogne
napad-no-won = Du har ikke vundet nogen vogn endnu.
napad-flip = Vend kortet
napad-flip-card = Vend: { $card }
napad-send = Afsted
# $value and $cargo: the half that lies on top
napad-send-card = Send { $value } efter { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Meld pas
napad-pass-long = Meld pas: du sender ikke flere i denne runde
napad-hint = Send en bandit: den øverste halvdel tæller. Vend et kort for at bruge den anden halvdel.
napad-keys = Taster: 1 til 9 sender et kort, F vender det valgte, P melder pas
napad-skip = Spring over
napad-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
napad-winner = Vinder
napad-counting = Vognene tælles op
napad-why-not = Hvorfor ikke?
napad-close = Luk
