"""All parts of one server, opened one after the other and ended the other way round."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from folsom.bots.levels import Level
from folsom.bots.offered import levels_of
from folsom.bots.pool import Pool
from folsom.play.suggest import unknown
from folsom.server.doorkeeper import Doorkeeper
from folsom.server.folder import Folder
from folsom.server.limits import Limits, Rate
from folsom.server.links import Links
from folsom.server.logs import Log
from folsom.server.metrics import Metrics
from folsom.server.parts import Parts
from folsom.server.rules import Rules
from folsom.server.settings import SettingError, Settings
from folsom.server.site import Site
from folsom.server.sockets import Sockets
from folsom.server.tidying import tidying
from folsom.server.world import SystemClock, SystemLuck
from folsom.storage import LocalBus, SqliteStore
from folsom.tables.engines import Engines
from folsom.tables.hall import Hall
from folsom.tables.house import House
from folsom.tables.means import Means
from folsom.tables.ports import Store

HOLDER = "the server of this folder"
"""The name that leases are held by: a folder has one server, which finds its tables again after a restart."""


@asynccontextmanager
async def assembled(settings: Settings, log: Log, store: Store | None = None) -> AsyncIterator[Parts]:
    """The parts of a server, for as long as it runs. Without a `store`, the database of its folder."""
    async with AsyncExitStack() as stack:
        levels = levels_of(settings.bots)
        _check_stand_in(settings, levels)
        folder = Folder.of(settings)
        folder.take()
        stack.callback(folder.give_back)
        kept = store if store is not None else SqliteStore(folder.database)
        await kept.open()
        stack.push_async_callback(kept.close)
        pool = Pool(levels, workers=settings.bot_workers or None)
        stack.push_async_callback(pool.close)
        parts = _parts(settings, log, folder, kept, pool)
        stack.push_async_callback(parts.hall.stop)
        await parts.hall.open()
        await stack.enter_async_context(tidying(parts))
        _measure(parts, pool)
        _tell_of_upgrade(parts)
        yield parts


def _check_stand_in(settings: Settings, levels: Mapping[str, Level]) -> None:
    """Refuse a bot that there is not: else whoever resigns would find that out."""
    if settings.stand_in not in levels:
        raise SettingError(f"stand_in: {unknown('level', settings.stand_in, tuple(levels))}")


def _parts(settings: Settings, log: Log, folder: Folder, store: Store, pool: Pool) -> Parts:
    clock, luck, metrics, rules = SystemClock(), SystemLuck(), Metrics(), Rules()
    means = Means(
        store=store,
        bus=LocalBus(),
        clock=clock,
        luck=luck,
        bots=pool,
        engines=Engines(rules.best),
        house=house_of(settings),
        meter=metrics,
        holder=HOLDER,
        epoch=luck.token(),
    )
    return Parts(
        settings=settings,
        store=store,
        clock=clock,
        hall=Hall(means),
        doorkeeper=Doorkeeper(
            store.people, store.directory, clock, luck, settings, admin_secret=folder.admin_token()
        ),
        folder=folder,
        rules=rules,
        limits=Limits.of(settings, clock.now),
        links=Links(settings.address),
        metrics=metrics,
        sockets=Sockets(settings),
        site=Site(),
        log=log,
    )


def house_of(settings: Settings) -> House:
    """The rules of the house, as they are set."""
    talk = Rate.read(settings.limit_chat)
    return House(
        bot_delay=settings.bot_delay,
        bot_patience=settings.bot_patience,
        stand_in=settings.stand_in,
        tables_per_person=settings.tables_per_person,
        chat_burst=talk.many,
        chat_every=talk.seconds / talk.many,
    )


def _measure(parts: Parts, pool: Pool) -> None:
    metrics, sockets, loop = parts.metrics, parts.sockets, asyncio.get_running_loop()
    metrics.gauge("sockets", "Open sockets.", lambda: len(sockets))
    metrics.gauge("frames_waiting", "Frames that clients have not taken yet.", lambda: sockets.waiting)
    metrics.gauge("questions_waiting", "Questions that wait for a bot.", lambda: pool.waiting)
    metrics.gauge("tables", "Live tables.", lambda: len(parts.hall))
    metrics.gauge("tasks", "Tasks of the event loop.", lambda: len(asyncio.all_tasks(loop)))


def _tell_of_upgrade(parts: Parts) -> None:
    """An older database was copied before it was brought forward: say so, and keep the last copies only."""
    migration = parts.store.migration if isinstance(parts.store, SqliteStore) else None
    if migration is not None and migration.backup is not None:
        parts.log.info("upgraded", revision=migration.after, backup=str(migration.backup))
        parts.folder.drop_old_backups(parts.settings.backups_kept)
