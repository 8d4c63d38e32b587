"""The line that tells of compiling."""

import io

from folsom.kernel.progress import ProgressLine


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It does."""
        return True


def test_a_terminal_sees_one_line_that_counts() -> None:
    """Ended only at the end."""
    stream = Terminal()
    report = ProgressLine("Two Safes", stream)
    for done in (1, 2):
        report(done, 2, "f")
    assert stream.getvalue().count("\n") == 1
    assert stream.getvalue().endswith("2 of 2\n")


def test_a_file_gets_one_plain_line() -> None:
    """However many functions there are."""
    stream = io.StringIO()
    report = ProgressLine("Two Safes", stream)
    for done in (1, 2):
        report(done, 2, "f")
    assert stream.getvalue() == "Compiling the rules of Two Safes, once (2 functions) ...\n"
