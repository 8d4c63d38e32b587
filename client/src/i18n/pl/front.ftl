# Polish. No native speaker has reviewed these sentences yet.
#
# The front page.

title-front = Folsom: napadnij na pociąg, ze znajomymi i z botami
front-title = Napadnij na pociąg.
front-subtitle = Planuj na oczach wszystkich i patrz, jak plan się sypie. Gry planszowe o napadach na pociągi: na szybką partię z botami albo na wieczór ze znajomymi.
front-name = Jak mamy się do ciebie zwracać?
front-name-about = Bez konta, bez hasła. Możesz to zmienić w każdej chwili.
front-play-now = Zagraj teraz
front-with-friends = Ze znajomymi
front-about-colt = Zaprogramuj swojego bandytę i patrz, jak zderzają się wszystkie plany: biegaj, wspinaj się, bij, strzelaj i ucieknij z największym łupem.
front-about-napad = Szybka gra karciana o blefie i sile: poślij bandę po złoto, dynamit albo pieniądze i wiedz, kiedy przestać.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = Miejsc: { $seats }, boty: { $level }
front-rules = Zasady
front-seats = Miejsca
front-level = Boty
front-mine = Moje stoły
front-open = Otwarte stoły
front-watch = Oglądaj
front-more = Poznaj gry
# $game (String): its title
front-learn = Jak grać w { $game }
front-unofficial = Folsom jest nieoficjalny i nie należy do żadnego wydawcy. Jeśli te gry ci się podobają, kup drukowane.
front-about = O Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Pokaż wszystkie ({ $count })
row-your-turn = Twoja kolej
row-go-on = Graj dalej
row-look-back = Obejrzyj
row-join = Dołącz
row-watch = Oglądaj
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } i jedno wolne miejsce
    [few] { $names } i { $free } wolne miejsca
   *[many] { $names } i { $free } wolnych miejsc
}
