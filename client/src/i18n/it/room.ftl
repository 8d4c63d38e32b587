# Italian. No native speaker has reviewed these sentences yet.
#
# The waiting room.

# $game (String): its title
room = { $game }: chi gioca?
seats = Posti
room-fill = Riempi di automi
room-hot-seat = Hai più posti: la pagina si copre tra l'uno e l'altro, così un solo dispositivo può fare il giro.
room-start = Comincia
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] Un posto è libero: aspetta qualcuno o prendi un automa.
   *[other] { $free } posti sono liberi: aspetta qualcuno o prendi degli automi.
}
# $name (String): the table's owner
room-waits-owner = La partita la comincia { $name }.
room-close = Chiudi il tavolo
room-share = Chiama gli altri
room-link = Link a questo tavolo
room-new-link = Crea un nuovo link

seat-free = Libero
seat-any = Decide il caso
# $number (Number): counted from 1
seat-number-label = Posto { $number }
seat-sit = Siediti
seat-sit-too = Siediti anche qui
seat-stand = Alzati
seat-bot = Automa
seat-remove = Libera
seat-choose = Scegli
seat-resigned = fuori dal gioco
seat-away = assente
seat-owing = deve rispondere
somebody = Qualcuno

pick-colt = Chi sei?
pick-napad = Qual è la tua banda?
pick-taken = già preso
power-ghost = Può giocare a faccia in giù la prima carta di ogni round.
power-doc = Pesca sette carte per round invece di sei.
power-django = Chi colpisce viene scagliato un Vagone più in là.
power-tuco = Spara attraverso il tetto, in su e in giù.
power-cheyenne = Strappa il Sacchetto a chi prende a pugni.
power-belle = Non è il bersaglio di nessuno finché ce n'è un altro.

options = Le regole di questo tavolo
options-clock = Orologio
clock-none = Senza orologio
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } min e { $increment } s a mossa
# $days (Number): for every answer
clock-days = { $days ->
    [one] Un giorno per ogni risposta
   *[other] { $days } giorni per ogni risposta
}
options-public = Tavolo aperto
options-public-about = Tutti lo vedono in prima pagina; si parla solo con frasi pronte.
options-watch = Gli altri possono guardare
options-watch-about = Vedono ciò che nessun posto tiene segreto.
options-memory-aid = Promemoria
options-memory-aid-about = La pagina mostra le cose pubbliche che conviene ricordare: carte mostrate, proiettili dati.
options-group-both = In entrambi i regolamenti
options-group-first = Prima edizione
options-group-revised = Edizione riveduta
options-group-open = Dove i regolamenti tacciono
options-group-set-up = Preparazione

ruleset-about-colt-first = Da tre a sei banditi, poteri ed eventi, e una stazione alla fine.
ruleset-about-colt-first-expert = Pile degli scarti invece di mescolare a ogni round; le carte si possono tenere, i Proiettili buttare.
ruleset-about-colt-first-duel = Due posti con due banditi ciascuno, secondo le regole per esperti, senza Pistolero.
ruleset-about-colt-revised-basic = La prima partita dell'edizione riveduta: cinque round normali, senza poteri né eventi.
ruleset-about-colt-revised = Da tre a sei banditi, poteri ed eventi, e una stazione alla fine.
ruleset-about-colt-revised-expert = Pile degli scarti invece di mescolare a ogni round; si può tenere qualsiasi carta, anche i Proiettili.
ruleset-about-colt-revised-teams = Due o tre posti con due banditi ciascuno: una carta scelta e fuoco di copertura.
ruleset-about-napad = Sei rapine; si sommano i valori dei vagoni vinti.
ruleset-about-napad-harder = Un colore dà il numero dei vagoni per il valore più alto, e i proiettili lo alzano.
ruleset-about-napad-harder-twos = Come il più difficile, con un premio a chi ha più vagoni di valore due.

option-expert = Esperti
option-about-expert = Pile degli scarti invece di mescolare a ogni round, e le carte si possono tenere.
option-powers = Poteri
option-about-powers = Ogni bandito ha un potere tutto suo.
option-events = Eventi
option-about-events = Un round può finire con un evento.
option-station = Stazione
option-about-station = L'ultimo round è una stazione, dopo quattro normali; senza, i round normali sono cinque.
option-gunslinger = Pistolero
option-about-gunslinger = Chi spara più Proiettili vince 1.000{ "\u00A0" }$.
option-shed-bullets = Buttare i Proiettili
option-about-shed-bullets = Gli esperti possono deporre i Proiettili che hanno in mano.
option-shortage-clears = I Proiettili che non bastano si perdono
option-about-shortage-clears = Quando i Proiettili Neutrali non bastano per tutti i colpiti, quelli rimasti escono dal gioco.
option-revenge-drops = La vendetta fa cadere il Sacchetto
option-about-revenge-drops = Un Sacchetto perso per la vendetta dello Sceriffo cade sul tetto invece di uscire dal gioco.
option-opening-pick = Carta scelta
option-about-opening-pick = Prima di ogni distribuzione ognuno sceglie una carta dal proprio mazzo.
option-covering-fire = Fuoco di copertura
option-about-covering-fire = Uno Sparo può portare con sé una carta dell'altro bandito.
option-purse-pick = Che cosa prende un Furto
option-about-purse-pick = Un tipo di bottino, e tra i Sacchetti uno a caso; oppure un segnalino scelto fra tutti quelli presenti.
option-value-random = un tipo
option-value-strict-RE = qualsiasi segnalino
option-pick-before-reveal = Scelta prima di scoprire il round
option-about-pick-before-reveal = La carta si sceglie prima che la carta Round venga scoperta.
option-friendly-shots-count = Contano gli spari al compagno
option-about-friendly-shots-count = Contano per il titolo di Pistolero.
option-tiebreak = Quali Proiettili decidono un pareggio
option-about-tiebreak = Tutti; oppure, alla lettera della prima edizione, solo quelli di altri banditi.
option-value-all = tutti
option-value-literal-FE = di banditi
option-facedown-shows-bandit = Le carte nascoste mostrano il bandito
option-about-facedown-shows-bandit = Una carta di squadra a faccia in giù mostra a quale bandito appartiene.
option-discards-open = Scarti scoperti
option-about-discards-open = Tutti possono guardare nelle pile degli scarti.
option-harder = Punteggio più difficile
option-about-harder = Un colore dà il numero dei vagoni per il valore più alto, e i proiettili lo alzano.
option-twos = Premio per i due
option-about-twos = Avere più vagoni di valore due dà un premio.

choice-first = Chi comincia
choice-about-first = Il primo giocatore; altrimenti si tira a sorte.
choice-cars = Vagoni
choice-about-cars = Vagoni dietro la Locomotiva, da davanti, a parole: car_3p, car_1p1j, any. Se resta vuoto, tutti a caso.
choice-formation = Schieramento
choice-about-formation = Squadre: i banditi che cominciano nel Vagone posteriore, oppure "random". Se resta vuoto, lo si chiede a ognuno.
choice-marshal-cards = Carte Sceriffo
choice-about-marshal-cards = Squadre: i banditi la cui carta Sceriffo resta nel mazzo. Se resta vuoto, a caso.
