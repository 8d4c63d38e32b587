# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "car 2".

## The train, described

colt-train = The train
colt-place-inside = { $car }, inside
colt-place-roof = { $car }, roof
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: empty
colt-count-purses = { $count ->
    [one] a purse
   *[other] { $count } purses
}
colt-count-jewels = { $count ->
    [one] a jewel
   *[other] { $count } jewels
}
colt-count-strongboxes = { $count ->
    [one] a strongbox
   *[other] { $count } strongboxes
}
colt-beside = Beside the train: the second strongbox
colt-marshal = Marshal
colt-neutral = Neutral bullets: { $count }

## The round

colt-round = Round { $round } of 5
colt-lap-standard = Cards face up
colt-lap-tunnel = Tunnel: cards face down
colt-lap-speedup = Full speed: two turns each
colt-lap-switch = Switch: anticlockwise
colt-phase-placing = Formation
colt-phase-picking = Opening pick
colt-phase-keeping = Cards for the next round
colt-phase-stealing = The plan is carried out
colt-phase-event = The round ends
colt-event-none = Nothing at the end
colt-event-angry-marshal = Angry Marshal
colt-event-swivel-arm = Swivel arm
colt-event-braking = Braking
colt-event-take-it-all = Second strongbox
colt-event-rebellion = Rebellion
colt-event-pickpocketing = Pickpocketing
colt-event-revenge = Marshal's revenge
colt-event-hostage = Hostage
colt-event-unknown = Not turned up yet

## The common pile

colt-pile = The plan
colt-pile-empty = No card has been played yet.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, done
colt-pile-now = { $number }. { $bandit }: { $card }, now
colt-card-hidden = a hidden card

## Seats

colt-seats = The gang
colt-you = you
colt-hand-size = Cards in hand: { $count }
colt-deck-size = Cards in the deck: { $count }
colt-discard-size = Cards discarded: { $count }
colt-bullets = Bullets taken: { $count }
colt-magazine = Bullets left to fire: { $count }
colt-purse-value = A purse of { $value }
colt-purse-hidden = Purses: { $count }
colt-jewels = Jewels: { $count }
colt-strongboxes = Strongboxes: { $count }
colt-first = First Player
colt-asked = It is this seat's turn

## Memory aid

colt-memory-shown = Cards of this round
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] and one hidden
   *[other] and { $count } hidden
}
colt-memory-given = Bullets given
# $count (Number): all that a bandit has fired
colt-memory-fired = { $count } fired
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $count } at { $name }
colt-memory-nothing = Nobody has fired yet.

## The hand

colt-hand = Your hand
colt-draw = Draw three cards
colt-done = Keep the rest
colt-face-up = Face up
colt-face-down = Face down
colt-face-choice = How the next card is played
colt-hint-plan = Play a card, or draw three.
colt-hint-tunnel = In the tunnel every card goes face down.
colt-hint-ghost = Your first card may go face down: nobody will see it until it is carried out.
colt-hint-cover = Covering fire! Play one more card, or hold your fire.
colt-hint-keep = Discard what you do not want to keep for the next round.
colt-hint-pick = Choose the card that you want in your hand for certain.
colt-hint-place = Which of your bandits boards the last car?
colt-hold-fire = Hold fire
colt-picked = Picked: { $card }
colt-discarding = Will be discarded: { $count }
colt-discard-card = Discard { $card }

## Choices on the train

colt-ask-move = Where does { $bandit } go?
colt-ask-marshal = Where does the Marshal go?
colt-ask-knock = Where does the blow send { $victim }?
colt-ask-shoot = Whom does { $bandit } shoot?
colt-ask-punch = Whom does { $bandit } punch?
colt-ask-rob = What does { $bandit } take?
colt-ask-drop = What does { $victim } lose?
colt-ask-take = { $bandit } may take the purse that falls.
colt-ask-pickpocket = { $bandit } is alone with a purse. Take it?
colt-moment-place = Formation
colt-moment-pick = Opening pick
colt-moment-cover = Covering fire
colt-moment-keep = Before the next round
colt-moment-pickpocket = Pickpocketing
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Locomotive
   *[other] Car { $number }
}
colt-ask-unknown = Choose:
colt-choose-place = Go to { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = a purse
colt-choose-jewel = a jewel
colt-choose-strongbox = a strongbox
colt-choose-take = Take it
colt-choose-leave = Let it lie
# $names (String): one or several seats, as their people are called
colt-waiting-for = Waiting for { $names }
colt-why-not = Why not?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Rule { $rule } · { $edition }
colt-close = Close

## Hints for a first game

colt-tip-plan = Planning: everybody in turn adds one card to the plan, or draws. Nothing happens yet. Later the cards are carried out in exactly this order, whatever has changed by then.
colt-tip-stealing = Now the plan is carried out, card by card. When a card of yours comes up and there is a choice, you are asked.
colt-tip-move = Your Move comes up. Inside you go one car on; on the roofs up to three. Tap a lit place.
colt-tip-marshal = You move the Marshal by one car. Whoever meets him takes a neutral bullet and flees to the roof.
colt-tip-shoot = Each shot puts a dead card into the deck of whoever is hit. In most games whoever fires most wins $1,000 at the end.
colt-tip-rob = A purse hides $250 to $500, a jewel is worth $500, a strongbox $1,000.
colt-tip-punch = A punch makes somebody drop loot and tumble into the next car.
colt-tip-drop = You choose what falls. It lies where the other stood: come back for it.
colt-tip-pick = One card of your choice will be in your hand for certain; the others are drawn.
colt-tip-place = One of your two bandits starts in the last car, the other in the car before it.
colt-tip-cover = After a Shoot you may lay a card of your other bandit at once.
colt-tip-keep = What you discard comes back later; what you keep is in your hand next round.

## Scenes


## The end

colt-counting = The loot is counted
colt-count-purse-line = Purses
colt-count-jewel-line = Jewels
colt-count-strongbox-line = Strongboxes
colt-count-prize-line = Gunslinger
colt-winner = Winner
colt-graph = Money during the game
colt-graph-round = Round { $round }
colt-graph-table = Dollars at the end of each round
