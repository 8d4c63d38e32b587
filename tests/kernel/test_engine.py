"""Both engines: the same games byte for byte, and what each entry does."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from folsom.kernel import drivers, engine
from folsom.kernel.chance import light_word
from folsom.kernel.compile import Workshop
from folsom.kernel.contract import SPECTATOR, AnyGame
from folsom.kernel.engine import BackendError, Engine, Ints, compile_in_background, engine_for, interpreted
from folsom.kernel.graph import Graph
from folsom.kernel.record import Records, dtype_of, new_games, state_bytes, strict
from tests.kernel import search
from tests.kernel.toy import GAME
from tests.kernel.toy.encode import Sight
from tests.kernel.toy.table import SWAP, Heist, Memory, Phase

SEATS = 3


@pytest.fixture(params=["interpreted", "compiled"])
def either(request: pytest.FixtureRequest) -> Engine:
    """Each engine in turn."""
    found: Engine = request.getfixturevalue(f"toy_{request.param}")
    return found


def prepared(n: int = 1) -> Records:
    """Games ready to begin, all of the same key."""
    games = new_games(Heist, n)
    for k in range(n):
        h = strict(Heist, games)[k]
        h.chance_key[0] = 5
        h.chance_used = 16
        GAME.rulesets.prepare(h, GAME.rulesets.make("toy.short"), "abc")
    return games


def play_along(play: Engine, seed: int) -> Iterator[bytes]:
    """A whole random game through the entries one by one; all that can be read after each answer."""
    games, memories = prepared(), new_games(Memory, 1)
    play.start(games, 0)
    turn = 0
    while (seat := play.next_seat(games, 0)) >= 0:
        yield state_bytes(Heist, games, 0) + games.tobytes()
        read = [play.owed(games, 0), play.asked(games, 0, seat), play.options(games, 0, seat)]
        read += [play.refusal(games, 0, seat, answer) for answer in range(-1, 8)]
        yield repr(read).encode()
        for viewer in (SPECTATOR, *range(SEATS)):
            play.remember(games, 0, viewer, memories, 0)
            yield memories.tobytes()
        legal = [answer for answer in range(6) if read[2] >> answer & 1]
        play.apply(games, 0, seat, legal[light_word(seed, turn) % len(legal)])
        turn += 1
    ends = [(play.points(games, 0, seat), play.won(games, 0, seat)) for seat in range(SEATS)]
    yield repr((play.over(games, 0), ends)).encode()
    play.dream(memories, 0, games, 0, seed)
    yield games.tobytes()


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_play_the_same_game(toy_interpreted: Engine, toy_compiled: Engine, seed: int) -> None:
    """All that can be read, after every answer."""
    assert list(play_along(toy_interpreted, seed)) == list(play_along(toy_compiled, seed))


def test_both_engines_play_many_alike(toy_interpreted: Engine, toy_compiled: Engine) -> None:
    """Whole random games in one call."""
    plain, fast = prepared(2), prepared(2)
    assert toy_interpreted.play_many(plain, 0, 1, 50, 9) == toy_compiled.play_many(fast, 0, 1, 50, 9)
    assert plain.tobytes() == fast.tobytes()


def test_play_many_leaves_the_template_as_it_was(either: Engine) -> None:
    """It plays in the other place."""
    games = prepared(2)
    before = games[0].tobytes()
    assert either.play_many(games, 0, 1, 3, 1) == 3 * (SEATS + SEATS * 2)
    assert games[0].tobytes() == before
    assert either.over(games, 1) == 1


def test_apply_logs_and_playouts_do_not(either: Engine) -> None:
    """Events are for those who look."""
    games = prepared()
    either.start(games, 0)
    either.apply(games, 0, 0, 4)
    h = strict(Heist, games)[0]
    assert (h.log_n, list(h.log[0])) == (1, [1, 0, 0, 2, 0, 0])
    assert either.playout(games, 0, 3) == SEATS - 1 + SEATS * 2
    assert list(h.log[0]) == [1, 0, 0, 2, 0, 0]


def test_numbers_of_numpy_and_bools_are_numbers(either: Engine) -> None:
    """They do not get into the rules as they are."""
    games = prepared()
    either.start(games, np.int64(0))  # type: ignore[arg-type]  # that is the test
    either.apply(games, False, np.int8(0), np.int16(3))  # type: ignore[arg-type]  # that is the test
    assert either.owed(games, 0) == 0b110


@pytest.mark.parametrize(
    "wrong", [lambda: new_games(Memory, 1), lambda: prepared(4)[::2], lambda: np.zeros(3, int)]
)
def test_other_arrays_are_refused(either: Engine, wrong: Callable[[], Records]) -> None:
    """And nothing is compiled for them."""
    with pytest.raises(TypeError):
        either.owed(wrong(), 0)


def test_a_read_only_array_is_not_written(either: Engine) -> None:
    """Compiled code would write through it."""
    games = prepared()
    games.flags.writeable = False
    before = games.tobytes()
    with pytest.raises(TypeError):
        either.start(games, 0)
    assert games.tobytes() == before


def test_an_index_outside_raises(either: Engine) -> None:
    """Bounds checks are on in both."""
    with pytest.raises(IndexError):
        either.owed(prepared(), 1)


def test_a_memory_keeps_nothing_of_what_it_held(either: Engine) -> None:
    """It is blank before it is filled."""
    games, memories = prepared(), new_games(Memory, 2)
    memories["bet"][0] = memories["mine"][0] = 3
    either.start(games, 0)
    for place in (0, 1):
        either.remember(games, 0, SPECTATOR, memories, place)
    assert memories[0].tobytes() == memories[1].tobytes()


def test_a_dream_reads_nothing_of_the_record_it_fills(either: Engine) -> None:
    """Same memory and seed: the same world, whatever lay there before."""
    games, memories = prepared(2), new_games(Memory, 1)
    either.start(games, 0)
    either.remember(games, 0, 1, memories, 0)
    worlds = new_games(Heist, 2)
    worlds[1] = games[0]
    for place in (0, 1):
        either.dream(memories, 0, worlds, place, 77)
    assert worlds[0].tobytes() == worlds[1].tobytes()
    seen = strict(Heist, games)[0].hand[1]
    assert strict(Heist, worlds)[0].hand[1] == seen


def batch(n: int) -> tuple[Ints, ...]:
    """Seats, answers, masks, seeds, ended and results of a batch that has not begun."""
    seats, answers, masks = (np.zeros(n, np.int64) for _ in range(3))
    return (
        seats,
        answers,
        masks,
        np.arange(n, dtype=np.int64),
        np.ones(n, np.int64),
        np.zeros((n, SEATS), np.int64),
    )


def unseen() -> tuple[Records, Records]:
    """A memory, and no room for observations: a batch at which nobody looks."""
    return new_games(Memory, 1), new_games(Sight, 0)


def test_a_batch_begins_plays_and_begins_again(either: Engine) -> None:
    """Each game anew with a key of its own, once its end was seen."""
    games, (seats, answers, masks, seeds, ended, results) = new_games(Heist, 4), batch(4)

    def step() -> int:
        return either.step_many(games, prepared(), seats, answers, masks, seeds, ended, results, *unseen())

    assert step() == 0
    assert (seats.tolist(), ended.tolist(), seeds.tolist()) == ([0] * 4, [0] * 4, [4, 5, 6, 7])
    assert len({games["hand"][k].tobytes() for k in range(4)}) > 1
    for _ in range(SEATS * 3):
        assert not ended.any()
        answers[:] = [mask.bit_length() - 1 for mask in masks.tolist()]
        assert step() == 0
    assert (seats.tolist(), masks.tolist(), ended.tolist()) == ([-1] * 4, [0] * 4, [1] * 4)
    assert results[2].tolist() == [either.points(games, 2, seat) for seat in range(SEATS)]
    assert step() == 0
    assert (seats.tolist(), seeds.tolist()) == ([0] * 4, [8, 9, 10, 11])


@pytest.mark.parametrize(("seat", "answer"), [(0, SWAP), (0, -1), (0, 62), (1, 3), (-1, 3)])
def test_a_batch_refuses_what_is_not_legal(either: Engine, seat: int, answer: int) -> None:
    """The game stays as it was, and is counted."""
    games, (seats, answers, masks, seeds, ended, results) = new_games(Heist, 1), batch(1)
    arrays = (seats, answers, masks, seeds, ended, results, *unseen())
    either.step_many(games, prepared(), *arrays)
    before = games.tobytes()
    seats[0], answers[0] = seat, answer
    assert either.step_many(games, prepared(), *arrays) == 1
    assert games.tobytes() == before
    assert (seats[0], masks[0]) == (0, 0b111000)


def test_each_rule_is_compiled_once(toy: AnyGame, toy_compiled: Engine) -> None:
    """One specialisation of each function, whatever it is called with."""
    assert toy_compiled.backend == "compiled"
    workshop = Workshop(toy, Graph(toy, (drivers,)))
    workshop.compile_all(None)
    assert {len(made.overloads) for made in workshop.made.values()} == {1}


def test_entries_of_further_modules_are_there_by_name(toy: AnyGame) -> None:
    """With the game's own rules for their placeholders."""
    play = interpreted(toy, [search])
    games = prepared()
    play.start(games, 0)
    assert play.extra["phase_of"](games, 0) == Phase.BETTING


def test_the_backend_can_be_chosen(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a variable of three values."""
    monkeypatch.setenv("FOLSOM_BACKEND", "interpreted")
    assert engine_for(toy).backend == "interpreted"
    monkeypatch.setenv("FOLSOM_BACKEND", "fast")
    with pytest.raises(BackendError, match=r"FOLSOM_BACKEND is 'fast', but must be one of auto, .*\.$"):
        engine_for(toy)


def test_without_numba_rules_are_interpreted(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """And asking for more is one sentence."""
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    monkeypatch.delenv("FOLSOM_BACKEND", raising=False)
    assert engine_for(toy).backend == "interpreted"
    monkeypatch.setenv("FOLSOM_BACKEND", "compiled")
    with pytest.raises(BackendError, match="Numba"):
        engine_for(toy)


def test_compiling_in_the_background_ends_with_an_engine(toy: AnyGame, toy_compiled: Engine) -> None:
    """Which the caller polls for."""
    compilation = compile_in_background(toy)
    assert compilation.wait(60)
    assert (compilation.engine, compilation.error) == (toy_compiled, None)


@pytest.mark.usefixtures("toy_compiled")
def test_play_can_begin_interpreted_while_it_compiles(toy: AnyGame, toy_interpreted: Engine) -> None:
    """Nobody waits for the compiler."""
    with engine._compiling:
        compilation = compile_in_background(toy)
        assert interpreted(toy) is toy_interpreted
        assert not compilation.wait(0)
    assert compilation.wait(60)


def test_an_error_in_the_background_is_kept_for_the_caller(
    toy: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not lost with the thread."""
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    compilation = compile_in_background(toy)
    assert compilation.wait(60)
    assert isinstance(compilation.error, BackendError)


def test_array_types_are_those_of_the_record_class(toy: AnyGame) -> None:
    """So callers can allocate for any game."""
    assert prepared().dtype == dtype_of(toy.heist)
