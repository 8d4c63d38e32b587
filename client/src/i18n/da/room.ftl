# Danish. No native speaker has reviewed these sentences yet.
#
# The waiting room.

# $game (String): its title
room = { $game }: hvem er med?
seats = Pladser
room-fill = Fyld op med robotter
room-hot-seat = Du har flere pladser: siden dækker sig til imellem dem, så én enhed kan gå på omgang.
room-start = Begynd
# $free (Number): seats that nobody has
room-waits = { $free ->
    [one] Én plads er ledig: vent på nogen, eller tag en robot.
   *[other] { $free } pladser er ledige: vent på folk, eller tag robotter.
}
# $name (String): the table's owner
room-waits-owner = { $name } begynder spillet.
room-close = Luk bordet
room-share = Hent de andre
room-link = Link til dette bord
room-new-link = Lav et nyt link

seat-free = Ledig
seat-any = Lodtrækning
# $number (Number): counted from 1
seat-number-label = Plads { $number }
seat-sit = Sæt dig
seat-sit-too = Sæt dig også her
seat-stand = Rejs dig
seat-bot = Robot
seat-remove = Gør ledig
seat-choose = Vælg
seat-resigned = gav op
seat-away = væk
seat-owing = skal svare
somebody = Nogen

pick-colt = Hvem spiller du?
pick-napad = Hvilken bande er din?
pick-taken = allerede taget
power-ghost = Må lægge rundens første kort med bagsiden op.
power-doc = Trækker syv kort i hver runde i stedet for seks.
power-django = Den, han rammer, slynges en togvogn videre.
power-tuco = Skyder gennem taget, op og ned.
power-cheyenne = Snupper posen fra den, hun skubber.
power-belle = Kan ikke rammes, så længe der er en anden at vælge.

options = Reglerne ved dette bord
options-clock = Ur
clock-none = Intet ur
# $minutes (Number): in the bank   $increment (Number): seconds, for every message
clock-bank = { $minutes } min. og { $increment } sek. pr. træk
# $days (Number): for every answer
clock-days = { $days ->
    [one] Én dag til hvert svar
   *[other] { $days } dage til hvert svar
}
options-public = Åbent bord
options-public-about = Alle kan se det på forsiden; der tales kun med faste vendinger.
options-watch = Andre må se med
options-watch-about = De ser det, som ingen plads holder hemmeligt.
options-memory-aid = Huskeseddel
options-memory-aid-about = Siden viser det åbne, der er værd at huske: viste kort, affyrede patroner.
options-group-both = I begge regelhæfter
options-group-first = Første udgave
options-group-revised = Revideret udgave
options-group-open = Hvor regelhæfterne tier
options-group-set-up = Forberedelse

ruleset-about-colt-first = Tre til seks banditter, evner og begivenheder, og en togstation til sidst.
ruleset-about-colt-first-expert = Bunker med brugte kort i stedet for at blande hver runde; kort må beholdes, patroner smides væk.
ruleset-about-colt-first-duel = To pladser med to banditter hver, efter reglerne for eksperter, uden revolvermand.
ruleset-about-colt-revised-basic = Det første spil i den reviderede udgave: fem almindelige runder uden evner og begivenheder.
ruleset-about-colt-revised = Tre til seks banditter, evner og begivenheder, og en togstation til sidst.
ruleset-about-colt-revised-expert = Bunker med brugte kort i stedet for at blande hver runde; alle kort må beholdes, også patroner.
ruleset-about-colt-revised-teams = To eller tre pladser med to banditter hver: et startkort og dækningsild.
ruleset-about-napad = Seks røverier; værdierne af de vundne vogne lægges sammen.
ruleset-about-napad-harder = En farve giver antal gange højeste værdi, og patroner hæver den.
ruleset-about-napad-harder-twos = Som den sværere, med en bonus for flest vogne med værdien to.

option-expert = Eksperter
option-about-expert = Bunker med brugte kort i stedet for at blande hver runde, og kort må beholdes.
option-powers = Evner
option-about-powers = Hver bandit har sin egen evne.
option-events = Begivenheder
option-about-events = En runde kan slutte med en begivenhed.
option-station = Togstation
option-about-station = Den sidste runde er en togstation efter fire almindelige; uden den er der fem almindelige runder.
option-gunslinger = Revolvermand
option-about-gunslinger = Den, der har affyret flest patroner, vinder $1.000.
option-shed-bullets = Smid patroner væk
option-about-shed-bullets = Eksperter må lægge patronerne på hånden fra sig.
option-shortage-clears = Patroner, der ikke rækker, går tabt
option-about-shortage-clears = Når de neutrale patroner ikke rækker til alle, der rammes, ryger resten ud af spillet.
option-revenge-drops = Hævnen taber posen
option-about-revenge-drops = En pose, der mistes ved sheriffens hævn, falder på taget i stedet for at ryge ud af spillet.
option-opening-pick = Startkort
option-about-opening-pick = Før hver uddeling vælger alle ét kort fra deres bunke.
option-covering-fire = Dækningsild
option-about-covering-fire = Et Skyd kan tage et kort fra den anden bandit med sig.
option-purse-pick = Hvad et Røveri tager
option-about-purse-pick = En slags bytte, og af poser en tilfældig; eller en brik valgt blandt alle, der ligger der.
option-value-random = en slags
option-value-strict-RE = en hvilken som helst brik
option-pick-before-reveal = Vælg, før runden kendes
option-about-pick-before-reveal = Startkortet vælges, før rundekortet vendes.
option-friendly-shots-count = Skud på en holdkammerat tæller
option-about-friendly-shots-count = De tæller for revolvermanden.
option-tiebreak = Hvilke patroner afgør uafgjort
option-about-tiebreak = Alle; eller, efter første udgaves bogstav, kun dem fra andre banditter.
option-value-all = alle
option-value-literal-FE = fra banditter
option-facedown-shows-bandit = Skjulte kort viser deres bandit
option-about-facedown-shows-bandit = Et holds kort med bagsiden op viser, hvilken bandit det hører til.
option-discards-open = Åbne bunker med brugte kort
option-about-discards-open = Alle må kigge i bunkerne med brugte kort.
option-harder = Sværere optælling
option-about-harder = En farve giver antal gange højeste værdi, og patroner hæver den.
option-twos = Bonus for toere
option-about-twos = Flest vogne med værdien to giver en bonus.

choice-first = Hvem begynder
choice-about-first = Startspilleren; ellers trækkes der lod.
choice-cars = Togvogne
choice-about-cars = Togvogne bag lokomotivet, forfra, som ord: car_3p, car_1p1j, any. Tomt felt: alle tilfældigt.
choice-formation = Opstilling
choice-about-formation = Hold: de banditter, der begynder i den bagerste togvogn, eller "random". Tomt felt: alle bliver spurgt.
choice-marshal-cards = Sheriffkort
choice-about-marshal-cards = Hold: de banditter, hvis sheriffkort bliver i bunken. Tomt felt: tilfældigt.
