import pytest

from folsom.games.to_jest_napad.table import Heist
from tests.games.to_jest_napad.tables import dealt, position, rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_wagons_in_round_one_and_none_left_in_round_six(seats: int) -> None:
    """Round 1 begins with one wagon of each colour and 5/5/5 left, round 6 with 0/0/0 left (R3, R7)."""
    h = dealt(seats, seed=3)
    assert [mask.bit_count() for mask in h.train] == [1, 1, 1]
    assert list(h.treasury_n) == [5, 5, 5]
    left = [tuple(at.treasury_n) for at in rounds(h, seed=4)]
    assert left == [(n, n, n) for n in (5, 4, 3, 2, 1, 0)]


def test_three_wagons_come_however_long_the_train_is() -> None:
    """Five wagons that nobody took do not keep three more from coming (R7)."""
    h = position(
        {
            "seats": ["cowboys", "mexicans"],
            "round": 5,
            "train": ["Y2/3", "Y2/2", "R2/3", "R2/2", "G2/3"],
            "won": {
                "cowboys": ["Y3/2", "Y3/1", "Y4/2", "R3/2", "R3/1", "R4/2", "G2/2", "G3/2", "G3/1", "G4/2"]
            },
            "hand": {"cowboys": ["Y7R2"], "mexicans": ["Y7R2"]},
            "played": {"cowboys": ["R7G2>G"], "mexicans": ["R7G2>G"]},
            "passed": ["cowboys", "mexicans"],
        }
    )
    assert h.round == 6
    assert wagons_in(h) == 5 + 3


def wagons_in(h: Heist) -> int:
    """How long the train is."""
    return sum(mask.bit_count() for mask in h.train)
