# Danish sentences of To jest napad!: one message for every kind of event, in the past tense.
#
# No native speaker has reviewed these sentences yet.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. `.middle` is a name within a sentence.

## Names

gang-cowboys = Cowboyderne
    .middle = cowboyderne
gang-mexicans = Mexicanerne
    .middle = mexicanerne
gang-deserters = Desertørerne
    .middle = desertørerne
gang-indians = Indianerne
    .middle = indianerne

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } patron
   *[other] { $bullets } patroner
})
cargo-Y = guld
cargo-R = dynamit
cargo-G = penge

## Set-up and rounds

treasury-stacked = { $wagons ->
    [one] Skatkammeret stod klar: { $wagons } vogn med guld, med dynamit og med penge.
   *[other] Skatkammeret stod klar: { $wagons } vogne med guld, med dynamit og med penge.
}
gang-hid = { $seat } holdt til i skjulestedet.
marker-passed = { $seat } fik startspillerens mærke.
wagons-coupled = Runde { $round } bragte nye vogne: { $wagons }.
sent = { $colour ->
    [Y] { $seat } gik efter guldet med { $value }.
    [R] { $seat } gik efter dynamitten med { $value }.
   *[G] { $seat } gik efter pengene med { $value }.
}
passed = { $rule ->
    [R15] { $seat } havde ingen tilbage at sende.
   *[other] { $seat } meldte pas.
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat } tog guldet med en styrke på { $strength }: { $wagons }.
    [R] { $seat } tog dynamitten med en styrke på { $strength }: { $wagons }.
   *[G] { $seat } tog pengene med en styrke på { $strength }: { $wagons }.
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] { $tied } var lige stærke, og guldet kørte videre.
        [R] { $tied } var lige stærke, og dynamitten kørte videre.
       *[G] { $tied } var lige stærke, og pengene kørte videre.
    }
   *[other] { $colour ->
        [Y] Ingen gik efter guldet, og det kørte videre.
        [R] Ingen gik efter dynamitten, og den kørte videre.
       *[G] Ingen gik efter pengene, og de kørte videre.
    }
}
cards-boxed = { $seat } betalte for det med { $cards }.
cards-returned = { $seat } tog { $cards } tilbage.
cards-drawn = { $cards-told ->
    [yes] { $seat } trak { $cards }.
   *[no] { $number ->
        [one] { $seat } trak et kort.
       *[other] { $seat } trak { $number } kort.
    }
}

## The end

game-ended = Toget var væk, og byttet blev talt op.
scored = { $seat } fik { $points } point.
won = { $seat } vandt!
