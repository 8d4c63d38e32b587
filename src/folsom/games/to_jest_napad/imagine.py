"""Worlds that could be true: a full record that a memory's seat could be in.

Every shuffle was uniform and every play open, so each way to spread the cards nobody has seen over their
places is equally likely: whatever was played or seen says nothing about where the others lie. So deal them
again.
"""

from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule

from .cards import COLOURS
from .knowledge import Memory, hidden_wagons, known_hand, unseen_cards
from .table import Heist, shuffle_hideout, shuffle_stack


@rule
def imagine(m: Memory, h: Heist) -> None:
    """Fill a record (zeroed, its chance keyed) with a world that this memory's seat could be in."""
    _copy_round(m, h)
    for seat in range(m.seats):
        _copy_open_cards(m, h, seat)
        _deal_unseen(m, h, seat)
    for colour in range(COLOURS):
        h.train[colour] = m.train[colour]
        _stack_hidden(m, h, colour)


@rule
def _copy_round(m: Memory, h: Heist) -> None:
    h.harder = m.harder
    h.twos = m.twos
    h.seats = m.seats
    h.round = m.round
    h.phase = m.phase
    h.first = m.first
    h.turn = m.turn
    h.passed = m.passed


@rule
def _copy_open_cards(m: Memory, h: Heist, seat: int) -> None:
    h.gang[seat] = m.gang[seat]
    h.seen[seat] = m.seen[seat]
    h.box[seat] = m.box[seat]
    for colour in range(COLOURS):
        h.lying[seat, colour] = m.lying[seat, colour]
        h.won[seat, colour] = m.won[seat, colour]


@rule
def _deal_unseen(m: Memory, h: Heist, seat: int) -> None:
    """Shuffle what nobody has seen of a gang; the hand gets its number, the rest is the hideout."""
    cards = unseen_cards(m, seat)
    h.hand[seat] = known_hand(m, seat)
    h.hideout_n[seat] = count(cards)
    for k in range(count(cards)):
        h.hideout[seat, k] = lowest(cards)
        cards &= cards - 1
    shuffle_hideout(h, seat)
    while h.hideout_n[seat] > m.hideout_n[seat]:
        h.hideout_n[seat] -= 1
        h.hand[seat] |= 1 << h.hideout[seat, h.hideout_n[seat]]
        h.hideout[seat, h.hideout_n[seat]] = 0


@rule
def _stack_hidden(m: Memory, h: Heist, colour: int) -> None:
    wagons = hidden_wagons(m, colour)
    h.treasury_n[colour] = count(wagons)
    for k in range(count(wagons)):
        h.treasury[colour, k] = lowest(wagons)
        wagons &= wagons - 1
    shuffle_stack(h, colour)
