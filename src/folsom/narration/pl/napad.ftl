# Polish sentences of To jest napad!: one message for every kind of event, in the present tense.
#
# No native speaker has reviewed these sentences yet.
#
# Colours come as their letters Y, R and G: gold, dynamite and money. What an audience was not told is "none", and its
# "-told" says no. `.middle` is a name within a sentence, `.person` chooses the verb.

## Names

gang-cowboys = Kowboje
    .middle = kowboje
    .person = they
gang-mexicans = Meksykanie
    .person = they
gang-deserters = Dezerterzy
    .middle = dezerterzy
    .person = they
gang-indians = Indianie
    .person = they

# A card: the half of more, and the half of less. $cargo and $other (String): gold, dynamite or money
card = { $cargo } { $value }/{ $other } { $less }
# A wagon: $cargo (String), $value and $bullets (Number)
wagon = { $cargo } { $value } ({ $bullets ->
    [one] { $bullets } nabój
    [few] { $bullets } naboje
   *[many] { $bullets } naboi
})
cargo-Y = złoto
cargo-R = dynamit
cargo-G = pieniądze

## Set-up and rounds

treasury-stacked = { $wagons ->
    [one] Skarbiec gotowy: po { $wagons } wagonie ze złotem, dynamitem i pieniędzmi.
    [few] Skarbiec gotowy: po { $wagons } wagony ze złotem, dynamitem i pieniędzmi.
   *[many] Skarbiec gotowy: po { $wagons } wagonów ze złotem, dynamitem i pieniędzmi.
}
gang-hid = { $seat-person ->
    [you] Ukrywasz swoją bandę w kryjówce.
    [they] { $seat } czekają w kryjówce.
   *[one] { $seat } czeka w kryjówce.
}
marker-passed = { $seat-person ->
    [you] Znacznik gracza rozpoczynającego przechodzi do ciebie.
    [they] Znacznik gracza rozpoczynającego przejmują { $seat-middle }.
   *[one] Znacznik gracza rozpoczynającego przejmuje { $seat-middle }.
}
wagons-coupled = Runda { $round }, nowe wagony: { $wagons }.
sent = { $colour ->
    [Y] { $seat-person ->
        [you] Ruszasz po złoto z siłą { $value }.
        [they] { $seat } ruszają po złoto z siłą { $value }.
       *[one] { $seat } rusza po złoto z siłą { $value }.
    }
    [R] { $seat-person ->
        [you] Ruszasz po dynamit z siłą { $value }.
        [they] { $seat } ruszają po dynamit z siłą { $value }.
       *[one] { $seat } rusza po dynamit z siłą { $value }.
    }
   *[G] { $seat-person ->
        [you] Ruszasz po pieniądze z siłą { $value }.
        [they] { $seat } ruszają po pieniądze z siłą { $value }.
       *[one] { $seat } rusza po pieniądze z siłą { $value }.
    }
}
passed = { $rule ->
    [R15] { $seat-person ->
        [you] Nie masz już kogo wysłać.
        [they] { $seat } nie mają już kogo wysłać.
       *[one] { $seat } nie ma już kogo wysłać.
    }
   *[other] { $seat-person ->
        [you] Pasujesz.
        [they] { $seat } pasują.
       *[one] { $seat } pasuje.
    }
}

## Loot

wagons-won = { $colour ->
    [Y] { $seat-person ->
        [you] Zdobywasz złoto z siłą { $strength }: { $wagons }.
        [they] { $seat } zdobywają złoto z siłą { $strength }: { $wagons }.
       *[one] { $seat } zdobywa złoto z siłą { $strength }: { $wagons }.
    }
    [R] { $seat-person ->
        [you] Zdobywasz dynamit z siłą { $strength }: { $wagons }.
        [they] { $seat } zdobywają dynamit z siłą { $strength }: { $wagons }.
       *[one] { $seat } zdobywa dynamit z siłą { $strength }: { $wagons }.
    }
   *[G] { $seat-person ->
        [you] Zdobywasz pieniądze z siłą { $strength }: { $wagons }.
        [they] { $seat } zdobywają pieniądze z siłą { $strength }: { $wagons }.
       *[one] { $seat } zdobywa pieniądze z siłą { $strength }: { $wagons }.
    }
}
wagons-left = { $rule ->
    [R22] { $colour ->
        [Y] Remis ({ $tied-middle }): złoto zostaje w pociągu.
        [R] Remis ({ $tied-middle }): dynamit zostaje w pociągu.
       *[G] Remis ({ $tied-middle }): pieniądze zostają w pociągu.
    }
   *[other] { $colour ->
        [Y] Nikt nie ruszył po złoto, więc zostaje w pociągu.
        [R] Nikt nie ruszył po dynamit, więc zostaje w pociągu.
       *[G] Nikt nie ruszył po pieniądze, więc zostają w pociągu.
    }
}
cards-boxed = { $seat-person ->
    [you] Odkładasz do pudełka: { $cards }.
    [they] { $seat } odkładają do pudełka: { $cards }.
   *[one] { $seat } odkłada do pudełka: { $cards }.
}
cards-returned = { $seat-person ->
    [you] Do twojej ręki wracają: { $cards }.
    [they] { $seat } biorą z powrotem: { $cards }.
   *[one] { $seat } bierze z powrotem: { $cards }.
}
cards-drawn = { $cards-told ->
    [yes] { $seat-person ->
        [you] Z kryjówki przybywają: { $cards }.
        [they] { $seat } dobierają: { $cards }.
       *[one] { $seat } dobiera: { $cards }.
    }
   *[no] { $seat-person ->
        [you] { $number ->
            [one] Dobierasz { $number } kartę.
            [few] Dobierasz { $number } karty.
           *[many] Dobierasz { $number } kart.
        }
        [they] { $number ->
            [one] { $seat } dobierają { $number } kartę.
            [few] { $seat } dobierają { $number } karty.
           *[many] { $seat } dobierają { $number } kart.
        }
       *[one] { $number ->
            [one] { $seat } dobiera { $number } kartę.
            [few] { $seat } dobiera { $number } karty.
           *[many] { $seat } dobiera { $number } kart.
        }
    }
}

## The end

game-ended = Pociąg odjechał, pora policzyć łupy.
scored = { $seat-person ->
    [you] { $points ->
        [one] Masz { $points } punkt.
        [few] Masz { $points } punkty.
       *[many] Masz { $points } punktów.
    }
    [they] { $points ->
        [one] { $seat } mają { $points } punkt.
        [few] { $seat } mają { $points } punkty.
       *[many] { $seat } mają { $points } punktów.
    }
   *[one] { $points ->
        [one] { $seat } ma { $points } punkt.
        [few] { $seat } ma { $points } punkty.
       *[many] { $seat } ma { $points } punktów.
    }
}
won = { $seat-person ->
    [you] Wygrywasz!
    [they] { $seat } wygrywają!
   *[one] { $seat } wygrywa!
}
