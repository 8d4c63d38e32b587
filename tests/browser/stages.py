"""Tables at a chosen moment, reached quickly: over the API, by whoever looks at them with a browser then."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from tests.server.guests import JSON, Guest, Seen

from .people import Person

TRIES: Final = 8
SILENCE: Final = 3.0
LONGEST: Final = 90.0
"""Seconds: how long one waits before one says something, and how long a game may take."""
Until = Callable[[Seen], bool]
"""Whether a table at which one is asked something is as far as it shall come."""


def the_end(seen: Seen) -> bool:
    """Stop at no question."""
    del seen
    return False


def first(*kinds: str) -> Until:
    """Stop at the first question of one of these kinds."""
    return lambda seen: seen.question["kind"] in kinds


def known_as(person: Person, guest: Guest) -> Person:
    """From now on the browser is that guest's."""
    cookies = [
        {"name": name, "value": value, "url": guest.address} for name, value in guest.http.cookies.items()
    ]
    person.context.add_cookies(cookies)  # type: ignore[arg-type]  # dicts of that shape
    return person


def open_room(owner: Guest, ruleset: str, seats: int, **settings: JSON) -> str:
    """A table where the owner waits for others."""
    table = str(owner.open(ruleset=ruleset, seats=seats, **settings)["table"])
    owner.tell(table, "sit", seat=0)
    return table


def open_hot_seat(owner: Guest, ruleset: str, seats: int) -> str:
    """A game where one person has every seat: the device goes from hand to hand."""
    table = open_room(owner, ruleset, seats)
    for seat in range(1, seats):
        owner.tell(table, "sit", seat=seat)
    owner.tell(table, "start")
    return table


def play_to(owner: Guest, ruleset: str, seats: int, until: Until, *, level: str = "drifter") -> str:
    """A table where the owner has played against bots until then; another if it never comes to that there."""
    for seed in range(TRIES):
        table = open_room(owner, ruleset, seats)
        for seat in range(1, seats):
            owner.tell(table, "add-bot", seat=seat, level=level)
        with owner.at(table) as seen:
            begun = seen.say("start")
            assert begun["is"] != "refused", begun["sentence"]
            seen.sync(0)
            if play_on(seen, until, Random(seed)) or until is the_end:
                return table
    raise AssertionError(f"{TRIES} games of {ruleset} have not come to that")


def play_on(seen: Seen, until: Until, luck: Random) -> bool:
    """Answer what is asked, at random, until then; whether it ever came to that."""
    answered, latest = "", time.monotonic() + LONGEST
    while seen.part["status"] != "over":
        asked = seen.question
        assert time.monotonic() < latest, f"after {LONGEST:.0f} seconds a game has not come to its end"
        if asked is None or asked["id"] == answered:
            wait(seen)
        elif until(seen):
            return True
        else:
            answered = asked["id"]
            answer = luck.choice(asked["answers"])
            seen.say("answer", seat=asked["seat"], question=answered, answers=[answer])
    return False


def wait(seen: Seen) -> None:
    """For what comes next; a bot may take its time, and the server wants to hear something meanwhile."""
    try:
        seen.next(patience=SILENCE)
    except TimeoutError:
        seen.say("ping")
