"""The train as one looks at it: who stands where, and how far the cars go."""

from folsom.kernel.rule import rule

from .record import Heist
from .vocabulary import BANDITS, NOWHERE, Bandit, car_of, inside, is_roof, roof


@rule
def is_aboard(h: Heist, who: int) -> bool:
    """Whether a bandit takes part in this heist and stands on the train."""
    return h.place[who] != NOWHERE


@rule
def at(h: Heist, place: int) -> int:
    """The bandits at a place, as a mask."""
    mask = 0
    for who in range(BANDITS):
        if h.place[who] == place:
            mask |= 1 << who
    return mask


@rule
def companions(h: Heist, who: int) -> int:
    """The other bandits at the same car and level."""
    return at(h, h.place[who]) & ~(1 << who)


@rule
def on_roofs(h: Heist) -> int:
    """All bandits on a roof, as a mask."""
    mask = 0
    for who in range(BANDITS):
        place = h.place[who]
        if place != NOWHERE and is_roof(place):
            mask |= 1 << who
    return mask


@rule
def insiders(h: Heist) -> int:
    """All bandits inside a car, the Locomotive included, as a mask."""
    mask = 0
    for who in range(BANDITS):
        place = h.place[who]
        if place != NOWHERE and not is_roof(place):
            mask |= 1 << who
    return mask


@rule
def is_on_train(h: Heist, car: int) -> bool:
    """Whether there is such a car: from the Locomotive to the rear car."""
    return 0 <= car <= h.rear


@rule
def neighbours(h: Heist, car: int) -> int:
    """The cars next to a car, as a mask."""
    mask = 0
    if car > 0:
        mask |= 1 << (car - 1)
    if car < h.rear:
        mask |= 1 << (car + 1)
    return mask


@rule
def same_level(place: int, car: int) -> int:
    """The place in another car on the level of `place`."""
    return roof(car) if is_roof(place) else inside(car)


@rule
def insiders_next_door(h: Heist, car: int) -> int:
    """Bandits inside the cars next to a car (A13)."""
    mask = 0
    if car > 0:
        mask |= at(h, inside(car - 1))
    if car < h.rear:
        mask |= at(h, inside(car + 1))
    return mask


@rule
def nearest_on_roofs(h: Heist, car: int, way: int) -> int:
    """Bandits on the nearest occupied roof seen from a roof in one direction (A14, A15, Q21)."""
    there = car + way
    while is_on_train(h, there):
        found = at(h, roof(there))
        if found != 0:
            return found
        there += way
    return 0


@rule
def has_power(h: Heist, who: int, bandit: int) -> bool:
    """Whether `who` is that bandit and characters have powers in this ruleset (N2, SW3)."""
    return who == bandit and h.powers == 1


@rule
def spare_belle(h: Heist, targets: int) -> int:
    """Belle is no target while there is another one, a team-mate of the shooter's too (C1, Q22 Q23 Q25
    Q27).
    """
    belle = 1 << Bandit.BELLE
    if h.powers == 1 and targets & belle and targets != belle:
        return targets & ~belle
    return targets


@rule
def seat_from_first(h: Heist, k: int) -> int:
    """The k-th seat clockwise from the First Player."""
    seat = h.first + k
    return seat if seat < h.seats else seat - h.seats


@rule
def car_now(h: Heist, who: int) -> int:
    """The car a bandit is in or on."""
    return car_of(h.place[who])
