"""What a seat knows."""

from msgspec import Struct

from folsom.kernel.rule import rule

from .table import Heist, Memory, Phase


class Knowledge(Struct, frozen=True):
    """The memory as a value."""

    seat: int
    card: int


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Public things, and its own card and bet."""
    m.seat = seat
    m.seats = h.seats
    m.rounds = h.rounds
    m.phase = h.phase
    m.turn = h.turn
    m.played = h.played
    if seat >= 0:
        m.mine = h.hand[seat]
        m.bet[seat] = h.bet[seat]
    if h.phase != Phase.BETTING:
        m.bet = h.bet


@rule
def glimpse(h: Heist, seat: int, m: Memory) -> None:
    """All of it."""
    recall(h, seat, m)


def knowledge_of(m: Memory) -> Knowledge:
    """As a value."""
    return Knowledge(m.seat, m.mine)
