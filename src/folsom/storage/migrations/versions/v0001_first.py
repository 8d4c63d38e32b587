"""The tables of the first version.

The text of a step stays as it was released: it says the columns itself and imports no schema.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all."""
    op.create_table(
        "journal",
        _key("table_id"),
        sa.Column("number", sa.Integer, nullable=False, primary_key=True, autoincrement=False),
        _time("at"),
        _text("author"),
        _text("key"),
        _bytes("body"),
        sqlite_with_rowid=False,
    )
    _make_tables()
    _make_people()
    op.create_table("leases", _key("table_id"), _text("holder"), _time("until"), sqlite_with_rowid=False)
    op.create_index("ix_leases_holder", "leases", ["holder"])
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("beats", sa.Integer, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "beats": 0}])


def _make_tables() -> None:
    op.create_table(
        "tables",
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
        sa.Column("deadline", sa.Double),
        _text("seats"),
        _text("owing"),
        sa.Column("free", sa.SmallInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "created"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table("sitters", _key("user_id"), _key("table_id"), _flag("owing"), sqlite_with_rowid=False)
    op.create_index("ix_sitters_table", "sitters", ["table_id"])


def _make_people() -> None:
    op.create_table(
        "users",
        _key("id"),
        _text("name"),
        _flag("program"),
        _time("created"),
        _time("seen"),
        _time("banned_until"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_users_seen", "users", ["seen"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, nullable=False, primary_key=True),
        _text("user_id"),
        _time("expires"),
        _text("kind"),
        _time("created"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sessions_user", "sessions", ["user_id"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table("links", _key("user_id"), _bytes("hash"), _time("created"), sqlite_with_rowid=False)
    op.create_index("ix_links_hash", "links", ["hash"])
    op.create_table("blocks", _key("by_user"), _key("whom"), sqlite_with_rowid=False)
    op.create_index("ix_blocks_whom", "blocks", ["whom"])
    op.create_table(
        "reports",
        _key("id"),
        _time("at"),
        _text("by_user"),
        _text("about"),
        _text("table_id"),
        sa.Column("line", sa.Integer),
        _text("text"),
        _text("quote"),
        _flag("closed"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])


def _key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)
