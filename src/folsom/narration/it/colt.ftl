# Italian sentences of Colt Express: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Forms of names: `.in` with "in", `.of` with "di", `.acc` a card with its article. What an audience was not told is
# "none", and its "-told" says no. What is not worth a line is "".

## Names

bandit-ghost = Ghost
bandit-doc = Doc
bandit-django = Django
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
        [0] la Locomotiva
       *[other] il Vagone { $number }
    }
    .in = { $number ->
        [0] nella Locomotiva
       *[other] nel Vagone { $number }
    }
    .of = { $number ->
        [0] della Locomotiva
       *[other] del Vagone { $number }
    }

card-move = Movimento
    .acc = un Movimento
card-floor = Cambio Livello
    .acc = un Cambio Livello
card-shoot = Sparo
    .acc = uno Sparo
card-rob = Furto
    .acc = un Furto
card-punch = Pugno
    .acc = un Pugno
card-marshal = Sceriffo
    .acc = lo Sceriffo
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $card } di { $bandit }
    .acc = { $card-acc } di { $bandit }
# $bandit (String): who fired it
card-bullet = un Proiettile di { $bandit }
card-bullet-neutral = un Proiettile Neutrale

car-name-car_1p = quello con un solo Sacchetto
car-name-car_3p = quello con tre Sacchetti
car-name-car_1p1j = quello con un Sacchetto e una Gemma
car-name-car_3p1j = quello con tre Sacchetti e una Gemma
car-name-car_4p1j = quello con quattro Sacchetti e una Gemma
car-name-car_3j = quello con tre Gemme
car-name-unprinted = uno che nessuno aveva mai visto

lap-standard = un turno standard
lap-tunnel = un tunnel
lap-speedup = un'accelerazione
lap-switch = un'inversione

event-none = niente
event-angry-marshal = Sceriffo Furioso
event-swivel-arm = Montacarichi
event-braking = Frenata
event-take-it-all = Prendi Tutto!
event-rebellion = Ribellione dei Passeggeri
event-pickpocketing = Borseggio
event-revenge = La Vendetta dello Sceriffo
event-hostage = Conducente in Ostaggio

## Set-up and rounds

first-drawn = { $seat-person ->
    [you] Il caso ha deciso: inizi tu.
    [they] Il caso ha deciso: iniziano { $seat-middle }.
   *[one] Il caso ha deciso: inizia { $seat-middle }.
}
car-coupled = Si aggancia { $car }, { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] C'è un Sacchetto nascosto { $place-in }.
       *[other] Ci sono { $count } Sacchetti nascosti { $place-in }.
    }
    [jewel] { $count ->
        [one] Una Gemma brilla { $place-in }.
       *[other] Brillano { $count } Gemme { $place-in }.
    }
   *[strongbox] { $count ->
        [one] La Valigetta blindata con le paghe è { $place-in }.
       *[other] Ci sono { $count } Valigette blindate { $place-in }.
    }
}
purse-given = { $bandit } comincia con un Sacchetto da $250.
formed = { $bandit-told ->
    [yes] { $seat-person ->
        [you] Mandi { $bandit } nel Vagone posteriore.
        [they] { $seat } mandano { $bandit } nel Vagone posteriore.
       *[one] { $seat } manda { $bandit } nel Vagone posteriore.
    }
   *[no] { $seat-person ->
        [you] Sussurri chi deve aspettare nel Vagone posteriore.
        [they] { $seat } sussurrano chi deve aspettare nel Vagone posteriore.
       *[one] { $seat } sussurra chi deve aspettare nel Vagone posteriore.
    }
}
boarded = { $bandit } sale { $place-in }.
round-began = { $first-person ->
    [you] Comincia il round { $round }: inizi tu.
    [they] Comincia il round { $round }: iniziano { $first-middle }.
   *[one] Comincia il round { $round }: inizia { $first-middle }.
}
card-revealed = { $event ->
    [none] Il viaggio che ci aspetta: { $laps }.
   *[other] Il viaggio che ci aspetta: { $laps }; alla fine, { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat-person ->
        [you] Finisci le carte e mescoli gli scarti.
        [they] { $seat } finiscono le carte e mescolano gli scarti.
       *[one] { $seat } finisce le carte e mescola gli scarti.
    }
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat-person ->
        [you] Peschi { $card-acc }.
        [they] { $seat } pescano { $card-acc }.
       *[one] { $seat } pesca { $card-acc }.
    }
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat-person ->
        [you] Prima di mescolare ti infili nella manica { $card-acc }.
        [they] { $seat } prima di mescolare si infilano nella manica { $card-acc }.
       *[one] { $seat } prima di mescolare si infila nella manica { $card-acc }.
    }
   *[no] { $seat-person ->
        [you] Prima di mescolare ti infili una carta nella manica.
        [they] { $seat } prima di mescolare si infilano una carta nella manica.
       *[one] { $seat } prima di mescolare si infila una carta nella manica.
    }
}
first-passed = { $seat-person ->
    [you] Adesso inizi tu.
    [they] Adesso iniziano { $seat-middle }.
   *[one] Adesso inizia { $seat-middle }.
}

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] Il treno si infila in un tunnel.
    [speedup] Il treno accelera.
    [switch] Il treno sferraglia su uno scambio.
   *[standard] Il treno prosegue la sua corsa.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat-person ->
            [you] Giochi a faccia in giù { $card-acc }.
            [they] { $seat } giocano a faccia in giù { $card-acc }.
           *[one] { $seat } gioca a faccia in giù { $card-acc }.
        }
       *[no] { $seat-person ->
            [you] Giochi una carta a faccia in giù.
            [they] { $seat } giocano una carta a faccia in giù.
           *[one] { $seat } gioca una carta a faccia in giù.
        }
    }
   *[no] { $seat-person ->
        [you] Pianifichi { $card-acc }.
        [they] { $seat } pianificano { $card-acc }.
       *[one] { $seat } pianifica { $card-acc }.
    }
}
chose-draw = { $seat-person ->
    [you] Peschi invece di pianificare.
    [they] { $seat } pescano invece di pianificare.
   *[one] { $seat } pesca invece di pianificare.
}
held-fire = { $seat-person ->
    [you] Rinunci al fuoco di copertura.
    [they] { $seat } rinunciano al fuoco di copertura.
   *[one] { $seat } rinuncia al fuoco di copertura.
}
shed = { $seat-person ->
    [you] Scarti { $card-acc }.
    [they] { $seat } scartano { $card-acc }.
   *[one] { $seat } scarta { $card-acc }.
}
chose-discard = { $seat-person ->
    [you] Hai intenzione di scartare { $card-acc }.
    [they] { $seat } hanno intenzione di scartare { $card-acc }.
   *[one] { $seat } ha intenzione di scartare { $card-acc }.
}
kept = { $seat-person ->
    [you] La tua mano per dopo è pronta.
    [they] { $seat } hanno pronta la mano per dopo.
   *[one] { $seat } ha pronta la mano per dopo.
}
discarded = { $seat-person ->
    [you] Scarti { $card-acc }.
    [they] { $seat } scartano { $card-acc }.
   *[one] { $seat } scarta { $card-acc }.
}
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat-person ->
        [you] Riveli una carta nascosta: { $card }.
        [they] { $seat } rivelano una carta nascosta: { $card }.
       *[one] { $seat } rivela una carta nascosta: { $card }.
    }
   *[no] { $card-kind ->
        [marshal] { $bandit } fa una soffiata allo Sceriffo.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Clic: { $bandit } non ha più Proiettili.
       *[other] { $bandit } prende la mira, ma non ha nessuno a cui sparare.
    }
    [rob] { $bandit } non trova niente da rubare.
    [punch] { $bandit } tira un pugno all'aria.
   *[other] { $bandit } non può fare niente.
}
moved = { $place-level ->
    [roof] { $bandit } corre sui tetti fino a quello { $place-of }.
   *[inside] { $bandit } passa { $place-in }.
}
climbed = { $place-level ->
    [roof] { $bandit } si arrampica sul tetto { $place-of }.
   *[inside] { $bandit } si cala { $place-in }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] Lo sparo scaraventa { $bandit } sul tetto { $place-of }.
       *[inside] Lo sparo scaraventa { $bandit } { $place-in }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } rotola sul tetto { $place-of }.
       *[inside] { $bandit } finisce { $place-in }.
    }
}
marshal-moved = Lo Sceriffo entra { $car-in }.
shot = { $way ->
    [along] { $bandit } spara lungo i tetti e colpisce { $victim }.
    [through] { $bandit } spara attraverso il tetto e colpisce { $victim }.
   *[inside] { $bandit } spara nel Vagone accanto e colpisce { $victim }.
}
punched = { $bandit } tira un pugno a { $victim }.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] { $victim } lascia cadere un Sacchetto da { $value }.
       *[no] { $victim } lascia cadere un Sacchetto.
    }
    [jewel] { $victim } lascia cadere una Gemma.
   *[strongbox] { $victim } lascia cadere una Valigetta blindata.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } arraffa un Sacchetto da { $value }.
       *[no] { $bandit } arraffa un Sacchetto.
    }
    [jewel] { $bandit } arraffa una Gemma.
   *[strongbox] { $bandit } si porta via una Valigetta blindata.
}
snatched = { $value-told ->
    [yes] { $bandit } afferra al volo il Sacchetto di { $victim }: { $value }.
   *[no] { $bandit } afferra al volo il Sacchetto di { $victim }.
}
left-lying = { $bandit } lascia il Sacchetto dov'è.
fled = { $bandit } si imbatte nello Sceriffo e scappa sul tetto { $place-of }.
neutral-taken = { $rule ->
    [E2] { $bandit } riceve un Proiettile dallo Sceriffo, che spara attraverso il tetto.
    [E6] { $bandit } riceve un Proiettile da un passeggero infuriato.
   *[other] { $bandit } riceve un Proiettile dallo Sceriffo.
}
bullets-short = { $bullets-left ->
    [0] I Proiettili Neutrali non bastano per { $bandits }, e gli ultimi vanno perduti.
   *[other] I Proiettili Neutrali non bastano per { $bandits }, quindi nessuno ne riceve.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] Lo Sceriffo perde la pazienza.
    [swivel-arm] Il montacarichi spazza i tetti.
    [braking] Il treno frena di colpo.
    [take-it-all] I ferrovieri nascondono la seconda Valigetta blindata.
    [rebellion] I passeggeri perdono la pazienza.
    [pickpocketing] Il treno entra in stazione: è il momento dei borseggiatori.
    [revenge] Il treno entra in stazione e lo Sceriffo si vendica.
   *[hostage] Il treno entra in stazione con il conducente in ostaggio.
}
thrown = Il contraccolpo scaglia { $bandit } sul tetto { $place-of }.
strongbox-laid = La seconda Valigetta blindata finisce { $place-in }.
purse-lost = { $value-told ->
    [yes] { $bandit } perde per colpa dello Sceriffo un Sacchetto da { $value }.
   *[no] { $bandit } perde per colpa dello Sceriffo il Sacchetto di minor valore.
}
ransom-paid = { $bandit } riceve un riscatto di $250.

## The end

purse-counted = { $count ->
    [one] { $bandit } apre un Sacchetto: { $value }.
   *[other] { $bandit } apre { $count } Sacchetti da { $value } ciascuno.
}
prize-won = { $seat-person ->
    [you] Ottieni il titolo di Pistolero e $1000.
    [they] { $seat } ottengono il titolo di Pistolero e $1000.
   *[one] { $seat } ottiene il titolo di Pistolero e $1000.
}
scored = { $seat-person ->
    [you] Te ne vai con { $dollars }.
    [they] { $seat } se ne vanno con { $dollars }.
   *[one] { $seat } se ne va con { $dollars }.
}
won = { $seat-person ->
    [you] Vinci!
    [they] { $seat } vincono!
   *[one] { $seat } vince!
}
