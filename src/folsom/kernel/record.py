"""The record: everything about one game in one row of fixed size, described by a class with annotations.

    class Heist(Record):
        marshal: Byte
        car: Annotated[Cells, "i1", 6]
        own: Annotated[Grid, "i1", 6, 10]

A `Record` begins with its chance and ends with its log; plain `Fields` (what a seat remembers) have neither.
Fields are signed integers only: compiled code that meets both signed and unsigned would fall back to floats.
"""

import typing
from collections.abc import Iterator
from typing import Annotated, ClassVar, Protocol, TypeVar, cast, get_args, get_origin, overload

import numpy as np
from numpy.typing import NDArray

from .strict import FORMATS, GAP, StrictCells, StrictGames, StrictGrid

Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Word = Annotated[int, "i4"]
Long = Annotated[int, "i8"]

Records = NDArray[np.void]
"""Games as they are stored and passed around: a one-dimensional structured array."""


class Cells(Protocol):
    """A one-dimensional field."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int | slice, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A two-dimensional field: grid[i, j] is a cell, grid[i] a row; grid[:] = 0 fills it."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Cells: ...
    def __setitem__(self, index: tuple[int, int] | slice, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Cells]: ...


T = TypeVar("T")


class Games(Protocol[T]):
    """Many records of one class; games[j] = games[i] copies a whole record."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, record: T, /) -> None: ...
    def __len__(self) -> int: ...


class Fields:
    """Base of every record class: annotations only, never instantiated."""


class Observation(Fields):
    """What a program that learns is given: fields of one byte only, so that it is a row of numbers."""

    legal: Annotated[Cells, "i1", 62]
    """1 at every legal answer. A game annotates this anew, with as many as it has."""


class Record(Fields):
    """What every game's record holds: the chance stream in front, the log of the last answer at the end."""

    LOG_ROWS: ClassVar[int] = 256

    chance_key: Annotated[Cells, "i8", 8]
    chance_block: Annotated[Cells, "i8", 16]
    chance_counter: Long
    chance_used: Byte
    fate: Short
    """0, or the outcome that a scenario dictates to the next blind pick."""
    log_n: Short
    log: Annotated[Grid, "i2", 0, 6]
    """Rows of event kind, rule id, a, b, c, d; LOG_ROWS of them, whatever this annotation says."""


LOG_FIELDS = ("log_n", "log")
R = TypeVar("R", bound=Fields)


_dtypes: dict[type[Fields], np.dtype[np.void]] = {}


def dtype_of(cls: type[Fields]) -> np.dtype[np.void]:
    """The NumPy type of a record class: base class first, in the order of annotation, the log last."""
    if cls not in _dtypes:
        _dtypes[cls] = _make_dtype(cls)
    return _dtypes[cls]


def _make_dtype(cls: type[Fields]) -> np.dtype[np.void]:
    hints = typing.get_type_hints(cls, include_extras=True)
    names = [name for name, hint in hints.items() if get_origin(hint) is not ClassVar]
    ordered = [name for name in names if name not in LOG_FIELDS]
    ordered += [name for name in names if name in LOG_FIELDS]
    return _without_gaps([_field(cls, name, hints[name]) for name in ordered])


def _without_gaps(fields: list[tuple[str, str, tuple[int, ...]]]) -> np.dtype[np.void]:
    """Aligned, as the strict view addresses cells by width and device code may not read across words.

    The gaps this leaves become fields of their own: NumPy copies fields and would leave gaps as they were.
    """
    gapped = np.dtype(fields, align=True)
    assert gapped.fields is not None
    filled: list[tuple[str, str, tuple[int, ...]]] = []
    end = 0
    for name, width, shape in fields:
        kind, offset = gapped.fields[name][:2]
        if offset > end:
            filled.append((f"{GAP}{end}", "i1", (offset - end,)))
        filled.append((name, width, shape))
        end = offset + kind.itemsize
    if gapped.itemsize > end:
        filled.append((f"{GAP}{end}", "i1", (gapped.itemsize - end,)))
    return np.dtype(filled, align=True)


def _field(cls: type[Fields], name: str, hint: object) -> tuple[str, str, tuple[int, ...]]:
    described = get_args(hint)
    if get_origin(hint) is not Annotated or described[1] not in FORMATS:
        raise TypeError(f"{cls.__name__}.{name}: a field is Byte, Short, Word, Long or Annotated[...]")
    kind, width, shape = described[0], described[1], tuple(described[2:])
    if name == "log" and issubclass(cls, Record):
        shape = (cls.LOG_ROWS, *shape[1:])
    if len(shape) != {int: 0, Cells: 1, Grid: 2}.get(kind, -1):
        raise TypeError(f"{cls.__name__}.{name}: an int has no length, Cells have one, a Grid has two")
    return name, width, shape


def new_games(cls: type[Fields], n: int) -> Records:
    """An array of n records, all fields zero."""
    return np.zeros(n, dtype_of(cls))


def strict(cls: type[R], array: Records) -> Games[R]:
    """The array seen through the strict view: plain ints, and an error for every doubtful access."""
    if array.dtype != dtype_of(cls):
        raise TypeError(f"this is not an array of {cls.__name__}")
    # The view's class is made from the same annotations as the record's, so it has exactly its fields.
    return cast("Games[R]", StrictGames(array, cls.__name__))


def strict_cells(array: NDArray[np.int64]) -> Cells:
    """A plain array of int64 as cells, with the strictness of a record's own fields."""
    if array.dtype != np.int64 or array.ndim != 1:
        raise TypeError("cells are a one-dimensional array of int64")
    return StrictCells(array.data.cast("B").cast("q"))


def strict_grid(array: NDArray[np.int64]) -> Grid:
    """A plain two-dimensional array of int64 as a grid, with the strictness of a record's own fields."""
    if array.dtype != np.int64 or array.ndim != 2:
        raise TypeError("a grid is a two-dimensional array of int64")
    return StrictGrid(array.data.cast("B").cast("q"), array.shape[0], array.shape[1])


def state_size(cls: type[Fields]) -> int:
    """How many bytes of a record are its state: all before the log. Hashes and comparisons take these."""
    dtype = dtype_of(cls)
    if issubclass(cls, Record):
        assert dtype.fields is not None
        return int(dtype.fields["log_n"][1])
    return dtype.itemsize


def raw_bytes(array: Records) -> NDArray[np.uint8]:
    """The same memory as rows of bytes; raw[j] = raw[i] is the quick way to copy a record."""
    return array.view(np.uint8).reshape(len(array), -1)


def fork(array: Records, source: int, target: int) -> None:
    """Copy a whole record over another of the same array."""
    raw = raw_bytes(array)
    raw[target] = raw[source]


def state_bytes(cls: type[Fields], array: Records, index: int) -> bytes:
    """The state of one record, without its log."""
    return raw_bytes(array)[index, : state_size(cls)].tobytes()
