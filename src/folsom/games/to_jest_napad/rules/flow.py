"""A game from the first shuffle to the last count: six rounds of four phases in this order.

R8 R28. Between two answers the game runs on by itself, as far as nobody has anything to decide.
"""

from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import NOBODY, Ask, Heist, Phase
from folsom.kernel.rule import rule

from . import dividing, ending, new_wagons, reinforcements, robbery, setup


@rule
def begin(h: Heist) -> None:
    """Set up and run on to the first question."""
    setup.set_up(h)
    begin_round(h)
    advance(h)


@rule
def begin_round(h: Heist) -> None:
    """Phase 1, and phase 2 as far as its first turn."""
    new_wagons.arrive(h)
    robbery.begin(h)


@rule
def end_round(h: Heist) -> None:
    """Phases 3 and 4; after the last round the game ends in place of phase 4 (R28, V13)."""
    dividing.divide(h)
    if ending.is_due(h):
        ending.finish(h)
    else:
        reinforcements.arrive(h)
        begin_round(h)


@rule
def advance(h: Heist) -> None:
    """Run on until a seat has something to decide or the game is over."""
    while not is_over(h):
        if robbery.is_over(h):
            end_round(h)
        elif robbery.must_pass(h):
            robbery.pass_on(h, h.turn, Rule.R15)
        else:
            return


@rule
def is_over(h: Heist) -> bool:
    """Whether the last round has been counted."""
    return h.phase == Phase.OVER


@rule
def first_owing(h: Heist) -> int:
    """The seat whose turn it is; NOBODY once the game is over."""
    return h.turn


@rule
def owing(h: Heist) -> int:
    """The seat whose turn it is, as a mask."""
    if h.turn == NOBODY:
        return 0
    return 1 << h.turn


@rule
def question(h: Heist, seat: int) -> int:
    """There is one question: whom to send, or to pass."""
    if seat == NOBODY or seat != h.turn:
        return Ask.NOTHING
    return Ask.SEND


@rule
def legal(h: Heist, seat: int) -> int:
    """The legal answers of a seat, as a mask."""
    if question(h, seat) == Ask.NOTHING:
        return 0
    return robbery.legal(h, seat)


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """The rule that forbids an answer, or none."""
    if is_over(h):
        return Rule.R28
    if seat != h.turn:
        return robbery.out_of_turn(h, seat)
    return robbery.forbids(h, seat, answer)


@rule
def resolve(h: Heist, seat: int, answer: int) -> None:
    """Carry out a legal answer."""
    robbery.enact(h, seat, answer)


@rule
def score(h: Heist, seat: int) -> int:
    """A seat's points."""
    return ending.score(h, seat)


@rule
def has_won(h: Heist, seat: int) -> bool:
    """Whether a seat has won, alone or with others."""
    return ending.has_won(h, seat)
