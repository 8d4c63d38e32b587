"""What a seat could tell beforehand, and what it was shown: judged by the worlds it could be in.

A message has shown somebody something if in some world that this person could not tell from the true one the
same message would have been told otherwise. Nothing here knows what a card is.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from folsom.kernel.errors import FolsomError
from folsom.kernel.sealed import told
from folsom.play.game import Game

WORLDS: Final = 24
"""For a takeback: who was nearly sure of a card all the same is shown it. Each world takes 0.2 ms."""
MOST_WORLDS: Final = 120
"""So many are looked at, if in most of them the message could not have been sent."""
ROW_WORLDS: Final = 10
"""For answers in a row, of which there are many."""
SEEDS_A_QUESTION: Final = 1_000


def give(game: Game, seat: int, answers: Sequence[str]) -> tuple[Struct, ...]:
    """Carry out answers in a row; all events, sealed. FolsomError where one cannot be given."""
    return tuple(event for answer in answers for event in game.answer(seat, answer))


def worlds(game: Game, seat: int, count: int = WORLDS) -> Iterator[Game]:
    """Some worlds that a seat could be in: the same ones whenever it asks about the same question."""
    first = SEEDS_A_QUESTION * (1 + sum(given.seat == seat for given in game.answers))
    return (game.imagine(seat, first + k) for k in range(count))


def is_sure(game: Game, seat: int, answers: Sequence[str]) -> bool:
    """Whether a seat can tell that it may give all these answers in a row.

    If it could not, a refusal of the second would show it what the first one brings, and nothing would have
    been done: it could look and choose again.
    """
    return len(answers) == 1 or all(
        _can_give(world, seat, answers) for world in worlds(game, seat, ROW_WORLDS)
    )


def _can_give(world: Game, seat: int, answers: Sequence[str]) -> bool:
    try:
        give(world, seat, answers)
    except FolsomError:
        return False
    return True


def can_be_unlearned(before: Game, seat: int, answers: Sequence[str]) -> bool:
    """Whether a message drew no chance and showed nobody anything that it could not tell beforehand."""
    after = before.fork()
    events = give(after, seat, answers)
    if chance_drawn(after) != chance_drawn(before):
        return False
    return all(_could_tell(before, seer, seat, answers, events) for seer in range(len(before.seats)))


def _could_tell(
    before: Game, seer: int, seat: int, answers: Sequence[str], events: tuple[Struct, ...]
) -> bool:
    """Whether somebody, given that the seat would answer so, could tell all that it was told of it."""
    shown, judged = told(events, seer), 0
    for world in worlds(before, seer, MOST_WORLDS):
        is_told_alike = _is_told_alike(world, seer, seat, answers, shown)
        if is_told_alike is False:
            return False
        judged += is_told_alike is not None
        if judged == WORLDS:
            break
    return judged > 0


def _is_told_alike(
    world: Game, seer: int, seat: int, answers: Sequence[str], shown: Sequence[object]
) -> bool | None:
    """Whether the seer would be told the same there; None where the seat could not have sent the message.

    What others answer in secret may look like another answer of theirs: then it has shown nothing.
    """
    events = _caused(world, seat, answers)
    if events is not None and told(events, seer) == shown:
        return True
    if seer != seat and any(
        _looks_so(world, seer, seat, each, shown) for each in world.question(seat).answers
    ):
        return True
    return None if events is None else False


def _looks_so(world: Game, seer: int, seat: int, answer: str, shown: Sequence[object]) -> bool:
    events = _caused(world, seat, (answer,))
    return events is not None and told(events, seer) == shown


def _caused(world: Game, seat: int, answers: Sequence[str]) -> tuple[Struct, ...] | None:
    """What a message causes there; None where it cannot be sent."""
    try:
        return give(world.fork(), seat, answers)
    except FolsomError:
        return None


def chance_drawn(game: Game) -> tuple[int, int]:
    """How far the game's chance has been used up."""
    return game.heist.chance_counter, game.heist.chance_used
