# Spanish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Primera edición
rules-only-revised = Edición revisada
rules-example = Por ejemplo:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regla { $rule }
