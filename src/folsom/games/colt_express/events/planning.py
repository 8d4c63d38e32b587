"""What happens in Planning: questions, laps, cards played, cards drawn, cards kept and discarded."""

from folsom.kernel.sealed import Event, Secret

from ..table.happenings import Happening
from ..words import ASK_WORDS, LAP_WORDS
from .row import Reader, Row, bandit, sealed

NO_BANDIT = -1


class Asked(Event, frozen=True):
    """Somebody must answer now: one seat, or several in secret at once."""

    seats: tuple[int, ...]
    question: str
    bandit: str | None
    """The bandit whose doing is to be decided; None where the question is the seat's."""


class LapBegan(Event, frozen=True):
    """A lap of Planning began."""

    lap: int
    kind: str


class Played(Event, frozen=True):
    """A seat played a card onto the common pile."""

    seat: int
    card: Secret[str]
    """Face down, its owner alone knows it."""
    face_down: bool
    bandit: Secret[str]
    """Whose card it is: in a team, of a card that lies face down, its owner alone knows that too."""


class ChoseDraw(Event, frozen=True):
    """A seat drew cards instead of playing one."""

    seat: int


class HeldFire(Event, frozen=True):
    """A seat gave no covering fire."""

    seat: int


class Shed(Event, frozen=True):
    """A Bullet card left a hand for the discard pile, face up."""

    seat: int
    card: str


class ChoseDiscard(Event, frozen=True):
    """A seat will discard one more card; nobody else learns of it before all seats are done."""

    seat: int
    card: Secret[str]

    def audience(self) -> int | None:
        """The seat itself."""
        return 1 << self.seat


class Kept(Event, frozen=True):
    """A seat is done choosing what to keep."""

    seat: int


class Discarded(Event, frozen=True):
    """A card was discarded, face up."""

    seat: int
    card: str


class HandReturned(Event, frozen=True):
    """A seat put its unplayed cards back on its deck."""

    seat: int
    cards: int


def _asked(row: Row) -> Asked:
    who = bandit(row.c) if row.c != NO_BANDIT else None
    return Asked(rule=row.rule, seats=row.seats(row.a), question=ASK_WORDS[row.b], bandit=who)


def _played(row: Row) -> Played:
    seat, face_down = row.a, row.c == 1
    card = row.card(seat, row.b)
    if not face_down:
        return Played(rule=row.rule, seat=seat, card=card, face_down=False, bandit=bandit(row.d))
    who = sealed(bandit(row.bandit_of_card(seat, row.b)), seat) if row.d == NO_BANDIT else bandit(row.d)
    return Played(rule=row.rule, seat=seat, card=sealed(card, seat), face_down=True, bandit=who)


def _chose_discard(row: Row) -> ChoseDiscard:
    return ChoseDiscard(rule=row.rule, seat=row.a, card=sealed(row.card(row.a, row.b), row.a))


READERS: dict[Happening, Reader] = {
    Happening.ASKED: _asked,
    Happening.LAP_BEGAN: lambda row: LapBegan(rule=row.rule, lap=row.a, kind=LAP_WORDS[row.b]),
    Happening.PLAYED: _played,
    Happening.CHOSE_DRAW: lambda row: ChoseDraw(rule=row.rule, seat=row.a),
    Happening.HELD_FIRE: lambda row: HeldFire(rule=row.rule, seat=row.a),
    Happening.SHED: lambda row: Shed(rule=row.rule, seat=row.a, card=row.card(row.a, row.b)),
    Happening.CHOSE_DISCARD: _chose_discard,
    Happening.KEPT: lambda row: Kept(rule=row.rule, seat=row.a),
    Happening.DISCARDED: lambda row: Discarded(rule=row.rule, seat=row.a, card=row.card(row.a, row.b)),
    Happening.HAND_RETURNED: lambda row: HandReturned(rule=row.rule, seat=row.a, cards=row.b),
}
