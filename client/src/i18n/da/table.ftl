# Danish. No native speaker has reviewed these sentences yet.
#
# At the table.

title-table = Ved bordet - Folsom
title-turn = Din tur! - Folsom
# $status (String): where the game stands, a sentence
table-heading = Bordet. { $status }
table-closed = Bordet blev lukket, før nogen spillede.
board = Bordet i ord

standing-lost = Forbindelsen er tabt. Den kommer igen af sig selv.
standing-back = Forbindelsen er tilbage.
standing-now = Prøv nu
standing-refused = Bordet lukker dig ikke ind mere: måske er linket ændret.

status-loading = Et øjeblik.
status-mine = Det er din tur.
status-paused = Spillet holder pause.
status-scene = Se, hvad der sker.
status-over = Spillet er slut.
# $names (String): who is to answer   $doing (String): what they do, a sentence
status-others = { $names }: { $doing }
doing-place = vælger, hvem der begynder i den bagerste togvogn
doing-pick = vælger et startkort
doing-plan = planlægger næste kort
doing-cover = overvejer dækningsild
doing-keep = vælger, hvilke kort der beholdes
doing-move = vælger, hvor turen går hen
doing-marshal = vælger, hvor sheriffen går hen
doing-shoot = vælger, hvem der skydes på
doing-rob = vælger, hvad der tages
doing-punch = vælger, hvem der skubbes
doing-drop = vælger, hvad der tabes
doing-take = overvejer at tage posen
doing-knock = vælger, hvor offeret lander
doing-pickpocket = overvejer en lomme
doing-send = sender en bandit eller melder pas
doing-other = tænker

# Questions. $bandit (String): whose doing it is
ask-place = Hvem begynder i den bagerste togvogn?
ask-pick = Vælg et kort, du helt sikkert vil have på hånden.
ask-plan = { $bandit }: planlæg et kort, eller træk.
ask-cover = Vil du give dækningsild med et kort til?
ask-keep = Hvilke kort lægges fra? Resten bliver på hånden.
ask-move = Hvor går { $bandit } hen?
ask-marshal = Hvor går sheriffen hen?
ask-shoot = Hvem skyder { $bandit } på?
ask-rob = Hvad tager { $bandit }?
ask-punch = Hvem skubber { $bandit }?
ask-drop = Hvad taber offeret?
ask-take = Tager { $bandit } posen, der falder?
ask-knock = Hvilken togvogn tumler offeret ind i?
ask-pickpocket = Tager { $bandit } en pose herfra?
ask-send = Send en bandit, eller meld pas.
ask-other = Hvad gør du?
answers = Svar
# $card (String): its name
answer-face-down = { $card }, bagsiden op
# $card (String): its name
answer-discard = Læg fra: { $card }
answer-draw = Træk kort
answer-done = Færdig
answer-no-cover = Ingen dækningsild
answer-take = Tag den
answer-leave = Lad den ligge
answer-pass = Meld pas
answer-purse = Pose
answer-jewel = Juvel
answer-strongbox = Sikkerhedsmappe
# $number (Number): cars are counted from the front, the Locomotive being car 0
answer-car = { $number ->
    [0] Lokomotivet
   *[other] Togvogn { $number }
}
# $value (String): strength of the card   $colour (String): Y gold, R dynamite, G money
answer-send = { $colour ->
    [Y] Guld { $value }
    [R] Dynamit { $value }
   *[G] Penge { $value }
}
# $answer (String): what was chosen
answer-confirm = { $answer }: er du sikker?
why-not = Hvorfor ikke noget andet?
# $rule (String): its number
rule = Regel { $rule }

scene-pause = Stands scenen
scene-go-on = Fortsæt scenen
scene-skip = Spring til nu
take-back = Fortryd
tools = Bordets værktøj
beside = Log og snak
hint = Tip
hint-understood = Forstået
hint-never = Ikke flere tips
keys-title = Taster
keys-answer = Kortet, stedet eller svaret med det nummer
keys-draw = Træk
keys-face = Næste kort med forsiden eller bagsiden op
keys-hold = Lad være med at skyde
keys-keep = Behold resten
keys-tab = Fra én ting til den næste; Enter vælger den
log = Logbog
memory = Huskeseddel
log-empty = Der er ikke sket noget endnu.
log-earlier = Vis det, der var før
# $moment (Number): counted from the deal
log-replay = Afspil øjeblik { $moment }
chat = Snak
# $count (Number): lines nobody has read
chat-unread = { $count ->
    [one] Snak, én ny linje
   *[other] Snak, { $count } nye linjer
}
chat-empty = Ingen har sagt noget endnu.
chat-phrases = Faste vendinger
chat-write = Sig noget
chat-send = Sig det
chat-mute = Hør ikke efter ved dette bord
chat-block = Blokér overalt
chat-report = Anmeld
chat-report-what = Hvad er der galt?
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-have-fun = God fornøjelse!
phrase-nice-one = Flot!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-oops = Ups!
phrase-ouch = Av!
phrase-thinking = Lad mig tænke.
phrase-one-moment = Et øjeblik.
phrase-your-turn = Det er din tur.
phrase-good-game = Godt spil!
phrase-again = Skal vi spille igen?
phrase-goodbye = Farvel!

# Agreements. $name (String): who proposes
proposal-pause = { $name } foreslår en pause.
proposal-resume = { $name } foreslår at fortsætte.
proposal-rematch = { $name } foreslår at spille igen.
proposal-take-back = { $name } beder om at fortryde et træk.
agree = Enig
disagree = Nej tak
withdraw = Træk det tilbage
# $names (String): those who have not said yet
agreement-awaits = Venter på { $names }.
# $name (String): who is missing
ballot = { $name } mangler. Hvad nu?
vote-wait = Vent lidt endnu
vote-level = Robottens niveau
vote-bot = En robot spiller videre
vote-end = Slut spillet

menu = Bordets menu
menu-pause = Hold pause
menu-resume = Fortsæt
menu-leave = Gå fra bordet
menu-rejoin = Jeg er tilbage
menu-resign = Giv op
menu-resign-sure = Vil du give op for altid? En robot spiller din plads til ende.
menu-share = Link til dette bord
menu-fingerprint = Blandingens fingeraftryk:

# $bandit (String): whose turn it is
hand-over = Giv enheden videre: nu er det { $bandit }.
hand-over-about = Bordet er dækket til, så ingen ser en andens hånd.
# $bandit (String): whose turn it is
hand-over-ready = Jeg er { $bandit }

# $time (String): minutes and seconds
clock-left = { $time } tilbage

# The end
ended-you-won = Du vandt!
# $names (String): who won   $count (Number): how many they are
ended-won = { $count ->
    [one] { $names } vandt!
   *[other] { $names } vandt sammen!
}
ended-resigned = Spillet blev givet op.
ended-voted = Bordet sluttede spillet.
ended-other = Spillet er slut.
# $points (Number): of To jest napad!
points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
end-rematch = Spil igen
end-to-rematch = Til næste spil
end-replay = Se det igen
end-file = Spillets fil
end-home = Forside
end-honest = Blandingen var ærlig: nøglen passer til det fingeraftryk, der blev vist i begyndelsen.
end-dishonest = Pas på: blandingens nøgle passer ikke til det fingeraftryk, der blev vist i begyndelsen.
