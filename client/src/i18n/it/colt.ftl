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
colt-lap = Turno { $lap } di { $laps }
colt-lap-standard = Carte a faccia in su
colt-lap-tunnel = Tunnel: carte a faccia in giù
colt-lap-speedup = Accelerazione: due turni di fila
colt-lap-switch = Inversione: in senso antiorario
colt-event = Alla fine: { $event }
colt-event-none = Niente alla fine
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

## The hand

colt-hand = La tua mano
colt-draw = Pesca tre carte
colt-draw-short = Pesca
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
colt-dead-card = Non si può giocare
colt-keys = Tasti: da 1 a 9 giocano una carta, D pesca

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
colt-why-rule = Regola { $rule }
colt-close = Chiudi

## Scenes

colt-skip = Salta alla fine
colt-skip-short = Salta
colt-now-showing = Che cosa è successo

## The end

colt-counting = Si conta il bottino
colt-count-purse-line = Sacchetti
colt-count-jewel-line = Gemme
colt-count-strongbox-line = Valigette blindate
colt-count-prize-line = Pistolero
colt-count-total = Totale
colt-winner = Vince
colt-graph = Il denaro durante la partita
colt-graph-round = Dopo il round { $round }
colt-graph-table = Dollari alla fine di ogni round
colt-graph-end = Fine
