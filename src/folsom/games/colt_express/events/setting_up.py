"""What happens before the first round, and whenever a round begins: the train, purses, places, hands."""

from folsom.kernel.sealed import Event, Secret

from ..cards import ROUND_LAPS, ROUND_LAPS_N
from ..table.happenings import Happening
from ..words import EVENT_WORDS, LAP_WORDS, car_text, round_card_text
from .row import Reader, Row, bandit, loot, place, sealed


class FirstDrawn(Event, frozen=True):
    """A seat was drawn to be First Player of round 1."""

    seat: int


class CarCoupled(Event, frozen=True):
    """A car was put behind the Locomotive; cars are numbered from the front."""

    car: int
    name: str


class LootLaid(Event, frozen=True):
    """Loot was laid on a floor; purses lie face down."""

    place: str
    loot: str
    count: int


class PurseGiven(Event, frozen=True):
    """A bandit got its starting purse, and everybody knows what it is worth."""

    bandit: str


class Formed(Event, frozen=True):
    """A seat chose which of its bandits starts in the rear car; others see it when all have chosen."""

    seat: int
    bandit: Secret[str]


class Boarded(Event, frozen=True):
    """A bandit took its place on the train."""

    bandit: str
    place: str


class RoundBegan(Event, frozen=True):
    """A round began, with this seat as First Player."""

    round: int
    first: int


class CardRevealed(Event, frozen=True):
    """The top Round card was turned up."""

    round_card: str
    laps: tuple[str, ...]
    event: str
    """What happens at the end of the round, "none" if nothing does."""


class Shuffled(Event, frozen=True):
    """A seat shuffled its deck."""

    seat: int
    cards: int
    """How many the deck has now."""
    discards: bool
    """The deck had run out, and its discard pile became the new one."""
    pick_in_hand: bool
    """Its opening pick had come to its hand before."""


class Drew(Event, frozen=True):
    """A seat drew a card, and alone sees which."""

    seat: int
    card: Secret[str]


class Picked(Event, frozen=True):
    """A seat chose its opening card, and alone knows which."""

    seat: int
    card: Secret[str]


class FirstPassed(Event, frozen=True):
    """The next seat became First Player."""

    seat: int


def _card_revealed(row: Row) -> CardRevealed:
    laps = tuple(LAP_WORDS[lap] for lap in ROUND_LAPS[row.a][: ROUND_LAPS_N[row.a]])
    return CardRevealed(rule=row.rule, round_card=round_card_text(row.a), laps=laps, event=EVENT_WORDS[row.b])


def _shuffled(row: Row) -> Shuffled:
    return Shuffled(rule=row.rule, seat=row.a, cards=row.b, discards=row.c == 1, pick_in_hand=row.d == 1)


READERS: dict[Happening, Reader] = {
    Happening.FIRST_DRAWN: lambda row: FirstDrawn(rule=row.rule, seat=row.a),
    Happening.CAR_COUPLED: lambda row: CarCoupled(rule=row.rule, car=row.a, name=car_text(row.b)),
    Happening.LOOT_LAID: lambda row: LootLaid(
        rule=row.rule, place=place(row.a), loot=loot(row.b), count=row.c
    ),
    Happening.PURSE_GIVEN: lambda row: PurseGiven(rule=row.rule, bandit=bandit(row.a)),
    Happening.FORMED: lambda row: Formed(rule=row.rule, seat=row.a, bandit=sealed(bandit(row.b), row.a)),
    Happening.BOARDED: lambda row: Boarded(rule=row.rule, bandit=bandit(row.a), place=place(row.b)),
    Happening.ROUND_BEGAN: lambda row: RoundBegan(rule=row.rule, round=row.a, first=row.b),
    Happening.CARD_REVEALED: _card_revealed,
    Happening.SHUFFLED: _shuffled,
    Happening.DREW: lambda row: Drew(rule=row.rule, seat=row.a, card=sealed(row.card(row.a, row.b), row.a)),
    Happening.PICKED: lambda row: Picked(
        rule=row.rule, seat=row.a, card=sealed(row.card(row.a, row.b), row.a)
    ),
    Happening.FIRST_PASSED: lambda row: FirstPassed(rule=row.rule, seat=row.a),
}
