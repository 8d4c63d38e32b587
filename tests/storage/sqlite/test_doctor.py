"""The doctor sees every trouble, says it in a sentence, and sees none where there is none."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from folsom.storage.sqlite import examine, migrate

ENTRY = "INSERT INTO journal VALUES ('t', {}, 0.0, '', '', x'7b7d')"
LISTED = """
INSERT INTO tables VALUES ('t', 'napad', 'napad', 'over', 1, 1, 'none', '', 0.0, 0.0, NULL, '[]', '[]', 0)
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A sound database with one table in it."""
    path = tmp_path / "folsom.db"
    migrate(path)
    change(path, ENTRY.format(1), ENTRY.format(2), LISTED)
    return path


def change(path: Path, *statements: str) -> None:
    """Do something to a database that no server would do."""
    with closing(sqlite3.connect(path)) as raw, raw:
        for statement in statements:
            raw.execute(statement)


def troubles(path: Path) -> list[str]:
    """What was found that is not good."""
    return [finding.sentence for finding in examine(path) if not finding.good]


def test_a_sound_database_is_called_so(database: Path) -> None:
    """And every look has a word to say."""
    findings = examine(database)
    assert all(finding.good for finding in findings)
    assert len(findings) == 7
    assert "The journal has 2 entries of 1 tables, with no gap in their numbers." in [
        finding.sentence for finding in findings
    ]


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        (ENTRY.format(4), "The journal of table t has 3 entries and goes up to number 4."),
        (
            "DELETE FROM journal WHERE number = 1",
            "The journal of table t has 1 entries and goes up to number 2.",
        ),
        ("DELETE FROM tables", "1 tables with a journal are in no list: t."),
        ("DELETE FROM journal", "1 tables in the lists have no journal: t."),
        ("INSERT INTO sitters VALUES ('ada', 'x', 0)", "1 users find a table that is gone: ada."),
        ("INSERT INTO links VALUES ('ada', x'00', 0.0)", "1 return links belong to nobody: ada."),
        ("INSERT INTO leases VALUES ('x', 'me', 0.0)", "1 leases are on tables that are gone: x."),
        ("INSERT INTO blocks VALUES ('ada', 'bob')", "1 blocks are by or against nobody: ada."),
        (
            "INSERT INTO sessions VALUES (x'00', 'ada', 0.0, 'browser', 0.0)",
            "1 sessions belong to nobody: ada.",
        ),
    ],
)
def test_what_cannot_be_is_found(database: Path, statement: str, sentence: str) -> None:
    """One trouble, one sentence."""
    change(database, statement)
    assert troubles(database) == [sentence]


def test_a_damaged_page_is_found(database: Path) -> None:
    """The advice is to restore a backup."""
    change(database, *(ENTRY.format(number) for number in range(3, 2000)))
    with database.open("r+b") as file:
        file.seek(database.stat().st_size // 2)
        file.write(b"\xff" * 4096)
    assert any("restore a backup" in sentence for sentence in troubles(database))


def test_a_file_that_others_may_read_is_found(database: Path) -> None:
    """It holds the keys of running games."""
    database.chmod(0o644)
    assert troubles(database) == [f"Other users of this machine may read {database}: run chmod 600 on it."]


@pytest.mark.parametrize(
    ("free", "words"),
    [(1 << 20, "soon nothing can be kept"), (40 << 20, "a backup before an upgrade may not fit")],
)
def test_a_disk_that_is_nearly_full_is_found(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, words: str
) -> None:
    """Before it is."""
    with database.open("r+b") as file:
        file.truncate(30 << 20)
    usage: Callable[[Path], object] = lambda _: shutil._ntuple_diskusage(1 << 40, 0, free)  # noqa: E731
    monkeypatch.setattr("folsom.storage.sqlite.doctor.shutil.disk_usage", usage)
    assert [sentence for sentence in troubles(database) if words in sentence]


def test_what_is_no_database_is_one_finding(tmp_path: Path) -> None:
    """In a sentence, like everything else."""
    (tmp_path / "x.db").write_bytes(b"letters")
    for name in ("x.db", "none.db"):
        (finding,) = examine(tmp_path / name)
        assert not finding.good
        assert str(tmp_path / name) in finding.sentence
