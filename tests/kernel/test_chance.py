"""Chance: a published stream, drawn from without bias."""

import pytest

from folsom.kernel import chance
from folsom.kernel.record import Record, new_games, strict


@pytest.fixture
def h() -> Record:
    """A record keyed with zeros."""
    record = strict(Record, new_games(Record, 1))[0]
    chance.set_key(record, bytes(32))
    return record


def test_the_stream_is_chacha8(h: Record) -> None:
    """The published vector of the zero key, over the end of the first block."""
    stream = b"".join(chance.next_word(h).to_bytes(4, "little") for _ in range(17))
    assert stream.hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0d"
    )


def test_the_key_can_be_read_again(h: Record) -> None:
    """All 256 bits of it."""
    key = bytes(range(100, 132))
    chance.set_key(h, key)
    assert chance.key_bytes(h) == key


def test_a_key_begins_the_stream_anew(h: Record) -> None:
    """Same key, same words."""
    first = [chance.next_word(h) for _ in range(40)]
    chance.set_key(h, bytes(32))
    assert [chance.next_word(h) for _ in range(40)] == first


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_has_32_bytes(h: Record, length: int) -> None:
    """No more and no fewer."""
    with pytest.raises(ValueError, match="32 bytes"):
        chance.set_key(h, bytes(length))


def test_the_counter_carries_into_its_second_word(h: Record) -> None:
    """After 2**32 blocks the stream does not repeat."""
    first = [chance.next_word(h) for _ in range(16)]
    h.chance_counter, h.chance_used = 2**32, 16
    assert [chance.next_word(h) for _ in range(16)] != first


def test_draws_are_in_range_and_about_even(h: Record) -> None:
    """A chi-squared far from its limit, for the fixed key."""
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(h, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20


def test_words_that_would_bias_a_draw_are_drawn_again(h: Record) -> None:
    """Under three quarters of 2**31 a third of the words would favour some numbers; word 0 is one."""
    n = 3 * 2**29
    h.chance_block[0], h.chance_block[1], h.chance_used = 0, 2**31 + 1, 0
    assert chance.below(h, n) == n // 2
    assert h.chance_used == 2


def test_below_one_is_nought(h: Record) -> None:
    """A draw among one."""
    assert {chance.below(h, 1) for _ in range(20)} == {0}


@pytest.mark.parametrize("seed", [0, 1, -1, 2**62, -(2**63), 2**63 - 1])
def test_light_seeds_of_any_size_give_words(h: Record, seed: int) -> None:
    """Each key word has 32 bits."""
    chance.seed_lightly(h, seed)
    assert all(0 <= word < 2**32 for word in h.chance_key)
    assert 0 <= chance.light_seed(seed, 3) < 2**63


def test_light_seeds_differ(h: Record) -> None:
    """Neighbours, and those that differ only high up, give other keys."""
    keys = set()
    for seed in [*range(500), *(k << 40 for k in range(1, 500)), *range(-500, 0)]:
        chance.seed_lightly(h, seed)
        keys.add(chance.key_bytes(h))
    assert len(keys) == 500 + 499 + 500
