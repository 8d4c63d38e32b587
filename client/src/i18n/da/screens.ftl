# Danish. No native speaker has reviewed these sentences yet.
#
# Settings, oneself, about, and the small screens of links.

title-settings = Indstillinger - Folsom
settings = Indstillinger
settings-about = De gemmes i denne browser.
settings-looks = Udseende
settings-game = Ved bordet
settings-language = Sprog
settings-language-auto = Som browseren ønsker
language-unreviewed = Ingen med dette modersmål har gennemset sproget endnu. Nogle sætninger kan lyde mærkelige.
settings-text = Tekststørrelse
# $percent (String): how large
settings-text-size = { $percent }{ "\u00A0" }%
settings-contrast = Kontrast
contrast-system = Som systemet ønsker
contrast-usual = Almindelig
contrast-high = Høj
settings-motion = Bevægelse
motion-system = Som systemet ønsker
motion-full = Det hele
motion-less = Dæmpet
settings-patterns = Mønstre ved siden af farver
settings-patterns-about = Det, der tilhører en bandit, mærkes også med et mønster.
settings-speed = Scenernes fart
speed-slow = Langsom
speed-normal = Almindelig
speed-fast = Hurtig
speed-instant = Med det samme
settings-sound = Lyd
settings-volume = Lydstyrke
settings-hints = Tips til det første spil
settings-keys = Enkelte taster virker ved bordet
settings-keys-about = Slået fra virker kun Tab, Enter, pilene og Escape, som overalt. Tasten ? ved bordet viser listen.
settings-confirm = Bekræft svar
settings-confirm-about = Spørg en gang til, før et svar sendes.
settings-title-turn = Min tur i titlen
settings-title-turn-about = Fanens titel siger det, når der ventes på dit svar.
settings-chime = En lyd, når det er min tur
settings-plain-http = Denne side kom over almindelig HTTP, som derhjemme: så giver browsere den ikke udklipsholder, installation og notifikationer. Alt andet virker.

title-me = Mig - Folsom
me = Mig
me-name = Navn
me-rename = Skift navn
me-link = Privat link tilbage
me-link-about = Med dette link kommer du tilbage som den samme, på enhver enhed. Del det ikke; et nyt gør det gamle ugyldigt.
me-link-make = Lav et link tilbage
me-link-label = Dit link tilbage
me-devices = Hvor du er kendt
# $when (String): a date and time
me-device = Browser, siden { $when }
# $when (String): a date and time
me-device-this = Denne browser, siden { $when }
# $when (String): a date and time
me-device-token = Program, siden { $when }
me-sign-out = Log ud
me-blocked = Hvem du blokerer
me-unblock = Blokér ikke længere
me-forget = Glem mig
me-forget-about = Dit navn, dine enheder og dine links slettes med det samme. Spil, du har spillet, bliver, men uden dit navn. Der er ingen vej tilbage.
me-forget-do = Slet alt om mig
me-forget-sure = Skal alt om dig virkelig slettes?

title-return = Tilbage igen - Folsom
return = Tilbage igen
# $name (String): one's own name
return-done = Velkommen tilbage, { $name }.
return-missing = Dette link er ufuldstændigt: delen efter # mangler.
return-go = Til mine borde

title-invited = Inviteret - Folsom
invited = Du er inviteret
invited-about = Her kommer man ind med invitation, og du har en. Den gemmes i denne browser.
invited-go = Kom indenfor

title-about = Om - Folsom
about = Om Folsom
about-unofficial = Folsom er et uofficielt bord til to brætspil om togrøverier. Det tilhører intet forlag og bruger ingen af deres tekster, billeder eller bogstaver: reglerne fortælles med vores egne ord, og alle tegninger og lyde er vores egne.
about-buy = Hvis du kan lide et spil her, så køb det trykte: det er værd at have på et rigtigt bord.
about-reconstruction = Kortene i To jest napad! er rekonstrueret ud fra reglerne; deres værdier kan afvige fra de trykte.
about-secrets = Det, din plads ikke må vide, når aldrig din browser. Når et bord begynder, ser du et fingeraftryk af blandingen; når det slutter, kontrollerer siden det.
about-open = Folsom er fri software under Apache License 2.0. Du kan drive det for dine venner med én kommando.
about-api = Til programmer: API'et
# $version (String): of the server
about-version = Udgave { $version }
