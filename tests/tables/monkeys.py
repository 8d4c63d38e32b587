"""People who do anything at any time: sensible things mostly, and everything else as well."""

from random import Random

from tests.tables.world import Person

CHOICES = {
    "answer": 60,
    "row": 5,
    "why-not": 2,
    "take-back": 8,
    "pause": 1,
    "resume": 3,
    "consent": 10,
    "vote": 10,
    "phrase": 2,
    "say": 2,
    "mute": 1,
    "block": 1,
    "sync": 3,
    "leave": 1,
    "rejoin": 4,
    "resign": 0.2,
    "sit": 1,
    "stand": 0.3,
    "choose": 1,
    "add-bot": 1,
    "remove": 0.3,
    "watching": 0.5,
    "invite": 0.3,
    "start": 2,
    "rematch": 1,
}


def message(person: Person, people: list[Person], dice: Random) -> dict[str, object]:
    """Something that somebody says."""
    what = dice.choices(list(CHOICES), list(CHOICES.values()))[0]
    other = dice.choice(people)
    seats = len(person.part.seats)
    seat = dice.choice([*person.own_seats(), dice.randrange(seats)])
    if what in ("answer", "row"):
        return _answer(person, dice, seat, rows=what == "row")
    fields: dict[str, dict[str, object]] = {
        "why-not": {"seat": seat, "answer": dice.choice(("move", "draw", "pass", "done", "whistle"))},
        "take-back": {"seat": seat},
        "resign": {"seat": seat},
        "consent": {"proposal": _number(person.part.proposal), "yes": dice.random() < 0.8},
        "vote": {
            "vote": _number(person.part.ballot),
            "choice": dice.choice(("wait", "bot", "bot")),
            "level": dice.choice(("drifter", "outlaw")),
        },
        "phrase": {"phrase": dice.choice(("hello", "ouch", "nonsense"))},
        "say": {"text": dice.choice(("hm", "Hands up!"))},
        "mute": {"user": other.id, "on": dice.random() < 0.5},
        "block": {"user": other.id, "on": dice.random() < 0.5},
        "sync": {"seat": dice.choice([None, *person.own_seats()])},
        "sit": {"seat": dice.choice([None, seat])},
        "stand": {"seat": seat},
        "choose": {"seat": seat, "bandit": dice.choice(("", "tuco", "indians"))},
        "add-bot": {"seat": seat, "level": dice.choice(("drifter", "outlaw"))},
        "remove": {"seat": seat},
        "watching": {"allowed": dice.random() < 0.8},
    }
    return {"do": what, **fields.get(what, {})}


def _number(thing: object) -> int:
    return int(getattr(thing, "id", 0))


def _answer(person: Person, dice: Random, seat: int, *, rows: bool) -> dict[str, object]:
    question = person.asked if person.eyes is not None and person.sight.game is not None else None
    if question is None:
        return {"do": "answer", "seat": seat, "question": "0.0.0", "answers": ["pass"]}
    answers = [dice.choice(question.answers)]
    if rows:
        answers.append(dice.choice((*question.answers, "done", "no")))
    return {"do": "answer", "seat": question.seat, "question": question.id, "answers": answers}
