# Romanian. No native speaker has reviewed these sentences yet.
#
# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "vagonul 2".

## The train, described

colt-train = Trenul
colt-place-inside = { $car }, în interior
colt-place-roof = { $car }, pe acoperiș
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: nimic
colt-count-purses = { $count ->
    [one] o pungă cu bani
    [few] { $count } pungi cu bani
   *[other] { $count } de pungi cu bani
}
colt-count-jewels = { $count ->
    [one] o bijuterie
    [few] { $count } bijuterii
   *[other] { $count } de bijuterii
}
colt-count-strongboxes = { $count ->
    [one] o cutie de valori
    [few] { $count } cutii de valori
   *[other] { $count } de cutii de valori
}
colt-beside = Lângă tren: a doua cutie de valori
colt-marshal = ofițerul federal
colt-neutral = Gloanțe neutre: { $count }

## The round

colt-round = Runda { $round } din 5
colt-lap-standard = Cărți cu fața în sus
colt-lap-tunnel = Tunel: cărți cu fața în jos
colt-lap-speedup = Accelerare: câte două ture
colt-lap-switch = Macaz: în sens invers
colt-phase-placing = Așezarea
colt-phase-picking = Alegerea de început
colt-phase-keeping = Cărțile pentru runda următoare
colt-phase-stealing = Planul se execută
colt-phase-event = Runda se încheie
colt-event-none = Fără eveniment
colt-event-angry-marshal = Ofițer federal furios
colt-event-swivel-arm = Stâlp pivotant
colt-event-braking = Frânare
colt-event-take-it-all = A doua cutie de valori
colt-event-rebellion = Revoltă
colt-event-pickpocketing = Pungășie
colt-event-revenge = Răzbunarea ofițerului
colt-event-hostage = Ostatic
colt-event-unknown = Încă neîntoarsă

## The common pile

colt-pile = Planul
colt-pile-empty = Încă nu s-a jucat nicio carte.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, executată
colt-pile-now = { $number }. { $bandit }: { $card }, acum
colt-card-hidden = o carte ascunsă

## Seats

colt-seats = Banda
colt-you = tu
colt-hand-size = Cărți în mână: { $count }
colt-deck-size = Cărți în pachet: { $count }
colt-discard-size = Cărți decartate: { $count }
colt-bullets = Gloanțe încasate: { $count }
colt-magazine = Gloanțe rămase: { $count }
colt-purse-value = O pungă cu { $value }
colt-purse-hidden = Pungi cu bani: { $count }
colt-jewels = Bijuterii: { $count }
colt-strongboxes = Cutii de valori: { $count }
colt-first = Primul jucător
colt-asked = E rândul acestui jucător

## Memory aid

colt-memory-shown = Cărțile acestei runde
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] și una ascunsă
    [few] și { $count } ascunse
   *[other] și { $count } ascunse
}
colt-memory-given = Gloanțe trase
# $count (Number): all that a bandit has fired
colt-memory-fired = trase: { $count }
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $name }: { $count }
colt-memory-nothing = Încă n-a tras nimeni.

## The hand

colt-hand = Mâna ta
colt-draw = Trage trei cărți
colt-done = Păstrează restul
colt-face-up = Cu fața în sus
colt-face-down = Cu fața în jos
colt-face-choice = Cum se joacă următoarea carte
colt-hint-plan = Joacă o carte sau trage trei.
colt-hint-tunnel = În tunel toate cărțile stau cu fața în jos.
colt-hint-ghost = Prima ta carte poate sta cu fața în jos: nu o vede nimeni până la executare.
colt-hint-cover = Foc de acoperire! Mai joacă o carte sau nu mai trage.
colt-hint-keep = Decartează ce nu vrei să păstrezi pentru runda următoare.
colt-hint-pick = Alege cartea pe care vrei să o ai sigur în mână.
colt-hint-place = Care dintre bandiții tăi urcă în ultimul vagon?
colt-hold-fire = Nu mai trage
colt-picked = Aleasă: { $card }
colt-discarding = De decartat: { $count }
colt-discard-card = Decartează: { $card }

## Choices on the train

colt-ask-move = Unde merge { $bandit }?
colt-ask-marshal = Unde merge ofițerul federal?
colt-ask-knock = Unde îl trimite lovitura pe { $victim }?
colt-ask-shoot = În cine trage { $bandit }?
colt-ask-punch = Pe cine lovește { $bandit }?
colt-ask-rob = Ce ia { $bandit }?
colt-ask-drop = Ce pierde { $victim }?
colt-ask-take = { $bandit } poate lua punga care cade.
colt-ask-pickpocket = { $bandit } e singur lângă o pungă cu bani. O ia?
colt-moment-place = Așezarea
colt-moment-pick = Alegerea de început
colt-moment-cover = Foc de acoperire
colt-moment-keep = Înaintea rundei următoare
colt-moment-pickpocket = Pungășie
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Locomotiva
   *[other] Vagonul { $number }
}
colt-ask-unknown = Alege:
colt-choose-place = Mergi: { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = o pungă cu bani
colt-choose-jewel = o bijuterie
colt-choose-strongbox = o cutie de valori
colt-choose-take = Ia-o
colt-choose-leave = Las-o jos
# $names (String): one or several seats, as their people are called
colt-waiting-for = Se așteaptă răspuns: { $names }
colt-why-not = De ce nu?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Regula { $rule } · { $edition }
colt-close = Închide

## Hints for a first game

colt-tip-plan = Planificarea: fiecare, pe rând, adaugă o carte la plan sau trage cărți. Încă nu se întâmplă nimic. Mai târziu cărțile se execută exact în această ordine, orice s-ar fi schimbat între timp.
colt-tip-stealing = Acum planul se execută, carte cu carte. Când îi vine rândul unei cărți de-ale tale și ai de ales, te întrebăm.
colt-tip-move = E rândul Deplasării tale. În interior mergi câte un vagon; pe acoperișuri, până la trei. Atinge un loc luminat.
colt-tip-marshal = Îl muți pe ofițerul federal cu un vagon. Cine dă de el primește un glonț neutru și fuge pe acoperiș.
colt-tip-shoot = Fiecare glonț pune o carte moartă în pachetul celui nimerit. În cele mai multe jocuri, cine trage cel mai mult câștigă 1000{ "\u00A0" }$ la sfârșit.
colt-tip-rob = O pungă ascunde între 250 și 500{ "\u00A0" }$, o bijuterie valorează 500{ "\u00A0" }$, o cutie de valori 1000{ "\u00A0" }$.
colt-tip-punch = Cine încasează un pumn scapă o pradă și zboară în vagonul vecin.
colt-tip-drop = Tu alegi ce cade. Prada rămâne unde stătea victima: întoarce-te după ea.
colt-tip-pick = O carte aleasă de tine îți ajunge sigur în mână; celelalte se trag.
colt-tip-place = Unul dintre cei doi bandiți ai tăi începe în ultimul vagon, celălalt în vagonul din fața lui.
colt-tip-cover = După o Împușcătură poți pune imediat o carte a celuilalt bandit al tău.
colt-tip-keep = Ce decartezi se întoarce mai târziu; ce păstrezi ai în mână runda următoare.

## Scenes

## The end

colt-counting = Se numără prada
colt-count-purse-line = Pungi cu bani
colt-count-jewel-line = Bijuterii
colt-count-strongbox-line = Cutii de valori
colt-count-prize-line = Pistolar
colt-winner = Câștigător
colt-graph = Banii de-a lungul jocului
colt-graph-round = Runda { $round }
colt-graph-table = Dolari la sfârșitul fiecărei runde
