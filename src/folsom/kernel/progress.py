"""Telling a person that the rules are being compiled, on the error stream."""

import sys
from typing import TextIO


class ProgressLine:
    """A report for `compiled`: one line that counts on a terminal, one plain line elsewhere."""

    def __init__(self, title: str, stream: TextIO | None = None) -> None:
        self._title = title
        self._stream = sys.stderr if stream is None else stream
        self._counts = self._stream.isatty()
        self._begun = False

    def __call__(self, done: int, total: int, _name: str) -> None:
        """Show how far it is."""
        text = f"Compiling the rules of {self._title}, once"
        if self._counts:
            end = "\n" if done == total else ""
            self._stream.write(f"\r{text}: {done} of {total}{end}")
        elif not self._begun:
            self._stream.write(f"{text} ({total} functions) ...\n")
        self._begun = True
        self._stream.flush()
