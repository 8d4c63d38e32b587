# English sentences of Colt Express: one message for every kind of event, in the past tense.
#
# What an audience was not told is "none", and its "-told" says no. A place comes as its car and, with "-level", as
# inside or roof. A seat is "You" to who sits there, "-middle" within a sentence. What is not worth a line is "".

## Names

-ghost = Ghost
-doc = Doc
-django = Django
-tuco = Tuco
-cheyenne = Cheyenne
-belle = Belle
-marshal = the Marshal
-locomotive = the Locomotive

bandit-ghost = { -ghost }
bandit-doc = { -doc }
bandit-django = { -django }
bandit-tuco = { -tuco }
bandit-cheyenne = { -cheyenne }
bandit-belle = { -belle }

# $number (Number): cars are counted from the front, the Locomotive being car 0
car = { $number ->
    [0] { -locomotive }
   *[other] car { $number }
}

card-move = Move
card-floor = Change Floor
card-shoot = Shoot
card-rob = Robbery
card-punch = Punch
card-marshal = Marshal
# Of a team. $bandit (String): whose card it is   $card (String): its name
card-of = { $bandit }'s { $card }
# $bandit (String): who fired it
card-bullet = a bullet of { $bandit }'s
card-bullet-neutral = a neutral bullet

car-name-car_1p = the one with a lone purse
car-name-car_3p = the one with three purses
car-name-car_1p1j = the one with a purse and a jewel
car-name-car_3p1j = the one with three purses and a jewel
car-name-car_4p1j = the one with four purses and a jewel
car-name-car_3j = the one with three jewels
car-name-unprinted = one that nobody had seen before

lap-standard = an ordinary lap
lap-tunnel = a tunnel
lap-speedup = a stretch at full speed
lap-switch = a switch

event-none = nothing
event-angry-marshal = an angry Marshal
event-swivel-arm = a swivel arm
event-braking = sudden braking
event-take-it-all = a strongbox for the taking
event-rebellion = a rebellion of the passengers
event-pickpocketing = pickpockets at the station
event-revenge = the Marshal's revenge
event-hostage = the conductor as a hostage

## Set-up and rounds

first-drawn = Chance gave the lead to { $seat-middle }.
car-coupled = Coupled on as { $car }: { $name }.
loot-laid = { $loot ->
    [purse] { $count ->
        [one] A purse was hidden inside { $place }.
       *[other] { $count } purses were hidden inside { $place }.
    }
    [jewel] { $count ->
        [one] A jewel glittered inside { $place }.
       *[other] { $count } jewels glittered inside { $place }.
    }
   *[strongbox] { $count ->
        [one] The payroll strongbox stood inside { $place }.
       *[other] { $count } strongboxes stood inside { $place }.
    }
}
purse-given = { $bandit } pocketed $250 to begin with.
formed = { $bandit-told ->
    [yes] { $seat } sent { $bandit } to the rear car.
   *[no] { $seat } whispered who should wait in the rear car.
}
boarded = { $bandit } boarded { $place }.
round-began = Round { $round } began, led by { $first-middle }.
card-revealed = { $event ->
    [none] The journey ahead: { $laps }.
   *[other] The journey ahead: { $laps }; at its end { $event-name }.
}
shuffled = { $discards ->
    [yes] { $seat } ran out of cards and shuffled the discards.
   *[no] { "" }
}
drew = { $card-told ->
    [yes] { $seat } drew { $card }.
   *[no] { "" }
}
picked = { $card-told ->
    [yes] { $seat } palmed { $card } before the shuffle.
   *[no] { $seat } palmed a card before the shuffle.
}
first-passed = The lead passed to { $seat-middle }.

## Planning

asked = { "" }
lap-began = { $kind ->
    [tunnel] The train plunged into a tunnel.
    [speedup] The train sped up.
    [switch] The train rattled over a switch.
   *[standard] The train rolled on.
}
played = { $face-down ->
    [yes] { $card-told ->
        [yes] { $seat } slipped { $card } onto the pile, face down.
       *[no] { $seat } slipped a card onto the pile, face down.
    }
   *[no] { $seat } planned { $card }.
}
chose-draw = { $seat } drew instead of planning.
held-fire = { $seat } held fire.
shed = { $seat } threw away { $card }.
chose-discard = { $seat } meant to throw away { $card }.
kept = { $seat } made up the hand for later.
discarded = { $seat } threw away { $card }.
hand-returned = { "" }

## Stealing

turned = { $face-down ->
    [yes] { $seat } turned over a hidden card: { $card }.
   *[no] { $card-kind ->
        [marshal] { $bandit } tipped off { -marshal }.
       *[other] { "" }
    }
}
fizzled = { $action ->
    [shoot] { $rule ->
        [A18] Click: { $bandit } had no bullets left.
       *[other] { $bandit } took aim, and saw nobody to shoot.
    }
    [rob] { $bandit } found nothing worth taking.
    [punch] { $bandit } punched the air.
   *[other] { $bandit } could do nothing.
}
moved = { $place-level ->
    [roof] { $bandit } ran along the roofs to { $place }.
   *[inside] { $bandit } went through to { $place }.
}
climbed = { $place-level ->
    [roof] { $bandit } climbed onto the roof of { $place }.
   *[inside] { $bandit } dropped down into { $place }.
}
pushed = { $rule ->
    [C3] { $place-level ->
        [roof] The shot hurled { $bandit } onto the roof of { $place }.
       *[inside] The shot hurled { $bandit } into { $place }.
    }
   *[other] { $place-level ->
        [roof] { $bandit } tumbled onto the roof of { $place }.
       *[inside] { $bandit } crashed into { $place }.
    }
}
marshal-moved = The Marshal stalked into { $car }.
shot = { $way ->
    [along] { $bandit } fired along the roofs and hit { $victim }.
    [through] { $bandit } fired through the roof and hit { $victim }.
   *[inside] { $bandit } fired into the next car and hit { $victim }.
}
punched = { $bandit } punched { $victim }.
dropped = { $loot ->
    [purse] { $value-told ->
        [yes] { $victim } dropped a purse of { $value }.
       *[no] { $victim } dropped a purse.
    }
    [jewel] { $victim } dropped a jewel.
   *[strongbox] { $victim } dropped a strongbox.
}
took = { $loot ->
    [purse] { $value-told ->
        [yes] { $bandit } grabbed a purse of { $value }.
       *[no] { $bandit } grabbed a purse.
    }
    [jewel] { $bandit } grabbed a jewel.
   *[strongbox] { $bandit } hauled off a strongbox.
}
snatched = { $value-told ->
    [yes] { $bandit } snatched { $victim }'s purse before it landed: { $value }.
   *[no] { $bandit } snatched { $victim }'s purse before it landed.
}
left-lying = { $bandit } let the purse lie.
fled = { $bandit } ran into { -marshal } and scrambled onto the roof of { $place }.
neutral-taken = { $rule ->
    [E2] { $bandit } was hit by { -marshal }, who fired through the roof.
    [E6] { $bandit } was hit by an angry passenger.
   *[other] { $bandit } was hit by { -marshal }.
}
bullets-short = { $bullets-left ->
    [0] The bullets did not suffice for { $bandits }, and the last of them were lost.
   *[other] The bullets did not suffice for { $bandits }, so none was fired.
}
card-returned = { "" }

## The end of a round

event-began = { $event ->
    [angry-marshal] The Marshal had had enough.
    [swivel-arm] A swivel arm swept the roofs.
    [braking] The train braked hard.
    [take-it-all] The railway men hid their second strongbox.
    [rebellion] The passengers had had enough.
    [pickpocketing] The train pulled into the station: time to pick pockets.
    [revenge] The train pulled into the station, and the Marshal took his revenge.
   *[hostage] The train pulled into the station, the conductor held hostage.
}
thrown = { $bandit } was thrown onto the roof of { $place }.
strongbox-laid = The second strongbox was put inside { $place }.
purse-lost = { $value-told ->
    [yes] { $bandit } lost a purse of { $value } to { -marshal }.
   *[no] { $bandit } lost the poorest purse to { -marshal }.
}
ransom-paid = { $bandit } was paid a ransom of $250.

## The end

purse-counted = { $count ->
    [one] { $bandit } opened a purse: { $value }.
   *[other] { $bandit } opened { $count } purses of { $value } each.
}
prize-won = { $seat } had fired most, and took the Gunslinger's $1,000.
scored = { $seat } got away with { $dollars }.
won = { $seat } won!
