# Danish. No native speaker has reviewed these sentences yet.
#
# The front page.

title-front = Folsom: røv toget, med venner og med robotter
front-title = Røv toget.
front-subtitle = Læg planer for åbent tæppe, og se dem gå i vasken. Brætspil om togrøverier: til en hurtig omgang mod robotter eller en aften med vennerne.
front-name = Hvad skal vi kalde dig?
front-name-about = Ingen konto, ingen adgangskode. Du kan altid ændre det.
front-play-now = Spil nu
front-with-friends = Med venner
front-about-colt = Programmér din bandit, og se alle planer støde sammen: løb, klatr, slå, skyd, og slip væk med flest penge.
front-about-napad = Et hurtigt kortspil om bluff og styrke: send din bande efter guld, dynamit eller penge, og vid, hvornår du skal holde op.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = Pladser: { $seats }, robotter: { $level }
front-rules = Regler
front-seats = Pladser
front-level = Robotter
front-mine = Mine borde
front-open = Åbne borde
front-watch = Se med
front-more = Lær spillene
# $game (String): its title
front-learn = Sådan spilles { $game }
front-unofficial = Folsom er uofficielt og tilhører intet forlag. Hvis du kan lide disse spil, så køb de trykte.
front-about = Om Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Vis alle { $count }
row-your-turn = Din tur
row-go-on = Fortsæt
row-look-back = Se tilbage
row-join = Vær med
row-watch = Se med
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] én ledig plads
   *[other] { $free } ledige pladser
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } og én ledig plads
   *[other] { $names } og { $free } ledige pladser
}
