# Spanish. No native speaker has reviewed these sentences yet.
#
# The house around every screen, and words that many screens share.

skip-to-content = Ir al contenido
head-home = Folsom, a la portada
head-nav = En todas partes
head-rules = Cómo se juega
head-settings = Ajustes
close = Cerrar
cancel = Cancelar
try-again = Volver a intentarlo
yes = Sí
no = No

screen-failed = No se ha podido cargar esta pantalla.
title-lost = Aquí no hay nada - Folsom
lost = En esta dirección no hay nada.
lost-home = A la portada
house-unreachable = Ahora mismo no se puede llegar al servidor.
# Why the server refused. $rule (String): its id   $sentence (String): the server's own words, in English
refused-stale = Mientras tanto la partida ha seguido.
refused-illegal = La regla { $rule } lo prohíbe.
refused-unknown-answer = Esa no es una respuesta a la pregunta.
refused-unsure = Envía esas respuestas de una en una.
refused-not-yours = Eso lo decide otro asiento.
refused-not-now = Ahora no.
refused-not-allowed = Aquí no está permitido.
refused-impossible = No puede ser: { $sentence }
refused-limit = No tan rápido.
refused-store = No se pudo guardar y no se hizo nada.
refused-moved = La mesa se ha trasladado.
refused-no-table = No hay tal mesa, o no es para ti.
refused-who-are-you = La casa no te conoce.
refused-not-found = No hay nada así.
# $sentence (String): why the server refused   $seconds (Number): after which it may be tried again
refused-wait = { $seconds ->
    [one] { $sentence } Inténtalo de nuevo en un segundo.
   *[other] { $sentence } Inténtalo de nuevo en { $seconds } segundos.
}

# The name of somebody who has given none
guest-name = Alguien sin nombre

# A bot without a name of its own. $level (String): its level
bot-named = { $level } (robot)
level-drifter = Vagabundo
level-outlaw = Forajido
level-hiccup = Hank Hipo
level-left-boot = Lou Bota Izquierda
level-dusty = Dot la Polvorienta
level-foxglove = Señorita Dedalera
level-midnight = Moe Medianoche
level-thunder = Madre Trueno
# A level among others. $fame (Number): from 1, the weakest   $name (String): its name
level-choice = { $fame }. { $name }

share-copy = Copiar
share-copied = Copiado
share-qr = El enlace en código QR

# Rulesets
ruleset-colt-first = Colt Express, primera edición
ruleset-colt-first-expert = Colt Express, primera edición, expertos
ruleset-colt-first-duel = Colt Express, primera edición, para dos
ruleset-colt-revised-basic = Colt Express, revisada, primera partida
ruleset-colt-revised = Colt Express, edición revisada
ruleset-colt-revised-expert = Colt Express, revisada, expertos
ruleset-colt-revised-teams = Colt Express, revisada, equipos
ruleset-napad = To jest napad!
ruleset-napad-harder = To jest napad!, más difícil
ruleset-napad-harder-twos = To jest napad!, más difícil con doses
