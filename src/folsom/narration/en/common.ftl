# English, for both games: how seats and lists of names are written.
#
# Everything is told in the past tense: it is the same for one, for several and for you.

# $number (Number): a seat that nobody has named, from 1
seat-number = Seat { $number }
    .middle = seat { $number }
# The reader's own. Attributes are forms of a name: `.middle` is the one within a sentence. A name without it has one
# form only. Other languages have more forms, and `.person`, which is no text: "you" or "they" if verbs differ.
you = You
    .middle = you

# Lists of names, grown from the left: "A and B", "A, B and C"
# $first (String): what stands before   $last (String): the next name
list-and = { $first } and { $last }
list-comma = { $first }, { $last }

# Money, small and large. $dollars (String): the amount
dollars = ${ $dollars }
# $thousands (String): of an amount from 1,000 up   $rest (String): its last three digits
dollars-thousands = ${ $thousands },{ $rest }
