"""The edge of Two Safes, all in one module."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from folsom.kernel.record import Cells

from .table import BETS, Heist, Kind, Memory, Phase


class Ruleset(Struct, frozen=True):
    """How long to play."""

    rounds: int = 2


class Event(Struct, frozen=True):
    """What happened."""

    kind: str
    seat: int


class View(Struct, frozen=True):
    """What a seat sees."""

    card: int
    last: str = ""


PRESETS = {"toy.short": Ruleset(), "toy.long": Ruleset(rounds=4)}
NAMES = ("keep", "swap", "-", "1", "2", "3")


def make(name_or_ruleset: str | Ruleset, /, **switches: bool | int | str) -> Ruleset:
    """By name."""
    base = PRESETS[name_or_ruleset] if isinstance(name_or_ruleset, str) else name_or_ruleset
    return Ruleset(rounds=int(switches.get("rounds", base.rounds)))


def seats_allowed(_ruleset: Ruleset) -> range:
    """Two to four."""
    return range(2, 5)


def sentence(name: str) -> str:
    """For people."""
    return f"{name}: a short game."


def prepare(h: Heist, ruleset: Ruleset, seats: Sequence[str]) -> None:
    """Write them down."""
    h.seats = len(seats)
    h.rounds = ruleset.rounds


def seat_names(h: Heist) -> Sequence[str]:
    """Letters."""
    return tuple("abcd"[: h.seats])


def answer_text(_h: Heist, _seat: int, code: int) -> str:
    """Its name."""
    return NAMES[code]


def parse_answer(_h: Heist, _seat: int, text: str) -> int:
    """Its code."""
    return NAMES.index(text.strip().casefold())


def fits(h: Heist, _seat: int, code: int) -> bool:
    """Whether it is a bet, or one of the other two."""
    return (code in BETS) == (h.phase == Phase.BETTING)


def refusal_text(_h: Heist, _seat: int, _code: int, _rule: int) -> str:
    """Nothing to add."""
    return ""


def question_text(kind: int) -> str:
    """Its name."""
    return ("", "bet", "swap")[kind]


def read(row: Cells, _h: Heist) -> Event:
    """A row as a value."""
    return Event(Kind(row[0]).name, row[2])


def view_of(m: Memory) -> View:
    """The own card."""
    return View(m.mine)


def fold(view: View, event: Event) -> View:
    """With the last event."""
    return View(view.card, event.kind)


def position_text(h: Heist) -> str:
    """Hands."""
    return " ".join(str(card) for card in h.hand)


def parse_position(text: str, h: Heist) -> None:
    """Hands."""
    for k, card in enumerate(text.split()):
        h.hand[k] = int(card)


def set_up(given: Mapping[str, object], h: Heist) -> None:
    """Nothing but the number of seats."""
    assert isinstance(given["seats"], int)
    h.seats = given["seats"]


def differences(then: Mapping[str, object], h: Heist) -> Sequence[str]:
    """In the number of seats."""
    return [] if then.get("seats", h.seats) == h.seats else ["another number of seats"]
