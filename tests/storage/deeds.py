"""Anything that may be done to a store, and asked of it, drawn by lot."""

from collections.abc import Awaitable, Callable
from random import Random

from folsom.tables.ports import ReturnLink, Store
from tests.storage.samples import report, row, session, user

__all__ = ["Deed", "ask", "draw"]

Deed = Callable[[Store], Awaitable[object]]
USERS = ("ada", "bob", "cid")
TABLES = ("t1", "t2", "t3", "t4")
STATUSES = ("lobby", "running", "paused", "over")


def draw(luck: Random) -> Deed:
    """Something to do."""
    who, whom = luck.choice(USERS), luck.choice(USERS)
    table, mark = luck.choice(TABLES), bytes([luck.randrange(4)])
    now, until = float(luck.randrange(20)), float(luck.randrange(40))
    some_row = row(
        table,
        owner=who,
        status=luck.choice(STATUSES),
        users=tuple(luck.sample(USERS, luck.randrange(3))),
        seats=3,
        public=luck.random() < 0.7,
        watchable=luck.random() < 0.7,
        touched=float(luck.randrange(5)),
        created=float(luck.randrange(5)),
        owing=tuple(luck.sample(USERS, luck.randrange(3))),
        deadline=luck.choice((None, 1.0, 2.0, 3.0)),
    )
    some_report = report(str(luck.randrange(6)), now, closed=luck.random() < 0.3)
    deeds: tuple[Deed, ...] = (
        lambda store: store.directory.put(some_row),
        lambda store: store.directory.put(some_row),
        lambda store: store.directory.delete(table),
        lambda store: store.people.put_user(user(who, seen=now)),
        lambda store: store.people.delete_user(who),
        lambda store: store.people.put_session(session(mark, who, expires=until, created=now)),
        lambda store: store.people.delete_session(mark),
        lambda store: store.people.delete_expired(now),
        lambda store: store.people.put_link(ReturnLink(hash=who.encode() + mark, user=who, created=now)),
        lambda store: store.people.block(who, whom),
        lambda store: store.people.unblock(who, whom),
        lambda store: store.people.put_report(some_report),
        lambda store: store.leases.acquire(table, who, now, until),
        lambda store: store.leases.renew(table, who, now, until),
        lambda store: store.leases.release(table, who),
    )
    return luck.choice(deeds)


def ask(luck: Random) -> Deed:
    """Something to know."""
    who, table, mark = luck.choice(USERS), luck.choice(TABLES), bytes([luck.randrange(4)])
    now, limit, closed = float(luck.randrange(20)), luck.randrange(1, 6), luck.random() < 0.5
    questions: tuple[Deed, ...] = (
        lambda store: store.directory.get(table),
        lambda store: store.directory.list_open(limit),
        lambda store: store.directory.list_of(who, limit),
        lambda store: store.directory.list_watchable(limit),
        lambda store: store.directory.list_due(now, limit),
        lambda store: store.people.get_user(who),
        lambda store: store.people.list_idle(now, limit),
        lambda store: store.people.get_session(mark),
        lambda store: store.people.list_sessions(who),
        lambda store: store.people.get_link(who.encode() + mark),
        lambda store: store.people.blocked_by(who),
        lambda store: store.people.list_reports(closed=closed, limit=limit),
        lambda store: store.leases.held_by(who),
    )
    return luck.choice(questions)
