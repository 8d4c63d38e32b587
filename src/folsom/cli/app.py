"""All commands, and how they end: 0 done, 1 something does not hold, 2 a mistake told in one sentence."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import typer

from folsom.cli import (
    arena,
    bench,
    compiling,
    fuzz,
    keeping,
    play,
    replay,
    rules,
    serve,
    sim,
    verify,
    verify_game,
)
from folsom.cli.admin import admin
from folsom.cli.screen import complain, say, trouble
from folsom.cli.settings import with_settings
from folsom.kernel.errors import FolsomError
from folsom.tables.ports import StoreFailed

USER_ERROR = 2
STOPPED = 130

app = typer.Typer(
    name="folsom",
    help="The table for train-robbery board games.",
    epilog="`folsom COMMAND --help` shows examples.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
COMMANDS: Final[tuple[tuple[str, Callable[..., object], str, str], ...]] = (
    (
        "serve",
        with_settings(serve.serve),
        "Serve tables to this machine, or with --lan to a network.",
        serve.EXAMPLES,
    ),
    ("play", play.play, "Play in the terminal.", play.EXAMPLES),
    ("rules", rules.rules, "List the rulesets, or explain one, or one rule.", rules.EXAMPLES),
    ("verify", verify.verify, "Run scenarios: the rules as data.", verify.EXAMPLES),
    ("sim", sim.sim, "Play random games; scores and wins by seat and bandit.", sim.EXAMPLES),
    ("arena", arena.arena, "Let bots play each other; win shares with intervals.", arena.EXAMPLES),
    ("fuzz", fuzz.fuzz, "Play random games and check all that must hold.", fuzz.EXAMPLES),
    ("bench", bench.bench, "Measure on one core how fast the rules are.", bench.EXAMPLES),
    ("replay", replay.replay, "Show a stored game step by step.", replay.EXAMPLES),
    (
        "verify-game",
        verify_game.verify_game,
        "Check a game file: key, shuffles, answers, end.",
        verify_game.EXAMPLES,
    ),
    ("compile", compiling.compile_rules, "Compile the rules ahead of their first use.", compiling.EXAMPLES),
    ("backup", keeping.backup, "Copy the database into one file, in use or not.", keeping.BACKUP_EXAMPLES),
    ("restore", keeping.restore, "Put a backup in the place of the database.", keeping.RESTORE_EXAMPLES),
    ("doctor", keeping.doctor, "Look the database over and say what was found.", keeping.DOCTOR_EXAMPLES),
)
"""Each command's name, what does it, a line of help for the list, and examples for its own help."""
for _name, _does, _line, _examples in COMMANDS:
    app.command(_name, short_help=_line, epilog=_examples)(_does)
app.add_typer(admin, short_help="Look after the house: reports, names, bans, tables.")


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status."""
    try:
        status = app(args=list(arguments), prog_name="folsom", standalone_mode=False)
    except typer.TyperException as error:
        return _explain(error.format_message())
    except (FolsomError, StoreFailed) as error:
        complain(str(error))
        return USER_ERROR
    except OSError as error:
        complain(trouble(error))
        return USER_ERROR
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return STOPPED
    return status if isinstance(status, int) else 0


def _explain(message: str) -> int:
    """Say what was wrong with a command; whoever names none is shown which there are."""
    if message.startswith("Usage: "):
        say(message)
    else:
        complain(f"{message.rstrip('.')}: see `folsom --help`, or `folsom COMMAND --help`")
    return USER_ERROR


def _open_what_is_closed() -> None:
    """Whoever starts a command without the usual three streams reads nothing and is told nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  # open to the end
            setattr(sys, name, nowhere)


def main() -> None:
    """Run the command line."""
    _open_what_is_closed()
    sys.exit(run(sys.argv[1:]))
