"""What an outlaw looks at: loot that lies about, loot in others' hands, and where a bandit may get to."""

from folsom.games.colt_express.table.loot import held_by
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.train import at
from folsom.games.colt_express.table.vocabulary import BANDITS, car_of, inside, is_roof, roof
from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule

STRONGBOX = 1000
JEWEL = 500
PURSE = 330
"""What an unseen purse is worth on the average."""
ROOF_REACH = 3


@rule
def worth_at(h: Heist, place: int, claimed: int) -> int:
    """What a robber would get at a place if so many tokens were gone by then, the dearest first."""
    boxes, jewels, purses = h.strongboxes[place], h.jewels[place], h.purses[place]
    if claimed < boxes:
        return STRONGBOX
    if claimed < boxes + jewels:
        return JEWEL
    return PURSE if claimed < boxes + jewels + purses else 0


@rule
def best_worth(h: Heist, places: int, claimed: int) -> int:
    """The most that a robber would get at one of these places."""
    most = 0
    while places != 0:
        most = max(most, worth_at(h, lowest(places), claimed))
        places &= places - 1
    return most


@rule
def carried(h: Heist, who: int) -> int:
    """What a bandit seems to carry: purses count alike, for nobody sees into them."""
    holder = held_by(who)
    return h.strongboxes[holder] * STRONGBOX + h.jewels[holder] * JEWEL + h.purses[holder] * PURSE


@rule
def others(h: Heist, seat: int) -> int:
    """The bandits of the other seats that stand on the train."""
    mask = 0
    for who in range(BANDITS):
        if h.place[who] >= 0 and h.boss[who] != seat:
            mask |= 1 << who
    return mask


@rule
def reach_of(h: Heist, place: int) -> int:
    """The places to which a Move card leads."""
    car = car_of(place)
    far = ROOF_REACH if is_roof(place) else 1
    mask = 0
    for there in range(max(car - far, 0), min(car + far, h.rear) + 1):
        if there != car:
            mask |= 1 << (roof(there) if is_roof(place) else inside(there))
    return mask


@rule
def reach_of_all(h: Heist, places: int) -> int:
    """The places to which a Move card leads from one of these."""
    mask = 0
    while places != 0:
        mask |= reach_of(h, lowest(places))
        places &= places - 1
    return mask


@rule
def other_level(places: int) -> int:
    """These places seen from the other level: roofs for insides, insides for roofs."""
    insides = 0b01010101010101
    return (places & insides) << 1 | (places >> 1) & insides


@rule
def in_view(h: Heist, place: int, foes: int) -> int:
    """How many of these bandits could be shot from a place, as they stand now."""
    car = car_of(place)
    if is_roof(place):
        return count(on_other_roofs(h, car) & foes)
    seen = at(h, inside(car + 1)) if car < h.rear else 0
    if car > 0:
        seen |= at(h, inside(car - 1))
    return count(seen & foes)


@rule
def on_other_roofs(h: Heist, car: int) -> int:
    """The bandits on roofs, but for one car's."""
    mask = 0
    for who in range(BANDITS):
        place = h.place[who]
        if place >= 0 and is_roof(place) and car_of(place) != car:
            mask |= 1 << who
    return mask


@rule
def most_in_view(h: Heist, places: int, foes: int) -> int:
    """The most of these bandits that could be shot from one of these places."""
    most = 0
    while places != 0:
        most = max(most, in_view(h, lowest(places), foes))
        places &= places - 1
    return most


@rule
def richest_at(h: Heist, places: int, foes: int) -> int:
    """What the richest of these bandits at one of these places seems to carry; -1 if nobody is there."""
    most = -1
    while foes != 0:
        who = lowest(foes)
        foes &= foes - 1
        if places >> h.place[who] & 1:
            most = max(most, carried(h, who))
    return most


@rule
def is_near_marshal(h: Heist, places: int) -> bool:
    """Whether one of these places is inside his car or the next one."""
    near = 0b111 << 2 * h.marshal if h.marshal == 0 else 0b10101 << 2 * (h.marshal - 1)
    return places & near != 0
