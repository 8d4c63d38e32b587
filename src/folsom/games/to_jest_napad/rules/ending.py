"""The end of the game.

R28 R29 R30 R34, V14 V15 V20. After six rounds the wagons won are counted; wagons left in the train count for
nobody. Cards in hand break a tie, hideouts do not, and who is still equal shares the victory.
"""

from folsom.games.to_jest_napad.cards import COLOURS, ROUNDS, WAGON_VALUE
from folsom.games.to_jest_napad.happenings import Happening
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import NOBODY, Heist, Phase, cards_in_hand
from folsom.kernel.bits import lowest
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from . import harder


@rule
def is_due(h: Heist) -> bool:
    """The game ends after the sixth round (R28)."""
    return h.round >= ROUNDS


@rule
def finish(h: Heist) -> None:
    """Nobody acts any more; count (R28)."""
    h.phase = Phase.OVER
    h.turn = NOBODY
    emit(h, Happening.GAME_ENDED, Rule.R28, 0, 0, 0, 0)
    for seat in range(h.seats):
        why = Rule.R34 if h.harder == 1 else Rule.R29
        emit(h, Happening.SCORED, why, seat, score(h, seat), cards_in_hand(h, seat), 0)
    for seat in range(h.seats):
        if has_won(h, seat):
            emit(h, Happening.WON, won_by(h, seat), seat, 0, 0, 0)


@rule
def values(wagons: int) -> int:
    """The values of some wagons of a colour, added up (R29)."""
    total = 0
    while wagons != 0:
        total += WAGON_VALUE[lowest(wagons)]
        wagons &= wagons - 1
    return total


@rule
def score(h: Heist, seat: int) -> int:
    """A seat's points by the rules of this ruleset (R29, R34, R35, V20)."""
    if h.harder == 1:
        total = harder.colours_score(h, seat)
        if h.twos == 1:
            total += harder.twos_bonus(h, seat)
        return total
    total = 0
    for colour in range(COLOURS):
        total += values(h.won[seat, colour])
    return total


@rule
def beats(h: Heist, seat: int, other: int) -> bool:
    """More points; of equal points, more cards in hand (R29, R30, V14)."""
    ahead = score(h, seat) - score(h, other)
    if ahead == 0:
        return cards_in_hand(h, seat) > cards_in_hand(h, other)
    return ahead > 0


@rule
def has_won(h: Heist, seat: int) -> bool:
    """Whether nobody beats the seat; several may share the victory (R30, V15)."""
    for other in range(h.seats):
        if beats(h, other, seat):
            return False
    return True


@rule
def won_by(h: Heist, winner: int) -> int:
    """What decided for a winner: points, the tie-break, or nothing, so that the victory is shared."""
    why = Rule.R34 if h.harder == 1 else Rule.R29
    for other in range(h.seats):
        if other != winner and score(h, other) == score(h, winner):
            if has_won(h, other):
                return Rule.V15
            why = Rule.R30
    return why
