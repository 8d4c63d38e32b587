# Italian sentences of To jest napad!: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. `.middle` is a name within a sentence, `.person` chooses the verb.

## Names

gang-cowboys = I cowboy
    .middle = i cowboy
    .person = they
gang-mexicans = I messicani
    .middle = i messicani
    .person = they
gang-deserters = I disertori
    .middle = i disertori
    .person = they
gang-indians = Gli indiani
    .middle = gli indiani
    .person = they

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } proiettile
   *[other] { $bullets } proiettili
})
cargo-Y = oro
cargo-R = dinamite
cargo-G = denaro

## Set-up and rounds

treasury-stacked = { $wagons ->
    [one] Il tesoro è pronto: { $wagons } vagone d'oro, di dinamite e di denaro.
   *[other] Il tesoro è pronto: { $wagons } vagoni d'oro, di dinamite e di denaro.
}
gang-hid = { $seat-person ->
    [you] Nascondi la tua banda nel covo.
    [they] { $seat } si nascondono nel covo.
   *[one] { $seat } nasconde la sua banda nel covo.
}
marker-passed = { $seat-person ->
    [you] Ricevi il segnalino del primo giocatore.
    [they] { $seat } ricevono il segnalino del primo giocatore.
   *[one] { $seat } riceve il segnalino del primo giocatore.
}
wagons-coupled = Il round { $round } porta vagoni nuovi: { $wagons }.
sent = { $colour ->
    [Y] { $seat-person ->
        [you] Vai a prendere l'oro con { $value }.
        [they] { $seat } vanno a prendere l'oro con { $value }.
       *[one] { $seat } va a prendere l'oro con { $value }.
    }
    [R] { $seat-person ->
        [you] Vai a prendere la dinamite con { $value }.
        [they] { $seat } vanno a prendere la dinamite con { $value }.
       *[one] { $seat } va a prendere la dinamite con { $value }.
    }
   *[G] { $seat-person ->
        [you] Vai a prendere il denaro con { $value }.
        [they] { $seat } vanno a prendere il denaro con { $value }.
       *[one] { $seat } va a prendere il denaro con { $value }.
    }
}
passed = { $rule ->
    [R15] { $seat-person ->
        [you] Non hai più nessuno da mandare.
        [they] { $seat } non hanno più nessuno da mandare.
       *[one] { $seat } non ha più nessuno da mandare.
    }
   *[other] { $seat-person ->
        [you] Passi.
        [they] { $seat } passano.
       *[one] { $seat } passa.
    }
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat-person ->
        [you] Prendi l'oro con una forza di { $strength }: { $wagons }.
        [they] { $seat } prendono l'oro con una forza di { $strength }: { $wagons }.
       *[one] { $seat } prende l'oro con una forza di { $strength }: { $wagons }.
    }
    [R] { $seat-person ->
        [you] Prendi la dinamite con una forza di { $strength }: { $wagons }.
        [they] { $seat } prendono la dinamite con una forza di { $strength }: { $wagons }.
       *[one] { $seat } prende la dinamite con una forza di { $strength }: { $wagons }.
    }
   *[G] { $seat-person ->
        [you] Prendi il denaro con una forza di { $strength }: { $wagons }.
        [they] { $seat } prendono il denaro con una forza di { $strength }: { $wagons }.
       *[one] { $seat } prende il denaro con una forza di { $strength }: { $wagons }.
    }
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] Parità ({ $tied-middle }): l'oro resta sul treno.
        [R] Parità ({ $tied-middle }): la dinamite resta sul treno.
       *[G] Parità ({ $tied-middle }): il denaro resta sul treno.
    }
   *[other] { $colour ->
        [Y] Nessuno va a prendere l'oro, che resta sul treno.
        [R] Nessuno va a prendere la dinamite, che resta sul treno.
       *[G] Nessuno va a prendere il denaro, che resta sul treno.
    }
}
cards-boxed = { $seat-person ->
    [you] Paghi con { $cards }.
    [they] { $seat } pagano con { $cards }.
   *[one] { $seat } paga con { $cards }.
}
cards-returned = { $seat-person ->
    [you] Riprendi { $cards }.
    [they] { $seat } riprendono { $cards }.
   *[one] { $seat } riprende { $cards }.
}
cards-drawn = { $cards-told ->
    [yes] { $seat-person ->
        [you] Peschi { $cards }.
        [they] { $seat } pescano { $cards }.
       *[one] { $seat } pesca { $cards }.
    }
   *[no] { $seat-person ->
        [you] { $number ->
            [one] Peschi una carta.
           *[other] Peschi { $number } carte.
        }
        [they] { $number ->
            [one] { $seat } pescano una carta.
           *[other] { $seat } pescano { $number } carte.
        }
       *[one] { $number ->
            [one] { $seat } pesca una carta.
           *[other] { $seat } pesca { $number } carte.
        }
    }
}

## The end

game-ended = Il treno si allontana: è ora di contare il bottino.
scored = { $seat-person ->
    [you] { $points ->
        [one] Fai { $points } punto.
       *[other] Fai { $points } punti.
    }
    [they] { $points ->
        [one] { $seat } fanno { $points } punto.
       *[other] { $seat } fanno { $points } punti.
    }
   *[one] { $points ->
        [one] { $seat } fa { $points } punto.
       *[other] { $seat } fa { $points } punti.
    }
}
won = { $seat-person ->
    [you] Vinci!
    [they] { $seat } vincono!
   *[one] { $seat } vince!
}
