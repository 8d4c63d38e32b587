# Polish. No native speaker has reviewed these sentences yet.
#
# Settings, oneself, about, and the small screens of links.

title-settings = Ustawienia - Folsom
settings = Ustawienia
settings-about = Są przechowywane w tej przeglądarce.
settings-looks = Wygląd
settings-game = Przy stole
settings-language = Język
settings-language-auto = Jak w przeglądarce
language-unreviewed = Żaden rodzimy użytkownik tego języka jeszcze go nie sprawdził. Niektóre zdania mogą brzmieć dziwnie.
settings-text = Wielkość tekstu
# $percent (String): how large
settings-text-size = { $percent }{ "\u00A0" }%
settings-contrast = Kontrast
contrast-system = Jak w systemie
contrast-usual = Zwykły
contrast-high = Wysoki
settings-motion = Ruch
motion-system = Jak w systemie
motion-full = Pełny
motion-less = Ograniczony
settings-patterns = Wzory obok kolorów
settings-patterns-about = To, co należy do bandyty, jest oznaczone także wzorem.
settings-speed = Szybkość scen
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-instant = Natychmiast
settings-sound = Dźwięk
settings-volume = Głośność
settings-hints = Podpowiedzi do pierwszej gry
settings-keys = Pojedyncze klawisze działają przy stole
settings-keys-about = Po wyłączeniu działają tylko Tab, Enter, strzałki i Escape, jak wszędzie. Znak ? przy stole pokazuje listę klawiszy.
settings-confirm = Potwierdzanie odpowiedzi
settings-confirm-about = Pytaj jeszcze raz, zanim odpowiedź zostanie wysłana.
settings-title-turn = Moja kolej w tytule
settings-title-turn-about = Tytuł karty przeglądarki pokazuje, że czeka na ciebie pytanie.
settings-chime = Dźwięk, gdy przychodzi moja kolej
settings-plain-http = Ta strona przyszła zwykłym HTTP, jak w domu: przeglądarki nie dają jej wtedy schowka, instalacji ani powiadomień. Wszystko inne działa.

title-me = Ja - Folsom
me = Ja
me-name = Imię
me-rename = Zmień imię
me-link = Prywatny link powrotny
me-link-about = Z tym linkiem wracasz jako ta sama osoba, na każdym urządzeniu. Nie udostępniaj go; nowy unieważnia stary.
me-link-make = Utwórz link powrotny
me-link-label = Twój link powrotny
me-devices = Gdzie cię znamy
# $when (String): a date and time
me-device = Przeglądarka, od { $when }
# $when (String): a date and time
me-device-this = Ta przeglądarka, od { $when }
# $when (String): a date and time
me-device-token = Program, od { $when }
me-sign-out = Wyloguj
me-blocked = Kogo blokujesz
me-unblock = Odblokuj
me-forget = Usuń mnie
me-forget-about = Twoje imię, urządzenia i linki zostaną usunięte od razu. Rozegrane gry zostaną, ale bez twojego imienia. Nie da się tego cofnąć.
me-forget-do = Usuń wszystko o mnie
me-forget-sure = Naprawdę usunąć wszystko o tobie?

title-return = Powrót - Folsom
return = Powrót
# $name (String): one's own name
return-done = Witaj znowu, { $name }.
return-missing = Ten link powrotny jest niepełny: brakuje części po znaku #.
return-go = Do moich stołów

title-invited = Zaproszenie - Folsom
invited = Masz zaproszenie
invited-about = Ten dom wpuszcza za zaproszeniem, a ty je masz. Jest przechowywane w tej przeglądarce.
invited-go = Wejdź

title-about = O programie - Folsom
about = O Folsom
about-unofficial = Folsom to nieoficjalny stół do dwóch gier planszowych o napadach na pociągi. Nie należy do żadnego wydawcy i nie używa ich tekstów, obrazków ani liter: zasady są opowiedziane naszymi słowami, a wszystkie rysunki i dźwięki są nasze.
about-buy = Jeśli jakaś gra ci się tu spodoba, kup drukowaną: warto ją mieć na prawdziwym stole.
about-reconstruction = Karty gry To jest napad! odtworzono na podstawie instrukcji; ich wartości mogą się różnić od drukowanych.
about-secrets = Czego twoje miejsce nie może wiedzieć, to nigdy nie trafia do twojej przeglądarki. Na początku gry widzisz odcisk tasowania, a na końcu strona go sprawdza.
about-open = Folsom to wolne oprogramowanie na licencji Apache 2.0. Możesz je udostępnić znajomym jednym poleceniem.
about-api = Dla programów: API
# $version (String): of the server
about-version = Wersja { $version }
