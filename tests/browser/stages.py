"""Tables at a chosen moment, reached quickly: over the API, by whoever looks at them with a browser then."""

from collections.abc import Callable
from random import Random

from tests.server.guests import JSON, Guest, Seen

from .people import Person

Until = Callable[[JSON], bool]
"""Whether a question is the one at which to stop."""


def the_end(question: JSON) -> bool:
    """Stop at no question."""
    del question
    return False


def first(*kinds: str) -> Until:
    """Stop at the first question of one of these kinds."""
    return lambda question: question["kind"] in kinds


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


def play_to(owner: Guest, ruleset: str, seats: int, until: Until, *, seed: int = 1, **settings: JSON) -> str:
    """A table where the owner has played against bots until that question."""
    table = open_room(owner, ruleset, seats, **settings)
    for seat in range(1, seats):
        owner.tell(table, "add-bot", seat=seat, level="drifter")
    with owner.at(table) as seen:
        seen.say("start")
        seen.sync(0)
        play_on(seen, until, Random(seed))
    return table


def play_on(seen: Seen, until: Until, luck: Random) -> None:
    """Answer what is asked, at random, as far as that question."""
    answered = ""
    while seen.part["status"] != "over":
        asked = seen.question
        if asked is None or asked["id"] == answered:
            seen.next()
        elif until(asked):
            return
        else:
            answered = asked["id"]
            answer = luck.choice(asked["answers"])
            seen.say("answer", seat=asked["seat"], question=answered, answers=[answer])
