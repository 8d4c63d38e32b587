"""The strict view of a record: plain Python ints over its own bytes, and an error for every doubtful access.

NumPy scalars wrap, shift wrongly and take a negative index "from the end". Interpreted rules go through this
view instead: a store out of range raises, a negative index raises, and nothing is copied out of the record.
"""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Literal, overload

import numpy as np
from numpy.typing import NDArray

Format = Literal["b", "h", "i", "q"]
FORMATS: dict[str, Format] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
GAP = "_gap"
"""Fields of this name fill a record up to the next word, and are nobody's business."""
REMEMBERED_ROWS = 4096  # row views kept by one StrictGames, so that asking again for the same game is cheap


class StrictCells:
    """A one-dimensional field of a record, or one row of a two-dimensional one."""

    __slots__ = ("_cells",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells

    def __getitem__(self, index: int) -> int:
        if index < 0:
            raise IndexError(f"negative index {index}")
        return self._cells[index]

    def __setitem__(self, index: int | slice, value: int) -> None:
        if type(index) is slice:  # quicker than isinstance, in the busiest place of all
            _fill(self._cells, index, value)
            return
        if index < 0:
            raise IndexError(f"negative index {index}")
        self._cells[index] = value

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells)

    def __eq__(self, other: object) -> bool:
        raise TypeError("compare cells one by one: == of two arrays means something else when compiled")

    __hash__ = None  # type: ignore[assignment]  # mutable, and not comparable either

    def __repr__(self) -> str:
        return repr(list(self._cells))

    def _copy(self, other: "StrictCells") -> None:
        if self._cells.format != other._cells.format or len(self) != len(other):
            raise TypeError("only an array of the same width and length can be copied into a field")
        self._cells[:] = other._cells


class StrictGrid:
    """A two-dimensional field of a record: grid[i, j] is a cell, grid[i] a row."""

    __slots__ = ("_cells", "_columns", "_rows")

    def __init__(self, cells: memoryview, rows: int, columns: int) -> None:
        self._cells = cells
        self._columns = columns
        # Made when they are reached for: a log has hundreds, of which a game at a table sees a few.
        self._rows: list[StrictCells | None] = [None] * rows

    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, index: int) -> StrictCells: ...
    def __getitem__(self, index: int | tuple[int, int]) -> int | StrictCells:
        if isinstance(index, tuple):
            row, column = index
            if row < 0 or not 0 <= column < self._columns:
                raise IndexError(f"no cell {row}, {column}")
            return self._cells[row * self._columns + column]
        if index < 0:
            raise IndexError(f"negative index {index}")
        made = self._rows[index]
        if made is None:
            made = self._rows[index] = self._row(index)
        return made

    def _row(self, index: int) -> StrictCells:
        return StrictCells(self._cells[index * self._columns : (index + 1) * self._columns])

    def __setitem__(self, index: tuple[int, int] | slice, value: int) -> None:
        if isinstance(index, tuple):
            row, column = index
            if row < 0 or not 0 <= column < self._columns:
                raise IndexError(f"no cell {row}, {column}")
            self._cells[row * self._columns + column] = value
        elif isinstance(index, slice):
            _fill(self._cells, index, value)
        else:
            raise TypeError("store into one cell, or grid[:] = value; device code cannot store whole rows")

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[StrictCells]:
        return (self._row(index) if made is None else made for index, made in enumerate(self._rows))

    def __eq__(self, other: object) -> bool:
        raise TypeError("compare cells one by one: == of two arrays means something else when compiled")

    __hash__ = None  # type: ignore[assignment]  # mutable, and not comparable either

    def __repr__(self) -> str:
        return repr([list(row) for row in self])

    def _copy(self, other: "StrictGrid") -> None:
        same = self._cells.format == other._cells.format and self._columns == other._columns
        if not same or len(self) != len(other):
            raise TypeError("only an array of the same width and shape can be copied into a field")
        self._cells[:] = other._cells


def _fill(cells: memoryview, where: slice, value: int) -> None:
    if where != slice(None):
        raise IndexError("only the whole array can be filled: cells[:] = value")
    for index in range(len(cells)):
        cells[index] = value


class StrictRow:
    """One record. Subclasses made by `view_class` have one property a field."""

    __slots__ = ("_bytes", "_i1", "_i2", "_i4", "_i8")
    _i1: "memoryview[int]"
    _i2: "memoryview[int]"
    _i4: "memoryview[int]"
    _i8: "memoryview[int]"
    _builders: dict[str, Callable[[memoryview], StrictCells | StrictGrid]] = {}
    _fields: tuple[str, ...] = ()

    def __init__(self, row: memoryview) -> None:
        self._bytes = row

    def __getattr__(self, name: str) -> memoryview | StrictCells | StrictGrid:
        """Make what a property reaches for the first time: the row seen in one width, or one array."""
        made: memoryview | StrictCells | StrictGrid
        if name in self._builders:
            made = self._builders[name](self._bytes)
        elif name[:1] == "_" and name[1:] in FORMATS:
            made = self._bytes.cast(FORMATS[name[1:]])
        else:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        setattr(self, name, made)
        return made

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({fields})"


@cache
def view_class(dtype: np.dtype[np.void], name: str) -> type[StrictRow]:
    """The class of strict views of such records: aligned, signed integers, at most two dimensions."""
    assert dtype.names is not None
    assert dtype.fields is not None
    names = tuple(name for name in dtype.names if not name.startswith(GAP))
    slots: list[str] = []
    builders: dict[str, Callable[[memoryview], StrictCells | StrictGrid]] = {}
    members: dict[str, object] = {"_builders": builders, "_fields": names}
    for field in names:
        kind, offset = dtype.fields[field][:2]
        width = kind.base.str[1:]
        if kind.shape:
            slots.append("_" + field)
            builders["_" + field] = _array_builder(FORMATS[width], offset, kind)
            members[field] = _array_property("_" + field)
        else:
            members[field] = _scalar_property("_" + width, offset // kind.itemsize)
    return type(name, (StrictRow,), {"__slots__": tuple(slots), **members})


def _scalar_property(width: str, place: int) -> property:
    # One function a width, since a name in the code is quicker than getattr.
    def get1(self: StrictRow) -> int:
        return self._i1[place]

    def get2(self: StrictRow) -> int:
        return self._i2[place]

    def get4(self: StrictRow) -> int:
        return self._i4[place]

    def get8(self: StrictRow) -> int:
        return self._i8[place]

    def set1(self: StrictRow, value: int) -> None:
        self._i1[place] = value

    def set2(self: StrictRow, value: int) -> None:
        self._i2[place] = value

    def set4(self: StrictRow, value: int) -> None:
        self._i4[place] = value

    def set8(self: StrictRow, value: int) -> None:
        self._i8[place] = value

    getters = {"_i1": get1, "_i2": get2, "_i4": get4, "_i8": get8}
    setters = {"_i1": set1, "_i2": set2, "_i4": set4, "_i8": set8}
    return property(getters[width], setters[width])


def _array_builder(
    letter: Format, offset: int, kind: np.dtype[np.void]
) -> Callable[[memoryview], StrictCells | StrictGrid]:
    end, shape = offset + kind.itemsize, kind.shape
    if len(shape) == 1:
        return lambda row: StrictCells(row[offset:end].cast(letter))
    if len(shape) == 2:
        return lambda row: StrictGrid(row[offset:end].cast(letter), shape[0], shape[1])
    raise TypeError("a field has at most two dimensions")


def _array_property(slot: str) -> property:
    get: Callable[[StrictRow], StrictCells | StrictGrid] = attrgetter(slot)

    def copy_into(self: StrictRow, other: StrictCells | StrictGrid) -> None:
        get(self)._copy(other)  # type: ignore[arg-type]  # a wrong pair fails in _copy

    return property(get, copy_into)


class StrictGames:
    """An array of records, each seen through the strict view; index by a game's number."""

    __slots__ = ("_bytes", "_count", "_made", "_size", "_view")

    def __init__(self, array: NDArray[np.void], name: str) -> None:
        if array.ndim != 1 or not array.flags.c_contiguous:
            raise TypeError("games are a one-dimensional contiguous array")
        self._bytes = array.view(np.uint8).data
        self._count, self._size = len(array), array.dtype.itemsize
        self._view = view_class(array.dtype, name)
        self._made: dict[int, StrictRow] = {}

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int) -> StrictRow:
        made = self._made.get(index)
        if made is None:
            made = self._made[index] = self._make(index)
        return made

    def __setitem__(self, index: int, other: StrictRow) -> None:
        """Fork: copy a whole record over this one."""
        row = self[index]
        if type(other) is not type(row):
            raise TypeError("only a record of the same class can be copied")
        row._bytes[:] = other._bytes

    def _make(self, index: int) -> StrictRow:
        if not 0 <= index < self._count:
            raise IndexError(f"no game {index} among {self._count}")
        if len(self._made) >= REMEMBERED_ROWS:
            self._made.clear()
        return self._view(self._bytes[index * self._size : (index + 1) * self._size])
