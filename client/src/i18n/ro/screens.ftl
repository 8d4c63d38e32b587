# Romanian. No native speaker has reviewed these sentences yet.
#
# Settings, oneself, about, and the small screens of links.

title-settings = Setări - Folsom
settings = Setări
settings-about = Sunt păstrate în acest browser.
settings-looks = Cum arată
settings-game = La masă
settings-language = Limba
settings-language-auto = Cum cere browserul
language-unreviewed = Niciun vorbitor nativ nu a verificat încă această limbă. Unele propoziții pot suna ciudat.
settings-text = Mărimea textului
# $percent (String): how large
settings-text-size = { $percent }{ "\u00A0" }%
settings-contrast = Contrastul
contrast-system = Cum cere sistemul
contrast-usual = Obișnuit
contrast-high = Ridicat
settings-motion = Mișcare
motion-system = Cum cere sistemul
motion-full = Toată
motion-less = Redusă
settings-patterns = Modele pe lângă culori
settings-patterns-about = Ce aparține unui bandit e marcat și cu un model.
settings-speed = Viteza scenelor
speed-slow = Lent
speed-normal = Obișnuit
speed-fast = Repede
speed-instant = Imediat
settings-sound = Sunet
settings-volume = Volumul
settings-hints = Sfaturi pentru primul joc
settings-keys = Tastele simple fac ceva la masă
settings-keys-about = Oprit: merg numai Tab, Enter, săgețile și Escape, ca peste tot. Cu ? la masă vezi lista tastelor.
settings-confirm = Confirmarea răspunsurilor
settings-confirm-about = Întreabă încă o dată înainte de a trimite un răspuns.
settings-title-turn = Rândul meu în titlu
settings-title-turn-about = Titlul filei spune când e așteptat un răspuns de la tine.
settings-chime = Un sunet când e rândul meu
settings-plain-http = Această pagină a venit prin HTTP simplu, ca acasă: atunci browserele nu îi dau clipboardul, instalarea și notificările. Restul merge.

title-me = Eu - Folsom
me = Eu
me-name = Nume
me-rename = Schimbă numele
me-link = Link privat de întoarcere
me-link-about = Cu acest link te întorci ca aceeași persoană, pe orice dispozitiv. Nu îl da nimănui; unul nou îl anulează pe cel vechi.
me-link-make = Fă un link de întoarcere
me-link-label = Linkul tău de întoarcere
me-devices = Unde ești cunoscut
# $when (String): a date and time
me-device = Browser, din { $when }
# $when (String): a date and time
me-device-this = Acest browser, din { $when }
# $when (String): a date and time
me-device-token = Program, din { $when }
me-sign-out = Ieși
me-blocked = Pe cine blochezi
me-unblock = Nu mai bloca
me-forget = Șterge-mă
me-forget-about = Numele, dispozitivele și linkurile tale sunt șterse imediat. Jocurile pe care le-ai jucat rămân, fără numele tău. Nu există cale de întoarcere.
me-forget-do = Șterge tot ce mă privește
me-forget-sure = Chiar ștergi tot ce te privește?

title-return = Întoarcere - Folsom
return = Întoarcere
# $name (String): one's own name
return-done = Bine ai revenit, { $name }.
return-missing = Acest link de întoarcere e incomplet: îi lipsește partea de după #.
return-go = La mesele mele

title-invited = Invitație - Folsom
invited = Ai o invitație
invited-about = În această casă se intră cu invitație, iar tu ai una. E păstrată în acest browser.
invited-go = Intră

title-about = Despre - Folsom
about = Despre Folsom
about-unofficial = Folsom este o masă neoficială pentru două jocuri de societate despre jafuri de trenuri. Nu aparține niciunei edituri și nu folosește textele, imaginile sau literele lor: regulile sunt spuse cu vorbele noastre, iar toate desenele și sunetele sunt ale noastre.
about-buy = Dacă îți place aici un joc, cumpără-l tipărit: merită să îl ai pe o masă adevărată.
about-reconstruction = Cărțile din To jest napad! au fost reconstituite din regulament; valorile lor pot diferi de cele tipărite.
about-secrets = Ce nu are voie să știe locul tău nu ajunge niciodată în browserul tău. Când începe o masă vezi amprenta amestecării; când se termină, pagina o verifică.
about-open = Folsom este software liber, sub licența Apache 2.0. Îl poți găzdui pentru prieteni cu o singură comandă.
about-api = Pentru programe: API-ul
# $version (String): of the server
about-version = Versiunea { $version }
