"""What every route works with: one set for one server."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from folsom.server.doorkeeper import Doorkeeper
from folsom.server.folder import Folder
from folsom.server.limits import Limits
from folsom.server.links import Links
from folsom.server.logs import Log
from folsom.server.metrics import Metrics
from folsom.server.rules import Rules
from folsom.server.settings import Settings
from folsom.server.site import Site
from folsom.server.sockets import Sockets
from folsom.server.visitors import Visitor
from folsom.tables.hall import Hall
from folsom.tables.ports import Clock, Store

# A request or a socket; the framework tells them apart by the kind of handler, which is of no interest here.
Connecting: TypeAlias = ASGIConnection[Any, Visitor, Any, State]
Asked: TypeAlias = Request[Visitor, None, State]
Socket: TypeAlias = WebSocket[Visitor, None, State]

STATE_KEY: Final = "parts"


@dataclass(frozen=True, kw_only=True)
class Parts:
    """The parts of one server."""

    settings: Settings
    store: Store
    clock: Clock
    hall: Hall
    doorkeeper: Doorkeeper
    folder: Folder
    rules: Rules
    limits: Limits
    links: Links
    metrics: Metrics
    sockets: Sockets
    site: Site
    log: Log


def parts_of(connection: Connecting) -> Parts:
    """The parts of the server that a request or a socket came to."""
    return cast(Parts, connection.app.state[STATE_KEY])
