# Danish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Første udgave
rules-only-revised = Revideret udgave
rules-example = For eksempel:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regel { $rule }

title-rules = Sådan spilles der - Folsom
# $game (String): its title
title-rules-of = Sådan spilles { $game } - Folsom
rules = Sådan spilles der
# $game (String): its title
rules-of = Sådan spilles { $game }
rules-other = Det andet spil
rules-contents = Indhold
rules-search = Søg i reglerne
rules-found-label = Søgeresultater
rules-found = { $count ->
    [0] Der blev ikke fundet noget.
    [one] Fundet ét sted.
   *[other] Fundet { $count } steder.
}
rules-edition = Udgave
rules-edition-both = Begge
rules-edition-first = Første
rules-edition-revised = Revideret
# $language (String): the page's language, by its own name
rules-not-translated = Ingen har endnu oversat reglerne til dette sprog ({ $language }): her er de på engelsk.
# $rule (String): what stood in the link
rules-no-such = Der er ingen regel { $rule } i dette spil.
