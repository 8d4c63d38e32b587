"""All commands, and how they end: 0 done, 1 something does not hold, 2 a mistake told in one sentence."""

import sys
from collections.abc import Sequence

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
from folsom.cli.screen import complain
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
        message = error.format_message().rstrip(".")
        complain(f"{message}: see `folsom --help`, or `folsom COMMAND --help`")
        return USER_ERROR
    except (FolsomError, StoreFailed) as error:
        complain(str(error))
        return USER_ERROR
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return USER_ERROR
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return STOPPED
    return status if isinstance(status, int) else 0


def main() -> None:
    """Run the command line."""
    sys.exit(run(sys.argv[1:]))
