# Spanish sentences of Colt Express: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Forms of names: `.to` with "a", `.of` with "de". What an audience was not told is "none", and its
# "-told" says no. What is not worth a line is "".

## Names

bandit-ghost = Ghost
bandit-doc = Doc
bandit-django = Django
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
        [0] la Locomotora
       *[other] el Vagón { $number }
    }
    .to = { $number ->
        [0] a la Locomotora
       *[other] al Vagón { $number }
    }
    .of = { $number ->
        [0] de la Locomotora
       *[other] del Vagón { $number }
    }

card-move = Mover
card-floor = Cambiar de piso
card-shoot = Disparar
card-rob = Robar
card-punch = Puñetazo
card-marshal = Marshal
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $card } de { $bandit }
# $bandit (String): who fired it
card-bullet = una Bala de { $bandit }
card-bullet-neutral = una Bala Neutral

car-name-car_1p = el de una sola Bolsa
car-name-car_3p = el de tres Bolsas
car-name-car_1p1j = el de una Bolsa y una Joya
car-name-car_3p1j = el de tres Bolsas y una Joya
car-name-car_4p1j = el de cuatro Bolsas y una Joya
car-name-car_3j = el de tres Joyas
car-name-unprinted = uno que nadie había visto antes

lap-standard = un turno normal
lap-tunnel = un túnel
lap-speedup = un acelerón
lap-switch = un cambio de vía

event-none = nada
event-angry-marshal = Marshal furioso
event-swivel-arm = Gancho de correo
event-braking = Frenazo
event-take-it-all = ¡A por todas!
event-rebellion = Rebelión de los pasajeros
event-pickpocketing = Carterista
event-revenge = La venganza del Marshal
event-hostage = Secuestro del conductor

## Set-up and rounds

first-drawn = { $seat-person ->
    [you] El azar decide: eres Jugador Inicial.
    [they] El azar decide: empiezan { $seat-middle }.
   *[one] El azar decide: empieza { $seat-middle }.
}
car-coupled = Se engancha { $car }, { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] En { $place } se esconde una Bolsa.
       *[other] En { $place } se esconden { $count } Bolsas.
    }
    [jewel] { $count ->
        [one] En { $place } brilla una Joya.
       *[other] En { $place } brillan { $count } Joyas.
    }
   *[strongbox] { $count ->
        [one] En { $place } está el Maletín de las nóminas.
       *[other] En { $place } hay { $count } Maletines.
    }
}
purse-given = { $bandit } empieza con una Bolsa de 250{ "\u00A0" }$.
formed = { $bandit-told ->
    [yes] { $seat-person ->
        [you] Envías a { $bandit } al Vagón de cola.
        [they] { $seat } envían a { $bandit } al Vagón de cola.
       *[one] { $seat } envía a { $bandit } al Vagón de cola.
    }
   *[no] { $seat-person ->
        [you] Susurras quién debe esperar en el Vagón de cola.
        [they] { $seat } susurran quién debe esperar en el Vagón de cola.
       *[one] { $seat } susurra quién debe esperar en el Vagón de cola.
    }
}
boarded = { $bandit } sube { $place-to }.
round-began = { $first-person ->
    [you] Comienza la Ronda { $round }: eres Jugador Inicial.
    [they] Comienza la Ronda { $round }: empiezan { $first-middle }.
   *[one] Comienza la Ronda { $round }: empieza { $first-middle }.
}
card-revealed = { $event ->
    [none] El viaje que nos espera: { $laps }.
   *[other] El viaje que nos espera: { $laps }; al final, { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat-person ->
        [you] Te quedas sin cartas y barajas los descartes.
        [they] { $seat } se quedan sin cartas y barajan los descartes.
       *[one] { $seat } se queda sin cartas y baraja los descartes.
    }
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat-person ->
        [you] Robas del mazo: { $card }.
        [they] { $seat } roban del mazo: { $card }.
       *[one] { $seat } roba del mazo: { $card }.
    }
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat-person ->
        [you] Antes de barajar te guardas en la manga: { $card }.
        [they] { $seat } se guardan en la manga antes de barajar: { $card }.
       *[one] { $seat } se guarda en la manga antes de barajar: { $card }.
    }
   *[no] { $seat-person ->
        [you] Antes de barajar te guardas una carta en la manga.
        [they] { $seat } se guardan una carta en la manga antes de barajar.
       *[one] { $seat } se guarda una carta en la manga antes de barajar.
    }
}
first-passed = { $seat-person ->
    [you] Ahora empiezas tú.
    [they] Ahora empiezan { $seat-middle }.
   *[one] Ahora empieza { $seat-middle }.
}

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] El tren se adentra en un túnel.
    [speedup] El tren acelera.
    [switch] El tren traquetea sobre un cambio de vía.
   *[standard] El tren sigue su marcha.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat-person ->
            [you] Juegas boca abajo: { $card }.
            [they] { $seat } juegan boca abajo: { $card }.
           *[one] { $seat } juega boca abajo: { $card }.
        }
       *[no] { $seat-person ->
            [you] Juegas una carta boca abajo.
            [they] { $seat } juegan una carta boca abajo.
           *[one] { $seat } juega una carta boca abajo.
        }
    }
   *[no] { $seat-person ->
        [you] Planificas: { $card }.
        [they] { $seat } planifican: { $card }.
       *[one] { $seat } planifica: { $card }.
    }
}
chose-draw = { $seat-person ->
    [you] Robas cartas en vez de planificar.
    [they] { $seat } roban cartas en vez de planificar.
   *[one] { $seat } roba cartas en vez de planificar.
}
held-fire = { $seat-person ->
    [you] No das fuego de cobertura.
    [they] { $seat } no dan fuego de cobertura.
   *[one] { $seat } no da fuego de cobertura.
}
shed = { $seat-person ->
    [you] Descartas { $card }.
    [they] { $seat } descartan { $card }.
   *[one] { $seat } descarta { $card }.
}
chose-discard = { $seat-person ->
    [you] Piensas descartar { $card }.
    [they] { $seat } piensan descartar { $card }.
   *[one] { $seat } piensa descartar { $card }.
}
kept = { $seat-person ->
    [you] Ya tienes tu mano para más tarde.
    [they] { $seat } ya tienen su mano para más tarde.
   *[one] { $seat } ya tiene su mano para más tarde.
}
discarded = { $seat-person ->
    [you] Descartas { $card }.
    [they] { $seat } descartan { $card }.
   *[one] { $seat } descarta { $card }.
}
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat-person ->
        [you] Descubres una carta oculta: { $card }.
        [they] { $seat } descubren una carta oculta: { $card }.
       *[one] { $seat } descubre una carta oculta: { $card }.
    }
   *[no] { $card-kind ->
        [marshal] { $bandit } da un soplo al Marshal.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Clic: a { $bandit } no le quedan Balas.
       *[other] { $bandit } apunta, pero no tiene a quién disparar.
    }
    [rob] { $bandit } no encuentra nada que robar.
    [punch] { $bandit } da un puñetazo al aire.
   *[other] { $bandit } no puede hacer nada.
}
moved = { $place-level ->
    [roof] { $bandit } corre por los techos hasta el techo { $place-of }.
   *[inside] { $bandit } pasa { $place-to }.
}
climbed = { $place-level ->
    [roof] { $bandit } sube al techo { $place-of }.
   *[inside] { $bandit } baja { $place-to }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] El disparo lanza a { $bandit } al techo { $place-of }.
       *[inside] El disparo lanza a { $bandit } { $place-to }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } rueda hasta el techo { $place-of }.
       *[inside] { $bandit } va a parar { $place-to }.
    }
}
marshal-moved = El Marshal entra en { $car }.
shot = { $way ->
    [along] { $bandit } dispara a lo largo de los techos y alcanza a { $victim }.
    [through] { $bandit } dispara a través del techo y alcanza a { $victim }.
   *[inside] { $bandit } dispara al Vagón de al lado y alcanza a { $victim }.
}
punched = { $bandit } da un puñetazo a { $victim }.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] A { $victim } se le cae una Bolsa de { $value }.
       *[no] A { $victim } se le cae una Bolsa.
    }
    [jewel] A { $victim } se le cae una Joya.
   *[strongbox] A { $victim } se le cae un Maletín.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } agarra una Bolsa de { $value }.
       *[no] { $bandit } agarra una Bolsa.
    }
    [jewel] { $bandit } agarra una Joya.
   *[strongbox] { $bandit } se lleva un Maletín.
}
snatched = { $value-told ->
    [yes] { $bandit } atrapa al vuelo la Bolsa de { $victim }: { $value }.
   *[no] { $bandit } atrapa al vuelo la Bolsa de { $victim }.
}
left-lying = { $bandit } deja la Bolsa donde está.
fled = { $bandit } se topa con el Marshal y huye al techo { $place-of }.
neutral-taken = { $rule ->
    [E2] { $bandit } recibe una Bala del Marshal, que dispara a través del techo.
    [E6] { $bandit } recibe una Bala de un pasajero furioso.
   *[other] { $bandit } recibe una Bala del Marshal.
}
bullets-short = { $bullets-left ->
    [0] Las Balas Neutrales no bastan para { $bandits }, y las últimas se pierden.
   *[other] Las Balas Neutrales no bastan para { $bandits }, así que nadie recibe ninguna.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] El Marshal pierde la paciencia.
    [swivel-arm] El gancho de correo barre los techos.
    [braking] El tren frena en seco.
    [take-it-all] Los ferroviarios esconden su segundo Maletín.
    [rebellion] Los pasajeros se hartan.
    [pickpocketing] El tren entra en la estación: hora de los carteristas.
    [revenge] El tren entra en la estación, y el Marshal se venga.
   *[hostage] El tren entra en la estación con el conductor secuestrado.
}
thrown = La sacudida lanza a { $bandit } al techo { $place-of }.
strongbox-laid = El segundo Maletín queda en { $place }.
purse-lost = { $value-told ->
    [yes] { $bandit } pierde ante el Marshal una Bolsa de { $value }.
   *[no] { $bandit } pierde ante el Marshal su Bolsa de menor valor.
}
ransom-paid = { $bandit } cobra un rescate de 250{ "\u00A0" }$.

## The end

purse-counted = { $count ->
    [one] { $bandit } abre una Bolsa: { $value }.
   *[other] { $bandit } abre { $count } Bolsas de { $value } cada una.
}
prize-won = { $seat-person ->
    [you] Ganas el título de Pistolero y 1.000{ "\u00A0" }$.
    [they] { $seat } ganan el título de Pistolero y 1.000{ "\u00A0" }$.
   *[one] { $seat } gana el título de Pistolero y 1.000{ "\u00A0" }$.
}
scored = { $seat-person ->
    [you] Escapas con { $dollars }.
    [they] { $seat } escapan con { $dollars }.
   *[one] { $seat } escapa con { $dollars }.
}
won = { $seat-person ->
    [you] ¡Ganas!
    [they] ¡{ $seat } ganan!
   *[one] ¡{ $seat } gana!
}
