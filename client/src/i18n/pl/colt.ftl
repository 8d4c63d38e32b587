# Polish. No native speaker has reviewed these sentences yet.
#
# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "wagon 2".

## The train, described

colt-train = Pociąg
colt-place-inside = { $car }, w środku
colt-place-roof = { $car }, dach
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: pusto
colt-count-purses = { $count ->
    [one] sakiewka
    [few] { $count } sakiewki
   *[many] { $count } sakiewek
}
colt-count-jewels = { $count ->
    [one] klejnot
    [few] { $count } klejnoty
   *[many] { $count } klejnotów
}
colt-count-strongboxes = { $count ->
    [one] kasetka
    [few] { $count } kasetki
   *[many] { $count } kasetek
}
colt-beside = Obok pociągu: druga kasetka
colt-marshal = szeryf
colt-neutral = Neutralne naboje: { $count }

## The round

colt-round = Runda { $round } z 5
colt-lap-standard = Karty odkryte
colt-lap-tunnel = Tunel: karty zakryte
colt-lap-speedup = Pełna prędkość: po dwie tury
colt-lap-switch = Zwrotnica: w drugą stronę
colt-phase-placing = Ustawienie
colt-phase-picking = Karta na start
colt-phase-keeping = Karty na następną rundę
colt-phase-stealing = Plan się wykonuje
colt-phase-event = Runda się kończy
colt-event-none = Bez wydarzeń
colt-event-angry-marshal = Wściekły szeryf
colt-event-swivel-arm = Obrotowe ramię
colt-event-braking = Hamowanie
colt-event-take-it-all = Druga kasetka
colt-event-rebellion = Bunt
colt-event-pickpocketing = Kieszonkowcy
colt-event-revenge = Zemsta szeryfa
colt-event-hostage = Zakładnik
colt-event-unknown = Jeszcze nie odkryto

## The common pile

colt-pile = Plan
colt-pile-empty = Nie zagrano jeszcze żadnej karty.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, wykonana
colt-pile-now = { $number }. { $bandit }: { $card }, teraz
colt-card-hidden = ukryta karta

## Seats

colt-seats = Banda
colt-you = ty
colt-hand-size = Karty na ręce: { $count }
colt-deck-size = Karty w talii: { $count }
colt-discard-size = Karty odrzucone: { $count }
colt-bullets = Otrzymane naboje: { $count }
colt-magazine = Naboje w magazynku: { $count }
colt-purse-value = Sakiewka: { $value }
colt-purse-hidden = Sakiewki: { $count }
colt-jewels = Klejnoty: { $count }
colt-strongboxes = Kasetki: { $count }
colt-first = Gracz rozpoczynający
colt-asked = Teraz kolej tego gracza

## Memory aid

colt-memory-shown = Karty tej rundy
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] i jedna ukryta
    [few] i { $count } ukryte
   *[many] i { $count } ukrytych
}
colt-memory-given = Kto kogo trafił
# $count (Number): all that a bandit has fired
colt-memory-fired = wystrzelone: { $count }
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $name }: { $count }
colt-memory-nothing = Nikt jeszcze nie strzelał.

## The hand

colt-hand = Twoja ręka
colt-draw = Dobierz trzy karty
colt-done = Zatrzymaj resztę
colt-face-up = Odkryta
colt-face-down = Zakryta
colt-face-choice = Jak zagrać następną kartę
colt-hint-plan = Zagraj kartę albo dobierz trzy.
colt-hint-tunnel = W tunelu każda karta leży zakryta.
colt-hint-ghost = Twoja pierwsza karta może być zakryta: do wykonania nikt jej nie zobaczy.
colt-hint-cover = Ogień osłonowy! Zagraj jeszcze jedną kartę albo wstrzymaj ogień.
colt-hint-keep = Odrzuć to, czego nie chcesz zatrzymać na następną rundę.
colt-hint-pick = Wybierz kartę, którą chcesz mieć na pewno.
colt-hint-place = Który z twoich bandytów wsiada do ostatniego wagonu?
colt-hold-fire = Wstrzymaj ogień
colt-picked = Wybrano: { $card }
colt-discarding = Do odrzucenia: { $count }
colt-discard-card = Odrzuć: { $card }

## Choices on the train

colt-ask-move = Dokąd idzie { $bandit }?
colt-ask-marshal = Dokąd idzie szeryf?
colt-ask-knock = Dokąd po ciosie leci { $victim }?
colt-ask-shoot = Do kogo strzela { $bandit }?
colt-ask-punch = Kogo bije { $bandit }?
colt-ask-rob = Co bierze { $bandit }?
colt-ask-drop = Co traci { $victim }?
colt-ask-take = { $bandit } może wziąć spadającą sakiewkę.
colt-ask-pickpocket = { $bandit } stoi sam na sam z sakiewką. Wziąć ją?
colt-moment-place = Ustawienie
colt-moment-pick = Karta na start
colt-moment-cover = Ogień osłonowy
colt-moment-keep = Przed następną rundą
colt-moment-pickpocket = Kieszonkowcy
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Lokomotywa
   *[other] Wagon { $number }
}
colt-ask-unknown = Wybierz:
colt-choose-place = Idź: { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = sakiewka
colt-choose-jewel = klejnot
colt-choose-strongbox = kasetka
colt-choose-take = Weź ją
colt-choose-leave = Zostaw ją
# $names (String): one or several seats, as their people are called
colt-waiting-for = Czekamy na odpowiedź: { $names }
colt-why-not = Dlaczego nie?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Zasada { $rule } · { $edition }
colt-close = Zamknij

## Hints for a first game

colt-tip-plan = Planowanie: każdy po kolei dokłada do planu jedną kartę albo dobiera. Jeszcze nic się nie dzieje. Potem karty wykonuje się dokładnie w tej kolejności, cokolwiek się do tego czasu zmieni.
colt-tip-stealing = Teraz plan się wykonuje, karta po karcie. Gdy przyjdzie kolej na twoją kartę i będzie w czym wybierać, zapytamy cię.
colt-tip-move = Pora na twój Ruch. W środku idzie się o jeden wagon, po dachach najwyżej o trzy. Dotknij podświetlonego miejsca.
colt-tip-marshal = Przesuwasz szeryfa o jeden wagon. Kto się na niego natknie, dostaje neutralny nabój i ucieka na dach.
colt-tip-shoot = Każdy strzał wkłada trafionemu do talii bezużyteczną kartę. W większości gier ten, kto strzela najwięcej, zdobywa na koniec 1000{ "\u00A0" }$.
colt-tip-rob = W sakiewce jest od 250 do 500{ "\u00A0" }$, klejnot jest wart 500{ "\u00A0" }$, kasetka 1000{ "\u00A0" }$.
colt-tip-punch = Od ciosu ofiara gubi łup i leci do sąsiedniego wagonu.
colt-tip-drop = To ty wybierasz, co upadnie. Łup zostaje tam, gdzie stała ofiara: wróć po niego.
colt-tip-pick = Jedną wybraną kartę masz na ręce na pewno; pozostałe dobierasz.
colt-tip-place = Jeden z twoich dwóch bandytów zaczyna w ostatnim wagonie, drugi w przedostatnim.
colt-tip-cover = Po Strzale możesz od razu dołożyć kartę swojego drugiego bandyty.
colt-tip-keep = Co odrzucisz, kiedyś wróci; co zatrzymasz, masz na ręce w następnej rundzie.

## Scenes

## The end

colt-counting = Liczenie łupów
colt-count-purse-line = Sakiewki
colt-count-jewel-line = Klejnoty
colt-count-strongbox-line = Kasetki
colt-count-prize-line = Rewolwerowiec
colt-winner = Zwycięzca
colt-graph = Pieniądze w trakcie gry
colt-graph-round = Runda { $round }
colt-graph-table = Dolary na koniec każdej rundy
