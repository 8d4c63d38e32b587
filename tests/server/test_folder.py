"""The data folder: what lies in it, who may read it, and what is not kept there at all."""

import stat
import sys
from pathlib import Path

import pytest

from folsom.storage import SqliteStore
from folsom.storage.sql.schema import METADATA

from .guests import Guest
from .running import running

ELSEWHERE = "203.0.113.77"
TOLD = {
    "journal": "tables: settings",
    "tables": "tables: settings",
    "sitters": "who sat where",
    "users": "a name",
    "sessions": "a hash of the cookie or token",
    "links": "a hash of the return link",
    "blocks": "whom one does not want to hear",
    "reports": "reports: who",
    "leases": "",
    "pulse": "",
}
"""By table of the database: the words of docs/privacy.md for it; none where nothing is of people."""


@pytest.mark.skipif(sys.platform == "win32", reason="there files have no such modes")
def test_everything_in_it_is_its_owners_alone(tmp_path: Path) -> None:
    """Also in a folder that was there before, and that others may look into."""
    tmp_path.chmod(0o755)
    store = SqliteStore(tmp_path / "folsom.db")
    with running(tmp_path, store) as server:
        Guest(server.address).come_in("Ada")
        server.parts.folder.invitation()
        files = {path.name: path for path in tmp_path.iterdir()}
        assert files.keys() >= {"folsom.db", "folsom.db-wal", "admin-token", "invitation", "address"}
        for name, path in files.items():
            assert name == "lock" or stat.S_IMODE(path.stat().st_mode) == 0o600, name


def test_no_address_is_kept(tmp_path: Path) -> None:
    """Neither in the database nor in its log, nor in what is logged; its limits know it all the same."""
    store = SqliteStore(tmp_path / "folsom.db")
    settings = {"trusted_proxy": ("127.0.0.0/8",), "limit_guests": "1/600"}
    with running(tmp_path, store, **settings) as server:
        ada = Guest(server.address, {"x-forwarded-for": ELSEWHERE}).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        with ada.at(table) as seen:
            seen.say("sit")
            seen.say("say", text="Hello there")
        again = ada.http.post("/api/guests", json={"name": "Ada"})
        assert again.status_code == 429
        log = server.written.getvalue()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Hello there" in kept
    assert ELSEWHERE.encode() not in kept
    assert ELSEWHERE not in log


def test_the_privacy_page_tells_of_every_table_of_the_database() -> None:
    """A new one is a new line there."""
    page = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text("utf-8")
    assert METADATA.tables.keys() == TOLD.keys()
    for words in TOLD.values():
        assert words in page
