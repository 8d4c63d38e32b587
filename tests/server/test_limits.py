"""Limits: so many in so many seconds, and the wait is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.limits import SWEEP_AT, Limits, Rate, TooMany, address_key
from folsom.server.settings import Settings


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        """Now."""
        return self.at


def test_so_many_pass_at_once_and_the_next_is_told_how_long_to_wait() -> None:
    """3 in 60 seconds: the fourth waits a third of the time."""
    limits = Limits({"tables": Rate(3, 60)}, Hand())
    for _ in range(3):
        limits.take("tables", "ada")
    with pytest.raises(TooMany) as told:
        limits.take("tables", "ada")
    assert (told.value.limit, told.value.wait) == ("tables", 20)
    assert str(told.value) == "too many: the limit 'tables' is reached; try again in 20 s"


def test_whoever_waits_as_long_as_told_gets_through() -> None:
    """And not a moment sooner than a second before."""
    clock = Hand()
    limits = Limits({"tables": Rate(3, 60)}, clock)
    for _ in range(3):
        limits.take("tables", "ada")
    clock.at += 18.9
    with pytest.raises(TooMany):
        limits.take("tables", "ada")
    clock.at += 1.2
    limits.take("tables", "ada")


def test_limits_and_people_do_not_touch_each_other() -> None:
    """One's own bucket alone counts."""
    limits = Limits({"tables": Rate(1, 60), "chat": Rate(1, 60)}, Hand())
    limits.take("tables", "ada")
    limits.take("chat", "ada")
    limits.take("tables", "bob")
    with pytest.raises(TooMany):
        limits.take("tables", "ada")


@given(st.lists(st.floats(0, 5), max_size=60), st.integers(1, 6), st.integers(1, 10))
def test_never_more_than_twice_the_rate_in_any_window(gaps: list[float], many: int, seconds: int) -> None:
    """A full bucket and what flows in meanwhile: no window of the limit's length lets through more."""
    clock = Hand()
    limits = Limits({"x": Rate(many, seconds)}, clock)
    passed: list[float] = []
    for gap in gaps:
        clock.at += gap
        try:
            limits.take("x", "ada")
        except TooMany:
            continue
        passed.append(clock.at)
    for start in passed:
        assert sum(start <= at < start + seconds for at in passed) <= 2 * many


def test_full_buckets_are_forgotten() -> None:
    """A million visitors do not fill the memory."""
    clock = Hand()
    limits = Limits({"x": Rate(1, 1)}, clock)
    for visitor in range(3 * SWEEP_AT):
        clock.at += 0.01
        limits.take("x", str(visitor))
    assert len(limits) <= SWEEP_AT


def test_every_limit_of_the_settings_is_there() -> None:
    """Each setting `limit_...` is a limit of that name."""
    limits = Limits.of(Settings(limit_chat="2/7"), Hand())
    assert limits.rates["chat"] == Rate(2, 7)
    assert {"requests", "calls", "guests", "returns", "tables", "connects", "messages"} <= set(limits.rates)


def test_a_customers_whole_network_counts_as_one_address() -> None:
    """IPv6 hands out /64 networks; IPv4 in IPv6 clothes is still IPv4."""
    assert address_key("2001:db8::1") == address_key("2001:db8::2") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7")
    assert address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("testclient") == "testclient"
