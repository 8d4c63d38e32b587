"""A bot that is a program: told what its seat knows and no more, and no trouble to anybody if it fails."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import folsom
from folsom import arena, bots
from folsom.bots import Budget, Situation
from folsom.bots.levels import Level
from folsom.bots.pool import BotFailed, Pool
from folsom.bots.program import ProgramFailed
from folsom.kernel.engine import interpreted
from folsom.play.game import Game
from folsom.play.start import game_named
from folsom.tables.ports import Thinking

PROGRAMS = Path(__file__).parent / "programs.py"
SOON = Budget(seconds=0.1)


def command(how: str) -> str:
    """A program that does this, as a bot's name."""
    return f"exec:{sys.executable} {PROGRAMS} {how}"


def as_json(value: msgspec.Struct) -> object:
    """A value as it is after a journey in JSON."""
    return json.loads(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which somebody owes an answer."""
    return folsom.new("napad", seats=2, seed=5, engine=interpreted(game_named("napad")))


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a program writes down what it is told."""
    monkeypatch.setenv("FOLSOM_TEST_NOTE", str(tmp_path / "note"))
    return tmp_path / "note"


def test_it_is_told_view_knowledge_question_and_budget(game: Game, note: Path) -> None:
    """And nothing else."""
    (seat,) = game.owed
    answer = bots.ask(bots.make(command("note"), seed=8), Situation.of(game, seat), SOON)
    written = json.loads(note.read_text(encoding="utf-8"))
    assert answer == game.question(seat).answers[0]
    assert written["seed"] == "8"
    assert written["told"] == {
        "view": as_json(game.view(seat)),
        "knowledge": as_json(game.knowledge(seat)),
        "question": as_json(game.question(seat)),
        "budget": {"seconds": 0.1, "iterations": 0},
    }


def test_one_process_answers_all_questions_of_a_bot(game: Game, note: Path) -> None:
    """It is not started for each."""
    bot = bots.make(command("note"))
    for _ in range(3):
        bots.ask(bot, Situation.of(game, game.owed[0]), SOON)
    assert len({json.loads(line)["pid"] for line in note.read_text(encoding="utf-8").splitlines()}) == 1


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("crash", "ended without an answer"),
        ("babble", "one line of JSON"),
        ("cheat", "none of the answers"),
        ("flood", "too long"),
    ],
)
def test_a_program_that_fails_says_how(game: Game, how: str, words: str) -> None:
    """In one sentence; and asked again it is started anew."""
    bot = bots.make(command(how))
    for _ in range(2):
        with pytest.raises(ProgramFailed, match=words):
            bots.ask(bot, Situation.of(game, game.owed[0]), SOON)


def test_a_program_that_hangs_is_ended(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon after its time is up."""
    monkeypatch.setattr("folsom.bots.program.START", 0.3)
    monkeypatch.setattr("folsom.bots.program.GRACE", 0.1)
    begun = time.monotonic()
    with pytest.raises(ProgramFailed, match=r"no answer within 0\.5 s"):
        bots.ask(bots.make(command("hang")), Situation.of(game, game.owed[0]), SOON)
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize("name", ["exec:", "exec:no-such-program", "exec:'unfinished"])
def test_a_command_that_is_none_is_refused(game: Game, name: str) -> None:
    """In one sentence too."""
    with pytest.raises(ProgramFailed):
        bots.ask(bots.make(name), Situation.of(game, game.owed[0]), SOON)


def test_at_a_table_it_fails_like_any_bot(game: Game) -> None:
    """The worker that asked it is well, and says what was wrong."""
    (seat,) = game.owed
    thinking = Thinking(
        game=game.definition.name,
        ruleset=game.definition.rulesets.PRESETS["napad"],
        view=game.view(seat),
        knowledge=game.knowledge(seat),
        question=game.question(seat),
        budget=0.0,
        memory=game.memory(seat).tobytes(),
        table="",
    )

    async def asked() -> None:
        pool = Pool({"crash": Level(bot=command("crash"))}, workers=1)
        try:
            with pytest.raises(BotFailed, match="ended without an answer"):
                await pool.answer("crash", thinking)
        finally:
            await pool.close()

    asyncio.run(asked())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a program ends with its input")
def test_no_program_outlives_whoever_asked_it() -> None:
    """Even one that hangs, if that process is killed."""
    code = (
        "import os, subprocess, sys; from folsom.bots.orphans import end_with_parent;"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'],"
        " preexec_fn=end_with_parent()); print(child.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    killed = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    pid = int(killed.stdout)
    for _ in range(100):
        if not is_alive(pid):
            return
        time.sleep(0.05)
    pytest.fail("it still runs")


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and waits to be reaped does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_the_example_robs_and_beats_drifters() -> None:
    """`examples/jsonl_bot.py`, in a match of the arena, and again: the same seed plays the same games."""
    example = Path(__file__).parents[2] / "examples" / "jsonl_bot.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40
    names = [f"exec:{sys.executable} {example}", "drifter", "drifter"]
    wanted = arena.contest("colt.first", names, games=6, seed=3)
    played = arena.run(wanted, executor=arena.InTurn())
    assert arena.summary(wanted, played).entries[0].win_share > 0.5
    again = arena.run(arena.contest("colt.first", names, games=3, seed=3), executor=arena.InTurn())
    assert [one.scores for one in again] == [one.scores for one in played[:3]]
