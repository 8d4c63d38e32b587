"""What a browser is told about the other seats is what everybody is told: nothing else ever reaches it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Route

from . import playing
from .conftest import Come
from .people import Person
from .tables import join, open_table, start

JSON = Any
RULESETS: Final = (("colt.first", 3), ("napad", 3))
OWN: Final = frozenset({"seat", "hand", "picked", "discarding", "rear_bandit", "won"})
"""Parts of a view that are about whoever looks."""
SEATS: Final = ("seat", "first", "tied")
BANDITS: Final = ("bandit", "victim")
"""Names under which an event says whom it is about: one, or several."""
ADA: Final = 0
VIEW: Final = 3
"""How deep in an update its view lies."""


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_a_seat_is_told_of_the_others_what_everybody_is_told(come: Come, ruleset: str, seats: int) -> None:
    """Whatever Ada's browser receives in a game beyond what Cid's does, who only watches, is about Ada.

    Ben's is told more than Cid's too, of course: else this would prove nothing.
    """
    ada, ben, cid = come("Ada"), come("Ben"), come("Cid")
    link = open_table(ada, ruleset, seats)
    join(ben, link)
    cid.page.goto(link)
    cid.page.get_by_role("button", name="Sit down").first.wait_for()
    start(ada, ben)
    playing.play((ada, playing.click), (ben, playing.click), answers=16)
    hers, his, public = updates(ada), updates(ben), updates(cid)
    shared = [number for number in public if number in hers and number in his]
    assert len(shared) >= 10
    told = [where for number in shared for where in differences(hers[number], public[number])]
    assert told
    assert [where for where in told if not is_about_ada(where, hers[shared[0]])] == []
    assert any(is_of_ben(where) for number in shared for where in differences(his[number], public[number]))


def test_nobody_is_told_how_somebody_else_is_known(come: Come) -> None:
    """The secret of Ben's cookie is in nothing that Ada's browser receives; that of her own link home is."""
    ada, ben = come("Ada"), come("Ben")
    answered = overhear(ada)
    link = open_table(ada, "napad", 3)
    join(ben, link)
    start(ada, ben)
    playing.play((ada, playing.click), (ben, playing.click), answers=4)
    ada.page.reload()
    playing.play((ada, playing.click), (ben, playing.click), answers=2)
    (secret,) = [str(cookie.get("value")) for cookie in ben.context.cookies()]
    heard = [*ada.heard, *answered]
    assert any(link.partition("#")[2] in text for text in heard)
    assert len(secret) > 20
    assert not any(secret in text for text in heard)


def overhear(person: Person) -> list[str]:
    """What the server answers to a browser over HTTP, from now on."""
    answered: list[str] = []

    def passed_on(route: Route) -> None:
        response = route.fetch()
        answered.append(response.text())
        route.fulfill(response=response)

    person.context.route("**/api/**", passed_on)
    return answered


def updates(person: Person) -> dict[int, JSON]:
    """Every update of a running game that a browser received, by number."""
    frames = [msgspec.json.decode(text) for text in person.heard]
    updates = [frame for frame in frames if frame["is"] == "update" and frame.get("game")]
    return {frame["number"]: frame for frame in updates if frame["game"]["outcome"] is None}


Where = tuple[tuple[str | int, ...], tuple[JSON, ...]]
"""The path to something, and everything that it is a part of, from the outside inwards."""


def differences(
    one: JSON, other: JSON, path: tuple[str | int, ...] = (), inside: tuple[JSON, ...] = ()
) -> Iterator[Where]:
    """Where the first says something that the other does not say."""
    within = (*inside, one)
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one:
            yield from differences(one[name], other.get(name), (*path, name), within)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, (*path, number), within)
    elif one != other and one is not None:
        yield path, within


def is_about_ada(where: Where, update: JSON) -> bool:
    """Whether it is a part of what is said about her own seat."""
    path, inside = where
    if path[:2] == ("game", "question") or (path[:2] == ("game", "view") and path[2] in OWN):
        return True
    if path[:4] == ("game", "view", "seats", ADA):
        return True
    seat = update["game"]["view"]["seats"][ADA]
    bandits = seat.get("bandits", ())
    # A view names whose it is: only the parts that it is made of say whom they are about.
    parts = [part for part in inside[VIEW if path[0] == "game" else 1 :] if isinstance(part, dict)]
    parts += [part["event"] for part in parts if isinstance(part.get("event"), dict)]
    return any(names(part, SEATS, [ADA]) or names(part, BANDITS, bandits) for part in parts)


def names(part: dict[str, JSON], under: Sequence[str], wanted: Sequence[JSON]) -> bool:
    """Whether one of these is named there, alone or with others."""
    found = [part.get(each) for each in under]
    return any(each in wanted for named in found for each in (named if isinstance(named, list) else [named]))


def is_of_ben(where: Where) -> bool:
    """Whether it is a hand that he alone sees."""
    path, inside = where
    return path[-1] == "hand" and bool(inside[-1])
