# Danish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Første udgave
rules-only-revised = Revideret udgave
rules-example = For eksempel:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regel { $rule }
