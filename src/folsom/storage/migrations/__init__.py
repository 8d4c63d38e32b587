"""The database's revisions, in order: `versions/` has one step for each, written with alembic.

A step is never changed once it is released. Each works on every database that `sql/schema.py` is for.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

__all__ = ["HEAD", "REVISIONS", "revision_of", "upgrade"]

REVISIONS: Final = ("0001",)
"""All that this version knows, oldest first."""
HEAD: Final = REVISIONS[-1]
STEPS: Final = Path(__file__).parent
BOOK: Final = "alembic_version"


def revision_of(connection: Connection) -> str | None:
    """The revision that a database is at; None for one that has no revision."""
    if not inspect(connection).has_table(BOOK):
        return None
    return connection.execute(text(f"SELECT version_num FROM {BOOK}")).scalar()  # noqa: S608  # a constant


def upgrade(connection: Connection) -> None:
    """Bring a database forward to the newest revision, inside the transaction that `connection` is in."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    steps = ScriptDirectory(str(STEPS))
    options = {"fn": lambda revision, _: steps._upgrade_revs("head", revision), "transactional_ddl": True}
    context = MigrationContext.configure(connection, opts=options)
    with Operations.context(context):
        context.run_migrations()
