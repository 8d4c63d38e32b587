"""The cells that no other part tells: those beyond the end of a deck, a pile, a diary, which no rule reads.

They make a text complete to the last byte, and may be left out of one that is written by hand.
"""

import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from folsom.kernel.errors import BadText
from folsom.kernel.record import LOG_FIELDS, dtype_of
from folsom.kernel.strict import GAP

from ..table.record import Heist
from .part import Part, items, number

RUN: Final = re.compile(r"([a-z_]+):([0-9]{1,6}):(-?[0-9]+(?:\.-?[0-9]+)*)")
_TYPES: Final = {
    name: kind
    for name, (kind, *_) in (dtype_of(Heist).fields or {}).items()
    if name not in LOG_FIELDS and not name.startswith(GAP)
}
FIELDS: Final = tuple(_TYPES)
SHAPES: Final[dict[str, tuple[int, ...]]] = {name: kind.shape for name, kind in _TYPES.items()}
BOUNDS: Final = {name: (np.iinfo(kind.base).min, np.iinfo(kind.base).max) for name, kind in _TYPES.items()}


def left_out(h: Heist, told: Heist) -> str:
    """The cells of a record that are otherwise in the one which the other parts tell."""
    return ",".join(
        f"{name}:{start}:{'.'.join(str(value) for value in values)}"
        for name in FIELDS
        for start, values in _runs(cells_of(h, name), cells_of(told, name))
    )


def _runs(cells: list[int], others: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Every row of cells that differ: where it starts, and what it holds."""
    start, values = 0, list[int]()
    for k, (cell, other) in enumerate(zip(cells, others, strict=True)):
        if cell != other:
            start = start if values else k
            values.append(cell)
        elif values:
            yield start, values
            values = []
    if values:
        yield start, values


def cells_of(h: Heist, name: str) -> list[int]:
    """All cells of a field in a row."""
    value = getattr(h, name)
    match SHAPES[name]:
        case ():
            return [value]
        case (_,):
            return list(value)
        case _:
            return [cell for row in value for cell in row]


def read_rest(text: str, h: Heist) -> None:
    """Write the cells that are told one by one."""
    for word in items(text):
        match = RUN.fullmatch(word)
        if match is None or match[1] not in FIELDS:
            raise BadText(f"'{word[:40]}' should be a field, where its cells begin, and what they hold")
        start, values = int(match[2]), match[3].split(".")
        number(str(start + len(values)), 1, len(cells_of(h, match[1])))
        for k, value in enumerate(values, start):
            _store(h, match[1], k, number(value, *BOUNDS[match[1]]))


def _store(h: Heist, name: str, k: int, value: int) -> None:
    match SHAPES[name]:
        case ():
            setattr(h, name, value)
        case (_,):
            getattr(h, name)[k] = value
        case (_, columns):
            getattr(h, name)[k // columns, k % columns] = value


REST: Final = Part("rest", lambda _: "", read_rest)
"""Written last, by `left_out`: what it tells depends on all the others."""
