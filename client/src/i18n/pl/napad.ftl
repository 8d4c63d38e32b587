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
napad-strength = { $cargo }: siła { $strength }
napad-strongest = Przewaga
napad-tied = Remis
napad-played = Zagrane karty: { $cargo }
napad-nothing-played = Nic nie zagrano
napad-hand = Twoja ręka
napad-won = Twoje wagony
napad-peek = Obejrzyj swoje wagony
napad-hide = Ukryj swoje wagony
napad-no-won = Nie masz jeszcze żadnego wagonu.
napad-flip = Obróć kartę
napad-flip-card = Obróć: { $card }
napad-send = Wyślij
# $value and $cargo: the half that lies on top
napad-send-card = Wyślij { $value }: { $cargo }
napad-half = { $value }: { $cargo }
napad-pass = Pasuj
napad-pass-long = Pasuj: w tej rundzie nikogo więcej nie wysyłasz
napad-hint = Wyślij bandziora: liczy się górna połowa. Obróć kartę, aby użyć drugiej.
napad-keys = Klawisze: 1 do 9 wysyłają kartę, F obraca wybraną, P pasuje
napad-skip = Pomiń
napad-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
napad-winner = Zwycięzca
napad-counting = Liczenie wagonów
napad-why-not = Dlaczego nie?
napad-close = Zamknij
