# Italian. No native speaker has reviewed these sentences yet.
#
# The front page.

title-front = Folsom: rapina il treno, con gli amici e con gli automi
front-title = Rapina il treno.
front-subtitle = Pianifica sotto gli occhi di tutti e guarda come va storto. Giochi da tavolo di rapine ai treni: per una partita veloce contro gli automi o una serata con gli amici.
front-name = Come vuoi farti chiamare?
front-name-about = Nessun account, nessuna password. Puoi cambiarlo quando vuoi.
front-play-now = Gioca subito
front-with-friends = Con gli amici
front-about-colt = Programma il tuo bandito e guarda scontrarsi tutti i piani: corri, arrampicati, colpisci, spara e fuggi con più soldi degli altri.
front-about-napad = Un veloce gioco di carte, di bluff e di forza: manda la tua banda a prendere oro, dinamite o denaro e scopri quando è ora di fermarsi.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = Posti: { $seats }, automi: { $level }
front-rules = Regole
front-seats = Posti
front-level = Automi
front-mine = I miei tavoli
front-open = Tavoli aperti
front-watch = Guarda
front-more = Impara i giochi
# $game (String): its title
front-learn = Come si gioca a { $game }
front-unofficial = Folsom non è ufficiale e non appartiene ad alcun editore. Se questi giochi ti piacciono, compra quelli stampati.
front-about = Informazioni su Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Mostra tutti ({ $count })
row-your-turn = Tocca a te
row-go-on = Continua
row-look-back = Rivedi
row-join = Entra
row-watch = Guarda
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } e un posto libero
   *[other] { $names } e { $free } posti liberi
}
