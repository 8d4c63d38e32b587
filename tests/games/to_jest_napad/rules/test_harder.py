import pytest

from folsom.games.to_jest_napad.rules import ending, harder
from folsom.games.to_jest_napad.table import Heist
from tests.games.to_jest_napad.tables import won


def scores(h: Heist) -> list[int]:
    """Everybody's points."""
    return [ending.score(h, seat) for seat in range(h.seats)]


def test_rulebook_example() -> None:
    """Two wagons, highest 4, three bullets to two: 2 times 5 (R31, R32, R33)."""
    assert scores(won(["Y4/2", "Y3/1"], ["Y2/2"])) == [10, 2]


def test_only_the_highest_is_raised() -> None:
    """One more on the highest, times the number: n points more, not one for each wagon's own value (V17)."""
    h = won(["R2/3", "R3/1", "R5/1"], ["R4/2"])
    assert harder.colour_score(h, 0, 1) == 3 * 6
    assert harder.colour_score(h, 1, 1) == 4


def test_bullets_are_counted_colour_by_colour() -> None:
    """Many bullets in one colour raise nothing in another (V16)."""
    h = won(["Y2/3", "Y2/2", "G3/1"], ["G4/2"])
    assert harder.has_most_bullets(h, 0, 0)
    assert not harder.has_most_bullets(h, 0, 2)


def test_all_who_tie_in_bullets_are_raised() -> None:
    """R32."""
    assert scores(won(["Y3/2"], ["Y4/2"])) == [4, 5]


def test_the_only_owner_is_raised() -> None:
    """V18."""
    assert scores(won(["G5/1"], [])) == [6, 0]


def test_a_colour_without_wagons_is_worth_nothing() -> None:
    """Neither tied bullets at none nor anything else make points of nothing (R33, V19)."""
    assert scores(won([], [])) == [0, 0]


@pytest.mark.parametrize(
    ("stacks", "bonus"),
    [
        ((["Y2/3", "R2/2"], ["G2/3"]), [2, 0]),
        ((["Y2/3"], ["G2/3"]), [1, 1]),
        ((["Y3/2"], ["G4/2"]), [0, 0]),
        ((["Y3/1", "Y2/3"], [], ["R2/3", "G2/2"]), [0, 0, 2]),
    ],
)
def test_bonus_for_twos(stacks: tuple[list[str], ...], bonus: list[int]) -> None:
    """Most wagons of printed value 2, in all colours together, ties included (R35, V21)."""
    h = won(*stacks)
    assert [harder.twos_bonus(h, seat) for seat in range(h.seats)] == bonus


def test_the_bonus_is_for_its_ruleset_only() -> None:
    """Neither the basic game nor the plain harder variant counts twos (R35, V20)."""
    stacks = (["Y2/3", "R2/2"], ["G5/1"])
    names = ("napad", "napad.harder", "napad.harder.twos")
    basic, plain, twos = (scores(won(*stacks, ruleset=name)) for name in names)
    assert basic == [4, 5]
    assert plain == [6, 6]
    assert twos == [8, 6]
