"""The log: what happened since the last answer, as rows of small numbers at the end of the record."""

from .record import Record
from .rule import rule


@rule
def clear_log(h: Record) -> None:
    """Begin a new log."""
    h.log_n = 0


@rule
def mute_log(h: Record) -> None:
    """Record nothing until the log is cleared: for searches that read no events."""
    h.log_n = len(h.log)


@rule
def emit(h: Record, kind: int, rule: int, a: int, b: int, c: int, d: int) -> None:
    """Record an event of this kind, by this rule; what is beyond the log's end is dropped."""
    n = h.log_n
    if n < len(h.log):
        h.log[n, 0] = kind
        h.log[n, 1] = rule
        h.log[n, 2] = a
        h.log[n, 3] = b
        h.log[n, 4] = c
        h.log[n, 5] = d
        h.log_n = n + 1
