# Spanish. No native speaker has reviewed these sentences yet.
#
# How to play: what stands around the rules.

# A mark before what holds in one edition only
rules-only-first = Primera edición
rules-only-revised = Edición revisada
rules-example = Por ejemplo:
# The address of a rule, read aloud. $rule (String): its id
rules-rule = Regla { $rule }

title-rules = Cómo se juega - Folsom
# $game (String): its title
title-rules-of = Cómo se juega a { $game } - Folsom
rules = Cómo se juega
# $game (String): its title
rules-of = Cómo se juega a { $game }
rules-other = El otro juego
rules-contents = Índice
rules-search = Buscar en las reglas
rules-found-label = Resultados de la búsqueda
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Se ha encontrado en un lugar.
   *[other] Se ha encontrado en { $count } lugares.
}
rules-edition = Edición
rules-edition-both = Ambas
rules-edition-first = Primera
rules-edition-revised = Revisada
# $language (String): the page's language, by its own name
rules-not-translated = Nadie ha traducido todavía las reglas a este idioma ({ $language }): aquí están en inglés.
# $rule (String): what stood in the link
rules-no-such = En este juego no hay ninguna regla { $rule }.
