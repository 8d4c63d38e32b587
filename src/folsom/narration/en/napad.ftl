# English sentences of To jest napad!: one message for every kind of event, in the past tense.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. A seat is "You" to who sits there, "-middle" within a sentence.

## Names

gang-cowboys = The cowboys
    .middle = the cowboys
gang-mexicans = The Mexicans
    .middle = the Mexicans
gang-deserters = The deserters
    .middle = the deserters
gang-indians = The Indians
    .middle = the Indians

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
})
cargo-Y = gold
cargo-R = dynamite
cargo-G = money

## Set-up and rounds

treasury-stacked = Three stacks of { $wagons } wagons were shuffled: gold, dynamite and money.
gang-hid = { $seat } hid in the hills.
marker-passed = The start marker went to { $seat-middle }.
wagons-coupled = Round { $round } brought new wagons: { $wagons }.
sent = { $colour ->
    [Y] { $seat } went for the gold with { $value }.
    [R] { $seat } went for the dynamite with { $value }.
   *[G] { $seat } went for the money with { $value }.
}
passed = { $rule ->
    [R15] { $seat } had nobody left to send.
   *[other] { $seat } sent nobody else.
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat } took the gold with a strength of { $strength }: { $wagons }.
    [R] { $seat } took the dynamite with a strength of { $strength }: { $wagons }.
   *[G] { $seat } took the money with a strength of { $strength }: { $wagons }.
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] { $tied } were equally strong, and the gold rolled on.
        [R] { $tied } were equally strong, and the dynamite rolled on.
       *[G] { $tied } were equally strong, and the money rolled on.
    }
   *[other] { $colour ->
        [Y] Nobody went for the gold, and it rolled on.
        [R] Nobody went for the dynamite, and it rolled on.
       *[G] Nobody went for the money, and it rolled on.
    }
}
cards-boxed = { $seat } paid for it with { $cards }.
cards-returned = { $seat } took back { $cards }.
cards-drawn = { $cards-told ->
    [yes] { $seat } drew { $cards }.
   *[no] { $number ->
        [one] { $seat } drew a card.
       *[other] { $seat } drew { $number } cards.
    }
}

## The end

game-ended = The train was gone, and the loot was counted.
scored = { $seat } made { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
won = { $seat } won!
