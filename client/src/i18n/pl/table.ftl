# Polish. No native speaker has reviewed these sentences yet.
#
# At the table.

title-table = Przy stole - Folsom
title-turn = Twoja kolej! - Folsom
# $status (String): where the game stands, a sentence
table-heading = Stół. { $status }
table-closed = Ten stół zamknięto, zanim ktokolwiek zagrał.
board = Stół słowami

standing-lost = Połączenie zerwane. Wróci samo.
standing-back = Połączenie wróciło.
standing-now = Spróbuj teraz
standing-refused = Ten stół już cię nie wpuszcza: może zmienił się jego link.

status-loading = Chwileczkę.
status-mine = Twoja kolej.
status-paused = Gra jest wstrzymana.
status-scene = Patrz, co się dzieje.
status-over = Gra skończona.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = kto zacznie w ostatnim wagonie
doing-pick = wybór karty na start
doing-plan = planowanie następnej karty
doing-cover = namysł nad ogniem osłonowym
doing-keep = wybór kart do zatrzymania
doing-move = wybór drogi
doing-marshal = dokąd pójdzie szeryf
doing-shoot = wybór celu
doing-rob = wybór łupu
doing-punch = kogo trafi cios
doing-drop = wybór tego, co upadnie
doing-take = namysł, czy wziąć sakiewkę
doing-knock = wybór, dokąd poleci ofiara
doing-pickpocket = namysł, czy sięgnąć do cudzej kieszeni
doing-send = bandzior albo pas
doing-other = namysł

# Questions. $bandit (String): whose doing it is
ask-place = Kto zaczyna w ostatnim wagonie?
ask-pick = Wybierz kartę, którą chcesz mieć na pewno.
ask-plan = { $bandit }: zaplanuj kartę albo dobierz.
ask-cover = Dać ogień osłonowy drugą kartą?
ask-keep = Które karty odrzucasz? Pozostałe zostają na ręce.
ask-move = Dokąd idzie { $bandit }?
ask-marshal = Dokąd idzie szeryf?
ask-shoot = Do kogo strzela { $bandit }?
ask-rob = Co bierze { $bandit }?
ask-punch = Kogo bije { $bandit }?
ask-drop = Co upuszcza ofiara?
ask-take = Czy { $bandit } bierze spadającą sakiewkę?
ask-knock = Do którego wagonu leci ofiara?
ask-pickpocket = Czy { $bandit } bierze stąd sakiewkę?
ask-send = Wyślij bandziora albo spasuj.
ask-other = Co robisz?
answers = Odpowiedzi
# $card (String): its name
answer-face-down = { $card }, zakryta
# $card (String): its name
answer-discard = Odrzuć: { $card }
answer-draw = Dobierz karty
answer-done = Gotowe
answer-no-cover = Bez ognia osłonowego
answer-take = Weź ją
answer-leave = Zostaw ją
answer-pass = Pasuj
answer-purse = Sakiewka
answer-jewel = Klejnot
answer-strongbox = Kasetka
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Lokomotywa
   *[other] Wagon { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Złoto { $value }
    [R] Dynamit { $value }
   *[G] Pieniądze { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: na pewno?
why-not = Dlaczego nie coś innego?
# $rule (String): its number
rule = Zasada { $rule }

scene-pause = Zatrzymaj scenę
scene-go-on = Wznów scenę
scene-skip = Przejdź do teraz
take-back = Cofnij
tools = Narzędzia stołu
beside = Dziennik i rozmowa
hint = Podpowiedź
hint-understood = Jasne
hint-never = Bez podpowiedzi
keys-title = Klawisze
keys-answer = Karta, miejsce lub odpowiedź o tym numerze
keys-draw = Dobierz
keys-face = Następna karta odkryta albo zakryta
keys-hold = Wstrzymaj ogień
keys-keep = Zatrzymaj resztę
keys-tab = Od jednej rzeczy do następnej; Enter wybiera
log = Dziennik
memory = Ściąga
log-empty = Jeszcze nic się nie stało.
log-earlier = Pokaż, co było wcześniej
# $moment (Number): counted from the deal
log-replay = Odtwórz chwilę { $moment }
chat = Rozmowa
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Rozmowa, jedna nowa wypowiedź
    [few] Rozmowa, { $count } nowe wypowiedzi
   *[many] Rozmowa, { $count } nowych wypowiedzi
}
chat-empty = Nikt się jeszcze nie odezwał.
chat-phrases = Gotowe zdania
chat-write = Powiedz coś
chat-send = Powiedz
chat-mute = Nie słuchaj przy tym stole
chat-block = Zablokuj wszędzie
chat-report = Zgłoś
chat-report-what = Co jest nie tak?
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Dobrej zabawy!
phrase-nice-one = Niezłe!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-oops = Ojej!
phrase-ouch = Au!
phrase-thinking = Daj pomyśleć.
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra gra!
phrase-again = Gramy jeszcze raz?
phrase-goodbye = Do zobaczenia!

# Agreements. $name (String): who proposes
proposal-pause = { $name } proponuje przerwę.
proposal-resume = { $name } proponuje grać dalej.
proposal-rematch = { $name } proponuje rewanż.
proposal-take-back = { $name } prosi o cofnięcie ruchu.
agree = Zgoda
disagree = Nie
withdraw = Wycofaj
# $names (String): those who have not said yet
agreement-awaits = Czekamy na odpowiedź: { $names }.
# $name (String): who is missing
ballot = { $name }: nie ma nikogo. Co teraz?
vote-wait = Czekajmy dalej
vote-level = Poziom bota
vote-bot = Dalej gra bot
vote-end = Koniec gry

menu = Menu stołu
menu-pause = Przerwa
menu-resume = Graj dalej
menu-leave = Odejdź
menu-rejoin = Znowu jestem
menu-resign = Poddaj się
menu-resign-sure = Poddać się na dobre? Twoje miejsce do końca zagra bot.
menu-share = Link do tego stołu
menu-fingerprint = Odcisk tasowania:

# $bandit (String): whose turn it is
hand-over = Podaj urządzenie dalej: teraz { $bandit }.
hand-over-about = Stół jest zasłonięty, żeby nikt nie zobaczył cudzej ręki.
# $bandit (String): whose turn it is
hand-over-ready = { $bandit } to ja

# $time (String): minutes and seconds
clock-left = zostało { $time }

# The end
ended-you-won = Wygrywasz!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] Zwycięstwo: { $names }!
    [few] Wspólne zwycięstwo: { $names }!
   *[many] Wspólne zwycięstwo: { $names }!
}
ended-resigned = Gra została poddana.
ended-voted = Stół zakończył grę.
ended-other = Gra się skończyła.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
end-rematch = Jeszcze raz
end-to-rematch = Do następnej gry
end-replay = Obejrzyj jeszcze raz
end-file = Plik gry
end-home = Strona główna
end-honest = Tasowanie było uczciwe: klucz pasuje do odcisku pokazanego na początku.
end-dishonest = Uwaga: klucz tasowania nie pasuje do odcisku pokazanego na początku.
