# Polish. No native speaker has reviewed these sentences yet.
#
# The waiting room.

# $game (String): its title
room = { $game }: kto gra?
seats = Miejsca
room-fill = Dosadź boty
room-hot-seat = Masz kilka miejsc: strona zasłania się między nimi, żeby jedno urządzenie mogło krążyć wokół stołu.
room-start = Zaczynamy
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] Jedno miejsce jest wolne: poczekaj na kogoś albo weź bota.
    [few] { $free } miejsca są wolne: poczekaj na ludzi albo weź boty.
   *[many] { $free } miejsc jest wolnych: poczekaj na ludzi albo weź boty.
}
# $name (String): the table's owner
room-waits-owner = Grę zaczyna { $name }.
room-close = Zamknij stół
room-share = Ściągnij pozostałych
room-link = Link do tego stołu
room-new-link = Zrób nowy link

seat-free = Wolne
seat-any = Decyduje los
# $number (Number): counted from 1
seat-number-label = Miejsce { $number }
seat-sit = Usiądź
seat-sit-too = Usiądź też tutaj
seat-stand = Wstań
seat-bot = Bot
seat-remove = Zwolnij
seat-choose = Wybierz
seat-resigned = poza grą
seat-away = z dala od stołu
seat-owing = ma odpowiedzieć
somebody = Ktoś

pick-colt = Kim grasz?
pick-napad = Która banda jest twoja?
pick-taken = już zajęte
power-ghost = Pierwszą kartę w każdej rundzie może zagrać zakrytą.
power-doc = Dobiera w rundzie siedem kart zamiast sześciu.
power-django = Jego strzał odrzuca trafionego o jeden wagon dalej.
power-tuco = Strzela przez dach, w górę i w dół.
power-cheyenne = Przechwytuje sakiewkę tego, kogo uderzy.
power-belle = Nie jest celem, dopóki można wybrać kogoś innego.

options = Zasady tego stołu
options-clock = Zegar
clock-none = Bez zegara
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } min i po { $increment } s na ruch
# $days (Number): for every answer
clock-days = { $days ->
    [one] Jeden dzień na każdą odpowiedź
    [few] { $days } dni na każdą odpowiedź
   *[many] { $days } dni na każdą odpowiedź
}
options-public = Otwarty stół
options-public-about = Każdy widzi go na stronie głównej; rozmawia się tylko gotowymi zdaniami.
options-watch = Inni mogą oglądać
options-watch-about = Widzą to, czego nikt nie trzyma w tajemnicy.
options-memory-aid = Ściąga
options-memory-aid-about = Strona pokazuje jawne rzeczy, które warto pamiętać: pokazane karty, otrzymane naboje.
options-group-both = W obu instrukcjach
options-group-first = Pierwsze wydanie
options-group-revised = Wydanie poprawione
options-group-open = Gdzie instrukcje milczą
options-group-set-up = Przygotowanie

ruleset-about-colt-first = Od trzech do sześciu bandytów, zdolności i wydarzenia, a na końcu stacja.
ruleset-about-colt-first-expert = Stosy kart odrzuconych zamiast tasowania co rundę; karty można zatrzymywać, a naboje wyrzucać.
ruleset-about-colt-first-duel = Dwoje graczy, każdy z dwójką bandytów, według zasad dla ekspertów, bez rewolwerowca.
ruleset-about-colt-revised-basic = Pierwsza gra z poprawionego wydania: pięć zwykłych rund, bez zdolności i bez wydarzeń.
ruleset-about-colt-revised = Od trzech do sześciu bandytów, zdolności i wydarzenia, a na końcu stacja.
ruleset-about-colt-revised-expert = Stosy kart odrzuconych zamiast tasowania co rundę; zatrzymać można każdą kartę, nawet naboje.
ruleset-about-colt-revised-teams = Dwoje lub troje graczy, każdy z dwójką bandytów: karta na start i ogień osłonowy.
ruleset-about-napad = Sześć napadów; dodaje się wartości zdobytych wagonów.
ruleset-about-napad-harder = Kolor daje liczbę wagonów razy najwyższą wartość, a naboje ją podnoszą.
ruleset-about-napad-harder-twos = Jak trudniejszy, z premią za najwięcej wagonów o wartości dwa.

option-expert = Eksperci
option-about-expert = Stosy kart odrzuconych zamiast tasowania co rundę; karty można zatrzymywać.
option-powers = Zdolności
option-about-powers = Każdy bandyta umie coś swojego.
option-events = Wydarzenia
option-about-events = Na koniec rundy coś może się wydarzyć.
option-station = Stacja
option-about-station = Ostatnia runda to stacja, po czterech zwykłych; bez niej jest pięć zwykłych rund.
option-gunslinger = Rewolwerowiec
option-about-gunslinger = Kto wystrzelił najwięcej naboi, zdobywa 1000{ "\u00A0" }$.
option-shed-bullets = Wyrzucanie naboi
option-about-shed-bullets = Eksperci mogą odłożyć naboje z ręki.
option-shortage-clears = Gdy brakuje naboi, reszta wypada
option-about-shortage-clears = Gdy neutralnych naboi nie starcza dla wszystkich trafionych, te, które zostały, wypadają z gry.
option-revenge-drops = Zemsta upuszcza sakiewkę
option-about-revenge-drops = Sakiewka stracona przez zemstę szeryfa spada na dach, zamiast wypaść z gry.
option-opening-pick = Karta na start
option-about-opening-pick = Przed każdym rozdaniem każdy wybiera jedną kartę ze swojej talii.
option-covering-fire = Ogień osłonowy
option-about-covering-fire = Ze Strzałem można zagrać kartę drugiego bandyty.
option-purse-pick = Co bierze Rabunek
option-about-purse-pick = Rodzaj łupu, a z sakiewek losową; albo wybrany żeton spośród wszystkich, które tam leżą.
option-value-random = rodzaj
option-value-strict-RE = dowolny żeton
option-pick-before-reveal = Wybór przed odkryciem rundy
option-about-pick-before-reveal = Kartę na start wybiera się, zanim karta rundy zostanie odkryta.
option-friendly-shots-count = Strzały do wspólnika się liczą
option-about-friendly-shots-count = Liczą się do tytułu rewolwerowca.
option-tiebreak = Które naboje rozstrzygają remis
option-about-tiebreak = Wszystkie albo, według litery pierwszego wydania, tylko te od innych bandytów.
option-value-all = wszystkie
option-value-literal-FE = od bandytów
option-facedown-shows-bandit = Ukryte karty zdradzają bandytę
option-about-facedown-shows-bandit = Zakryta karta drużyny pokazuje, do którego bandyty należy.
option-discards-open = Jawne karty odrzucone
option-about-discards-open = Każdy może przeglądać stosy kart odrzuconych.
option-harder = Trudniejsze liczenie
option-about-harder = Kolor daje liczbę wagonów razy najwyższą wartość, a naboje ją podnoszą.
option-twos = Premia za dwójki
option-about-twos = Najwięcej wagonów o wartości dwa daje premię.

choice-first = Kto zaczyna
choice-about-first = Gracz rozpoczynający; bez wyboru decyduje los.
choice-cars = Wagony
choice-about-cars = Wagony za lokomotywą, od przodu, słowami: car_3p, car_1p1j, any. Puste pole: wszystkie losowo.
choice-formation = Ustawienie
choice-about-formation = Drużyny: bandyci, którzy zaczynają w ostatnim wagonie, albo „random”. Puste pole: pytamy każdego gracza.
choice-marshal-cards = Karty szeryfa
choice-about-marshal-cards = Drużyny: bandyci, których karta szeryfa zostaje w talii. Puste pole: losowo.
