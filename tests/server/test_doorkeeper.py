"""The doorkeeper: sessions end, return links are replaced, guests who are long away are forgotten."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from folsom.server.doorkeeper import DAY, HOUR, Admitted, Doorkeeper, NobodyThere
from folsom.server.settings import Settings
from folsom.server.tokens import hash_of
from folsom.server.visitors import Shown, Standing
from folsom.storage import MemoryStore
from folsom.tables.ports import SeatRow, TableRow, User
from tests.tables.means import RepeatedLuck, StandingClock

from .running import running, waited_for

SETTINGS = Settings(session_days=90, guest_days=30)
ROW = TableRow(
    table="t",
    game="napad",
    ruleset="napad",
    status="over",
    public=False,
    watchable=True,
    clock="none",
    owner="",
    created=0.0,
    touched=0.0,
    seats=(),
)


class House:
    """A doorkeeper, what it keeps, and its clock."""

    def __init__(self) -> None:
        self.store, self.clock = MemoryStore(), StandingClock()
        self.keeper = Doorkeeper(
            self.store.people, self.store.directory, self.clock, RepeatedLuck(), SETTINGS, "admin's secret"
        )

    async def standing(self, who: Admitted) -> Standing:
        """What is known of somebody, by its cookie."""
        visitor = await self.keeper.recognise(Shown(who.secret, is_cookie=not who.user.program), "192.0.2.7")
        return visitor.standing

    async def is_kept(self, who: Admitted) -> bool:
        """Whether anything is known of somebody."""
        return await self.store.people.get_user(who.user.id) is not None


def run(test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house of its own."""

    async def whole() -> None:
        await test(House())

    asyncio.run(whole())


def test_a_session_ends_when_it_was_not_used_for_so_long() -> None:
    """To the second; the record of it goes at the next tidying."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        house.clock.jump(SETTINGS.session_days * DAY - 1)
        session = await house.store.people.get_session(hash_of(ada.secret))
        assert session is not None
        assert session.expires - house.clock.now() == 1
        house.clock.jump(1)
        assert await house.standing(ada) is Standing.EXPIRED
        await house.keeper.sweep()
        assert await house.store.people.get_session(hash_of(ada.secret)) is None

    run(test)


def test_whoever_comes_stays_known_for_as_long_again() -> None:
    """Written at most once an hour."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        for _ in range(10):
            house.clock.jump(80 * DAY)
            assert await house.standing(ada) is Standing.PERSON
        (before,) = await house.store.people.list_sessions(ada.user.id)
        house.clock.jump(HOUR / 2)
        assert await house.standing(ada) is Standing.PERSON
        assert list(await house.store.people.list_sessions(ada.user.id)) == [before]

    run(test)


def test_every_device_that_is_used_stays_known() -> None:
    """Also one that always comes a moment after another of the same person."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        phone = await house.keeper.come_back(await house.keeper.make_return_link(ada.user.id))
        for _ in range(10):
            house.clock.jump(80 * DAY)
            assert await house.standing(ada) is Standing.PERSON
            assert await house.standing(phone) is Standing.PERSON

    run(test)


@pytest.mark.parametrize("program", [False, True])
def test_a_guest_without_a_table_is_forgotten_after_so_many_days(*, program: bool) -> None:
    """With sessions and link; whoever was here since is not."""

    async def test(house: House) -> None:
        ada, ben = [await house.keeper.arrive(name, program=program) for name in ("Ada", "Ben")]
        link = await house.keeper.make_return_link(ada.user.id)
        house.clock.jump(SETTINGS.guest_days * DAY - 1)
        await house.standing(ben)
        assert await house.keeper.sweep() == 0
        house.clock.jump(2)
        assert await house.keeper.sweep() == 1
        assert (await house.is_kept(ada), await house.is_kept(ben)) == (False, True)
        assert await house.store.people.list_sessions(ada.user.id) == []
        with pytest.raises(NobodyThere):
            await house.keeper.come_back(link)

    run(test)


def test_a_guest_who_has_played_is_kept() -> None:
    """Somebody with a table, even one that is over, may come back to its games."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        await house.store.directory.put(replace(ROW, seats=(SeatRow(user=ada.user.id),)))
        house.clock.jump(10 * SETTINGS.guest_days * DAY)
        assert await house.keeper.sweep() == 0
        assert await house.is_kept(ada)

    run(test)


def test_a_server_tidies_up_by_itself(tmp_path: Path) -> None:
    """At its start, and every hour from then on."""
    store = MemoryStore()
    long_ago = User(id="long-ago", name="Ada")
    asyncio.run(store.people.put_user(long_ago))
    with running(tmp_path, store) as server:
        assert waited_for(lambda: server.do(store.people.get_user("long-ago")) is None)
        assert waited_for(lambda: '"guests_forgotten": 1' in server.written.getvalue())


def test_a_return_link_is_the_same_person_on_another_device_until_it_is_replaced() -> None:
    """Also when the session on the first device is over."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        old = await house.keeper.make_return_link(ada.user.id)
        house.clock.jump(2 * SETTINGS.session_days * DAY)
        back = await house.keeper.come_back(old)
        assert back.user.id == ada.user.id
        assert await house.standing(back) is Standing.PERSON
        new = await house.keeper.make_return_link(ada.user.id)
        with pytest.raises(NobodyThere):
            await house.keeper.come_back(old)
        assert (await house.keeper.come_back(new)).user.id == ada.user.id

    run(test)


def test_a_ban_ends_by_itself() -> None:
    """Or when it is lifted."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        await house.keeper.ban(ada.user.id, 7)
        assert await house.standing(ada) is Standing.BANNED
        house.clock.jump(7 * DAY)
        assert await house.standing(ada) is Standing.PERSON
        await house.keeper.ban(ada.user.id, 7)
        await house.keeper.ban(ada.user.id, 0)
        assert await house.standing(ada) is Standing.PERSON

    run(test)


def test_of_secrets_only_hashes_are_kept() -> None:
    """Whoever steals the database opens nothing with it."""

    async def test(house: House) -> None:
        ada = await house.keeper.arrive("Ada")
        link = await house.keeper.make_return_link(ada.user.id)
        kept = repr(vars(house.store.people))
        assert repr(hash_of(ada.secret)) in kept
        assert repr(hash_of(link)) in kept
        assert ada.secret not in kept
        assert link not in kept

    run(test)


def test_the_admins_secret_is_known_and_an_empty_one_is_nobodys() -> None:
    """A house without one has no admin."""

    async def test(house: House) -> None:
        shown = Shown("admin's secret")
        assert (await house.keeper.recognise(shown, "")).standing is Standing.ADMIN
        people, directory = house.store.people, house.store.directory
        without = Doorkeeper(people, directory, house.clock, RepeatedLuck(), SETTINGS)
        for secret in ("admin's secret", "", "?"):
            assert (await without.recognise(Shown(secret), "")).standing is not Standing.ADMIN

    run(test)
