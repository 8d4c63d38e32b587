"""Rules of thumb for *To jest napad!*: lead where it pays, with as little as will do, and stop.

Whoever is strongest in a colour takes all its wagons and pays with the cards played there; everybody else
gets the cards back. So a card that loses costs nothing, and a card that wins should be just good enough.
"""

from collections.abc import Iterator

from folsom.games.to_jest_napad.cards import (
    CARDS,
    COLOURS,
    GANGS,
    HALF_COLOUR,
    HALF_VALUE,
    ROUNDS,
    WAGON_BULLETS,
    card_names,
)
from folsom.games.to_jest_napad.rules import ending
from folsom.games.to_jest_napad.table import PASS, Heist, strength, value_in
from folsom.kernel.bits import count, has, lowest
from folsom.kernel.record import Record
from folsom.kernel.rule import rule

NOTHING = -1
HOPELESS = -1000
MERIT = 64
"""Merits are counted in parts of a point."""
DEAR = 5
"""More strength than this for a point is too much to pay."""

HORIZON = 0
"""The search plays its worlds out to the end: the game is short."""
LEAD = 6
LEAD_HARDER = 12
"""A lead of so many points decides about half of a game."""


def _mask_of(colour: int) -> int:
    return sum(1 << card for card in range(CARDS) if colour in HALF_COLOUR[card])


CARDS_OF = tuple(_mask_of(colour) for colour in range(COLOURS))
"""The cards that can be played in each colour."""
BETTER_HALF = tuple(max(values) for values in HALF_VALUE)


@rule
def thumb(h: Heist, seat: int, answers: int, luck: int) -> int:
    """The play of greatest merit; none: pass, or if one must send somebody, the one who is missed least."""
    best, most = NOTHING, 0
    for colour in range(COLOURS):
        own, rival = strength(h, seat, colour), strongest_rival(h, seat, colour)
        if own <= rival:  # whoever leads needs nothing more
            code, merit = best_in_colour(h, seat, colour, answers, own, rival)
            if code != NOTHING and (merit > most or (merit == most and luck & 1 == 1)):
                best, most = code, merit
    if best != NOTHING:
        return best
    return PASS if has(answers, PASS) else least_missed(answers)


@rule
def best_in_colour(h: Heist, seat: int, colour: int, answers: int, own: int, rival: int) -> tuple[int, int]:
    """The play of most merit in a colour, and that; NOTHING if none has any."""
    best, most = NOTHING, 0
    cards = h.hand[seat] & CARDS_OF[colour]
    if cards == 0:
        return best, most
    stake = stake_of(h, colour)
    beginning = stake * MERIT // 2 - MERIT if can_still_lead(h, seat, colour, own, rival) else HOPELESS
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        code = card if HALF_COLOUR[card][0] == colour else card + CARDS
        if has(answers, code):
            merit = merit_of(h, card, value_in(card, colour), own, rival, stake, beginning)
            if merit > most:
                best, most = code, merit
    return best, most


@rule
def merit_of(h: Heist, card: int, value: int, own: int, rival: int, stake: int, beginning: int) -> int:
    """What a card does in a colour: it takes the lead, or begins to; and not at any price."""
    if is_too_dear(h, own + value, stake):
        return 0
    if own + value > rival:
        return stake * MERIT - spent_on(h, card, own + value - rival)
    return beginning + value


@rule
def stake_of(h: Heist, colour: int) -> int:
    """What lies in the train in a colour: the values, and for the harder variant the bullets too."""
    stake = ending.values(h.train[colour])
    if h.harder == 1:
        wagons = h.train[colour]
        while wagons != 0:
            stake += WAGON_BULLETS[lowest(wagons)]
            wagons &= wagons - 1
    return stake


@rule
def strongest_rival(h: Heist, seat: int, colour: int) -> int:
    """The greatest strength among the others."""
    most = 0
    for other in range(h.seats):
        if other != seat:
            most = max(most, strength(h, other, colour))
    return most


@rule
def is_last_round(h: Heist) -> bool:
    """After it, cards are worth nothing but a tie."""
    return h.round >= ROUNDS


@rule
def is_too_dear(h: Heist, price: int, stake: int) -> bool:
    """The strength paid must bear to what is won: what nobody takes will lie there in the next round too."""
    return price > DEAR * stake and not is_last_round(h)


@rule
def spent_on(h: Heist, card: int, excess: int) -> int:
    """What winning with this card costs: a good card is missed later, and strength beyond the need is
    wasted.
    """
    return 0 if is_last_round(h) else BETTER_HALF[card] * 4 + excess * 2


@rule
def can_still_lead(h: Heist, seat: int, colour: int, own: int, rival: int) -> bool:
    """Whether the cards of the hand suffice together: then it is worth beginning, for a lost card comes
    back.
    """
    cards = h.hand[seat] & CARDS_OF[colour]
    while cards != 0:
        own += value_in(lowest(cards), colour)
        cards &= cards - 1
    return own > rival and count(h.hand[seat]) > 1


@rule
def least_missed(answers: int) -> int:
    """The card with the worst better half, on its worse one."""
    best, least = NOTHING, 0
    while answers != 0:
        code = lowest(answers)
        answers &= answers - 1
        card = code % CARDS
        missed = BETTER_HALF[card] * MERIT + HALF_VALUE[card][code // CARDS]
        if best == NOTHING or missed < least:
            best, least = code, missed
    return best


# ---------------------------------------------------------------- for the search


@rule
def is_shown(_h: Record, _seat: int, _answer: int) -> bool:
    """Every play is open (R11)."""
    return True


@rule
def stage(h: Heist) -> int:
    """The round."""
    return h.round


@rule
def holdings(h: Heist, seat: int) -> int:
    """The points won so far."""
    return ending.score(h, seat)


@rule
def prospects(h: Heist) -> int:
    """Half a dozen points, and twice as many by the harder scoring."""
    return LEAD_HARDER if h.harder == 1 else LEAD


def hidden_from(h: Heist, seat: int) -> Iterator[tuple[str, str]]:
    """Each hand that the seat cannot look into, with a card that it holds."""
    for other in range(h.seats):
        if other != seat:
            for card in card_names(h.hand[other] & ~h.seen[other]):
                yield f"the hand of {GANGS[h.gang[other]]}", card
