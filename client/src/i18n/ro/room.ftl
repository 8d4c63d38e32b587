# Romanian. No native speaker has reviewed these sentences yet.
#
# The waiting room.

# $game (String): its title
room = { $game }: cine joacă?
seats = Locuri
room-fill = Umple cu roboți
room-hot-seat = Ai mai multe locuri: pagina se acoperă între ele, așa încât un singur dispozitiv poate trece din mână în mână.
room-start = Începe
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] Un loc e liber: așteaptă pe cineva sau ia un robot.
    [few] { $free } locuri sunt libere: așteaptă oameni sau ia roboți.
   *[other] { $free } de locuri sunt libere: așteaptă oameni sau ia roboți.
}
# $name (String): the table's owner
room-waits-owner = Jocul îl începe { $name }.
room-close = Închide masa
room-share = Cheamă-i pe ceilalți
room-link = Linkul acestei mese
room-new-link = Fă un link nou

seat-free = Liber
seat-any = Decide norocul
# $number (Number): counted from 1
seat-number-label = Locul { $number }
seat-sit = Așază-te
seat-sit-too = Așază-te și aici
seat-stand = Ridică-te
seat-bot = Robot
seat-remove = Eliberează
seat-choose = Alege
seat-resigned = a renunțat
seat-away = lipsește
seat-owing = are de răspuns
somebody = Cineva

pick-colt = Cu cine joci?
pick-napad = Care bandă e a ta?
pick-taken = deja luat
power-ghost = Poate juca prima carte a fiecărei runde cu fața în jos.
power-doc = Trage șapte cărți pe rundă în loc de șase.
power-django = Pe cine împușcă îl aruncă un vagon mai încolo.
power-tuco = Trage prin acoperiș, în sus și în jos.
power-cheyenne = Smulge punga celui pe care îl lovește.
power-belle = Nu e ținta nimănui cât timp mai există alta.

options = Regulile acestei mese
options-clock = Ceas
clock-none = Fără ceas
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } min și { $increment } s de mutare
# $days (Number): for every answer
clock-days = { $days ->
    [one] O zi pentru fiecare răspuns
    [few] { $days } zile pentru fiecare răspuns
   *[other] { $days } de zile pentru fiecare răspuns
}
options-public = Masă deschisă
options-public-about = Toți o văd pe prima pagină; se vorbește numai cu expresii gata făcute.
options-watch = Alții pot privi
options-watch-about = Văd ce nu ține secret niciun loc.
options-memory-aid = Notițe
options-memory-aid-about = Pagina arată lucrurile publice care merită ținute minte: cărțile arătate, gloanțele trase.
options-group-both = În ambele regulamente
options-group-first = Prima ediție
options-group-revised = Ediția revizuită
options-group-open = Unde regulamentele nu spun
options-group-set-up = Pregătirea

ruleset-about-colt-first = Trei până la șase bandiți, abilități și evenimente, iar la sfârșit o gară.
ruleset-about-colt-first-expert = Teancuri de decartare în loc de amestecare la fiecare rundă; cărțile pot fi păstrate, gloanțele aruncate.
ruleset-about-colt-first-duel = Doi jucători cu câte doi bandiți, după regulile pentru experți, fără Pistolar.
ruleset-about-colt-revised-basic = Primul joc din ediția revizuită: cinci runde obișnuite, fără abilități, fără evenimente.
ruleset-about-colt-revised = Trei până la șase bandiți, abilități și evenimente, iar la sfârșit o gară.
ruleset-about-colt-revised-expert = Teancuri de decartare în loc de amestecare la fiecare rundă; poți păstra orice carte, chiar și gloanțe.
ruleset-about-colt-revised-teams = Doi sau trei jucători cu câte doi bandiți: o alegere de început și foc de acoperire.
ruleset-about-napad = Șase jafuri; se adună valorile vagoanelor câștigate.
ruleset-about-napad-harder = O culoare dă numărul vagoanelor înmulțit cu cea mai mare valoare, iar gloanțele o urcă.
ruleset-about-napad-harder-twos = Ca varianta mai grea, cu un premiu pentru cele mai multe vagoane de valoare doi.

option-expert = Experți
option-about-expert = Teancuri de decartare în loc de amestecare la fiecare rundă, iar cărțile pot fi păstrate.
option-powers = Abilități
option-about-powers = Fiecare bandit are o abilitate a lui.
option-events = Evenimente
option-about-events = O rundă se poate încheia cu un eveniment.
option-station = Gară
option-about-station = Ultima rundă e o gară, după patru obișnuite; fără ea sunt cinci runde obișnuite.
option-gunslinger = Pistolar
option-about-gunslinger = Cine a tras cele mai multe gloanțe câștigă 1000{ "\u00A0" }$.
option-shed-bullets = Aruncă gloanțele
option-about-shed-bullets = Experții pot lăsa jos gloanțele din mână.
option-shortage-clears = Gloanțele insuficiente se pierd
option-about-shortage-clears = Când gloanțele neutre nu ajung pentru toți cei nimeriți, cele rămase ies din joc.
option-revenge-drops = Răzbunarea lasă punga jos
option-about-revenge-drops = O pungă pierdută prin răzbunarea ofițerului federal cade pe acoperiș în loc să iasă din joc.
option-opening-pick = Alegerea de început
option-about-opening-pick = Înaintea fiecărei împărțiri, fiecare își alege o carte din pachet.
option-covering-fire = Foc de acoperire
option-about-covering-fire = O Împușcătură poate aduce cu ea o carte a celuilalt bandit.
option-purse-pick = Ce ia un Jaf
option-about-purse-pick = Un fel de pradă, iar dintre pungi una la întâmplare; sau un jeton ales din toate cele aflate acolo.
option-value-random = un fel
option-value-strict-RE = orice jeton
option-pick-before-reveal = Alegerea înainte de a vedea runda
option-about-pick-before-reveal = Alegerea de început se face înainte de a întoarce cartea de rundă.
option-friendly-shots-count = Gloanțele în coechipier contează
option-about-friendly-shots-count = Contează pentru titlul de Pistolar.
option-tiebreak = Ce gloanțe hotărăsc o egalitate
option-about-tiebreak = Toate; sau, după litera primei ediții, numai cele ale altor bandiți.
option-value-all = toate
option-value-literal-FE = de la bandiți
option-facedown-shows-bandit = Cărțile ascunse își arată banditul
option-about-facedown-shows-bandit = O carte de echipă cu fața în jos arată cărui bandit îi aparține.
option-discards-open = Cărți decartate la vedere
option-about-discards-open = Oricine poate privi prin teancurile de decartare.
option-harder = Punctaj mai greu
option-about-harder = O culoare dă numărul vagoanelor înmulțit cu cea mai mare valoare, iar gloanțele o urcă.
option-twos = Premiu pentru doiari
option-about-twos = Cele mai multe vagoane de valoare doi aduc un premiu.

choice-first = Cine începe
choice-about-first = Primul jucător; altfel se trage la sorți.
choice-cars = Vagoane
choice-about-cars = Vagoanele din spatele locomotivei, din față spre spate, în cuvinte: car_3p, car_1p1j, any. Dacă rămâne gol, toate la întâmplare.
choice-formation = Așezarea
choice-about-formation = Echipe: bandiții care încep în ultimul vagon sau „random”. Dacă rămâne gol, fiecare e întrebat.
choice-marshal-cards = Cărțile ofițerului federal
choice-about-marshal-cards = Echipe: bandiții a căror carte Ofițer federal rămâne în pachet. Dacă rămâne gol, la întâmplare.
