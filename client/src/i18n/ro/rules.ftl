# Romanian. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Prima ediție
rules-only-revised = Ediția revizuită
rules-example = De exemplu:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regula { $rule }

title-rules = Cum se joacă - Folsom
# $game (String): its title
title-rules-of = Cum se joacă { $game } - Folsom
rules = Cum se joacă
# $game (String): its title
rules-of = Cum se joacă { $game }
rules-other = Celălalt joc
rules-contents = Cuprins
rules-search = Caută în reguli
rules-found-label = Rezultatele căutării
rules-found = { $count ->
    [0] Nu s-a găsit nimic.
    [one] S-a găsit într-un loc.
    [few] S-a găsit în { $count } locuri.
   *[other] S-a găsit în { $count } de locuri.
}
rules-edition = Ediția
rules-edition-both = Ambele
rules-edition-first = Prima
rules-edition-revised = Revizuită
# $language (String): the page's language, by its own name
rules-not-translated = Regulile nu au fost încă traduse în limba aceasta ({ $language }): iată-le în engleză.
# $rule (String): what stood in the link
rules-no-such = Acest joc nu are o regulă { $rule }.
