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
colt-lap = Lap { $lap } of { $laps }
colt-lap-standard = Cards face up
colt-lap-tunnel = Tunnel: cards face down
colt-lap-speedup = Full speed: two turns each
colt-lap-switch = Switch: anticlockwise
colt-event = At the end: { $event }
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

## The hand

colt-hand = Your hand
colt-draw = Draw three cards
colt-draw-short = Draw
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
colt-dead-card = It cannot be played
colt-keys = Keys: 1 to 9 play a card, D draws

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
colt-why-rule = Rule { $rule }
colt-close = Close

## Scenes

colt-skip = Skip to the end
colt-skip-short = Skip
colt-now-showing = What happened

## The end

colt-counting = The loot is counted
colt-count-purse-line = Purses
colt-count-jewel-line = Jewels
colt-count-strongbox-line = Strongboxes
colt-count-prize-line = Gunslinger
colt-count-total = Total
colt-winner = Winner
colt-graph = Money during the game
colt-graph-round = Round { $round }
colt-graph-table = Dollars at the end of each round
colt-graph-end = End
