# Romanian. No native speaker has reviewed these sentences yet.
#
# At the table.

title-table = La masă - Folsom
title-turn = E rândul tău! - Folsom
# $status (String): where the game stands, a sentence
table-heading = Masa. { $status }
table-closed = Masa a fost închisă înainte să joace cineva.
board = Masa în cuvinte

standing-lost = Conexiunea s-a pierdut. Revine singură.
standing-back = Conexiunea a revenit.
standing-now = Încearcă acum
standing-refused = Masa aceasta nu te mai lasă să intri: poate i s-a schimbat linkul.

status-loading = O clipă.
status-mine = E rândul tău.
status-paused = Jocul e în pauză.
status-scene = Privește ce se întâmplă.
status-over = Jocul s-a terminat.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = alegerea celui din ultimul vagon
doing-pick = alegerea de început
doing-plan = planificarea următoarei cărți
doing-cover = se cântărește focul de acoperire
doing-keep = alegerea cărților de păstrat
doing-move = alegerea drumului
doing-marshal = unde merge ofițerul federal
doing-shoot = alegerea țintei
doing-rob = alegerea prăzii
doing-punch = cui îi dă un pumn
doing-drop = alegerea a ceea ce cade
doing-take = se cântărește dacă merită punga
doing-knock = unde aterizează victima
doing-pickpocket = se cântărește un buzunar străin
doing-send = un bandit sau pas
doing-other = se gândește

# Questions. $bandit (String): whose doing it is
ask-place = Cine începe în ultimul vagon?
ask-pick = Alege o carte pe care să o ai sigur în mână.
ask-plan = { $bandit }: plănuiește o carte sau trage cărți.
ask-cover = Dai foc de acoperire cu încă o carte?
ask-keep = Ce cărți decartezi? Restul rămân în mână.
ask-move = Unde merge { $bandit }?
ask-marshal = Unde merge ofițerul federal?
ask-shoot = În cine trage { $bandit }?
ask-rob = Ce ia { $bandit }?
ask-punch = Pe cine lovește { $bandit }?
ask-drop = Ce scapă victima?
ask-take = Ia { $bandit } punga care cade?
ask-knock = În ce vagon zboară victima?
ask-pickpocket = Ia { $bandit } o pungă de aici?
ask-send = Trimite un bandit sau pasează.
ask-other = Ce faci?
answers = Răspunsuri
# $card (String): its name
answer-face-down = { $card }, cu fața în jos
# $card (String): its name
answer-discard = Decartează: { $card }
answer-draw = Trage cărți
answer-done = Gata
answer-no-cover = Fără foc de acoperire
answer-take = Ia-o
answer-leave = Las-o jos
answer-pass = Pasează
answer-purse = Pungă cu bani
answer-jewel = Bijuterie
answer-strongbox = Cutie de valori
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Locomotiva
   *[other] Vagonul { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Aur { $value }
    [R] Dinamită { $value }
   *[G] Bani { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: sigur?
why-not = De ce nu altceva?
# $rule (String): its number
rule = Regula { $rule }

scene-pause = Oprește scena
scene-go-on = Continuă scena
scene-skip = Sari la prezent
take-back = Ia înapoi
tools = Uneltele mesei
beside = Jurnal și discuții
hint = Sfat
hint-understood = Am înțeles
hint-never = Fără sfaturi
keys-title = Taste
keys-answer = Cartea, locul sau răspunsul cu numărul acela
keys-draw = Trage
keys-face = Cartea următoare cu fața în sus sau în jos
keys-hold = Nu mai trage
keys-keep = Păstrează restul
keys-tab = De la un lucru la altul; Enter îl alege
log = Jurnal
memory = Notițe
log-empty = Încă nu s-a întâmplat nimic.
log-earlier = Arată ce a fost înainte
# $moment (Number): counted from the deal
log-replay = Redă momentul { $moment }
chat = Discuții
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Discuții, o replică nouă
    [few] Discuții, { $count } replici noi
   *[other] Discuții, { $count } de replici noi
}
chat-empty = Încă n-a spus nimeni nimic.
chat-phrases = Expresii gata făcute
chat-write = Spune ceva
chat-send = Spune
chat-mute = Nu mai asculta la această masă
chat-block = Blochează peste tot
chat-report = Reclamă
chat-report-what = Ce nu e în regulă?
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-have-fun = Distracție plăcută!
phrase-nice-one = Frumos!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-oops = Hopa!
phrase-ouch = Au!
phrase-thinking = Lasă-mă să mă gândesc.
phrase-one-moment = O clipă, te rog.
phrase-your-turn = E rândul tău.
phrase-good-game = Frumos joc!
phrase-again = Mai jucăm o dată?
phrase-goodbye = La revedere!

# Agreements. $name (String): who proposes
proposal-pause = { $name } propune o pauză.
proposal-resume = { $name } propune să continuăm.
proposal-rematch = { $name } propune să mai jucăm o dată.
proposal-take-back = { $name } cere să ia înapoi o mutare.
agree = De acord
disagree = Nu
withdraw = Retrage
# $names (String): those who have not said yet
agreement-awaits = Se așteaptă răspuns: { $names }.
# $name (String): who is missing
ballot = { $name } lipsește. Ce facem?
vote-wait = Mai așteptăm
vote-level = Nivelul robotului
vote-bot = Continuă un robot
vote-end = Încheiem jocul

menu = Meniul mesei
menu-pause = Pauză
menu-resume = Continuă
menu-leave = Pleacă
menu-rejoin = M-am întors
menu-resign = Renunță
menu-resign-sure = Renunți de tot? Un robot îți joacă locul până la sfârșit.
menu-share = Linkul acestei mese
menu-fingerprint = Amprenta amestecării:

# $bandit (String): whose turn it is
hand-over = Dă dispozitivul mai departe: acum { $bandit }.
hand-over-about = Masa e acoperită, ca nimeni să nu vadă mâna altuia.
# $bandit (String): whose turn it is
hand-over-ready = Eu sunt { $bandit }

# $time (String): minutes and seconds
clock-left = mai sunt { $time }

# The end
ended-you-won = Ai câștigat!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] Victorie: { $names }!
    [few] Victorie împreună: { $names }!
   *[other] Victorie împreună: { $names }!
}
ended-resigned = S-a renunțat la joc.
ended-voted = Masa a încheiat jocul.
ended-other = Jocul s-a încheiat.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
end-rematch = Încă o dată
end-to-rematch = La jocul următor
end-replay = Revezi jocul
end-file = Fișierul jocului
end-home = Prima pagină
end-honest = Amestecarea a fost cinstită: cheia se potrivește cu amprenta arătată la început.
end-dishonest = Atenție: cheia amestecării nu se potrivește cu amprenta arătată la început.
