# Italian. No native speaker has reviewed these sentences yet.
#
# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "il Vagone 2".

## The train, described

colt-train = Il treno
colt-place-inside = { $car }, dentro
colt-place-roof = { $car }, tetto
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: niente
colt-count-purses = { $count ->
    [one] un Sacchetto
   *[other] { $count } Sacchetti
}
colt-count-jewels = { $count ->
    [one] una Gemma
   *[other] { $count } Gemme
}
colt-count-strongboxes = { $count ->
    [one] una Valigetta blindata
   *[other] { $count } Valigette blindate
}
colt-beside = Accanto al treno: la seconda Valigetta blindata
colt-marshal = lo Sceriffo
colt-neutral = Proiettili Neutrali: { $count }

## The round

colt-round = Round { $round } di 5
colt-lap-standard = Carte a faccia in su
colt-lap-tunnel = Tunnel: carte a faccia in giù
colt-lap-speedup = Accelerazione: due turni di fila
colt-lap-switch = Inversione: in senso antiorario
colt-phase-placing = Schieramento
colt-phase-picking = Carta scelta
colt-phase-keeping = Carte per il prossimo round
colt-phase-stealing = Il piano si compie
colt-phase-event = Il round finisce
colt-event-none = Nessun evento
colt-event-angry-marshal = Sceriffo Furioso
colt-event-swivel-arm = Montacarichi
colt-event-braking = Frenata
colt-event-take-it-all = Seconda Valigetta
colt-event-rebellion = Ribellione
colt-event-pickpocketing = Borseggio
colt-event-revenge = La Vendetta dello Sceriffo
colt-event-hostage = Ostaggio
colt-event-unknown = Non ancora scoperta

## The common pile

colt-pile = Il piano
colt-pile-empty = Nessuna carta è ancora stata giocata.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, risolta
colt-pile-now = { $number }. { $bandit }: { $card }, adesso
colt-card-hidden = una carta nascosta

## Seats

colt-seats = La banda
colt-you = tu
colt-hand-size = Carte in mano: { $count }
colt-deck-size = Carte nel mazzo: { $count }
colt-discard-size = Carte scartate: { $count }
colt-bullets = Proiettili ricevuti: { $count }
colt-magazine = Proiettili da sparare: { $count }
colt-purse-value = Un Sacchetto da { $value }
colt-purse-hidden = Sacchetti: { $count }
colt-jewels = Gemme: { $count }
colt-strongboxes = Valigette blindate: { $count }
colt-first = Primo giocatore
colt-asked = Tocca a questo posto

## Memory aid

colt-memory-shown = Carte di questo round
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] e una nascosta
   *[other] e { $count } nascoste
}
colt-memory-given = Proiettili sparati
# $count (Number): all that a bandit has fired
colt-memory-fired = sparati: { $count }
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $name }: { $count }
colt-memory-nothing = Nessuno ha ancora sparato.

## The hand

colt-hand = La tua mano
colt-draw = Pesca tre carte
colt-done = Tieni il resto
colt-face-up = A faccia in su
colt-face-down = A faccia in giù
colt-face-choice = Come giocare la prossima carta
colt-hint-plan = Gioca una carta o pescane tre.
colt-hint-tunnel = Nel tunnel tutte le carte vanno a faccia in giù.
colt-hint-ghost = La tua prima carta può andare a faccia in giù: nessuno la vedrà finché non viene risolta.
colt-hint-cover = Fuoco di copertura! Gioca un'altra carta o non sparare.
colt-hint-keep = Scarta ciò che non vuoi tenere per il prossimo round.
colt-hint-pick = Scegli la carta che vuoi avere di sicuro in mano.
colt-hint-place = Quale dei tuoi banditi sale sul Vagone posteriore?
colt-hold-fire = Non sparare
colt-picked = Scelta: { $card }
colt-discarding = Da scartare: { $count }
colt-discard-card = Scarta: { $card }

## Choices on the train

colt-ask-move = Dove va { $bandit }?
colt-ask-marshal = Dove va lo Sceriffo?
colt-ask-knock = Dove finisce { $victim } dopo il pugno?
colt-ask-shoot = A chi spara { $bandit }?
colt-ask-punch = A chi dà un pugno { $bandit }?
colt-ask-rob = Che cosa prende { $bandit }?
colt-ask-drop = Che cosa perde { $victim }?
colt-ask-take = { $bandit } può prendere il Sacchetto che cade.
colt-ask-pickpocket = { $bandit } non ha nessuno accanto a sé, solo un Sacchetto. Lo prende?
colt-moment-place = Schieramento
colt-moment-pick = Carta scelta
colt-moment-cover = Fuoco di copertura
colt-moment-keep = Prima del prossimo round
colt-moment-pickpocket = Borseggio
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Locomotiva
   *[other] Vagone { $number }
}
colt-ask-unknown = Scegli:
colt-choose-place = Vai: { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = un Sacchetto
colt-choose-jewel = una Gemma
colt-choose-strongbox = una Valigetta blindata
colt-choose-take = Prendilo
colt-choose-leave = Lascialo lì
# $names (String): one or several seats, as their people are called
colt-waiting-for = In attesa di { $names }
colt-why-not = Perché no?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Regola { $rule } · { $edition }
colt-close = Chiudi

## Hints for a first game

colt-tip-plan = Pianificare: a turno ognuno aggiunge una carta al piano, oppure pesca. Per ora non succede nulla. Più tardi le carte si risolvono esattamente in quest'ordine, qualunque cosa sia cambiata nel frattempo.
colt-tip-stealing = Ora il piano si compie, carta dopo carta. Quando tocca a una delle tue e c'è da scegliere, te lo chiediamo.
colt-tip-move = È il momento del tuo Movimento. All'interno si avanza di un Vagone; sui tetti fino a tre. Tocca un posto illuminato.
colt-tip-marshal = Muovi lo Sceriffo di un Vagone. Chi lo incontra riceve un Proiettile Neutrale e fugge sul tetto.
colt-tip-shoot = Ogni sparo mette una carta inutile nel mazzo di chi è colpito. In quasi tutte le partite chi spara di più vince 1.000{ "\u00A0" }$ alla fine.
colt-tip-rob = Un Sacchetto nasconde da 250 a 500{ "\u00A0" }$, una Gemma vale 500{ "\u00A0" }$, una Valigetta blindata 1.000{ "\u00A0" }$.
colt-tip-punch = Con un Pugno la vittima perde bottino e vola nel Vagone accanto.
colt-tip-drop = Scegli tu che cosa cade. Resta dove stava la vittima: torna a prenderlo.
colt-tip-pick = Una carta scelta da te arriva di sicuro in mano; le altre si pescano.
colt-tip-place = Uno dei tuoi due banditi comincia nel Vagone posteriore, l'altro in quello davanti.
colt-tip-cover = Dopo uno Sparo puoi giocare subito una carta dell'altro tuo bandito.
colt-tip-keep = Ciò che scarti torna più avanti; ciò che tieni lo avrai in mano nel prossimo round.

## Scenes

## The end

colt-counting = Si conta il bottino
colt-count-purse-line = Sacchetti
colt-count-jewel-line = Gemme
colt-count-strongbox-line = Valigette blindate
colt-count-prize-line = Pistolero
colt-winner = Vince
colt-graph = Il denaro durante la partita
colt-graph-round = Dopo il round { $round }
colt-graph-table = Dollari alla fine di ogni round
