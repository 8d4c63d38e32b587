"""A position as one line of text, hidden things and chance included.

    straw.short 1 4,9 7,0 1,2,8,3,6,5 KEY:9

ruleset, whose turn it is (`-`: the game is over), every seat's straw, what it put aside (0: nothing), the
bundle with the next straw last, and chance.
"""

from folsom.kernel.chance_text import chance_text, read_chance
from folsom.kernel.errors import BadText
from folsom.kernel.record import Cells

from .rulesets import PRESETS
from .table import LONGEST, NOBODY, SEATS, STRAWS, Heist

PARTS = 6


def position_text(h: Heist, /) -> str:
    """The whole position of a game that has begun."""
    ruleset = "straw.short" if h.shortest else "straw"
    turn = "-" if h.turn == NOBODY else str(h.turn)
    lists = (_list(h.hand, h.seats), _list(h.aside, h.seats), _list(h.bundle, h.bundle_n))
    return " ".join([ruleset, turn, *lists, chance_text(h)])


def _list(cells: Cells, n: int) -> str:
    return ",".join(str(cells[k]) for k in range(n))


def parse_position(text: str, h: Heist, /) -> None:
    """Fill a zeroed record from a text; BadText if it is no position."""
    parts = text.split()
    if len(parts) != PARTS or parts[0] not in PRESETS:
        raise BadText(f"a position has a ruleset and {PARTS - 1} more parts")
    h.shortest = int(PRESETS[parts[0]].shortest)
    h.turn = NOBODY if parts[1] == "-" else _number(parts[1])
    h.seats = len(_numbers(parts[2]))
    if not 2 <= h.seats <= SEATS or h.turn >= h.seats or len(_numbers(parts[3])) != h.seats:
        raise BadText(f"2 to {SEATS} seats have a straw, and something or 0 put aside")
    for seat, (straw, aside) in enumerate(zip(_numbers(parts[2]), _numbers(parts[3]), strict=True)):
        h.hand[seat], h.aside[seat] = straw, aside
    for straw in _numbers(parts[4]):
        h.bundle[h.bundle_n] = straw
        h.bundle_n += 1
    if flaw := _flaw(parts):
        raise BadText(flaw)
    read_chance(parts[5], h)


def _flaw(parts: list[str]) -> str:
    straws = [straw for part in parts[2:5] for straw in _numbers(part) if straw]
    if sorted(straws) != list(range(1, STRAWS + 1)):
        return f"the straws are 1 to {STRAWS}, each in one place"
    return "the longest straw is never put aside (S4)" if LONGEST in _numbers(parts[3]) else ""


def _numbers(part: str) -> list[int]:
    found = [_number(word) for word in part.split(",")]
    if len(found) > STRAWS:
        raise BadText(f"there are {STRAWS} straws, not {len(found)}")
    return found


def _number(word: str) -> int:
    if not word.isdecimal() or int(word) > STRAWS:
        raise BadText(f"'{word}' is no straw and no seat")
    return int(word)
