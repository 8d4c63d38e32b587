# Italian. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Prima edizione
rules-only-revised = Edizione riveduta
rules-example = Per esempio:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regola { $rule }
