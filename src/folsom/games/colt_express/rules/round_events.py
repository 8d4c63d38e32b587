"""Events at the end of a round, after the last card of the pile.

E1 E2 E3 E4 E5 E6 E7 E8 E9 E10, C7, Q48 Q49 Q50 Q51 Q52 Q53 Q54 Q79. All happen by themselves but
Pickpocketing, which asks.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from .. import cards
from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.loot import LEAST, PAID, carry_purse, carry_token, held_by, least_purse, purse_worth, value_of
from ..table.record import Heist
from ..table.train import at, car_now, companions, insiders, on_roofs, seat_from_first
from ..table.vocabulary import (
    BANDITS,
    NOWHERE,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    PURSES,
    UNUSED,
    Ask,
    Loot,
    RoundEvent,
    inside,
    roof,
)
from . import encounter, rounds


@rule
def step(h: Heist) -> None:
    """The event on the Round card takes place, then the round ends (E1, T5)."""
    if h.event == RoundEvent.PICKPOCKETING:
        pickpocketing(h)
        return
    if h.event != RoundEvent.NONE:
        announce(h)
        happen(h, h.event)
    rounds.finish(h)


@rule
def announce(h: Heist) -> None:
    """Say which event begins."""
    emit(h, Happening.EVENT_BEGAN, Rule.E1, h.event, 0, 0, 0)


@rule
def happen(h: Heist, event: int) -> None:
    """Carry out an event that asks nobody."""
    if event == RoundEvent.ANGRY_MARSHAL:
        angry_marshal(h)
    elif event == RoundEvent.SWIVEL_ARM:
        swivel_arm(h)
    elif event == RoundEvent.BRAKING:
        braking(h)
    elif event == RoundEvent.TAKE_IT_ALL:
        take_it_all(h)
    elif event == RoundEvent.REBELLION:
        rebellion(h)
    elif event == RoundEvent.REVENGE:
        marshals_revenge(h)
    else:
        hostage_taking(h)


@rule
def angry_marshal(h: Heist) -> None:
    """He shoots at the roof above him, then goes one car rearward and meets whoever is inside (E2, Q48)."""
    above = at(h, roof(h.marshal))
    if above:
        encounter.hand_out_neutral(h, above, Rule.E2)
    if h.marshal < h.rear:
        encounter.send_marshal(h, h.marshal + 1, Rule.E2)


@rule
def swivel_arm(h: Heist) -> None:
    """Everybody on a roof is swept to the roof of the rear car (E3, Q49)."""
    on_top = on_roofs(h)
    for who in range(BANDITS):
        if on_top >> who & 1:
            throw(h, who, h.rear, Rule.E3)


@rule
def braking(h: Heist) -> None:
    """Everybody on a roof is thrown one car forward, but not off the Locomotive (E4, C7, Q49)."""
    on_top = on_roofs(h)
    for who in range(BANDITS):
        if on_top >> who & 1:
            throw(h, who, max(car_now(h, who) - 1, 0), Rule.E4)


@rule
def throw(h: Heist, who: int, car: int, rule_id: int) -> None:
    """A bandit on a roof lands on another roof; one already there stays (Q49)."""
    if car != car_now(h, who):
        encounter.go(h, who, roof(car), Happening.THROWN, rule_id)


@rule
def take_it_all(h: Heist) -> None:
    """The second strongbox is put inside the Marshal's car (E5, S9, Q54)."""
    place = inside(h.marshal)
    h.strongboxes[place] += h.spare_strongbox
    h.spare_strongbox = 0
    emit(h, Happening.STRONGBOX_LAID, Rule.E5, place, 0, 0, 0)


@rule
def rebellion(h: Heist) -> None:
    """Everybody inside a car takes a neutral bullet; nobody flees (E6, Q53)."""
    group = insiders(h)
    if group:
        encounter.hand_out_neutral(h, group, Rule.E6)


@rule
def marshals_revenge(h: Heist) -> None:
    """Whoever is on the roof of the Marshal's car loses the least valuable purse (E8, Q51)."""
    above = at(h, roof(h.marshal))
    to = roof(h.marshal) if h.revenge_drops else OUT_OF_PLAY
    for who in range(BANDITS):
        if above >> who & 1 and h.purses[held_by(who)] > 0:
            token = least_purse(h, held_by(who))
            shown = to if h.revenge_drops else NOWHERE
            emit(h, Happening.PURSE_LOST, Rule.E8, who, shown, h.purse_value[token], 0)
            carry_purse(h, token, to, LEAST)


@rule
def hostage_taking(h: Heist) -> None:
    """Whoever is in or on the Locomotive gets $250 (E9, Q52)."""
    lucky = at(h, inside(0)) | at(h, roof(0))
    for who in range(BANDITS):
        if lucky >> who & 1:
            carry_purse(h, ransom(h), held_by(who), PAID)
            emit(h, Happening.RANSOM_PAID, Rule.E9, who, 0, 0, 0)


@rule
def ransom(h: Heist) -> int:
    """A $250 purse from the box, or one more if the box holds none: nobody can tell the difference (Q52)."""
    token = purse_worth(h, OUT_OF_PLAY, cards.STARTING_PURSE)
    if token != UNUSED:
        return token
    for spare in range(PURSES, PURSE_TOKENS):
        if h.purse_at[spare] == UNUSED:
            h.purse_at[spare] = OUT_OF_PLAY
            h.purse_value[spare] = cards.STARTING_PURSE
            h.purses[OUT_OF_PLAY] += 1
            return spare
    raise AssertionError("Q52: there are spare tokens for every bandit's ransom")


# --- pickpocketing: asked bandit by bandit, seats from the First Player on


@rule
def pickpocketing(h: Heist) -> None:
    """Ask the next bandit who is alone with a purse, or end the round (E7, Q50)."""
    if h.stage == 0:
        announce(h)
    while h.stage < h.seats * h.crew_size:
        seat = seat_from_first(h, h.stage // h.crew_size)
        who = h.crew[seat, h.stage % h.crew_size]
        h.stage += 1
        if can_pickpocket(h, who):
            h.who = who
            h.asking = Ask.PICKPOCKET
            h.owed_by = 1 << seat
            return
    rounds.finish(h)


@rule
def can_pickpocket(h: Heist, who: int) -> bool:
    """Alone at its place, with a purse lying there (E7, Q50)."""
    return companions(h, who) == 0 and h.purses[h.place[who]] > 0


@rule
def pick_pocket(h: Heist, who: int) -> None:
    """The bandit takes one purse of those at its place, unseen (E7, Q36)."""
    place = h.place[who]
    token = carry_token(h, Loot.PURSE, place, held_by(who))
    emit(h, Happening.TOOK, Rule.E7, who, Loot.PURSE, place, value_of(h, token))


@rule
def leave_purse(h: Heist, who: int) -> None:
    """The bandit lets the purse lie (E7)."""
    emit(h, Happening.LEFT_LYING, Rule.E7, who, h.place[who], 0, 0)
