"""How much is proven: in `make test` a little of everything, in `make prove` all of it, part by part.

A claim that holds for so many games, or decisions, is a test that takes a range of numbers:

    @parts(short=2_000, long=50_000, each=500)
    def test_the_engine_agrees_with_the_oracle(numbers: range) -> None: ...

A long proof is cut into parts, so that `bench/prove.py` can go on where it stopped. FOLSOM_PROVE, a number,
makes every long part as many times as long: FOLSOM_PROVE=0.01 tries the long proofs out.
"""

import os
from typing import Final

import pytest

VARIABLE: Final = "FOLSOM_PROVE"


def parts(*, short: int, long: int, each: int) -> pytest.MarkDecorator:
    """The numbers below `short` in `make test`, in two parts; those below `long` in `make prove`.

    `each` is how many numbers a part of the long proof has.
    """
    middle = (short + 1) // 2
    quick = [pytest.param(numbers, id=_id(numbers)) for numbers in (range(middle), range(middle, short))]
    return pytest.mark.parametrize("numbers", [*quick, *long_parts(long, each)])


def long_parts(long: int, each: int) -> list[object]:
    """The parts of a long proof alone."""
    share = float(os.environ.get(VARIABLE) or 1)
    return [
        pytest.param(
            range(start, start + max(1, round(min(each, long - start) * share))),
            id=f"long-{start}",
            marks=pytest.mark.prove,
        )
        for start in range(0, long, each)
    ]


def _id(numbers: range) -> str:
    return f"{numbers.start}-{numbers.stop - 1}"
