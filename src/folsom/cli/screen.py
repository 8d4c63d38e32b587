"""What the commands write with: results to standard output, progress and errors to standard error."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console(highlight=False, soft_wrap=True)
err = Console(highlight=False, soft_wrap=True, stderr=True)


def say(line: str = "") -> None:
    """Write one plain line of a result: no colour, no markup, no wrapping."""
    sys.stdout.write(line + "\n")


def complain(sentence: str) -> None:
    """Write the one sentence of a user error."""
    text = " ".join(sentence.split())
    sys.stderr.write(f"folsom: {text}\n")


def is_typed() -> bool:
    """Whether a person types what comes in."""
    return sys.stdin.isatty()


def bar(what: str) -> Progress:
    """A progress bar on standard error that leaves nothing behind."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not sys.stderr.isatty())
