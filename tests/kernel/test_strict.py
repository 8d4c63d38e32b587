"""The strict view: plain ints, and an error for every doubtful access."""

from collections.abc import Callable

import numpy as np
import pytest

from folsom.kernel.record import Games, new_games, strict, strict_cells, strict_grid
from tests.kernel.test_record import Small


@pytest.fixture
def games() -> Games[Small]:
    """Three games."""
    return strict(Small, new_games(Small, 3))


def test_what_is_stored_is_read_and_is_a_plain_int(games: Games[Small]) -> None:
    """In scalars, cells and grids alike."""
    h = games[1]
    h.marshal, h.money = -128, 2**31 - 1
    h.car[2] = 300
    h.own[1, 2] = 9
    values = (h.marshal, h.money, h.car[2], h.own[1, 2], h.own[1][2])
    assert values == (-128, 2**31 - 1, 300, 9, 9)
    assert {type(value) for value in values} == {int}


def test_views_write_into_the_array() -> None:
    """The record is the array's own memory."""
    array = new_games(Small, 2)
    strict(Small, array)[1].car[0] = 7
    assert array["car"].tolist() == [[0, 0, 0], [7, 0, 0]]


@pytest.mark.parametrize(
    "act",
    [
        lambda h: setattr(h, "marshal", 128),
        lambda h: setattr(h, "money", 2**31),
        lambda h: h.car.__setitem__(0, 2**15),
        lambda h: h.own.__setitem__((0, 0), -129),
        lambda h: h.own.__setitem__(slice(None), 200),
    ],
)
def test_a_store_out_of_range_raises(games: Games[Small], act: Callable[[Small], None]) -> None:
    """Compiled code would cut it to the field's width in silence."""
    with pytest.raises(ValueError, match="invalid value"):
        act(games[0])


@pytest.mark.parametrize(
    "act",
    [
        lambda h: h.car[-1],
        lambda h: h.car[3],
        lambda h: h.car.__setitem__(-1, 0),
        lambda h: h.own[-1],
        lambda h: h.own[2],
        lambda h: h.own[0, -1],
        lambda h: h.own[-1, 0],
        lambda h: h.own[0, 3],
        lambda h: h.own[2, 0],
        lambda h: h.own.__setitem__((0, 3), 1),
        lambda h: h.own.__setitem__((-1, 3), 1),
        lambda h: h.own[1][3],
    ],
)
def test_an_index_outside_raises(games: Games[Small], act: Callable[[Small], object]) -> None:
    """Negative ones too."""
    with pytest.raises(IndexError):
        act(games[0])


def test_fields_that_do_not_exist_raise(games: Games[Small]) -> None:
    """Reading and writing."""
    with pytest.raises(AttributeError):
        repr(games[0].nothing)  # type: ignore[attr-defined]  # that is the test
    with pytest.raises(AttributeError):
        games[0].nothing = 1  # type: ignore[attr-defined]  # that is the test


@pytest.mark.parametrize("index", [-1, 3])
def test_games_outside_the_array_raise(games: Games[Small], index: int) -> None:
    """Negative ones too."""
    with pytest.raises(IndexError):
        games[index]


def test_floats_are_refused(games: Games[Small]) -> None:
    """Compiled code would cut them."""
    with pytest.raises(TypeError):
        games[0].marshal = 1.5  # type: ignore[assignment]  # that is the test


def test_arrays_iterate_and_fill(games: Games[Small]) -> None:
    """What rules do with whole arrays."""
    h = games[0]
    h.car[:] = 4
    h.own[:] = 2
    assert (list(h.car), len(h.car)) == ([4, 4, 4], 3)
    assert [list(row) for row in h.own] == [[2, 2, 2], [2, 2, 2]]


def test_assigning_an_array_copies_it(games: Games[Small]) -> None:
    """As compiled code does."""
    games[0].car[1] = 8
    games[1].car = games[0].car
    games[0].car[1] = 9
    assert list(games[1].car) == [0, 8, 0]


def test_an_array_of_another_shape_is_not_copied(games: Games[Small]) -> None:
    """Nor one of another width."""
    with pytest.raises(TypeError):
        games[0].car = games[0].own[0]


def test_whole_arrays_are_not_compared(games: Games[Small]) -> None:
    """Compiled code would compare cell by cell."""
    with pytest.raises(TypeError):
        assert games[0].car == games[1].car


def test_assigning_a_record_copies_it(games: Games[Small]) -> None:
    """The fork of the interpreter."""
    games[0].money = 5
    games[2] = games[0]
    games[0].money = 6
    assert games[2].money == 5


def test_a_read_only_array_is_not_written() -> None:
    """A store raises."""
    array = new_games(Small, 1)
    array.flags.writeable = False
    with pytest.raises(TypeError):
        strict(Small, array)[0].money = 1


def test_plain_arrays_of_numbers_are_strict_too() -> None:
    """For the vectors that entries take."""
    numbers = np.arange(6, dtype=np.int64)
    cells, grid = strict_cells(numbers), strict_grid(numbers.reshape(2, 3))
    cells[5] = -7
    assert grid[1, 2] == -7
    with pytest.raises(IndexError):
        cells[-1]
    with pytest.raises(TypeError):
        strict_cells(np.zeros(3, np.int32))
