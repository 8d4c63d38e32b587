"""What every store knows of people."""

import pytest

from folsom.tables.ports import ReturnLink, Session, Store, User
from tests.storage.samples import report, session, user

pytestmark = pytest.mark.anyio


async def test_a_user_is_read_back_as_written_last(store: Store) -> None:
    """A ban and a new name replace what was known."""
    await store.people.put_user(user("ada"))
    changed = User(id="ada", name="Ądą 🎩", program=True, created=1.5, seen=7.25, banned_until=9e9)
    await store.people.put_user(changed)
    assert await store.people.get_user("ada") == changed
    assert await store.people.get_user("bob") is None


async def test_idle_users_come_longest_ago_first(store: Store) -> None:
    """Strictly before the instant, and no more than wanted."""
    for name, seen in (("c", 3.0), ("a", 1.0), ("b2", 2.0), ("b1", 2.0)):
        await store.people.put_user(user(name, seen=seen))
    assert [one.id for one in await store.people.list_idle(3.0)] == ["a", "b1", "b2"]
    assert [one.id for one in await store.people.list_idle(9.0, limit=2)] == ["a", "b1"]


async def test_a_session_is_found_by_its_hash_alone(store: Store) -> None:
    """Any bytes, expired or not; written again, it is prolonged."""
    mark = bytes(range(224, 256))
    token = Session(hash=mark, user="ada", expires=1.0, kind="token", created=0.5)
    await store.people.put_session(token)
    assert await store.people.get_session(mark) == token
    assert await store.people.get_session(mark[::-1]) is None
    await store.people.put_session(session(mark, "ada", expires=99))
    found = await store.people.get_session(mark)
    assert found is not None
    assert (found.expires, found.kind) == (99, "browser")


async def test_a_users_sessions_come_oldest_first(store: Store) -> None:
    """Its own only; an ended one is gone."""
    for mark, who, created in ((b"2", "ada", 2.0), (b"1", "ada", 1.0), (b"3", "bob", 0.0)):
        await store.people.put_session(session(mark, who, created=created))
    assert [one.hash for one in await store.people.list_sessions("ada")] == [b"1", b"2"]
    await store.people.delete_session(b"1")
    await store.people.delete_session(b"1")
    assert [one.hash for one in await store.people.list_sessions("ada")] == [b"2"]


async def test_expired_sessions_end_and_are_counted(store: Store) -> None:
    """At the very instant, too."""
    for mark, expires in ((b"1", 1.0), (b"2", 2.0), (b"3", 3.0)):
        await store.people.put_session(session(mark, "ada", expires=expires))
    assert await store.people.delete_expired(2.0) == 2
    assert await store.people.delete_expired(2.0) == 0
    assert [one.hash for one in await store.people.list_sessions("ada")] == [b"3"]


async def test_a_new_return_link_replaces_the_one_before_it(store: Store) -> None:
    """The old secret opens nothing any more; others' links stay."""
    for mark, who in ((b"bob's", "bob"), (b"old", "ada"), (b"new", "ada")):
        await store.people.put_link(ReturnLink(hash=mark, user=who, created=1.0))
    assert await store.people.get_link(b"old") is None
    assert await store.people.get_link(b"new") == ReturnLink(hash=b"new", user="ada", created=1.0)
    assert await store.people.get_link(b"bob's") is not None


async def test_blocking_goes_one_way_and_can_be_undone(store: Store) -> None:
    """Twice is as good as once, and so is undoing it twice."""
    for _ in range(2):
        await store.people.block("ada", "bob")
    await store.people.block("ada", "cid")
    assert await store.people.blocked_by("ada") == {"bob", "cid"}
    assert await store.people.blocked_by("bob") == frozenset()
    for _ in range(2):
        await store.people.unblock("ada", "bob")
    assert await store.people.blocked_by("ada") == {"cid"}


async def test_a_forgotten_user_leaves_nothing_behind(store: Store) -> None:
    """No session, no link, no block by or against it; others keep theirs."""
    for name in ("ada", "bob"):
        await store.people.put_user(user(name))
        await store.people.put_session(session(name.encode(), name))
        await store.people.put_link(ReturnLink(hash=name.encode(), user=name, created=1.0))
    for by, whom in (("ada", "bob"), ("bob", "ada"), ("bob", "cid")):
        await store.people.block(by, whom)
    await store.people.delete_user("ada")
    assert await store.people.get_user("ada") is None
    assert await store.people.get_session(b"ada") is None
    assert await store.people.get_link(b"ada") is None
    assert await store.people.blocked_by("ada") == frozenset()
    assert await store.people.blocked_by("bob") == {"cid"}
    assert await store.people.get_user("bob") is not None
    assert await store.people.get_session(b"bob") is not None
    assert await store.people.get_link(b"bob") is not None


async def test_reports_come_newest_first(store: Store) -> None:
    """Open ones and closed ones apart, read back as written last."""
    for one in (report("a", 1.0), report("b", 2.0, line=7), report("c", 3.0)):
        await store.people.put_report(one)
    await store.people.put_report(report("c", 3.0, closed=True))
    assert list(await store.people.list_reports()) == [report("b", 2.0, line=7), report("a", 1.0)]
    assert list(await store.people.list_reports(limit=1)) == [report("b", 2.0, line=7)]
    assert list(await store.people.list_reports(closed=True)) == [report("c", 3.0, closed=True)]
