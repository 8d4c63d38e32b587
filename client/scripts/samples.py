"""Play games by chance and keep moments of them, as a seat is shown them: for the gallery and for tests.

python client/scripts/samples.py           write them anew
python client/scripts/samples.py --check   say whether they are what would be written
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import folsom
from folsom.kernel.sealed import told
from folsom.narration import tell
from folsom.play.game import Game
from folsom.play.question import Question

SAMPLES: Final = Path(__file__).resolve().parents[1] / "src/gallery/samples"
ENOUGH: Final = 40
"""Games after which every kind of question has been met."""
STEALING: Final = 14
"""Moments in a row that make a scene to watch."""


class Sample(Struct):
    """A moment: what a seat saw, what happened then, what it sees now and is asked."""

    ruleset: str
    seat: int | None
    names: tuple[str, ...]
    previous: Struct | None
    events: tuple[Struct, ...]
    view: Struct
    question: Question | None


class Line(Struct):
    """An event as it is told."""

    event: Struct
    rule: str
    text: str


def lines(game: Game, events: tuple[Struct, ...], seat: int | None) -> tuple[Line, ...]:
    """Events as a seat is told them."""
    return tuple(
        Line(event, event.rule, tell(event, game=game.definition.name, seats=game.seats, seat=seat))
        for event in told(events, seat)
    )


def played(ruleset: str, seats: int, seed: int) -> Iterator[tuple[Game, int, tuple[Struct, ...], Game]]:
    """A game by chance: before each answer, who gave it, what happened, and after it."""
    chance = random.Random(seed)
    game = folsom.new(ruleset, seats=seats, seed=seed)
    while game.owed:
        seat = game.owed[0]
        before = game.fork()
        events = game.answer(seat, chance.choice(game.question(seat).answers))
        yield before, seat, events, game


def sample(ruleset: str, before: Game, events: tuple[Struct, ...], game: Game, seat: int | None) -> Sample:
    """A moment with the eyes of a seat."""
    return Sample(
        ruleset=ruleset,
        seat=seat,
        names=game.seats,
        previous=before.view(seat),
        events=lines(game, events, seat),
        view=game.view(seat),
        question=game.question(seat) if seat in game.owed else None,
    )


def questions(ruleset: str, seats: int) -> list[Sample]:
    """The first moment of every kind of question, as the seat that is asked sees it."""
    found: dict[str, Sample] = {}
    for seed in range(ENOUGH):
        for before, _, events, game in played(ruleset, seats, seed):
            if game.owed and (kind := game.question(game.owed[0]).kind) not in found:
                found[kind] = sample(ruleset, before, events, game, game.owed[0])
    return [found[kind] for kind in sorted(found)]


def only(kind: str, samples: list[Sample]) -> list[Sample]:
    """Those that ask one kind of question."""
    return [each for each in samples if each.question is not None and each.question.kind == kind]


def scenes(ruleset: str, seats: int, phase: str, seed: int) -> list[Sample]:
    """Moments of one phase in a row, as seat 0 sees them, and the end of the game."""
    moments = [
        (before.view(0), sample(ruleset, before, events, game, 0))
        for before, _, events, game in played(ruleset, seats, seed)
    ]
    watched = [each for view, each in moments if view.phase == phase and view.round > 1]
    return [*watched[:STEALING], moments[-1][1]]


def wanted() -> dict[str, list[Sample]]:
    """All samples, by file."""
    return {
        "colt": [*questions("colt.first", 4), *scenes("colt.first", 4, "stealing", seed=5)],
        "colt-big": questions("colt.revised", 6)[:2],
        "colt-teams": [*questions("colt.revised.teams", 3), *only("keep", questions("colt.first.expert", 4))],
        "napad": [*questions("napad", 4), *scenes("napad", 4, "robbery", seed=3)],
    }


def written(samples: list[Sample]) -> str:
    """As a file: one line a sample."""
    texts = (msgspec.json.encode(each).decode() for each in samples)
    return "[\n" + ",\n".join(texts) + "\n]\n"


def main() -> int:
    """Write the files, or compare them."""
    check, wrong = "--check" in sys.argv, []
    SAMPLES.mkdir(exist_ok=True)
    for name, samples in wanted().items():
        path, text = SAMPLES / f"{name}.json", written(samples)
        if not check:
            path.write_text(text)
        elif json.loads(path.read_text()) != json.loads(text):
            wrong.append(path.name)
    for name in wrong:
        print(f"{name} is not what the game makes now: run client/scripts/samples.py", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
