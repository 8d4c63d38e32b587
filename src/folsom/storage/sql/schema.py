"""The tables of the database. A change here needs a migration: a test compares the two.

No foreign keys: the journal alone is the truth, everything else is written in any order and may be made
again; the doctor looks for rows that point nowhere.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

__all__ = [
    "METADATA",
    "blocks",
    "journal",
    "leases",
    "links",
    "pulse",
    "reports",
    "sessions",
    "sitters",
    "tables",
    "users",
]

METADATA = MetaData()


def _key(name: str) -> Column[str]:
    return Column(name, Text, nullable=False, primary_key=True)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _time(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


# Kept in the order of its primary key, with no second copy of the key in an index.
journal = Table(
    "journal",
    METADATA,
    _key("table_id"),
    Column("number", Integer, nullable=False, primary_key=True, autoincrement=False),
    _time("at"),
    _text("author"),
    _text("key"),
    _bytes("body"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    METADATA,
    _key("table_id"),
    _text("game"),
    _text("ruleset"),
    _text("status"),
    _flag("public"),
    _flag("watchable"),
    _text("clock"),
    _text("owner"),
    _time("created"),
    _time("touched"),
    Column("deadline", Double),
    _text("seats"),  # JSON of the seats, and
    _text("owing"),  # of the users that it waits for: only ever read whole
    Column("free", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_tables_lobby", tables.c.status, tables.c.created)
Index("ix_tables_deadline", tables.c.deadline)

# Who finds a table in the list of its own: a row for each user that holds a seat or owns the table.
sitters = Table(
    "sitters", METADATA, _key("user_id"), _key("table_id"), _flag("owing"), sqlite_with_rowid=False
)
Index("ix_sitters_table", sitters.c.table_id)

users = Table(
    "users",
    METADATA,
    _key("id"),
    _text("name"),
    _flag("program"),
    _time("created"),
    _time("seen"),
    _time("banned_until"),
    sqlite_with_rowid=False,
)
Index("ix_users_seen", users.c.seen)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary, nullable=False, primary_key=True),
    _text("user_id"),
    _time("expires"),
    _text("kind"),
    _time("created"),
    sqlite_with_rowid=False,
)
Index("ix_sessions_user", sessions.c.user_id)
Index("ix_sessions_expires", sessions.c.expires)

# One a user.
links = Table("links", METADATA, _key("user_id"), _bytes("hash"), _time("created"), sqlite_with_rowid=False)
Index("ix_links_hash", links.c.hash)

blocks = Table("blocks", METADATA, _key("by_user"), _key("whom"), sqlite_with_rowid=False)
Index("ix_blocks_whom", blocks.c.whom)

reports = Table(
    "reports",
    METADATA,
    _key("id"),
    _time("at"),
    _text("by_user"),
    _text("about"),
    _text("table_id"),
    Column("line", Integer),
    _text("text"),
    _text("quote"),
    _flag("closed"),
    sqlite_with_rowid=False,
)
Index("ix_reports_closed", reports.c.closed, reports.c.at)

leases = Table("leases", METADATA, _key("table_id"), _text("holder"), _time("until"), sqlite_with_rowid=False)
Index("ix_leases_holder", leases.c.holder)

# One row, written to see whether writing works.
pulse = Table(
    "pulse",
    METADATA,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("beats", Integer, nullable=False),
)
