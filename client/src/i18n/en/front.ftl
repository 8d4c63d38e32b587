# The front page.

title-front = Folsom: rob the train, with friends and with bots
front-title = Rob the train.
front-subtitle = Plan in the open, watch it go wrong. Train-robbery board games for a quick round against bots or an evening with friends.
front-name = What shall we call you?
front-name-about = No account, no password. You can change it at any time.
front-play-now = Play now
front-with-friends = With friends
front-about-colt = Program your bandit, then watch every plan collide: run, climb, punch, shoot, and get away with the most money.
front-about-napad = A quick card game of bluff and strength: send your gang for gold, dynamite or money, and know when to stop.
# What a game will be played with. $seats (Number): how many seats   $level (String): what the bots are called
front-fine-print = { $seats } seats, bots: { $level }
front-rules = Rules
front-seats = Seats
front-level = Bots
front-mine = My tables
front-open = Open tables
front-watch = Watch
front-more = Learn the games
# $game (String): its title
front-learn = How to play { $game }
front-unofficial = Folsom is unofficial and belongs to no publisher. If you like these games, buy the printed ones.
front-about = About Folsom

# Rows of the lists of tables
# $count (Number): all tables of the list
row-all = Show all { $count }
row-your-turn = Your turn
row-go-on = Go on
row-look-back = Look back
row-join = Join
row-watch = Watch
# $free (Number): seats that nobody has
row-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
# $names (String): who sits there   $free (Number): seats that nobody has
row-with-free-seats = { $free ->
    [one] { $names } and one free seat
   *[other] { $names } and { $free } free seats
}
