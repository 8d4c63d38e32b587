"""What the commands write with: results to standard output, progress and errors to standard error."""

import sys
import textwrap
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

out = Console(highlight=False, soft_wrap=True)
err = Console(highlight=False, soft_wrap=True, stderr=True)

SET_IN: Final = "    "
STAYS: Final = "\N{NO-BREAK SPACE}"  # in a sentence: a blank at which it is not broken


def say(line: str = "") -> None:
    """Write one plain line of a result: no colour, no markup, no wrapping."""
    sys.stdout.write(line + "\n")


def width() -> int | None:
    """How wide the screen is; None if what is written goes elsewhere, a file for instance."""
    return out.width if sys.stdout.isatty() else None


def tell(sentence: str) -> None:
    """Write a sentence; a screen breaks it between words and sets in what follows."""
    wide = width()
    lines = [sentence]
    if wide is not None:
        lines = textwrap.wrap(sentence, wide, subsequent_indent=SET_IN, break_on_hyphens=False)
    say("\n".join(lines).replace(STAYS, " "))


def draw(line: Text) -> None:
    """Write a line in colours, broken like a sentence."""
    wide = width()
    line.rstrip()
    if wide is None or len(line) <= wide:
        out.print(line)
        return
    first, *more = line.wrap(out, wide - len(SET_IN))
    out.print(first)
    for part in more:
        out.print(Text(SET_IN).append_text(part))


def complain(sentence: str) -> None:
    """Write the one sentence of a user error."""
    text = " ".join(sentence.split())
    sys.stderr.write(f"folsom: {text}\n")


def trouble(error: OSError) -> str:
    """What the system said, and about which file if it said that.

    >>> trouble(OSError(28, "No space left on device")), trouble(OSError(2, "No such file", "a.game"))
    ('No space left on device', 'a.game: No such file')
    """
    what = error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename else what


def is_typed() -> bool:
    """Whether a person types what comes in."""
    return sys.stdin.isatty()


def bar(what: str) -> Progress:
    """A progress bar on standard error that leaves nothing behind."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not sys.stderr.isatty())
