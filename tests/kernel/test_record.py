"""The record: layout from annotations."""

from typing import Annotated, ClassVar

import numpy as np
import pytest

from folsom.kernel.record import (
    Byte,
    Cells,
    Fields,
    Grid,
    Long,
    Record,
    Word,
    dtype_of,
    fork,
    new_games,
    raw_bytes,
    state_bytes,
    state_size,
    strict,
)


class Small(Record):
    """A record of a game."""

    LOG_ROWS = 5
    NOT_A_FIELD: ClassVar[int] = 3

    marshal: Byte
    money: Word
    car: Annotated[Cells, "i2", 3]
    own: Annotated[Grid, "i1", 2, 3]


class Plain(Fields):
    """Neither chance nor log."""

    a: Byte
    b: Long


def names(cls: type[Fields]) -> list[str]:
    """The fields in their order, without the gaps."""
    return [name for name in dtype_of(cls).names or () if not name.startswith("_")]


def test_chance_comes_first_own_fields_next_and_the_log_last() -> None:
    """The state is the front of the record."""
    assert names(Small)[0] == "chance_key"
    assert names(Small)[-6:] == ["marshal", "money", "car", "own", "log_n", "log"]


def test_plain_fields_have_no_chance_and_no_log() -> None:
    """A memory holds what its class says and nothing else."""
    assert names(Plain) == ["a", "b"]
    assert state_size(Plain) == 16


def test_log_rows_are_set_by_the_class() -> None:
    """LOG_ROWS of the game counts."""
    assert new_games(Small, 1)["log"].shape == (1, 5, 6)


def test_every_byte_belongs_to_a_field() -> None:
    """So a copy by fields is a copy of all bytes."""
    dtype = dtype_of(Small)
    assert dtype.fields is not None
    assert sum(kind.itemsize for kind, *_ in dtype.fields.values()) == dtype.itemsize


def test_fields_are_aligned_to_their_width() -> None:
    """The strict view and device code rely on it."""
    fields = dtype_of(Small).fields
    assert fields is not None
    assert all(offset % kind.base.itemsize == 0 for kind, offset, *_ in fields.values())


def test_state_ends_where_the_log_begins() -> None:
    """What was logged does not change the state."""
    games = new_games(Small, 1)
    before = state_bytes(Small, games, 0)
    games["log_n"] = 3
    games["log"] = 7
    assert state_bytes(Small, games, 0) == before
    games["money"] = 1
    assert state_bytes(Small, games, 0) != before


def test_fork_copies_a_whole_record() -> None:
    """All bytes, by the byte view."""
    games = new_games(Small, 3)
    strict(Small, games)[0].own[1, 2] = 5
    fork(games, 0, 2)
    assert raw_bytes(games)[2].tobytes() == raw_bytes(games)[0].tobytes()
    assert strict(Small, games)[1].own[1, 2] == 0


@pytest.mark.parametrize(
    "hint",
    [
        int,
        Annotated[int, "u1"],
        Annotated[Cells, "i1"],
        Annotated[Cells, "i1", 2, 3],
        Annotated[Grid, "i1", 2],
        str,
    ],
)
def test_other_annotations_are_refused(hint: object) -> None:
    """Unsigned, without a width, or of the wrong number of lengths."""
    bad = type("Bad", (Fields,), {"__annotations__": {"field": hint}})
    with pytest.raises(TypeError, match=r"Bad\.field"):
        dtype_of(bad)


def test_a_strict_view_wants_the_records_own_array() -> None:
    """Another class's array, or a strided one, is refused."""
    with pytest.raises(TypeError):
        strict(Plain, new_games(Small, 1))
    with pytest.raises(TypeError):
        strict(Small, new_games(Small, 4)[::2])
    with pytest.raises(TypeError):
        strict(Small, np.zeros((2, 2), dtype_of(Small)))
