# Danish. No native speaker has reviewed these sentences yet.
#
# The Colt Express board. Names (bandits, cards, cars) come from the sentences of the game: { $car } is "togvogn 2".

## The train, described

colt-train = Toget
colt-place-inside = { $car }, inde
colt-place-roof = { $car }, på taget
# A place and whoever and whatever is there. $place (String): one of the two above   $content (String): a list
colt-place-content = { $place }: { $content }
colt-place-empty = { $place }: tom
colt-count-purses = { $count ->
    [one] en pose
   *[other] { $count } poser
}
colt-count-jewels = { $count ->
    [one] en juvel
   *[other] { $count } juveler
}
colt-count-strongboxes = { $count ->
    [one] en sikkerhedsmappe
   *[other] { $count } sikkerhedsmapper
}
colt-beside = Ved siden af toget: den anden sikkerhedsmappe
colt-marshal = sheriffen
colt-neutral = Neutrale patroner: { $count }

## The round

colt-round = Runde { $round } af 5
colt-lap-standard = Kort med forsiden op
colt-lap-tunnel = Tunnel: kort med bagsiden op
colt-lap-speedup = Farten øges: to ture hver
colt-lap-switch = Skifte: mod uret
colt-phase-placing = Opstilling
colt-phase-picking = Startkort
colt-phase-keeping = Kort til næste runde
colt-phase-stealing = Planen udføres
colt-phase-event = Runden slutter
colt-event-none = Ingen begivenhed
colt-event-angry-marshal = Den vrede sherif
colt-event-swivel-arm = Svingbjælke
colt-event-braking = Bremser
colt-event-take-it-all = Den anden sikkerhedsmappe
colt-event-rebellion = Oprør
colt-event-pickpocketing = Lommetyve
colt-event-revenge = Sheriffens hævn
colt-event-hostage = Gidsel
colt-event-unknown = Endnu ikke vendt

## The common pile

colt-pile = Planen
colt-pile-empty = Der er ikke spillet noget kort endnu.
# $card (String): a card's name, or colt-card-hidden   $bandit (String): whose it is
colt-pile-card = { $number }. { $bandit }: { $card }
colt-pile-done = { $number }. { $bandit }: { $card }, udført
colt-pile-now = { $number }. { $bandit }: { $card }, nu
colt-card-hidden = et skjult kort

## Seats

colt-seats = Banden
colt-you = dig
colt-hand-size = Kort på hånden: { $count }
colt-deck-size = Kort i bunken: { $count }
colt-discard-size = Brugte kort: { $count }
colt-bullets = Patroner modtaget: { $count }
colt-magazine = Patroner tilbage: { $count }
colt-purse-value = En pose med { $value }
colt-purse-hidden = Poser: { $count }
colt-jewels = Juveler: { $count }
colt-strongboxes = Sikkerhedsmapper: { $count }
colt-first = Startspiller
colt-asked = Det er denne plads' tur

## Memory aid

colt-memory-shown = Kort i denne runde
# $count (Number): cards that lie face down
colt-memory-hidden = { $count ->
    [one] og ét skjult
   *[other] og { $count } skjulte
}
colt-memory-given = Affyrede patroner
# $count (Number): all that a bandit has fired
colt-memory-fired = { $count } affyret
# $count (Number): bullets   $name (String): a seat, as its person is called
colt-memory-to = { $count } på { $name }
colt-memory-nothing = Ingen har skudt endnu.

## The hand

colt-hand = Din hånd
colt-draw = Træk tre kort
colt-done = Behold resten
colt-face-up = Forsiden op
colt-face-down = Bagsiden op
colt-face-choice = Hvordan næste kort spilles
colt-hint-plan = Spil et kort, eller træk tre.
colt-hint-tunnel = I tunnellen ligger alle kort med bagsiden op.
colt-hint-ghost = Dit første kort må ligge med bagsiden op: ingen ser det, før det udføres.
colt-hint-cover = Dækningsild! Spil et kort mere, eller lad være med at skyde.
colt-hint-keep = Læg det fra dig, som du ikke vil beholde til næste runde.
colt-hint-pick = Vælg det kort, du helt sikkert vil have på hånden.
colt-hint-place = Hvilken af dine banditter stiger på den bagerste togvogn?
colt-hold-fire = Lad være med at skyde
colt-picked = Valgt: { $card }
colt-discarding = Lægges fra: { $count }
colt-discard-card = Læg fra: { $card }

## Choices on the train

colt-ask-move = Hvor går { $bandit } hen?
colt-ask-marshal = Hvor går sheriffen hen?
colt-ask-knock = Hvor sender skubbet { $victim } hen?
colt-ask-shoot = Hvem skyder { $bandit } på?
colt-ask-punch = Hvem skubber { $bandit }?
colt-ask-rob = Hvad tager { $bandit }?
colt-ask-drop = Hvad mister { $victim }?
colt-ask-take = { $bandit } må tage posen, der falder.
colt-ask-pickpocket = { $bandit } er alene med en pose. Skal den tages?
colt-moment-place = Opstilling
colt-moment-pick = Startkort
colt-moment-cover = Dækningsild
colt-moment-keep = Før næste runde
colt-moment-pickpocket = Lommetyveri
# $number (Number): cars are counted from the front, the Locomotive being car 0
colt-answer-car = { $number ->
    [0] Lokomotivet
   *[other] Togvogn { $number }
}
colt-ask-unknown = Vælg:
colt-choose-place = Gå: { $place }
colt-choose-bandit = { $bandit }
colt-choose-purse = en pose
colt-choose-jewel = en juvel
colt-choose-strongbox = en sikkerhedsmappe
colt-choose-take = Tag den
colt-choose-leave = Lad den ligge
# $names (String): one or several seats, as their people are called
colt-waiting-for = Venter på { $names }
colt-why-not = Hvorfor ikke?
# $rule (String): its number   $edition (String): the ruleset of the table; may be empty
colt-why-rule = Regel { $rule } · { $edition }
colt-close = Luk

## Hints for a first game

colt-tip-plan = Planlægning: alle lægger på skift et kort til planen eller trækker. Der sker ikke noget endnu. Senere udføres kortene i netop denne rækkefølge, uanset hvad der har ændret sig.
colt-tip-stealing = Nu udføres planen, kort for kort. Når et af dine kommer frem, og der er noget at vælge, bliver du spurgt.
colt-tip-move = Nu kommer dit Ryk. Inde går man én togvogn; på tagene op til tre. Tryk på et oplyst sted.
colt-tip-marshal = Du flytter sheriffen én togvogn. Den, der møder ham, får en neutral patron og flygter op på taget.
colt-tip-shoot = Hvert skud lægger et dødt kort i bunken hos den, der rammes. I de fleste spil vinder den, der skyder mest, $1.000 til sidst.
colt-tip-rob = En pose gemmer $250 til $500, en juvel er $500 værd og en sikkerhedsmappe $1.000.
colt-tip-punch = Et Skub får nogen til at tabe bytte og tumle ind i togvognen ved siden af.
colt-tip-drop = Du bestemmer, hvad der falder. Det ligger, hvor den anden stod: kom tilbage efter det.
colt-tip-pick = Ét kort, du selv vælger, kommer helt sikkert på hånden; resten trækkes.
colt-tip-place = En af dine to banditter begynder i den bagerste togvogn, den anden i vognen foran.
colt-tip-cover = Efter et Skyd må du straks lægge et kort med din anden bandit.
colt-tip-keep = Det, du lægger fra dig, kommer igen senere; det, du beholder, har du på hånden i næste runde.

## Scenes

## The end

colt-counting = Byttet tælles op
colt-count-purse-line = Poser
colt-count-jewel-line = Juveler
colt-count-strongbox-line = Sikkerhedsmapper
colt-count-prize-line = Revolvermand
colt-winner = Vinder
colt-graph = Pengene gennem spillet
colt-graph-round = Runde { $round }
colt-graph-table = Dollars ved slutningen af hver runde
