# The waiting room.

# $game (String): its title
room = { $game }: who is in?
seats = Seats
room-fill = Fill with bots
room-hot-seat = You have several seats: the page covers itself between them, so that one device can go around.
room-start = Start
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] One seat is free: wait for somebody, or take a bot.
   *[other] { $free } seats are free: wait for people, or take bots.
}
# $name (String): the table's owner
room-waits-owner = { $name } starts the game.
room-close = Close the table
room-share = Bring the others
room-link = Link to this table
room-new-link = Make a new link

seat-free = Free
seat-any = Chance decides
# $number (Number): counted from 1
seat-number-label = Seat { $number }
seat-sit = Sit down
seat-sit-too = Sit here too
seat-stand = Stand up
seat-bot = Bot
seat-remove = Empty
seat-choose = Choose
seat-resigned = gave up
seat-away = away
seat-owing = is to answer
somebody = Somebody

pick-colt = Who do you play?
pick-napad = Which gang is yours?
pick-taken = already taken
power-ghost = May lay the first card of each round face down.
power-doc = Draws seven cards a round instead of six.
power-django = Whoever he shoots is hurled one car on.
power-tuco = Shoots through the roof, up and down.
power-cheyenne = Snatches the purse of whoever she punches.
power-belle = Is nobody's target while there is another.

options = The rules of this table
options-clock = Clock
clock-none = No clock
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } minutes and { $increment } seconds a move
# $days (Number): for every answer
clock-days = { $days ->
    [one] One day for every answer
   *[other] { $days } days for every answer
}
options-public = Open table
options-public-about = Everybody sees it on the front page; talk is in quick phrases only.
options-watch = Others may watch
options-watch-about = They see what no seat keeps secret.
options-memory-aid = Memory aid
options-memory-aid-about = The page shows public things worth remembering: cards shown, bullets given.
options-group-both = In both rulebooks
options-group-first = First edition
options-group-revised = Revised edition
options-group-open = Where the rulebooks leave it open
options-group-set-up = Set-up

ruleset-about-colt-first = Three to six bandits, powers and events, and a station at the end.
ruleset-about-colt-first-expert = Discard piles instead of a shuffle each round; cards may be kept, bullets thrown away.
ruleset-about-colt-first-duel = Two seats with two bandits each, by the rules for experts, without a Gunslinger.
ruleset-about-colt-revised-basic = The first game of the revised edition: five ordinary rounds, no powers, no events.
ruleset-about-colt-revised = Three to six bandits, powers and events, and a station at the end.
ruleset-about-colt-revised-expert = Discard piles instead of a shuffle each round; any card may be kept, bullets too.
ruleset-about-colt-revised-teams = Two or three seats with two bandits each: an opening pick, and covering fire.
ruleset-about-napad = Six robberies; the values of the wagons won are added up.
ruleset-about-napad-harder = A colour scores number times highest value, and bullets raise it.
ruleset-about-napad-harder-twos = As the harder one, with a bonus for most wagons of value two.

option-expert = Expert
option-about-expert = Discard piles instead of a shuffle each round, and cards may be kept.
option-powers = Powers
option-about-powers = Every bandit has a power of its own.
option-events = Events
option-about-events = A round may end with an event.
option-station = Station
option-about-station = The last round is a station, after four ordinary ones; without it there are five ordinary rounds.
option-gunslinger = Gunslinger
option-about-gunslinger = Whoever fired most bullets wins $1,000.
option-shed-bullets = Throw bullets away
option-about-shed-bullets = Experts may lay down the bullets in their hands.
option-shortage-clears = Short bullets are lost
option-about-shortage-clears = When neutral bullets do not suffice for all who are hit, those left leave the game.
option-revenge-drops = Revenge drops the purse
option-about-revenge-drops = A purse lost to the Marshal's revenge falls on the roof instead of leaving the game.
option-opening-pick = Opening pick
option-about-opening-pick = Before each deal every seat picks one card of its deck.
option-covering-fire = Covering fire
option-about-covering-fire = A Shoot may bring a card of the other bandit with it.
option-purse-pick = What a Robbery takes
option-about-purse-pick = A kind of loot, and of purses any one; or a token chosen among all that lie there.
option-value-random = a kind
option-value-strict-RE = any token
option-pick-before-reveal = Pick before the round is known
option-about-pick-before-reveal = The opening pick is made before the Round card is turned up.
option-friendly-shots-count = Shots at a team-mate count
option-about-friendly-shots-count = They count for the Gunslinger.
option-tiebreak = Which bullets break a tie
option-about-tiebreak = All; or, by the letter of the first edition, those of other bandits only.
option-value-all = all
option-value-literal-FE = of bandits
option-facedown-shows-bandit = Hidden cards show their bandit
option-about-facedown-shows-bandit = A face-down card of a team shows which bandit it belongs to.
option-discards-open = Open discard piles
option-about-discards-open = Everybody may look through the discard piles.
option-harder = Harder scoring
option-about-harder = A colour scores number times highest value, and bullets raise it.
option-twos = Bonus for twos
option-about-twos = Most wagons of value two earn a bonus.

choice-first = Who begins
choice-about-first = The first player; else one is drawn.
choice-cars = Cars
choice-about-cars = Cars behind the Locomotive, from the front, as words: car_3p, car_1p1j, any. Left empty, all by chance.
choice-formation = Formation
choice-about-formation = Teams: the bandits that start in the rear car, or "random". Left empty, every seat is asked.
choice-marshal-cards = Marshal cards
choice-about-marshal-cards = Teams: the bandits whose Marshal card stays in the deck. Left empty, by chance.
