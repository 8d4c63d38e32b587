# Romanian. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Prima ediție
rules-only-revised = Ediția revizuită
rules-example = De exemplu:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regula { $rule }
