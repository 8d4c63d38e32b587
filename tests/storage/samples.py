"""Plain things to keep."""

from folsom.tables.ports import Entry, Report, SeatRow, Session, TableRow, User

__all__ = ["entry", "report", "row", "session", "user"]


def entry(table: str = "table", number: int = 1, body: bytes = b"{}", key: str = "") -> Entry:
    """An entry; who wrote it and when follow from its number."""
    return Entry(
        table=table, number=number, at=1000.0 + number / 7, author=f"user {number}", key=key, body=body
    )


def row(
    table: str,
    *,
    owner: str = "ada",
    status: str = "lobby",
    users: tuple[str, ...] = (),
    seats: int = 4,
    public: bool = True,
    watchable: bool = True,
    touched: float = 0.0,
    created: float = 0.0,
    owing: tuple[str, ...] = (),
    deadline: float | None = None,
) -> TableRow:
    """A row of the directory."""
    taken = tuple(SeatRow(user=user, name=user.title()) for user in users)
    return TableRow(
        table=table,
        game="colt",
        ruleset="colt.first",
        status=status,  # type: ignore[arg-type]  # tests name it as plain text
        public=public,
        watchable=watchable,
        clock="10 min + 20 s",
        owner=owner,
        created=created,
        touched=touched,
        seats=taken + (SeatRow(),) * (seats - len(taken)),
        owing=owing,
        deadline=deadline,
    )


def user(name: str, *, seen: float = 0.0, banned_until: float = 0.0) -> User:
    """A guest whose id is its name."""
    return User(id=name, name=name.title(), created=1.5, seen=seen, banned_until=banned_until)


def session(mark: bytes, who: str, *, expires: float = 100.0, created: float = 0.0) -> Session:
    """A browser's session."""
    return Session(hash=mark, user=who, expires=expires, created=created)


def report(name: str, at: float, *, closed: bool = False, line: int | None = None) -> Report:
    """Ada reports Bob."""
    return Report(
        id=name, at=at, by="ada", about="bob", table="table", line=line, text="Naughty.", closed=closed
    )
