# Spanish, for both games: how seats, lists of names and money are written.
#
# No native speaker has reviewed these sentences yet.
#
# Everything is told in the present tense. `.middle` is a name within a sentence, and `.person` chooses the verb.

# $number (Number): a seat that nobody has named, from 1
seat-number = Asiento { $number }
    .middle = asiento { $number }
# The reader's own
you = Tú
    .middle = tú
    .person = you

# Lists of names, grown from the left: "A y B", "A, B y C"; no name that we give begins with the sound "i"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } y { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = { $dollars }{ "\u00A0" }$
# $thousands (String): of an amount from 1000 up   $rest (String): its last three digits
dollars-thousands = { $thousands }.{ $rest }{ "\u00A0" }$
