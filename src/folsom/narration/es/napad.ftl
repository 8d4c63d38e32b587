# Spanish sentences of To jest napad!: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. `.middle` is a name within a sentence, `.person` chooses the verb.

## Names

gang-cowboys = Los vaqueros
    .middle = los vaqueros
    .person = they
gang-mexicans = Los mexicanos
    .middle = los mexicanos
    .person = they
gang-deserters = Los desertores
    .middle = los desertores
    .person = they
gang-indians = Los indios
    .middle = los indios
    .person = they

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
})
cargo-Y = oro
cargo-R = dinamita
cargo-G = dinero

## Set-up and rounds

treasury-stacked = { $wagons ->
    [one] El tesoro está listo: { $wagons } vagón de oro, de dinamita y de dinero.
   *[other] El tesoro está listo: { $wagons } vagones de oro, de dinamita y de dinero.
}
gang-hid = { $seat-person ->
    [you] Escondes a tu banda en la guarida.
    [they] { $seat } se esconden en la guarida.
   *[one] { $seat } esconde a su banda en la guarida.
}
marker-passed = { $seat-person ->
    [you] Recibes el marcador de Jugador Inicial.
    [they] { $seat } reciben el marcador de Jugador Inicial.
   *[one] { $seat } recibe el marcador de Jugador Inicial.
}
wagons-coupled = La Ronda { $round } trae vagones nuevos: { $wagons }.
sent = { $colour ->
    [Y] { $seat-person ->
        [you] Vas a por el oro con { $value }.
        [they] { $seat } van a por el oro con { $value }.
       *[one] { $seat } va a por el oro con { $value }.
    }
    [R] { $seat-person ->
        [you] Vas a por la dinamita con { $value }.
        [they] { $seat } van a por la dinamita con { $value }.
       *[one] { $seat } va a por la dinamita con { $value }.
    }
   *[G] { $seat-person ->
        [you] Vas a por el dinero con { $value }.
        [they] { $seat } van a por el dinero con { $value }.
       *[one] { $seat } va a por el dinero con { $value }.
    }
}
passed = { $rule ->
    [R15] { $seat-person ->
        [you] Ya no tienes a quién enviar.
        [they] { $seat } ya no tienen a quién enviar.
       *[one] { $seat } ya no tiene a quién enviar.
    }
   *[other] { $seat-person ->
        [you] Pasas.
        [they] { $seat } pasan.
       *[one] { $seat } pasa.
    }
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat-person ->
        [you] Te llevas el oro con una fuerza de { $strength }: { $wagons }.
        [they] { $seat } se llevan el oro con una fuerza de { $strength }: { $wagons }.
       *[one] { $seat } se lleva el oro con una fuerza de { $strength }: { $wagons }.
    }
    [R] { $seat-person ->
        [you] Te llevas la dinamita con una fuerza de { $strength }: { $wagons }.
        [they] { $seat } se llevan la dinamita con una fuerza de { $strength }: { $wagons }.
       *[one] { $seat } se lleva la dinamita con una fuerza de { $strength }: { $wagons }.
    }
   *[G] { $seat-person ->
        [you] Te llevas el dinero con una fuerza de { $strength }: { $wagons }.
        [they] { $seat } se llevan el dinero con una fuerza de { $strength }: { $wagons }.
       *[one] { $seat } se lleva el dinero con una fuerza de { $strength }: { $wagons }.
    }
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] Empate ({ $tied-middle }): el oro sigue su camino.
        [R] Empate ({ $tied-middle }): la dinamita sigue su camino.
       *[G] Empate ({ $tied-middle }): el dinero sigue su camino.
    }
   *[other] { $colour ->
        [Y] Nadie va a por el oro, y este sigue su camino.
        [R] Nadie va a por la dinamita, y esta sigue su camino.
       *[G] Nadie va a por el dinero, y este sigue su camino.
    }
}
cards-boxed = { $seat-person ->
    [you] Pagas por ello con { $cards }.
    [they] { $seat } pagan por ello con { $cards }.
   *[one] { $seat } paga por ello con { $cards }.
}
cards-returned = { $seat-person ->
    [you] Recuperas { $cards }.
    [they] { $seat } recuperan { $cards }.
   *[one] { $seat } recupera { $cards }.
}
cards-drawn = { $cards-told ->
    [yes] { $seat-person ->
        [you] Robas del mazo { $cards }.
        [they] { $seat } roban del mazo { $cards }.
       *[one] { $seat } roba del mazo { $cards }.
    }
   *[no] { $seat-person ->
        [you] { $number ->
            [one] Robas una carta.
           *[other] Robas { $number } cartas.
        }
        [they] { $number ->
            [one] { $seat } roban una carta.
           *[other] { $seat } roban { $number } cartas.
        }
       *[one] { $number ->
            [one] { $seat } roba una carta.
           *[other] { $seat } roba { $number } cartas.
        }
    }
}

## The end

game-ended = El tren se aleja, y llega la hora de contar el botín.
scored = { $seat-person ->
    [you] { $points ->
        [one] Consigues { $points } punto.
       *[other] Consigues { $points } puntos.
    }
    [they] { $points ->
        [one] { $seat } consiguen { $points } punto.
       *[other] { $seat } consiguen { $points } puntos.
    }
   *[one] { $points ->
        [one] { $seat } consigue { $points } punto.
       *[other] { $seat } consigue { $points } puntos.
    }
}
won = { $seat-person ->
    [you] ¡Ganas!
    [they] ¡{ $seat } ganan!
   *[one] ¡{ $seat } gana!
}
