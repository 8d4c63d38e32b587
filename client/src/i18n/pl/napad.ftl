# Polish. No native speaker has reviewed these sentences yet.
#
# The board of To jest napad!. Names of gangs come from the sentences of the game.

napad-train = Pociąg
napad-locomotive = Lokomotywa
napad-gold = Złoto
napad-dynamite = Dynamit
napad-money = Pieniądze
napad-round = Runda { $round } z 6
napad-treasury = Wagony jeszcze w skarbcu: { $count }
# A wagon. $cargo (String): gold, dynamite or money   $value (Number)   $bullets (Number)
napad-wagon = { $cargo }: wartość { $value }, { $bullets ->
    [one] jeden nabój
    [few] { $bullets } naboje
   *[many] { $bullets } naboi
}
# The same where bullets do not count
napad-wagon-plain = { $cargo }: wartość { $value }
napad-no-wagons = { $cargo }: brak wagonu
napad-worth = Wartość { $value }
napad-seats = Bandy
napad-you = ty
napad-hand-size = Karty na ręce: { $count }
napad-hideout-size = Karty w kryjówce: { $count }
napad-box-size = Karty poza grą: { $count }
napad-won-size = Zdobyte wagony: { $count }
napad-passed = Po pasie
napad-first = Znacznik gracza rozpoczynającego
napad-turn = Teraz kolej tej bandy
# What a gang has sent for one cargo. $values (String): "7, 4"
napad-cell = { $cargo }: siła { $strength } ({ $values })
napad-cell-empty = { $cargo }: nikogo
napad-strongest = Przewaga
napad-tied = Remis
napad-hand = Twoja ręka
napad-won = Twoje wagony
napad-peek = Obejrzyj swoje wagony
napad-hide = Ukryj swoje wagony
napad-no-won = Nie masz jeszcze żadnego wagonu.
napad-flip = Obróć kartę
napad-flip-card = Obróć: { $card }
# $value and $cargo: the half that lies on top
napad-send-card = Wyślij { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasuj
napad-pass-long = Pasuj: w tej rundzie nikogo więcej nie wysyłasz
napad-hint = Wyślij bandziora albo spasuj.
napad-hint-first = Ty zaczynasz rundę: wyślij bandziora.
# $names (String): whose turn it is
napad-waiting-for = { $names }: bandzior albo pas
# $names (String): one or several gangs
napad-winners = Udana ucieczka z łupem: { $names }!
napad-keys-turn = Obróć kartę wybraną lub pod wskaźnikiem, albo wszystkie karty
napad-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
# One's own wagons of one colour by the harder rules. $highest: of their values
napad-own-harder = { $count } × { $highest }, naboje: { $bullets }
napad-own-sum = Razem: { $points }
napad-counts-basic = Dodaje się wartości zdobytych wagonów.
napad-counts-harder = Trudniej: kolor jest wart tyle, ile liczba jego wagonów razy najwyższa wartość; przewaga w nabojach podnosi tę wartość o jeden.
napad-counts-twos = Kto ma najwięcej wagonów o wartości dwa, dostaje za każdy jeszcze jeden punkt.
napad-tip-send = Liczy się górna połowa karty: kolor mówi, po które wagony, a wartość, jak mocno. Dotknij dolnej połowy, aby obrócić kartę.
napad-tip-pass = Kto jest w kolorze najsilniejszy, zabiera wszystkie jego wagony i traci karty, które po nie zagrał. Wszystkie inne wracają na rękę.
napad-tip-divide = Kolory dzieli się jeden po drugim. Gdzie najsilniejsi remisują, wagony zostają na następną rundę.
napad-winner = Zwycięzca
napad-twos = { $count ->
    [one] Jeden wagon o wartości dwa
    [few] { $count } wagony o wartości dwa
   *[many] { $count } wagonów o wartości dwa
}
napad-most-bullets = najwięcej naboi
napad-memory-won = Zdobyte wagony
napad-memory-held = Widziane i na ręce
napad-memory-boxed = Poza grą
napad-memory-nothing = Jeszcze nic nie było widać.
napad-counting = Liczenie wagonów
# $rule (String): its id
napad-why-rule = Zasada { $rule }
napad-why-not = Dlaczego nie?
