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
# The same where bullets do not count
napad-wagon-plain = { $cargo }: værd { $value }
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
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: styrke { $strength } ({ $values })
napad-cell-empty = { $cargo }: ingen
napad-strongest = Stærkest
napad-tied = Uafgjort
napad-hand = Din hånd
napad-won = Dine vogne
napad-peek = Se på dine vogne
napad-hide = Skjul dine vogne
napad-no-won = Du har ikke vundet nogen vogn endnu.
napad-flip = Vend kortet
napad-flip-card = Vend: { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Send { $value } efter { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Meld pas
napad-pass-long = Meld pas: du sender ikke flere i denne runde
napad-hint = Send en bandit, eller meld pas.
napad-hint-first = Du begynder runden: send en bandit.
# $names (String): whose turn it is
napad-waiting-for = { $names }: sender en bandit eller melder pas
# $names (String): one or several gangs
napad-winners = { $names } slap af sted med byttet!
napad-keys-turn = Vend det valgte kort eller det under markøren, eller alle kort
napad-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, patroner: { $bullets }
napad-own-sum = Tilsammen: { $points }
napad-counts-basic = Værdierne af de vundne vogne lægges sammen.
napad-counts-harder = Sværere: en farve giver antallet af vogne gange den højeste værdi; flest patroner hæver den værdi med én.
napad-counts-twos = Flest vogne med værdien to giver ét point mere for hver.
napad-tip-send = Kortets øverste halvdel tæller: farven siger, hvilke vogne det går efter, og værdien, hvor stærkt. Tryk på den nederste halvdel for at vende kortet.
napad-tip-pass = Den stærkeste i en farve tager alle dens vogne og mister de kort, der blev spillet for dem. Alle andre kort kommer tilbage på hånden.
napad-tip-divide = Farverne deles én efter én. Er de stærkeste lige, bliver vognene til næste runde.
napad-winner = Vinder
napad-twos = { $count ->
    [one] Én vogn med værdien to
   *[other] { $count } vogne med værdien to
}
napad-most-bullets = flest patroner
napad-memory-won = Vundne vogne
napad-memory-held = Sete kort på hånden
napad-memory-boxed = Ude af spillet
napad-memory-nothing = Intet er set endnu.
napad-counting = Vognene tælles op
# $rule (String): its id
napad-why-rule = Regel { $rule }
napad-why-not = Hvorfor ikke?
