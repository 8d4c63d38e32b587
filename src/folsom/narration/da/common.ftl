# Danish, for both games: how seats, lists of names and money are written.
#
# No native speaker has reviewed these sentences yet.
#
# Everything is told in the past tense: it is the same for one, for several and for you. `.middle` is a name within a
# sentence, `.acc` one that something happens to.

# $number (Number): a seat that nobody has named, from 1
seat-number = Plads { $number }
    .middle = plads { $number }
    .acc = plads { $number }
# The reader's own
you = Du
    .middle = du
    .acc = dig

# Lists of names, grown from the left: "A og B", "A, B og C"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } og { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = ${ $dollars }
# $thousands (String): of an amount from 1000 up   $rest (String): its last three digits
dollars-thousands = ${ $thousands }.{ $rest }
