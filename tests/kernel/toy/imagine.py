"""A world that could be."""

from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from . import table
from .table import CARDS, Heist, Memory, Phase


@rule
def imagine(m: Memory, h: Heist) -> None:
    """Deal the cards that the seat has not seen."""
    h.seats = m.seats
    h.rounds = m.rounds
    h.phase = m.phase
    h.turn = m.turn
    h.played = m.played
    for card in range(1, CARDS + 1):
        if card != m.mine:
            h.deck[h.deck_n] = card
            h.deck_n += 1
    table.shuffle(h)
    for who in range(m.seats):
        h.hand[who] = m.mine if who == m.seat else table.draw(h)
        h.bet[who] = m.bet[who]
        if m.phase != Phase.BETTING and m.bet[who] == 0:
            h.bet[who] = 1 + below(h, 3)
