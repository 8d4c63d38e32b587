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
napad-strength = { $cargo }: putere { $strength }
napad-strongest = Cea mai puternică
napad-tied = Egalitate
napad-played = Cărți jucate: { $cargo }
napad-nothing-played = Nimic jucat
napad-hand = Mâna ta
napad-won = Vagoanele tale
napad-peek = Privește-ți vagoanele
napad-hide = Ascunde-ți vagoanele
napad-no-won = Încă nu ai câștigat niciun vagon.
napad-flip = Întoarce cartea
napad-flip-card = Întoarce: { $card }
napad-send = Trimite
# $value and $cargo: the half that lies on top
napad-send-card = Trimite { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasează
napad-pass-long = Pasează: nu mai trimiți pe nimeni în această rundă
napad-hint = Trimite un bandit: contează jumătatea de sus. Întoarce o carte ca să îi folosești cealaltă jumătate.
napad-keys = Taste: 1 la 9 trimit o carte, F o întoarce pe cea aleasă, P pasează
napad-skip = Sari
napad-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
napad-winner = Câștigător
napad-counting = Se numără vagoanele
napad-why-not = De ce nu?
napad-close = Închide
