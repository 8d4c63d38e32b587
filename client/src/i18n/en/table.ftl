# At the table.

title-table = At the table - Folsom
title-turn = Your turn! - Folsom
# $status (String): where the game stands, a sentence
table-heading = The table. { $status }
table-closed = This table was closed before anybody played.
board = The table in words

standing-lost = The connection is lost. It comes back by itself.
standing-back = The connection is back.
standing-now = Try now
standing-refused = This table lets you in no further: perhaps its link has changed.

status-loading = One moment.
status-mine = It is your turn.
status-paused = The game is paused.
status-scene = Watch what happens.
status-over = The game is over.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = choosing who starts in the rear car
doing-pick = picking an opening card
doing-plan = planning the next card
doing-cover = thinking about covering fire
doing-keep = choosing which cards to keep
doing-move = choosing where to go
doing-marshal = choosing where the Marshal goes
doing-shoot = choosing whom to shoot
doing-rob = choosing what to take
doing-punch = choosing whom to punch
doing-drop = choosing what is dropped
doing-take = choosing whether to take the purse
doing-knock = choosing where the victim lands
doing-pickpocket = choosing whether to pick a pocket
doing-send = sending a bandit or passing
doing-other = thinking

# Questions. $bandit (String): whose doing it is
ask-place = Who starts in the rear car?
ask-pick = Pick one card to have in hand for certain.
ask-plan = { $bandit }: plan a card, or draw.
ask-cover = Give covering fire with another card?
ask-keep = Which cards go to the discard pile? The rest stay in your hand.
ask-move = Where does { $bandit } go?
ask-marshal = Where does the Marshal go?
ask-shoot = Whom does { $bandit } shoot?
ask-rob = What does { $bandit } take?
ask-punch = Whom does { $bandit } punch?
ask-drop = What does the victim drop?
ask-take = Does { $bandit } take the purse that falls?
ask-knock = Into which car does the victim tumble?
ask-pickpocket = Does { $bandit } take a purse from here?
ask-send = Send a bandit, or pass.
ask-other = What do you do?
answers = Answers
# $card (String): its name
answer-face-down = { $card }, face down
# $card (String): its name
answer-discard = Discard: { $card }
answer-draw = Draw cards
answer-done = Done
answer-no-cover = No covering fire
answer-take = Take it
answer-leave = Leave it
answer-pass = Pass
answer-purse = Purse
answer-jewel = Jewel
answer-strongbox = Strongbox
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Locomotive
   *[other] Car { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Gold { $value }
    [R] Dynamite { $value }
   *[G] Money { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: sure?
why-not = Why not something else?
# $rule (String): its number
rule = Rule { $rule }

scene-pause = Hold the scene
scene-go-on = Go on with the scene
scene-skip = Skip to now
take-back = Take back
tools = Tools of the table
beside = Log and talk
hint = Hint
hint-understood = Got it
hint-never = No more hints
keys-title = Keys
keys-answer = The card, place or answer of that number
keys-draw = Draw
keys-face = Next card face up, or face down
keys-hold = Hold fire
keys-keep = Keep the rest
keys-tab = From one thing to the next; Enter chooses it
log = Log
memory = Memory
log-empty = Nothing has happened yet.
log-earlier = Show what was before
# $moment (Number): counted from the deal
log-replay = Replay moment { $moment }
chat = Talk
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-write = Say something
chat-send = Say
chat-mute = Do not hear at this table
chat-block = Block everywhere
chat-report = Report
chat-report-what = What is wrong?
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-one = Nice one!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-ouch = Ouch!
phrase-thinking = Let me think.
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!

# Agreements. $name (String): who proposes
proposal-pause = { $name } proposes to pause.
proposal-resume = { $name } proposes to go on.
proposal-rematch = { $name } proposes to play again.
proposal-take-back = { $name } asks to take a move back.
agree = Agree
disagree = Disagree
withdraw = Withdraw it
# $names (String): those who have not said yet
agreement-awaits = Waiting for { $names }.
# $name (String): who is missing
ballot = { $name } is missing. What now?
vote-wait = Wait longer
vote-level = Level of the bot
vote-bot = A bot plays on
vote-end = End the game

menu = Table menu
menu-pause = Pause
menu-resume = Go on
menu-leave = Leave
menu-rejoin = I am back
menu-resign = Give up
menu-resign-sure = Give up for good? A bot plays your seat to the end.
menu-share = Link to this table
menu-fingerprint = Fingerprint of the shuffle:

# $bandit (String): whose turn it is
hand-over = Pass the device: it is { $bandit }'s turn.
hand-over-about = The table is covered, so that nobody sees another's hand.
# $bandit (String): whose turn it is
hand-over-ready = I am { $bandit }

# $time (String): minutes and seconds
clock-left = { $time } left

# The end
ended-you-won = You won!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] { $names } won!
   *[other] { $names } won together!
}
ended-resigned = The game was given up.
ended-voted = The table ended the game.
ended-other = The game has ended.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-rematch = Play again
end-to-rematch = To the next game
end-replay = Watch it again
end-file = Game file
end-home = Front page
end-honest = The shuffle was honest: its key fits the fingerprint shown at the start.
end-dishonest = Beware: the key of the shuffle does not fit the fingerprint shown at the start.
