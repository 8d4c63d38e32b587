"""What every bus does."""

import asyncio

import pytest

from folsom.tables.ports import Bus

pytestmark = pytest.mark.anyio


async def settled() -> None:
    """Long enough for a hint to arrive."""
    await asyncio.sleep(0.05)


async def test_a_hint_reaches_everybody_who_subscribed(bus: Bus) -> None:
    """Oneself included, in order."""
    heard: list[list[tuple[str, int]]] = [[], []]
    for ear in heard:
        await bus.subscribe(lambda table, number, ear=ear: ear.append((table, number)))  # type: ignore[misc]  # mypy sees no default here
    for number in (1, 2, 3):
        await bus.publish("t", number)
    await settled()
    assert heard == [[("t", 1), ("t", 2), ("t", 3)]] * 2


async def test_with_nobody_listening_nothing_happens(bus: Bus) -> None:
    """And whoever comes later hears only what comes later."""
    await bus.publish("t", 1)
    await settled()
    heard: list[int] = []
    await bus.subscribe(lambda _, number: heard.append(number))
    await bus.publish("t", 2)
    await settled()
    assert heard == [2]


async def test_a_publisher_never_waits_inside_a_listener(bus: Bus) -> None:
    """The call back comes after, on the loop: a listener may publish itself."""
    heard: list[int] = []
    await bus.subscribe(lambda _, number: heard.append(number))
    await bus.publish("t", 1)
    assert heard == []
    await settled()
    assert heard == [1]


async def test_a_listener_that_fails_harms_no_other(bus: Bus) -> None:
    """Its failure is told to the event loop; the bus goes on, for it too."""
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what["exception"]))
    heard: list[int] = []

    def fail(_: str, number: int) -> None:
        raise ValueError(number)

    await bus.subscribe(fail)
    await bus.subscribe(lambda _, number: heard.append(number))
    for number in (1, 2):
        await bus.publish("t", number)
    await settled()
    assert heard == [1, 2]
    assert [str(error) for error in told] == ["1", "2"]


async def test_after_closing_nobody_is_called(bus: Bus) -> None:
    """Publishing to a closed bus is no mistake: the journal is the truth."""
    heard: list[int] = []
    await bus.subscribe(lambda _, number: heard.append(number))
    await bus.close()
    await bus.publish("t", 1)
    await settled()
    assert heard == []
