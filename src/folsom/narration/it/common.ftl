# Italian, for both games: how seats, lists of names and money are written.
#
# No native speaker has reviewed these sentences yet.
#
# Everything is told in the present tense, because past participles would have to know whether a person is a man or a
# woman. `.middle` is a name within a sentence, and `.person` chooses the verb.

# $number (Number): a seat that nobody has named, from 1
seat-number = Posto { $number }
    .middle = posto { $number }
# The reader's own
you = Tu
    .middle = tu
    .person = you

# Lists of names, grown from the left: "A e B", "A, B e C"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } e { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = ${ $dollars }
# $thousands (String): of an amount from 1000 up   $rest (String): its last three digits
dollars-thousands = ${ $thousands }{ $rest }
