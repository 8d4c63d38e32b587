# Polish, for both games: how seats, lists of names and money are written.
#
# No native speaker has reviewed these sentences yet.
#
# Everything is told in the present tense, because past verbs would have to know whether a person is a man or a woman.
# Bandits decline, people's own names do not: sentences never need more of a seat than its plain form, `.middle` within
# a sentence, and `.person`, by which the verb is chosen.

# $number (Number): a seat that nobody has named, from 1
seat-number = Miejsce { $number }
    .middle = miejsce { $number }
# The reader's own
you = Ty
    .middle = ty
    .person = you

# Lists of names, grown from the left: "A i B", "A, B i C"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } i { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = { $dollars }{ "\u00A0" }$
# $thousands (String): of an amount from 1000 up   $rest (String): its last three digits
dollars-thousands = { $thousands }{ $rest }{ "\u00A0" }$
