import msgspec
import pytest

from folsom.games.to_jest_napad import events
from folsom.games.to_jest_napad.happenings import Happening
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.log import clear_log
from folsom.kernel.sealed import Event, Sealed, redacted
from tests.games.to_jest_napad.tables import dealt, position, random_play, say


def happened(h: Heist) -> list[Event]:
    """What the last answer caused."""
    return [events.read(h.log[row], h) for row in range(h.log_n)]


def names(h: Heist) -> list[str]:
    """The same by name and rule."""
    return [f"{type(event).__name__} {event.rule}" for event in happened(h)]


def test_every_kind_happens_and_can_be_read() -> None:
    """Random games write every kind of entry there is, each under a rule, and each becomes an event."""
    kinds = set()
    for seed in range(12):
        h = dealt(2 + seed % 3, seed)
        kinds |= {h.log[row, 0] for row in range(h.log_n)}
        for _ in random_play(h, seed):
            kinds |= {h.log[row, 0] for row in range(h.log_n)}
            assert all(event.rule != "NONE" for event in happened(h))
        kinds |= {h.log[row, 0] for row in range(h.log_n)}
    assert kinds == set(Happening)


def test_a_deal_is_told_in_order() -> None:
    """Treasury, gangs, hands, marker, wagons (R2, R4, R5, R6, R7)."""
    h = dealt(2, seed=1)
    assert names(h) == [
        "TreasuryStacked R2",
        "GangHid R4",
        "GangHid R4",
        "CardsDrawn R5",
        "CardsDrawn R5",
        "MarkerPassed R6",
        "WagonsCoupled R7",
    ]


def test_a_round_is_told_in_order() -> None:
    """Passing, three colours, reinforcements, marker and wagons, each by the rule that caused it."""
    h = position(
        {
            "seats": ["cowboys", "mexicans"],
            "round": 2,
            "train": ["Y2/3", "R3/2", "G4/2"],
            "hand": {"cowboys": ["Y4R4"], "mexicans": ["R4G4", "Y7R2"]},
            "played": {"cowboys": ["Y7R2>Y", "R4G4>R"], "mexicans": ["Y4R4>R", "G3Y6>Y"]},
        }
    )
    say(h, "Y4R4>Y")
    assert names(h) == ["Sent R9"]
    say(h, "pass")
    assert names(h) == [
        "Passed R12",
        "Passed R15",
        "WagonsWon R19",
        "CardsBoxed R20",
        "CardsReturned R21",
        "WagonsLeft R22",
        "CardsReturned R22",
        "CardsReturned R22",
        "WagonsLeft R23",
        "CardsDrawn R25",
        "CardsDrawn R25",
        "MarkerPassed R27",
        "WagonsCoupled R7",
    ]
    (won,) = (event for event in happened(h) if isinstance(event, events.WagonsWon))
    assert (won.seat, won.colour, won.wagons, won.strength) == (0, "Y", ("Y2/3",), 11)


def test_drawn_cards_are_sealed() -> None:
    """The drawer sees the faces, everybody else how many; what is sealed cannot be sent (R5, R25)."""
    h = dealt(2, seed=1)
    drawn = next(event for event in happened(h) if isinstance(event, events.CardsDrawn))
    assert isinstance(drawn.cards, Sealed)
    with pytest.raises(TypeError):
        msgspec.json.encode(drawn)
    own, other, spectator = (redacted(drawn, seat) for seat in (0, 1, None))
    assert own is not None
    assert own.number == 5
    assert isinstance(own.cards, tuple)
    assert len(own.cards) == 5
    assert other == spectator
    assert other is not None
    assert other.cards is None
    msgspec.json.encode(other)


def test_logs_of_whole_games_fit() -> None:
    """No answer in real play causes more than 28 entries, whatever is played."""
    longest = 0
    for seed in range(60):
        h = dealt(4, seed)
        for _ in random_play(h, seed):
            longest = max(longest, h.log_n)
        longest = max(longest, h.log_n)
    assert 20 <= longest <= 28


def test_the_longest_log_fits() -> None:
    """Even a made-up position that runs through six rounds without any card loses no entry."""
    h = dealt(4, seed=1)
    for seat in range(4):
        h.box[seat] |= h.hand[seat] | sum(1 << h.hideout[seat, k] for k in range(h.hideout_n[seat]))
        h.hand[seat] = h.hideout_n[seat] = 0
    clear_log(h)
    flow.advance(h)
    assert flow.is_over(h)
    assert 60 <= h.log_n < len(h.log)
    assert names(h)[-1].startswith("Won")
