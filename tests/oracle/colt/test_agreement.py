"""The engine against the oracle: the same questions, legal answers and positions, answer after answer."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from scipy.stats import chisquare

from folsom.games import colt_express
from folsom.kernel.contract import erased
from folsom.kernel.engine import Engine, engine_for
from tests.proofs import parts

from .comparator import Match, play_randomly
from .engine import UnderTest, dealt, laid_out
from .oracle import Snapshot
from .position import Given
from .positions import anywhere, cars_of, opening
from .rulesets import RULESETS, Ruleset
from .words import BANDITS, CAR_FLOORS, COPIES, FEW_PLAYERS, MANY_PLAYERS, PURSE_VALUES, STATIONS, RoundCard

TABLES = [(ruleset, seats) for ruleset in RULESETS for seats in ruleset.seat_counts]
TABLE = pytest.mark.parametrize(
    ("ruleset", "seats"), TABLES, ids=[f"{ruleset.name}/{seats}" for ruleset, seats in TABLES]
)


@pytest.fixture(scope="module")
def engine() -> Engine:
    """The best engine there is."""
    return engine_for(erased(colt_express.GAME))


@parts(short=2_000, long=50_000, each=1_000)
def test_the_engine_agrees_with_the_oracle(engine: Engine, numbers: range) -> None:
    """In whole random games of every ruleset, from the book's set-up and from anywhere in the middle."""
    for number in numbers:
        dice = random.Random(number)
        ruleset = RULESETS[number % len(RULESETS)]
        given = (opening, anywhere)[number // len(RULESETS) % 2](ruleset, dice)
        play_to_the_end(Match(laid_out(given, engine, number), given), dice)


def play_to_the_end(match: Match, dice: random.Random) -> None:
    """A random game; whatever differs is an error of its own."""
    play_randomly(match, dice)
    assert match.oracle.snapshot().phase == "over"


@TABLE
def test_games_as_they_are_dealt_agree_too(engine: Engine, ruleset: Ruleset, seats: int) -> None:
    """From set-up by the engine to the end: formation or placing, deal, picks, five rounds (S14 T2 B6)."""
    for seed in range(2):
        game = UnderTest(dealt(engine, ruleset.name, seats, seed), engine)
        play_to_the_end(Match(game, as_given(game, ruleset)), random.Random(seed))


def as_given(game: UnderTest, ruleset: Ruleset) -> Given:
    """A game just dealt, as a position: cards are named where the first question comes before the deal."""
    shown, card = game.snapshot(), game.round_card()
    return Given(
        edition=ruleset.edition,
        expert=ruleset.expert,
        teams=ruleset.teams,
        powers=ruleset.powers,
        events=ruleset.events,
        seats=game.seats,
        first=shown.first,
        laps=list(card.laps),
        event=card.event,
        phase="planning",
        floor=shown.floor,
        loot=shown.loot,
        deck=shown.deck if ruleset.teams else {},
    )


@TABLE
def test_every_set_up_is_lawful(engine: Engine, ruleset: Ruleset, seats: int) -> None:
    """Cars, floors, purses, Round deck, teams: whatever the key, all is such as the rulebooks say."""
    for seed in range(20):
        game = UnderTest(dealt(engine, ruleset.name, seats, seed), engine)
        shown = game.snapshot()
        assert len(set(shown.loot)) == seats * (1 + ruleset.teams)  # S2
        assert all(loot == ["purse 250"] for loot in shown.loot.values())  # S5, Q61
        assert game.heist.spare_strongbox == ruleset.events  # S9, N3
        check_floors(shown, cars_of(ruleset, game.seats))
        check_purses(game)
        check_round_deck(game.round_deck(), ruleset, seats)
        if ruleset.name == "colt.revised.teams":
            check_pairs(game.seats)


def check_floors(shown: Snapshot, cars: int) -> None:
    """Each car another one of the six, with the loot its floor shows (S6, S7); a strongbox in front (S8)."""
    assert shown.floor["0"] == ["strongbox"]
    floors = [shown.floor[str(car)] for car in range(1, cars + 1)]
    assert len(shown.floor) == cars + 1
    counts = [(sum("purse" in token for token in loot), loot.count("jewel")) for loot in floors]
    assert all(sum(pair) == len(loot) for pair, loot in zip(counts, floors, strict=True))
    assert set(counts) <= set(CAR_FLOORS)
    assert len(set(counts)) == cars


def check_purses(game: UnderTest) -> None:
    """All that are printed, on the train, with the bandits or in the box, and no other (S7, S9)."""
    values = [token.split()[1] for loot in game.all_loot() for token in loot if "purse" in token]
    assert sorted(map(int, values)) == sorted(PURSE_VALUES)


def check_round_deck(deck: list[RoundCard], ruleset: Ruleset, seats: int) -> None:
    """Four different cards of the right set and a station (S10, S11); in the first game five (N1, N2)."""
    printed: list[RoundCard] = [*(FEW_PLAYERS if seats <= 4 else MANY_PLAYERS)]
    if ruleset.events:
        assert deck.pop() in STATIONS
    else:
        printed = [RoundCard(card.laps, "none") for card in printed]
    assert len(deck) == 4 + (not ruleset.events)
    assert len(set(deck)) == len(deck)
    assert set(deck) <= set(printed)


def check_pairs(seats: list[str]) -> None:
    """Ghost, Doc and Belle each run with one of the others (B2)."""
    for seat in seats:
        first, second = seat.split("+")
        assert first in ("ghost", "doc", "belle")
        assert second in ("cheyenne", "django", "tuco")


def lone_purse(game: UnderTest) -> str:
    """The purse of the first car that has but one; nothing if none has."""
    floors = (game.snapshot().floor[str(car)] for car in range(1, 5))
    purses = ([token for token in loot if "purse" in token] for loot in floors)
    return next((tokens[0] for tokens in purses if len(tokens) == 1), "")


# What chance decides at set-up of four seats: how often each outcome should come, relatively.
EVEN = 1
CHANCES: dict[str, tuple[Callable[[UnderTest], object], dict[object, int]]] = {
    "First Player": (lambda game: game.heist.first, dict.fromkeys(range(4), EVEN)),
    "bandit of a seat": (lambda game: game.seats[1], dict.fromkeys(BANDITS, EVEN)),
    "car": (lambda game: game.heist.car_cards[2], dict.fromkeys(range(6), EVEN)),
    "lone purse": (
        lone_purse,
        {"purse 250": 4, **{f"purse {value}": 2 for value in (300, 350, 400, 450, 500)}},
    ),
    "first Round card": (lambda game: game.round_deck()[0], dict.fromkeys(FEW_PLAYERS, EVEN)),
    "station": (lambda game: game.round_deck()[4], dict.fromkeys(STATIONS, EVEN)),
    "top card": (lambda game: game.snapshot().deck[game.seats[3]][0], dict(COPIES.items())),
}


@pytest.mark.parametrize("what", CHANCES)
def test_chance_at_set_up_is_fair(engine: Engine, what: str) -> None:
    """Over many keys every outcome comes as often as it should (S2 S4 S6 S7 S10 S11 S13)."""
    look, weights = CHANCES[what]
    games = (UnderTest(dealt(engine, "colt.first", 4, seed), engine) for seed in range(1_000))
    seen = Counter(outcome for outcome in map(look, games) if outcome != "")
    assert set(seen) <= set(weights)
    scale = seen.total() / sum(weights.values())
    observed = [seen[outcome] for outcome in weights]
    assert chisquare(observed, [weight * scale for weight in weights.values()]).pvalue > 0.001
