# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = First edition
rules-only-revised = Revised edition
rules-example = For example:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Rule { $rule }
