# Romanian sentences of Colt Express: one message for every kind of event, in the compound past.
#
# No native speaker has reviewed these sentences yet.
#
# Forms of names: `.gen` genitive ("of"), `.in` after "în". What an audience was not told is "none", and its "-told"
# says no. What is not worth a line is "".

## Names

-marshal = ofițerul federal
-marshal-of = ofițerului federal

bandit-ghost = Ghost
bandit-doc = Doc
bandit-django = Django
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
        [0] locomotiva
       *[other] vagonul { $number }
    }
    .in = { $number ->
        [0] locomotivă
       *[other] vagonul { $number }
    }
    .gen = { $number ->
        [0] locomotivei
       *[other] vagonului { $number }
    }

card-move = Deplasare
card-floor = Schimbarea nivelului
card-shoot = Împușcătură
card-rob = Jaf
card-punch = Lovitură de pumn
card-marshal = Ofițer federal
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $card } ({ $bandit })
# $bandit (String): who fired it
card-bullet = un glonț tras de { $bandit }
card-bullet-neutral = un glonț neutru

car-name-car_1p = cel cu o singură pungă cu bani
car-name-car_3p = cel cu trei pungi cu bani
car-name-car_1p1j = cel cu o pungă cu bani și o bijuterie
car-name-car_3p1j = cel cu trei pungi cu bani și o bijuterie
car-name-car_4p1j = cel cu patru pungi cu bani și o bijuterie
car-name-car_3j = cel cu trei bijuterii
car-name-unprinted = unul pe care nu l-a mai văzut nimeni

lap-standard = o tură obișnuită
lap-tunnel = un tunel
lap-speedup = o accelerare
lap-switch = o schimbare de macaz

event-none = nimic
event-angry-marshal = Ofițer federal furios
event-swivel-arm = Stâlp pivotant
event-braking = Frânare
event-take-it-all = Ia totul!
event-rebellion = Revolta pasagerilor
event-pickpocketing = Pungășie
event-revenge = Răzbunarea ofițerului federal
event-hostage = Luarea ca ostatic a mecanicului locomotivei

## Set-up and rounds

first-drawn = { $seat-person ->
    [you] Sorții au decis: primul jucător ești tu.
   *[one] Sorții au decis: primul jucător este { $seat-middle }.
}
car-coupled = S-a atașat { $car }, { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] În { $place-in } s-a ascuns o pungă cu bani.
        [few] În { $place-in } s-au ascuns { $count } pungi cu bani.
       *[other] În { $place-in } s-au ascuns { $count } de pungi cu bani.
    }
    [jewel] { $count ->
        [one] În { $place-in } strălucea o bijuterie.
        [few] În { $place-in } străluceau { $count } bijuterii.
       *[other] În { $place-in } străluceau { $count } de bijuterii.
    }
   *[strongbox] { $count ->
        [one] În { $place-in } se afla o cutie de valori.
        [few] În { $place-in } se aflau { $count } cutii de valori.
       *[other] În { $place-in } se aflau { $count } de cutii de valori.
    }
}
purse-given = { $bandit } a primit la început o pungă cu 250{ "\u00A0" }$.
formed = { $bandit-told ->
    [yes] { $seat-person ->
        [you] Ai trimis în ultimul vagon pe { $bandit }.
        [they] { $seat } au trimis în ultimul vagon pe { $bandit }.
       *[one] { $seat } a trimis în ultimul vagon pe { $bandit }.
    }
   *[no] { $seat-person ->
        [you] Ai șoptit cine să aștepte în ultimul vagon.
        [they] { $seat } au șoptit cine să aștepte în ultimul vagon.
       *[one] { $seat } a șoptit cine să aștepte în ultimul vagon.
    }
}
boarded = { $bandit } a urcat în { $place-in }.
round-began = { $first-person ->
    [you] A început runda { $round }: primul jucător ești tu.
   *[one] A început runda { $round }: primul jucător este { $first-middle }.
}
card-revealed = { $event ->
    [none] Drumul care ne așteaptă: { $laps }.
   *[other] Drumul care ne așteaptă: { $laps }; la sfârșit, { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat-person ->
        [you] Ai rămas fără cărți și ai amestecat cărțile decartate.
        [they] { $seat } au rămas fără cărți și au amestecat cărțile decartate.
       *[one] { $seat } a rămas fără cărți și a amestecat cărțile decartate.
    }
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat-person ->
        [you] Ai tras o carte: { $card }.
        [they] { $seat } au tras o carte: { $card }.
       *[one] { $seat } a tras o carte: { $card }.
    }
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat-person ->
        [you] Ai ascuns în mânecă, înainte de amestecare: { $card }.
        [they] { $seat } au ascuns în mânecă, înainte de amestecare: { $card }.
       *[one] { $seat } a ascuns în mânecă, înainte de amestecare: { $card }.
    }
   *[no] { $seat-person ->
        [you] Ai ascuns o carte în mânecă înainte de amestecare.
        [they] { $seat } au ascuns o carte în mânecă înainte de amestecare.
       *[one] { $seat } a ascuns o carte în mânecă înainte de amestecare.
    }
}
first-passed = { $seat-person ->
    [you] Primul jucător ești acum tu.
   *[one] Primul jucător este acum { $seat-middle }.
}

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] Trenul a intrat într-un tunel.
    [speedup] Trenul a accelerat.
    [switch] Trenul a trecut zdrăngănind peste macaz.
   *[standard] Trenul și-a continuat drumul.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat-person ->
            [you] Ai pus o carte cu fața în jos: { $card }.
            [they] { $seat } au pus o carte cu fața în jos: { $card }.
           *[one] { $seat } a pus o carte cu fața în jos: { $card }.
        }
       *[no] { $seat-person ->
            [you] Ai pus o carte cu fața în jos.
            [they] { $seat } au pus o carte cu fața în jos.
           *[one] { $seat } a pus o carte cu fața în jos.
        }
    }
   *[no] { $seat-person ->
        [you] Ai plănuit: { $card }.
        [they] { $seat } au plănuit: { $card }.
       *[one] { $seat } a plănuit: { $card }.
    }
}
chose-draw = { $seat-person ->
    [you] Ai tras cărți în loc să plănuiești.
    [they] { $seat } au tras cărți în loc să plănuiască.
   *[one] { $seat } a tras cărți în loc să plănuiască.
}
held-fire = { $seat-person ->
    [you] Nu ai dat foc de acoperire.
    [they] { $seat } nu au dat foc de acoperire.
   *[one] { $seat } nu a dat foc de acoperire.
}
shed = { $seat-person ->
    [you] Ai decartat: { $card }.
    [they] { $seat } au decartat: { $card }.
   *[one] { $seat } a decartat: { $card }.
}
chose-discard = { $seat-person ->
    [you] Ai vrut să decartezi: { $card }.
    [they] { $seat } au vrut să decarteze: { $card }.
   *[one] { $seat } a vrut să decarteze: { $card }.
}
kept = { $seat-person ->
    [you] Ți-ai pregătit mâna pentru mai târziu.
    [they] { $seat } și-au pregătit mâna pentru mai târziu.
   *[one] { $seat } și-a pregătit mâna pentru mai târziu.
}
discarded = { $seat-person ->
    [you] Ai decartat: { $card }.
    [they] { $seat } au decartat: { $card }.
   *[one] { $seat } a decartat: { $card }.
}
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat-person ->
        [you] Ai dezvăluit o carte ascunsă: { $card }.
        [they] { $seat } au dezvăluit o carte ascunsă: { $card }.
       *[one] { $seat } a dezvăluit o carte ascunsă: { $card }.
    }
   *[no] { $card-kind ->
        [marshal] { $bandit } i-a șoptit ceva { -marshal-of }.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Clic: { $bandit } nu mai avea gloanțe.
       *[other] { $bandit } a ochit, dar nu avea în cine să tragă.
    }
    [rob] { $bandit } nu a găsit nimic de furat.
    [punch] { $bandit } a lovit în gol.
   *[other] { $bandit } nu a putut face nimic.
}
moved = { $place-level ->
    [roof] { $bandit } a fugit pe acoperișuri până deasupra { $place-gen }.
   *[inside] { $bandit } a trecut în { $place-in }.
}
climbed = { $place-level ->
    [roof] { $bandit } a urcat pe acoperișul { $place-gen }.
   *[inside] { $bandit } a coborât în { $place-in }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] Împușcătura a aruncat pe acoperișul { $place-gen } pe { $bandit }.
       *[inside] Împușcătura a aruncat în { $place-in } pe { $bandit }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } a ajuns de-a rostogolul pe acoperișul { $place-gen }.
       *[inside] { $bandit } s-a prăbușit în { $place-in }.
    }
}
marshal-moved = Ofițerul federal a intrat în { $car-in }.
shot = { $way ->
    [along] { $bandit } a tras peste acoperișuri și a nimerit pe { $victim }.
    [through] { $bandit } a tras prin acoperiș și a nimerit pe { $victim }.
   *[inside] { $bandit } a tras în vagonul vecin și a nimerit pe { $victim }.
}
punched = { $bandit } a dat un pumn: { $victim } l-a încasat.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] { $victim } a scăpat o pungă cu { $value }.
       *[no] { $victim } a scăpat o pungă cu bani.
    }
    [jewel] { $victim } a scăpat o bijuterie.
   *[strongbox] { $victim } a scăpat o cutie de valori.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } a înșfăcat o pungă cu { $value }.
       *[no] { $bandit } a înșfăcat o pungă cu bani.
    }
    [jewel] { $bandit } a înșfăcat o bijuterie.
   *[strongbox] { $bandit } a luat cu sine o cutie de valori.
}
snatched = { $value-told ->
    [yes] { $bandit } a prins din zbor punga lui { $victim }: { $value }.
   *[no] { $bandit } a prins din zbor punga lui { $victim }.
}
left-lying = { $bandit } nu s-a atins de pungă.
fled = { $bandit } a dat peste { -marshal } și a fugit pe acoperișul { $place-gen }.
neutral-taken = { $rule ->
    [E2] { $bandit } a încasat un glonț de la { -marshal }, care a tras prin acoperiș.
    [E6] { $bandit } a încasat un glonț de la un pasager furios.
   *[other] { $bandit } a încasat un glonț de la { -marshal }.
}
bullets-short = { $bullets-left ->
    [0] Gloanțele neutre nu au ajuns pentru { $bandits }, iar ultimele s-au pierdut.
   *[other] Gloanțele neutre nu au ajuns pentru { $bandits }, așa că nu s-a tras niciunul.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] Ofițerul federal s-a înfuriat.
    [swivel-arm] Un stâlp pivotant a măturat acoperișurile.
    [braking] Trenul a frânat brusc.
    [take-it-all] Feroviarii au ascuns a doua cutie de valori.
    [rebellion] Pasagerii s-au revoltat.
    [pickpocketing] Trenul a intrat în gară: momentul hoților de buzunare.
    [revenge] Trenul a intrat în gară, iar ofițerul federal s-a răzbunat.
   *[hostage] Trenul a intrat în gară cu mecanicul luat ostatic.
}
thrown = Zdruncinătura a aruncat pe { $bandit } pe acoperișul { $place-gen }.
strongbox-laid = A doua cutie de valori a fost pusă în { $place-in }.
purse-lost = { $value-told ->
    [yes] { $bandit } a pierdut din cauza { -marshal-of } o pungă cu { $value }.
   *[no] { $bandit } a pierdut din cauza { -marshal-of } punga cea mai săracă.
}
ransom-paid = { $bandit } a primit o răscumpărare de 250{ "\u00A0" }$.

## The end

purse-counted = { $count ->
    [one] { $bandit } a deschis o pungă: { $value }.
    [few] { $bandit } a deschis { $count } pungi a câte { $value }.
   *[other] { $bandit } a deschis { $count } de pungi a câte { $value }.
}
prize-won = { $seat-person ->
    [you] Ai câștigat titlul de Pistolar și 1000{ "\u00A0" }$.
    [they] { $seat } au câștigat titlul de Pistolar și 1000{ "\u00A0" }$.
   *[one] { $seat } a câștigat titlul de Pistolar și 1000{ "\u00A0" }$.
}
scored = { $seat-person ->
    [you] Ai scăpat cu { $dollars }.
    [they] { $seat } au scăpat cu { $dollars }.
   *[one] { $seat } a scăpat cu { $dollars }.
}
won = { $seat-person ->
    [you] Ai câștigat!
    [they] { $seat } au câștigat!
   *[one] { $seat } a câștigat!
}
