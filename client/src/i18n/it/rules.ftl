# Italian. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Prima edizione
rules-only-revised = Edizione riveduta
rules-example = Per esempio:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regola { $rule }

title-rules = Come si gioca - Folsom
# $game (String): its title
title-rules-of = Come si gioca a { $game } - Folsom
rules = Come si gioca
# $game (String): its title
rules-of = Come si gioca a { $game }
rules-other = L'altro gioco
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found-label = Risultati della ricerca
rules-found = { $count ->
    [0] Non si è trovato niente.
    [one] Trovato in un punto.
   *[other] Trovato in { $count } punti.
}
rules-edition = Edizione
rules-edition-both = Entrambe
rules-edition-first = Prima
rules-edition-revised = Riveduta
# $language (String): the page's language, by its own name
rules-not-translated = Nessuno ha ancora tradotto le regole in questa lingua ({ $language }): eccole in inglese.
# $rule (String): what stood in the link
rules-no-such = In questo gioco non c'è una regola { $rule }.
