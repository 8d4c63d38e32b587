# Romanian. No native speaker has reviewed these sentences yet.
#
# The front page.

title-front = Folsom: jefuiește trenul, cu prietenii și cu roboții
front-title = Jefuiește trenul.
front-subtitle = Plănuiește la vedere și privește cum se duce totul de râpă. Jocuri de societate despre jafuri de trenuri, pentru o partidă scurtă cu roboții sau o seară cu prietenii.
front-name = Cum să îți spunem?
front-name-about = Fără cont, fără parolă. Poți schimba numele oricând.
front-play-now = Joacă acum
front-with-friends = Cu prietenii
front-about-colt = Programează-ți banditul și privește cum se ciocnesc toate planurile: aleargă, cațără-te, lovește, trage și scapă cu cei mai mulți bani.
front-about-napad = Un joc rapid de cărți, cu cacealmale și putere: trimite banda după aur, dinamită sau bani și află când e momentul să te oprești.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = Locuri: { $seats }, roboți: { $level }
front-rules = Reguli
front-seats = Locuri
front-level = Roboți
front-mine = Mesele mele
front-open = Mese deschise
front-watch = Privește
front-more = Învață jocurile
# $game (String): its title
front-learn = Cum se joacă { $game }
front-unofficial = Folsom este neoficial și nu aparține niciunei edituri. Dacă îți plac aceste jocuri, cumpără-le tipărite.
front-about = Despre Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Arată toate { $count }
row-your-turn = E rândul tău
row-go-on = Continuă
row-look-back = Revezi
row-join = Intră
row-watch = Privește
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] un loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } și un loc liber
    [few] { $names } și { $free } locuri libere
   *[other] { $names } și { $free } de locuri libere
}
