# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = First edition
rules-only-revised = Revised edition
rules-example = For example:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Rule { $rule }

title-rules = How to play - Folsom
# $game (String): its title
title-rules-of = How to play { $game } - Folsom
rules = How to play
# $game (String): its title
rules-of = How to play { $game }
rules-other = The other game
rules-contents = Contents
rules-search = Search the rules
rules-found-label = Search results
rules-found = { $count ->
    [0] Nothing was found.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
rules-edition = Edition
rules-edition-both = Both
rules-edition-first = First
rules-edition-revised = Revised
# $language (String): the page's language, by its own name
rules-not-translated = Nobody has translated the rules into this language yet ({ $language }): here they are in English.
# $rule (String): what stood in the link
rules-no-such = There is no rule { $rule } in this game.
