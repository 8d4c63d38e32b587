"""Two worlds that one seat cannot tell apart, and everything the library shows it in either.

The other world is imagined from what the seat remembers: same public history, same own cards and answers,
everything else redrawn. What the seat is shown must be the same, byte for byte: its memory, view, knowledge,
question, refusals, and what it is told of the next answer, as long as that answer looks the same to it. And
what changes nothing that it knows, it is not told of at all.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple, cast

import msgspec

from folsom.games.colt_express.events import Turned
from folsom.games.colt_express.table.record import Heist as Colt
from folsom.games.to_jest_napad.table import Heist as Napad
from folsom.kernel.contract import SPECTATOR
from folsom.kernel.record import Cells, Record, Records, new_games, raw_bytes
from folsom.kernel.sealed import told
from folsom.play.errors import FolsomError
from folsom.play.game import Game

TRIES: Final = 3
"""How many answers of the other world are tried until one looks the same to the seat."""
SECRET: Final = frozenset({"place", "pick", "plan", "keep"})
"""Questions whose answers others may not see; all else is answered openly."""


class Difference(NamedTuple):
    """Something by which the seat could tell the worlds apart."""

    where: str
    true: object
    other: object


class Outcome(NamedTuple):
    """What one comparison came to."""

    differences: tuple[Difference, ...]
    events: tuple[msgspec.Struct, ...]
    """What happened in the true world, if the other could go the same way."""
    followed: bool
    """Whether the other world went on in a way that looks the same to the seat."""


def audiences(game: Game) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (None, *range(len(game.seats)))


# --- what is shown


def memory(game: Game, seat: int | None) -> bytes:
    """What the seat remembers."""
    memories = new_games(game.definition.memory, 1)
    game.engine.remember(records(game), 0, SPECTATOR if seat is None else seat, memories, 0)
    return bytes(raw_bytes(memories)[0])


def face(game: Game, seat: int | None) -> dict[str, object]:
    """All that the library says to a seat, a spectator, or a program, of the game as it stands."""
    return {
        "memory": memory(game, seat),
        "numbers": game.sight(seat).tobytes(),
        "view": msgspec.json.encode(game.view(seat)),
        "knowledge": msgspec.json.encode(game.knowledge(seat)),
        "owed": game.owed,
        "text": repr(game),
        "outcome": game.outcome,
        **(asked(game, seat) if seat is not None else {}),
    }


def asked(game: Game, seat: int) -> dict[str, object]:
    """The question, or why there is none, and what every answer would be refused with."""
    heist, answers = game.heist, game.definition.answers
    try:
        question: object = msgspec.structs.replace(game.question(seat), id="")
    except FolsomError as error:
        question = str(error)
    codes = range(game.definition.answer_count)
    refusals = [game.engine.refusal(records(game), 0, seat, code) for code in codes]
    return {
        "question": question,
        "refusals": refusals,
        "texts": [answers.answer_text(heist, seat, code) for code in codes],
        "error": _refused(game, seat),
    }


def _refused(game: Game, seat: int) -> str:
    """The error for an answer that nobody understands."""
    try:
        game.definition.answers.parse_answer(game.heist, seat, "whistle")
    except FolsomError as error:
        return str(error)
    return ""


def heard(events: tuple[msgspec.Struct, ...], seat: int | None) -> bytes:
    """What the seat is told of events."""
    return msgspec.json.encode(told(events, seat))


def records(game: Game) -> Records:
    """The array that the game lives in."""
    return game._games  # the proof looks at everything


# --- the other world


def compare(true: Game, seat: int | None, chance: Random) -> Outcome:
    """Compare the true world with an imagined one; then give an answer in both, and compare again."""
    other = true.imagine(seat, chance.randrange(2**32))
    found = list(differ("before", face(true, seat), face(other, seat)))
    align(true, other, seat)
    answerer = chance.choice(true.owed)
    text = chance.choice(true.question(answerer).answers)
    before = memory(true, seat)
    events = true.answer(answerer, text)
    after = memory(true, seat)
    if before == after:
        found += differ("silence", {"told": heard(events, seat)}, {"told": heard((), seat)})
    for attempt in attempts(other, answerer, text, chance, is_own=answerer == seat):
        world = other.fork()
        happened = world.answer(answerer, attempt)
        if memory(world, seat) == after and revealed(happened) == revealed(events):
            shown, same = heard(events, seat), heard(happened, seat)
            found += differ("events", {"told": shown}, {"told": same})
            found += differ("after", face(true, seat), face(world, seat))
            return Outcome(tuple(found), events, followed=True)
    return Outcome(tuple(found), events, followed=False)


def revealed(events: tuple[msgspec.Struct, ...]) -> list[msgspec.Struct]:
    """Hidden cards that were turned over for all to see: by these, worlds may come to differ openly.

    A memory keeps them only while they tell something of what is still hidden.
    """
    return [event for event in events if isinstance(event, Turned)]


def differ(where: str, true: dict[str, object], other: dict[str, object]) -> Iterator[Difference]:
    """The differences of what is shown in two worlds."""
    for name in true.keys() | other.keys():
        if true.get(name) != other.get(name):
            yield Difference(f"{where}: {name}", true.get(name), other.get(name))


def attempts(other: Game, answerer: int, text: str, chance: Random, *, is_own: bool) -> Iterator[str]:
    """Answers that might look the same: the seat's own answer, or of another seat also any it could have
    given.
    """
    question = other.question(answerer)
    legal = question.answers
    if not is_own and question.kind in SECRET:
        yield from (chance.choice(legal) for _ in range(TRIES - 1))
    if text in legal:
        yield text


# --- chance that both worlds share: what a shuffle will deal to the seat itself is no secret of others


def align(true: Game, other: Game, seat: int | None) -> None:
    """Let chance deal the seat the same in both worlds: the stream, its own deck, and cards all will see."""
    for name in ("chance_key", "chance_block"):
        _copy(getattr(true.heist, name), getattr(other.heist, name))
    other.heist.chance_counter = true.heist.chance_counter
    other.heist.chance_used = true.heist.chance_used
    ALIGN[true.definition.name](true.heist, other.heist, seat)


def _align_colt(true: Record, other: Record, seat: int | None) -> None:
    ours, theirs = cast(Colt, true), cast(Colt, other)
    _copy(ours.round_cards, theirs.round_cards)
    if seat is not None:
        _copy(ours.deck[seat], theirs.deck[seat])


def _align_napad(true: Record, other: Record, seat: int | None) -> None:
    ours, theirs = cast(Napad, true), cast(Napad, other)
    for colour in range(3):
        _copy(ours.treasury[colour], theirs.treasury[colour])
    if seat is not None:
        _copy(ours.hideout[seat], theirs.hideout[seat])


ALIGN: Final[dict[str, Callable[[Record, Record, int | None], None]]] = {
    "colt": _align_colt,
    "napad": _align_napad,
}


def _copy(source: Cells, target: Cells) -> None:
    for k, value in enumerate(source):
        target[k] = value
