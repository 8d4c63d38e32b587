# Danish sentences of Colt Express: one message for every kind of event, in the past tense.
#
# No native speaker has reviewed these sentences yet.
#
# Forms of names: `.gen` genitive, `.acc` as an object. What an audience was not told is "none", and its "-told" says
# no. What is not worth a line is "".

## Names

bandit-ghost = Ghost
    .gen = Ghosts
bandit-doc = Doc
    .gen = Docs
bandit-django = Django
    .gen = Djangos
bandit-tuco = Tuco
    .gen = Tucos
bandit-cheyenne = Cheyenne
    .gen = Cheyennes
bandit-belle = Belle
    .gen = Belles

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
    [0] lokomotivet
   *[other] togvogn { $number }
}

card-move = Ryk
    .acc = et Ryk
card-floor = Skift niveau
    .acc = et Skift niveau
card-shoot = Skyd
    .acc = et Skud
card-rob = Røveri
    .acc = et Røveri
card-punch = Skub
    .acc = et Skub
card-marshal = Sheriffen
    .acc = Sheriffen
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $bandit-gen } { $card }
# $bandit (String): who fired it
card-bullet = en af { $bandit-gen } patroner
card-bullet-neutral = en neutral patron

car-name-car_1p = den med en enkelt pose
car-name-car_3p = den med tre poser
car-name-car_1p1j = den med en pose og en juvel
car-name-car_3p1j = den med tre poser og en juvel
car-name-car_4p1j = den med fire poser og en juvel
car-name-car_3j = den med tre juveler
car-name-unprinted = en, som ingen havde set før

lap-standard = en almindelig tur
lap-tunnel = en tunnel
lap-speedup = en tur, hvor farten øges
lap-switch = et skifte

event-none = ingenting
event-angry-marshal = Den vrede sherif
event-swivel-arm = Svingbjælke
event-braking = Bremser
event-take-it-all = Alt eller intet!
event-rebellion = Oprør blandt passagererne
event-pickpocketing = Lommetyve
event-revenge = Sheriffens hævn
event-hostage = Kontrolløren tages som gidsel

## Set-up and rounds

first-drawn = Lodtrækningen gjorde { $seat-acc } til startspiller.
car-coupled = Der blev koblet en vogn på, { $car }: { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] En pose blev gemt i { $place }.
       *[other] { $count } poser blev gemt i { $place }.
    }
    [jewel] { $count ->
        [one] En juvel glitrede i { $place }.
       *[other] { $count } juveler glitrede i { $place }.
    }
   *[strongbox] { $count ->
        [one] Sikkerhedsmappen med lønningerne stod i { $place }.
       *[other] { $count } sikkerhedsmapper stod i { $place }.
    }
}
purse-given = { $bandit } havde $250 på lommen fra begyndelsen.
formed = { $bandit-told ->
    [yes] { $seat } sendte { $bandit } til den bagerste togvogn.
   *[no] { $seat } hviskede, hvem der skulle vente i den bagerste togvogn.
}
boarded = { $bandit } gik om bord i { $place }.
round-began = Runde { $round } begyndte, med { $first-acc } som startspiller.
card-revealed = { $event ->
    [none] Rejsen, der ventede: { $laps }.
   *[other] Rejsen, der ventede: { $laps }; til sidst { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat } løb tør for kort og blandede de brugte.
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat } trak { $card-acc }.
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat } gemte { $card-acc } i ærmet, før der blev blandet.
   *[no] { $seat } gemte et kort i ærmet, før der blev blandet.
}
first-passed = Turen til at begynde gik videre til { $seat-acc }.

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] Toget kørte ind i en tunnel.
    [speedup] Toget satte farten op.
    [switch] Toget raslede over et skifte.
   *[standard] Toget rullede videre.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat } lagde { $card-acc } med bagsiden opad.
       *[no] { $seat } lagde et kort med bagsiden opad.
    }
   *[no] { $seat } planlagde { $card-acc }.
}
chose-draw = { $seat } trak kort i stedet for at planlægge.
held-fire = { $seat } gav ingen dækningsild.
shed = { $seat } smed { $card-acc } væk.
chose-discard = { $seat } ville smide { $card-acc } væk.
kept = { $seat } gjorde hånden klar til senere.
discarded = { $seat } smed { $card-acc } væk.
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat } vendte et skjult kort: { $card }.
   *[no] { $card-kind ->
        [marshal] { $bandit } gav sheriffen et tip.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Klik: { $bandit } havde ikke flere patroner.
       *[other] { $bandit } sigtede, men der var ingen at skyde på.
    }
    [rob] { $bandit } fandt intet, der var værd at tage.
    [punch] { $bandit } slog ud i luften.
   *[other] { $bandit } kunne ikke gøre noget.
}
moved = { $place-level ->
    [roof] { $bandit } løb hen ad tagene til { $place }.
   *[inside] { $bandit } gik ind i { $place }.
}
climbed = { $place-level ->
    [roof] { $bandit } klatrede op på taget af { $place }.
   *[inside] { $bandit } sprang ned i { $place }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] Skuddet slyngede { $bandit } hen på taget af { $place }.
       *[inside] Skuddet slyngede { $bandit } ind i { $place }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } tumlede hen på taget af { $place }.
       *[inside] { $bandit } bragede ind i { $place }.
    }
}
marshal-moved = Sheriffen gik ind i { $car }.
shot = { $way ->
    [along] { $bandit } skød hen over tagene og ramte { $victim }.
    [through] { $bandit } skød gennem taget og ramte { $victim }.
   *[inside] { $bandit } skød ind i togvognen ved siden af og ramte { $victim }.
}
punched = { $bandit } gav { $victim } et ordentligt skub.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] { $victim } tabte en pose med { $value }.
       *[no] { $victim } tabte en pose.
    }
    [jewel] { $victim } tabte en juvel.
   *[strongbox] { $victim } tabte en sikkerhedsmappe.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } snuppede en pose med { $value }.
       *[no] { $bandit } snuppede en pose.
    }
    [jewel] { $bandit } snuppede en juvel.
   *[strongbox] { $bandit } slæbte af med en sikkerhedsmappe.
}
snatched = { $value-told ->
    [yes] { $bandit } greb { $victim-gen } pose i luften: { $value }.
   *[no] { $bandit } greb { $victim-gen } pose i luften.
}
left-lying = { $bandit } lod posen ligge.
fled = { $bandit } løb ind i sheriffen og flygtede op på taget af { $place }.
neutral-taken = { $rule ->
    [E2] { $bandit } blev ramt af sheriffen, som skød gennem taget.
    [E6] { $bandit } blev ramt af en vred passager.
   *[other] { $bandit } blev ramt af sheriffen.
}
bullets-short = { $bullets-left ->
    [0] Patronerne rakte ikke til { $bandits }, og de sidste gik tabt.
   *[other] Patronerne rakte ikke til { $bandits }, så ingen blev affyret.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] Sheriffen havde fået nok.
    [swivel-arm] En svingbjælke fejede hen over tagene.
    [braking] Toget bremsede hårdt.
    [take-it-all] Jernbanefolkene gemte deres anden sikkerhedsmappe.
    [rebellion] Passagererne havde fået nok.
    [pickpocketing] Toget kørte ind på stationen: lommetyvenes time.
    [revenge] Toget kørte ind på stationen, og sheriffen tog hævn.
   *[hostage] Toget kørte ind på stationen med kontrolløren som gidsel.
}
thrown = { $bandit } blev slynget hen på taget af { $place }.
strongbox-laid = Den anden sikkerhedsmappe blev stillet i { $place }.
purse-lost = { $value-told ->
    [yes] { $bandit } mistede en pose med { $value } til sheriffen.
   *[no] { $bandit } mistede sin mindst værdifulde pose til sheriffen.
}
ransom-paid = { $bandit } fik $250 i løsepenge.

## The end

purse-counted = { $count ->
    [one] { $bandit } åbnede en pose: { $value }.
   *[other] { $bandit } åbnede { $count } poser med { $value } i hver.
}
prize-won = { $seat } vandt titlen som revolvermand og $1.000.
scored = { $seat } slap væk med { $dollars }.
won = { $seat } vandt!
