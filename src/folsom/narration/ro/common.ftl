# Romanian, for both games: how seats, lists of names and money are written.
#
# No native speaker has reviewed these sentences yet.
#
# Everything is told in the compound past, whose participle never changes; only "am, ai, a, au" does, by `.person`.
# `.middle` is a name within a sentence.

# $number (Number): a seat that nobody has named, from 1
seat-number = Locul { $number }
    .middle = locul { $number }
# The reader's own
you = Tu
    .middle = tu
    .person = you

# Lists of names, grown from the left: "A și B", "A, B și C"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } și { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = { $dollars }{ "\u00A0" }$
# $thousands (String): of an amount from 1000 up   $rest (String): its last three digits
dollars-thousands = { $thousands }{ $rest }{ "\u00A0" }$
