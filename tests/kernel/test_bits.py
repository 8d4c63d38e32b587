"""Masks, against plain Python."""

from hypothesis import given
from hypothesis import strategies as some

from folsom.kernel import bits

masks = some.integers(0, 2**62 - 1)


@given(masks)
def test_count_and_lowest_agree_with_the_digits(mask: int) -> None:
    """A count of ones; the place of the last."""
    digits = f"{mask:b}"[::-1]
    assert bits.count(mask) == digits.count("1")
    assert bits.lowest(mask) == digits.find("1")


@given(masks)
def test_nth_walks_through_the_set(mask: int) -> None:
    """Every member in order, then -1."""
    members = [k for k in range(62) if bits.has(mask, k)]
    assert [bits.nth(mask, k) for k in range(len(members) + 1)] == [*members, -1]
