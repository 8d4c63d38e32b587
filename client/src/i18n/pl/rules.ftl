# Polish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Pierwsze wydanie
rules-only-revised = Wydanie poprawione
rules-example = Na przykład:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Zasada { $rule }

title-rules = Jak grać - Folsom
# $game (String): its title
title-rules-of = Jak grać w { $game } - Folsom
rules = Jak grać
# $game (String): its title
rules-of = Jak grać w { $game }
rules-other = Druga gra
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found-label = Wyniki wyszukiwania
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono w jednym miejscu.
    [few] Znaleziono w { $count } miejscach.
   *[many] Znaleziono w { $count } miejscach.
}
rules-edition = Wydanie
rules-edition-both = Oba
rules-edition-first = Pierwsze
rules-edition-revised = Poprawione
# $language (String): the page's language, by its own name
rules-not-translated = Nikt jeszcze nie przetłumaczył zasad na ten język ({ $language }): oto one po angielsku.
# $rule (String): what stood in the link
rules-no-such = W tej grze nie ma zasady { $rule }.
