# Romanian. No native speaker has reviewed these sentences yet.
#
# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = Trenul
napad-locomotive = Locomotiva
napad-gold = Aur
napad-dynamite = Dinamită
napad-money = Bani
napad-round = Runda { $round } din 6
napad-treasury = Vagoane care mai vin: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: valoare { $value }, { $bullets ->
    [one] un glonț
    [few] { $bullets } gloanțe
   *[other] { $bullets } de gloanțe
}
# The same where bullets do not count
napad-wagon-plain = { $cargo }: valoare { $value }
napad-no-wagons = { $cargo }: niciun vagon
napad-worth = Valoare { $value }
napad-seats = Bandele
napad-you = tu
napad-hand-size = Cărți în mână: { $count }
napad-hideout-size = Cărți în ascunzătoare: { $count }
napad-box-size = Cărți scoase din joc: { $count }
napad-won-size = Vagoane câștigate: { $count }
napad-passed = A pasat
napad-first = Marcajul de start
napad-turn = E rândul acestei bande
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: putere { $strength } ({ $values })
napad-cell-empty = { $cargo }: nimeni
napad-strongest = Cea mai puternică
napad-tied = Egalitate
napad-hand = Mâna ta
napad-won = Vagoanele tale
napad-peek = Privește-ți vagoanele
napad-hide = Ascunde-ți vagoanele
napad-no-won = Încă nu ai câștigat niciun vagon.
napad-flip = Întoarce cartea
napad-flip-card = Întoarce: { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Trimite { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasează
napad-pass-long = Pasează: nu mai trimiți pe nimeni în această rundă
napad-hint = Trimite un bandit sau pasează.
napad-hint-first = Tu începi runda: trimite un bandit.
# $names (String): whose turn it is
napad-waiting-for = { $names }: un bandit sau pas
# $names (String): one or several gangs
napad-winners = Prada pleacă cu: { $names }!
napad-keys-turn = Întoarce cartea aleasă sau cea de sub cursor, ori toate cărțile
napad-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, gloanțe: { $bullets }
napad-own-sum = Împreună: { $points }
napad-counts-basic = Se adună valorile vagoanelor câștigate.
napad-counts-harder = Mai greu: o culoare valorează numărul vagoanelor ei înmulțit cu cea mai mare valoare; cele mai multe gloanțe urcă valoarea aceasta cu unu.
napad-counts-twos = Cine are cele mai multe vagoane de valoare doi mai primește câte un punct pentru fiecare.
napad-tip-send = Contează jumătatea de sus a cărții: culoarea ei spune după ce vagoane, valoarea ei cât de puternic. Atinge jumătatea de jos ca să întorci cartea.
napad-tip-pass = Cine e cel mai puternic la o culoare îi ia toate vagoanele și pierde cărțile jucate pentru ele. Toate celelalte se întorc în mână.
napad-tip-divide = Culorile se împart una după alta. Unde cei mai puternici sunt la egalitate, vagoanele rămân pentru runda următoare.
napad-winner = Câștigător
napad-twos = { $count ->
    [one] Un vagon de valoare doi
    [few] { $count } vagoane de valoare doi
   *[other] { $count } de vagoane de valoare doi
}
napad-most-bullets = cele mai multe gloanțe
napad-memory-won = Vagoane câștigate
napad-memory-held = Văzute și în mână
napad-memory-boxed = Scoase din joc
napad-memory-nothing = Încă nu s-a văzut nimic.
napad-counting = Se numără vagoanele
# $rule (String): its id
napad-why-rule = Regula { $rule }
napad-why-not = De ce nu?
