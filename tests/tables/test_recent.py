"""The last updates of an audience."""

from collections.abc import Callable
from random import Random

import pytest

from folsom.tables.recent import UPDATES_KEPT, Recent

Make = Callable[[Random, int], bytes]


def alike(luck: Random, number: int) -> bytes:
    """As updates are: long, and with little that is new."""
    return (
        b'{"is":"update","view":"'
        + b"Cheyenne on the roof of car 3, " * 150
        + luck.randbytes(9)
        + bytes(str(number), "ascii")
    )


def unlike(luck: Random, _: int) -> bytes:
    """Nothing in common, of any length."""
    return luck.randbytes(luck.randrange(1, 60_000))


@pytest.mark.parametrize("make", [alike, unlike])
def test_what_was_kept_comes_back_as_it_was(make: Make) -> None:
    """After any number, byte for byte, up to as many as are kept, whether they are alike or not."""
    luck, recent, sent = Random(1), Recent(), list[bytes]()
    assert recent.after(-1) == []
    for number in range(45):
        sent.append(make(luck, number))
        recent.keep(number, sent[-1])
        if luck.random() < 0.3:
            recent.rest()
        for after in range(number - UPDATES_KEPT, number + 2):
            assert recent.after(after) == sent[max(0, after + 1, number + 1 - UPDATES_KEPT) :], (
                number,
                after,
            )


def test_numbers_may_begin_anywhere() -> None:
    """A table that was taken up anew goes on counting where it was."""
    recent = Recent()
    for number in (700, 701, 702):
        recent.keep(number, b"%d" % number)
    assert recent.after(0) == [b"700", b"701", b"702"]
    assert recent.after(701) == [b"702"]


def test_where_numbers_are_left_out_only_what_came_since_is_kept() -> None:
    """Nobody is shown a row with a hole in it."""
    recent = Recent()
    for number in (1, 2, 5, 6):
        recent.keep(number, b"%d" % number)
    assert recent.after(1) == [b"5", b"6"]


def test_updates_like_one_another_take_a_tenth_of_their_room() -> None:
    """Twenty of them, with nobody there, less than three."""
    luck, recent = Random(2), Recent()
    for number in range(UPDATES_KEPT):
        recent.keep(number, alike(luck, number))
    recent.rest()
    assert len(recent._newest) + sum(map(len, recent._older)) < 3 * len(alike(luck, 0))
