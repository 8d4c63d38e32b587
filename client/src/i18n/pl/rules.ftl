# Polish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Pierwsze wydanie
rules-only-revised = Wydanie poprawione
rules-example = Na przykład:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Zasada { $rule }
