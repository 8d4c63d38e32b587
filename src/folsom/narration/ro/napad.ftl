# Romanian sentences of To jest napad!: one message for every kind of event, in the compound past.
#
# No native speaker has reviewed these sentences yet.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. `.middle` is a name within a sentence, `.person` chooses the verb.

## Names

gang-cowboys = Cowboy-ii
    .middle = cowboy-ii
    .person = they
gang-mexicans = Mexicanii
    .middle = mexicanii
    .person = they
gang-deserters = Dezertorii
    .middle = dezertorii
    .person = they
gang-indians = Indienii
    .middle = indienii
    .person = they

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } glonț
    [few] { $bullets } gloanțe
   *[other] { $bullets } de gloanțe
})
cargo-Y = aur
cargo-R = dinamită
cargo-G = bani

## Set-up and rounds

treasury-stacked = { $wagons ->
    [one] Vistieria e gata: câte { $wagons } vagon cu aur, cu dinamită și cu bani.
    [few] Vistieria e gata: câte { $wagons } vagoane cu aur, cu dinamită și cu bani.
   *[other] Vistieria e gata: câte { $wagons } de vagoane cu aur, cu dinamită și cu bani.
}
gang-hid = { $seat-person ->
    [you] Ți-ai ascuns banda în bârlog.
    [they] { $seat } s-au ascuns în bârlog.
   *[one] { $seat } și-a ascuns banda în bârlog.
}
marker-passed = { $seat-person ->
    [you] Ai primit semnul primului jucător.
    [they] { $seat } au primit semnul primului jucător.
   *[one] { $seat } a primit semnul primului jucător.
}
wagons-coupled = Runda { $round } a adus vagoane noi: { $wagons }.
sent = { $colour ->
    [Y] { $seat-person ->
        [you] Ai pornit după aur cu forța { $value }.
        [they] { $seat } au pornit după aur cu forța { $value }.
       *[one] { $seat } a pornit după aur cu forța { $value }.
    }
    [R] { $seat-person ->
        [you] Ai pornit după dinamită cu forța { $value }.
        [they] { $seat } au pornit după dinamită cu forța { $value }.
       *[one] { $seat } a pornit după dinamită cu forța { $value }.
    }
   *[G] { $seat-person ->
        [you] Ai pornit după bani cu forța { $value }.
        [they] { $seat } au pornit după bani cu forța { $value }.
       *[one] { $seat } a pornit după bani cu forța { $value }.
    }
}
passed = { $rule ->
    [R15] { $seat-person ->
        [you] Nu mai aveai pe cine să trimiți.
        [they] { $seat } nu mai aveau pe cine să trimită.
       *[one] { $seat } nu mai avea pe cine să trimită.
    }
   *[other] { $seat-person ->
        [you] Ai pasat.
        [they] { $seat } au pasat.
       *[one] { $seat } a pasat.
    }
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat-person ->
        [you] Ai luat aurul cu forța { $strength }: { $wagons }.
        [they] { $seat } au luat aurul cu forța { $strength }: { $wagons }.
       *[one] { $seat } a luat aurul cu forța { $strength }: { $wagons }.
    }
    [R] { $seat-person ->
        [you] Ai luat dinamita cu forța { $strength }: { $wagons }.
        [they] { $seat } au luat dinamita cu forța { $strength }: { $wagons }.
       *[one] { $seat } a luat dinamita cu forța { $strength }: { $wagons }.
    }
   *[G] { $seat-person ->
        [you] Ai luat banii cu forța { $strength }: { $wagons }.
        [they] { $seat } au luat banii cu forța { $strength }: { $wagons }.
       *[one] { $seat } a luat banii cu forța { $strength }: { $wagons }.
    }
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] Egalitate ({ $tied-middle }): aurul a mers mai departe.
        [R] Egalitate ({ $tied-middle }): dinamita a mers mai departe.
       *[G] Egalitate ({ $tied-middle }): banii au mers mai departe.
    }
   *[other] { $colour ->
        [Y] Nimeni nu a pornit după aur, iar acesta a mers mai departe.
        [R] Nimeni nu a pornit după dinamită, iar aceasta a mers mai departe.
       *[G] Nimeni nu a pornit după bani, iar aceștia au mers mai departe.
    }
}
cards-boxed = { $seat-person ->
    [you] Ai plătit pentru asta cu { $cards }.
    [they] { $seat } au plătit pentru asta cu { $cards }.
   *[one] { $seat } a plătit pentru asta cu { $cards }.
}
cards-returned = { $seat-person ->
    [you] Ai luat înapoi { $cards }.
    [they] { $seat } au luat înapoi { $cards }.
   *[one] { $seat } a luat înapoi { $cards }.
}
cards-drawn = { $cards-told ->
    [yes] { $seat-person ->
        [you] Ai tras { $cards }.
        [they] { $seat } au tras { $cards }.
       *[one] { $seat } a tras { $cards }.
    }
   *[no] { $seat-person ->
        [you] { $number ->
            [one] Ai tras o carte.
            [few] Ai tras { $number } cărți.
           *[other] Ai tras { $number } de cărți.
        }
        [they] { $number ->
            [one] { $seat } au tras o carte.
            [few] { $seat } au tras { $number } cărți.
           *[other] { $seat } au tras { $number } de cărți.
        }
       *[one] { $number ->
            [one] { $seat } a tras o carte.
            [few] { $seat } a tras { $number } cărți.
           *[other] { $seat } a tras { $number } de cărți.
        }
    }
}

## The end

game-ended = Trenul a dispărut în zare, iar prada a fost numărată.
scored = { $seat-person ->
    [you] { $points ->
        [one] Ai făcut { $points } punct.
        [few] Ai făcut { $points } puncte.
       *[other] Ai făcut { $points } de puncte.
    }
    [they] { $points ->
        [one] { $seat } au făcut { $points } punct.
        [few] { $seat } au făcut { $points } puncte.
       *[other] { $seat } au făcut { $points } de puncte.
    }
   *[one] { $points ->
        [one] { $seat } a făcut { $points } punct.
        [few] { $seat } a făcut { $points } puncte.
       *[other] { $seat } a făcut { $points } de puncte.
    }
}
won = { $seat-person ->
    [you] Ai câștigat!
    [they] { $seat } au câștigat!
   *[one] { $seat } a câștigat!
}
