# Polish sentences of Colt Express: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Forms of names: `.gen` genitive, `.acc` accusative, `.loc` locative. What an audience was not told is "none", and its
# "-told" says no. What is not worth a line is "".

## Names

bandit-ghost = Ghost
    .gen = Ghosta
    .acc = Ghosta
bandit-doc = Doc
    .gen = Doca
    .acc = Doca
bandit-django = Django
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
        [0] lokomotywa
       *[other] wagon { $number }
    }
    .gen = { $number ->
        [0] lokomotywy
       *[other] wagonu { $number }
    }
    .acc = { $number ->
        [0] lokomotywę
       *[other] wagon { $number }
    }
    .loc = { $number ->
        [0] lokomotywie
       *[other] wagonie { $number }
    }

card-move = Ruch
card-floor = Zmiana poziomu
    .acc = Zmianę poziomu
card-shoot = Strzał
card-rob = Rabunek
card-punch = Cios
card-marshal = Szeryf
    .acc = Szeryfa
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $card } { $bandit-gen }
    .acc = { $card-acc } { $bandit-gen }
# $bandit (String): who fired it
card-bullet = nabój { $bandit-gen }
card-bullet-neutral = neutralny nabój

car-name-car_1p = z jedną sakiewką
car-name-car_3p = z trzema sakiewkami
car-name-car_1p1j = z sakiewką i klejnotem
car-name-car_3p1j = z trzema sakiewkami i klejnotem
car-name-car_4p1j = z czterema sakiewkami i klejnotem
car-name-car_3j = z trzema klejnotami
car-name-unprinted = z nieznanym ładunkiem

lap-standard = zwykłe okrążenie
lap-tunnel = tunel
lap-speedup = przyspieszenie
lap-switch = zwrotnica

event-none = nic
event-angry-marshal = Wściekły szeryf
event-swivel-arm = Obrotowe ramię
event-braking = Hamowanie
event-take-it-all = Bierz wszystko!
event-rebellion = Bunt pasażerów
event-pickpocketing = Kieszonkowcy
event-revenge = Zemsta szeryfa
event-hostage = Maszynista zakładnikiem

## Set-up and rounds

first-drawn = { $seat-person ->
    [you] Los zdecydował: zaczynasz ty.
    [they] Los zdecydował: zaczynają { $seat-middle }.
   *[one] Los zdecydował: zaczyna { $seat-middle }.
}
car-coupled = Doczepiono { $car-acc } { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] W { $place-loc } ukryto sakiewkę.
        [few] W { $place-loc } ukryto { $count } sakiewki.
       *[many] W { $place-loc } ukryto { $count } sakiewek.
    }
    [jewel] { $count ->
        [one] W { $place-loc } błyszczy klejnot.
        [few] W { $place-loc } błyszczą { $count } klejnoty.
       *[many] W { $place-loc } błyszczy { $count } klejnotów.
    }
   *[strongbox] { $count ->
        [one] W { $place-loc } stoi kasetka z wypłatami.
        [few] W { $place-loc } stoją { $count } kasetki.
       *[many] W { $place-loc } stoi { $count } kasetek.
    }
}
purse-given = { $bandit } ma na początek 250{ "\u00A0" }$ w sakiewce.
formed = { $bandit-told ->
    [yes] { $seat-person ->
        [you] Do ostatniego wagonu posyłasz { $bandit-acc }.
        [they] { $seat } posyłają do ostatniego wagonu { $bandit-acc }.
       *[one] { $seat } posyła do ostatniego wagonu { $bandit-acc }.
    }
   *[no] { $seat-person ->
        [you] Szepczesz, kto ma czekać w ostatnim wagonie.
        [they] { $seat } szepczą, kto ma czekać w ostatnim wagonie.
       *[one] { $seat } szepcze, kto ma czekać w ostatnim wagonie.
    }
}
boarded = { $bandit } wsiada do { $place-gen }.
round-began = { $first-person ->
    [you] Runda { $round }: zaczynasz ty.
    [they] Runda { $round }: zaczynają { $first-middle }.
   *[one] Runda { $round }: zaczyna { $first-middle }.
}
card-revealed = { $event ->
    [none] Przed nami: { $laps }.
   *[other] Przed nami: { $laps }, a na koniec: { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat-person ->
        [you] Kończą ci się karty, więc tasujesz odrzucone.
        [they] { $seat } nie mają już kart, więc tasują odrzucone.
       *[one] { $seat } nie ma już kart, więc tasuje odrzucone.
    }
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat-person ->
        [you] Do twojej ręki trafia { $card }.
        [they] { $seat } dobierają { $card-acc }.
       *[one] { $seat } dobiera { $card-acc }.
    }
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat-person ->
        [you] Przed tasowaniem chowasz w rękawie { $card-acc }.
        [they] { $seat } przed tasowaniem chowają w rękawie { $card-acc }.
       *[one] { $seat } przed tasowaniem chowa w rękawie { $card-acc }.
    }
   *[no] { $seat-person ->
        [you] Przed tasowaniem chowasz w rękawie jedną kartę.
        [they] { $seat } przed tasowaniem chowają w rękawie jedną kartę.
       *[one] { $seat } przed tasowaniem chowa w rękawie jedną kartę.
    }
}
first-passed = { $seat-person ->
    [you] Teraz prowadzisz ty.
    [they] Teraz prowadzą { $seat-middle }.
   *[one] Teraz prowadzi { $seat-middle }.
}

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] Pociąg wpada do tunelu.
    [speedup] Pociąg przyspiesza.
    [switch] Pociąg turkocze na zwrotnicy.
   *[standard] Pociąg toczy się dalej.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat-person ->
            [you] Na stos trafia twoja zakryta karta: { $card }.
            [they] { $seat } kładą zakrytą kartę: { $card }.
           *[one] { $seat } kładzie zakrytą kartę: { $card }.
        }
       *[no] { $seat-person ->
            [you] Na stos trafia twoja zakryta karta.
            [they] { $seat } kładą na stos zakrytą kartę.
           *[one] { $seat } kładzie na stos zakrytą kartę.
        }
    }
   *[no] { $seat-person ->
        [you] Planujesz { $card-acc }.
        [they] { $seat } planują { $card-acc }.
       *[one] { $seat } planuje { $card-acc }.
    }
}
chose-draw = { $seat-person ->
    [you] Zamiast planować dobierasz karty.
    [they] { $seat } zamiast planować dobierają karty.
   *[one] { $seat } zamiast planować dobiera karty.
}
held-fire = { $seat-person ->
    [you] Wstrzymujesz ogień.
    [they] { $seat } wstrzymują ogień.
   *[one] { $seat } wstrzymuje ogień.
}
shed = { $seat-person ->
    [you] Odrzucasz { $card-acc }.
    [they] { $seat } odrzucają { $card-acc }.
   *[one] { $seat } odrzuca { $card-acc }.
}
chose-discard = { $seat-person ->
    [you] Chcesz odrzucić { $card-acc }.
    [they] { $seat } chcą odrzucić { $card-acc }.
   *[one] { $seat } chce odrzucić { $card-acc }.
}
kept = { $seat-person ->
    [you] Twoja ręka na później jest gotowa.
    [they] { $seat } mają gotową rękę na później.
   *[one] { $seat } ma gotową rękę na później.
}
discarded = { $seat-person ->
    [you] Odrzucasz { $card-acc }.
    [they] { $seat } odrzucają { $card-acc }.
   *[one] { $seat } odrzuca { $card-acc }.
}
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat-person ->
        [you] Odkrywasz ukrytą kartę: { $card }.
        [they] { $seat } odkrywają ukrytą kartę: { $card }.
       *[one] { $seat } odkrywa ukrytą kartę: { $card }.
    }
   *[no] { $card-kind ->
        [marshal] { $bandit } wabi szeryfa.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Klik! { $bandit } nie ma już naboi.
       *[other] { $bandit } mierzy, ale nie ma do kogo strzelać.
    }
    [rob] { $bandit } nie znajduje niczego, co warto ukraść.
    [punch] { $bandit } bije w powietrze.
   *[other] { $bandit } nic nie może zrobić.
}
moved = { $place-level ->
    [roof] { $bandit } biegnie po dachach na dach { $place-gen }.
   *[inside] { $bandit } przechodzi do { $place-gen }.
}
climbed = { $place-level ->
    [roof] { $bandit } wspina się na dach { $place-gen }.
   *[inside] { $bandit } zeskakuje do { $place-gen }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] Strzał odrzuca { $bandit-acc } na dach { $place-gen }.
       *[inside] Strzał odrzuca { $bandit-acc } do { $place-gen }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } ląduje na dachu { $place-gen }.
       *[inside] { $bandit } wpada do { $place-gen }.
    }
}
marshal-moved = Szeryf wkracza do { $car-gen }.
shot = { $way ->
    [along] { $bandit } strzela wzdłuż dachów i trafia: { $victim }.
    [through] { $bandit } strzela przez dach i trafia: { $victim }.
   *[inside] { $bandit } strzela do sąsiedniego wagonu i trafia: { $victim }.
}
punched = { $bandit } zadaje cios: obrywa { $victim }.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] { $victim } upuszcza sakiewkę wartą { $value }.
       *[no] { $victim } upuszcza sakiewkę.
    }
    [jewel] { $victim } upuszcza klejnot.
   *[strongbox] { $victim } upuszcza kasetkę.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } zgarnia sakiewkę wartą { $value }.
       *[no] { $bandit } zgarnia sakiewkę.
    }
    [jewel] { $bandit } zgarnia klejnot.
   *[strongbox] { $bandit } wynosi kasetkę.
}
snatched = { $value-told ->
    [yes] { $bandit } chwyta w locie sakiewkę { $victim-gen }: { $value }.
   *[no] { $bandit } chwyta w locie sakiewkę { $victim-gen }.
}
left-lying = { $bandit } nie rusza leżącej sakiewki.
fled = { $bandit } wpada na szeryfa i ucieka na dach { $place-gen }.
neutral-taken = { $rule ->
    [E2] { $bandit } dostaje kulę od szeryfa, który strzela przez dach.
    [E6] { $bandit } dostaje kulę od wściekłego pasażera.
   *[other] { $bandit } dostaje kulę od szeryfa.
}
bullets-short = { $bullets-left ->
    [0] Neutralnych naboi nie starcza na wszystkich ({ $bandits }) i ostatnie przepadają.
   *[other] Neutralnych naboi nie starcza na wszystkich ({ $bandits }), więc nikt ich nie dostaje.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] Szeryf ma tego dość.
    [swivel-arm] Obrotowe ramię zamiata dachy.
    [braking] Pociąg gwałtownie hamuje.
    [take-it-all] Kolejarze chowają drugą kasetkę.
    [rebellion] Pasażerowie mają tego dość.
    [pickpocketing] Pociąg wjeżdża na stację: czas na kieszonkowców.
    [revenge] Pociąg wjeżdża na stację, a szeryf bierze odwet.
   *[hostage] Pociąg wjeżdża na stację z maszynistą jako zakładnikiem.
}
thrown = { $bandit } leci na dach { $place-gen }.
strongbox-laid = Druga kasetka ląduje w { $place-loc }.
purse-lost = { $value-told ->
    [yes] { $bandit } traci przez szeryfa sakiewkę wartą { $value }.
   *[no] { $bandit } traci przez szeryfa najmniej wartą sakiewkę.
}
ransom-paid = { $bandit } dostaje 250{ "\u00A0" }$ okupu.

## The end

purse-counted = { $count ->
    [one] { $bandit } otwiera sakiewkę: { $value }.
    [few] { $bandit } otwiera { $count } sakiewki po { $value }.
   *[many] { $bandit } otwiera { $count } sakiewek po { $value }.
}
prize-won = { $seat-person ->
    [you] Zdobywasz tytuł rewolwerowca i 1000{ "\u00A0" }$.
    [they] { $seat } zdobywają tytuł rewolwerowca i 1000{ "\u00A0" }$.
   *[one] { $seat } zdobywa tytuł rewolwerowca i 1000{ "\u00A0" }$.
}
scored = { $seat-person ->
    [you] Uciekasz z łupem wartym { $dollars }.
    [they] { $seat } uciekają z łupem wartym { $dollars }.
   *[one] { $seat } ucieka z łupem wartym { $dollars }.
}
won = { $seat-person ->
    [you] Wygrywasz!
    [they] { $seat } wygrywają!
   *[one] { $seat } wygrywa!
}
