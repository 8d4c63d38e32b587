# Spanish. No native speaker has reviewed these sentences yet.
#
# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "el Vagón 2".

## The train, described

colt-train = El tren
colt-place-inside = { $car }, dentro
colt-place-roof = { $car }, techo
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: nada
colt-count-purses = { $count ->
    [one] una Bolsa
   *[other] { $count } Bolsas
}
colt-count-jewels = { $count ->
    [one] una Joya
   *[other] { $count } Joyas
}
colt-count-strongboxes = { $count ->
    [one] un Maletín
   *[other] { $count } Maletines
}
colt-beside = Junto al tren: el segundo Maletín
colt-marshal = el Marshal
colt-neutral = Balas Neutrales: { $count }

## The round

colt-round = Ronda { $round } de 5
colt-lap-standard = Cartas boca arriba
colt-lap-tunnel = Túnel: cartas boca abajo
colt-lap-speedup = Acelerar: dos veces cada uno
colt-lap-switch = Cambio de vía: al revés
colt-phase-placing = Formación
colt-phase-picking = Carta inicial
colt-phase-keeping = Cartas para la próxima Ronda
colt-phase-stealing = El plan se lleva a cabo
colt-phase-event = La Ronda se acaba
colt-event-none = Sin Evento
colt-event-angry-marshal = Marshal furioso
colt-event-swivel-arm = Gancho de correo
colt-event-braking = Frenazo
colt-event-take-it-all = Segundo Maletín
colt-event-rebellion = Rebelión
colt-event-pickpocketing = Carterista
colt-event-revenge = La venganza del Marshal
colt-event-hostage = Secuestro
colt-event-unknown = Aún sin descubrir

## The common pile

colt-pile = El plan
colt-pile-empty = Todavía no se ha jugado ninguna carta.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, resuelta
colt-pile-now = { $number }. { $bandit }: { $card }, ahora
colt-card-hidden = una carta oculta

## Seats

colt-seats = La banda
colt-you = tú
colt-hand-size = Cartas en la mano: { $count }
colt-deck-size = Cartas en el mazo: { $count }
colt-discard-size = Cartas descartadas: { $count }
colt-bullets = Balas recibidas: { $count }
colt-magazine = Balas por disparar: { $count }
colt-purse-value = Una Bolsa de { $value }
colt-purse-hidden = Bolsas: { $count }
colt-jewels = Joyas: { $count }
colt-strongboxes = Maletines: { $count }
colt-first = Jugador Inicial
colt-asked = Le toca a este puesto

## Memory aid

colt-memory-shown = Cartas de esta Ronda
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] y una oculta
   *[other] y { $count } ocultas
}
colt-memory-given = Balas disparadas
# $count (Number): all that a bandit has fired
colt-memory-fired = disparadas: { $count }
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $name }: { $count }
colt-memory-nothing = Nadie ha disparado todavía.

## The hand

colt-hand = Tu mano
colt-draw = Robar tres cartas
colt-done = Guardar el resto
colt-face-up = Boca arriba
colt-face-down = Boca abajo
colt-face-choice = Cómo se juega la próxima carta
colt-hint-plan = Juega una carta o roba tres.
colt-hint-tunnel = En el túnel todas las cartas van boca abajo.
colt-hint-ghost = Tu primera carta puede ir boca abajo: nadie la verá hasta que se resuelva.
colt-hint-cover = ¡Fuego de cobertura! Juega una carta más o no dispares.
colt-hint-keep = Descarta lo que no quieras guardar para la próxima Ronda.
colt-hint-pick = Elige la carta que quieres tener seguro en la mano.
colt-hint-place = ¿Cuál de tus bandidos sube al Vagón de cola?
colt-hold-fire = No disparar
colt-picked = Elegida: { $card }
colt-discarding = Para descartar: { $count }
colt-discard-card = Descartar: { $card }

## Choices on the train

colt-ask-move = ¿Adónde va { $bandit }?
colt-ask-marshal = ¿Adónde va el Marshal?
colt-ask-knock = ¿Adónde manda el puñetazo a { $victim }?
colt-ask-shoot = ¿A quién dispara { $bandit }?
colt-ask-punch = ¿A quién pega { $bandit }?
colt-ask-rob = ¿Qué se lleva { $bandit }?
colt-ask-drop = ¿Qué pierde { $victim }?
colt-ask-take = { $bandit } puede quedarse la Bolsa que cae.
colt-ask-pickpocket = { $bandit } está a solas con una Bolsa. ¿Se la lleva?
colt-moment-place = Formación
colt-moment-pick = Carta inicial
colt-moment-cover = Fuego de cobertura
colt-moment-keep = Antes de la próxima Ronda
colt-moment-pickpocket = Carterista
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Locomotora
   *[other] Vagón { $number }
}
colt-ask-unknown = Elige:
colt-choose-place = Ir: { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = una Bolsa
colt-choose-jewel = una Joya
colt-choose-strongbox = un Maletín
colt-choose-take = Llevársela
colt-choose-leave = Dejarla
# $names (String): one or several seats, as their people are called
colt-waiting-for = Se espera a { $names }
colt-why-not = ¿Por qué no?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Regla { $rule } · { $edition }
colt-close = Cerrar

## Hints for a first game

colt-tip-plan = Planificación: por turnos, cada uno añade una carta al plan o roba cartas. Todavía no pasa nada. Después las cartas se resuelven exactamente en este orden, por mucho que haya cambiado todo.
colt-tip-stealing = Ahora el plan se lleva a cabo, carta por carta. Cuando salga una tuya y haya algo que elegir, te preguntaremos.
colt-tip-move = Llega tu carta de Mover. Por dentro se avanza un Vagón; por los techos, hasta tres. Toca un sitio iluminado.
colt-tip-marshal = Mueves al Marshal un Vagón. Quien se lo encuentra recibe una Bala Neutral y huye al techo.
colt-tip-shoot = Cada disparo mete una carta inútil en el mazo de quien lo recibe. En casi todas las partidas, quien más dispara gana 1.000{ "\u00A0" }$ al final.
colt-tip-rob = Una Bolsa esconde de 250 a 500{ "\u00A0" }$, una Joya vale 500{ "\u00A0" }$ y un Maletín, 1.000{ "\u00A0" }$.
colt-tip-punch = Con un Puñetazo la víctima suelta botín y sale volando al Vagón de al lado.
colt-tip-drop = Tú eliges lo que cae. Se queda donde estaba la víctima: vuelve a por ello.
colt-tip-pick = Una carta que tú eliges llega seguro a tu mano; las demás se roban.
colt-tip-place = Uno de tus dos bandidos empieza en el Vagón de cola, el otro en el de delante.
colt-tip-cover = Tras una carta de Disparar puedes jugar enseguida una de tu otro bandido.
colt-tip-keep = Lo que descartas vuelve más tarde; lo que guardas lo tendrás en la mano la próxima Ronda.

## Scenes

## The end

colt-counting = Se cuenta el botín
colt-count-purse-line = Bolsas
colt-count-jewel-line = Joyas
colt-count-strongbox-line = Maletines
colt-count-prize-line = Pistolero
colt-winner = Gana
colt-graph = El dinero a lo largo de la partida
colt-graph-round = Ronda { $round }
colt-graph-table = Dólares al final de cada Ronda
