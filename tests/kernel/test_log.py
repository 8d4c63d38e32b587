"""The log."""

from folsom.kernel.log import clear_log, emit, mute_log
from folsom.kernel.record import Record, new_games, strict


class Short(Record):
    """A record with a log of two rows."""

    LOG_ROWS = 2


def fresh() -> Short:
    """An empty one."""
    return strict(Short, new_games(Short, 1))[0]


def test_events_are_rows_in_order() -> None:
    """Kind, rule and four numbers."""
    h = fresh()
    emit(h, 1, 2, 3, 4, 5, 6)
    emit(h, 7, 0, 0, 0, 0, -1)
    assert h.log_n == 2
    assert [list(row) for row in h.log] == [[1, 2, 3, 4, 5, 6], [7, 0, 0, 0, 0, -1]]


def test_a_full_log_takes_no_more() -> None:
    """And breaks nothing."""
    h = fresh()
    for kind in range(1, 5):
        emit(h, kind, 0, 0, 0, 0, 0)
    assert (h.log_n, h.log[1, 0]) == (2, 2)


def test_a_muted_log_records_nothing_until_cleared() -> None:
    """For searches."""
    h = fresh()
    mute_log(h)
    emit(h, 1, 0, 0, 0, 0, 0)
    assert h.log[0, 0] == 0
    clear_log(h)
    emit(h, 1, 0, 0, 0, 0, 0)
    assert (h.log_n, h.log[0, 0]) == (1, 1)
