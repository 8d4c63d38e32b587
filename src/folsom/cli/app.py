"""All commands, and how they end: 0 done, 1 something does not hold, 2 a mistake told in one sentence."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

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
app.command("serve", epilog=serve.EXAMPLES)(with_settings(serve.serve))
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("rules", epilog=rules.EXAMPLES)(rules.rules)
app.command("verify", epilog=verify.EXAMPLES)(verify.verify)
app.command("sim", epilog=sim.EXAMPLES)(sim.sim)
app.command("arena", epilog=arena.EXAMPLES)(arena.arena)
app.command("fuzz", epilog=fuzz.EXAMPLES)(fuzz.fuzz)
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)
app.command("replay", epilog=replay.EXAMPLES)(replay.replay)
app.command("verify-game", epilog=verify_game.EXAMPLES)(verify_game.verify_game)
app.command("compile", epilog=compiling.EXAMPLES)(compiling.compile_rules)
app.command("backup", epilog=keeping.BACKUP_EXAMPLES)(keeping.backup)
app.command("restore", epilog=keeping.RESTORE_EXAMPLES)(keeping.restore)
app.command("doctor", epilog=keeping.DOCTOR_EXAMPLES)(keeping.doctor)
app.add_typer(admin)


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
