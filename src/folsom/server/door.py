"""The door: every request and every socket that is for a route of ours passes here, and nowhere else.

Who is it, does another site's page send it, is it too much, and may somebody like that do this at all?
"""

from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from folsom.server.authority import Deed, Verdict, judge
from folsom.server.cookies import shown_by
from folsom.server.limits import address_key
from folsom.server.origins import SAFE_METHODS, is_foreign
from folsom.server.parts import Connecting, Parts, parts_of
from folsom.server.refusing import deny
from folsom.server.visitors import Shown, Standing, Visitor

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
WHO: Final = "nobody knows you here: come in first, with a name"
REASONS: Final = {
    Standing.EXPIRED: "this session or token is over: come in again, or by your return link",
    Standing.BANNED: "you were asked to stay away for a while",
    Standing.ADMIN: "whoever runs the house holds no seat here",
}
FOREIGN: Final = "the request comes from another site's page"
NOT_FOR_YOU: Final = "that is not for you"


class Door(ASGIMiddleware):
    """The middleware that lets a visitor in, or not."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let in, or raise; a socket is told before it opens."""
        connection: Connecting = ASGIConnection(scope, receive, send)
        try:
            await admit(connection)
        except Exception as error:
            if scope["type"] == ScopeType.HTTP:
                raise
            await deny(connection, send, error)
            return
        await next_app(scope, receive, send)


def deed_of(handler: BaseRouteHandler) -> Deed:
    """What a route does; the framework's own, which list the methods of an address, do nothing."""
    deed = handler.opt.get("deed")
    if isinstance(handler, HTTPRouteHandler) and handler.http_methods == {"OPTIONS"}:
        return Deed.LOOK_AROUND
    assert isinstance(deed, Deed), f"{handler} must say what it does"
    return deed


async def admit(connection: Connecting) -> None:
    """Find out who it is and note it as the connection's user; raise if it may not come in."""
    parts, deed = parts_of(connection), deed_of(connection.route_handler)
    address = address_of(connection)
    parts.limits.take("requests", address_key(address))
    shown = shown_by(connection)
    _must_be_ours(connection, parts, shown)
    if deed is Deed.LOOK_AROUND:
        connection.scope["user"] = Visitor(standing=Standing.STRANGER, address=address)
        return
    visitor = await parts.doorkeeper.recognise(shown, address)
    connection.scope["user"] = visitor
    if visitor.is_known:
        parts.limits.take("calls", visitor.id)
    must_be_allowed(visitor, deed, parts, forwarded=any(name in connection.headers for name in FORWARDED))


def must_be_allowed(visitor: Visitor, deed: Deed, parts: Parts, *, forwarded: bool = False) -> None:
    """Raise unless somebody like the visitor may do that."""
    verdict = judge(visitor, deed, parts.settings, forwarded=forwarded)
    if verdict is Verdict.WHO_ARE_YOU:
        challenge = {"www-authenticate": "Bearer"}
        raise NotAuthorizedException(detail=REASONS.get(visitor.standing, WHO), headers=challenge)
    if verdict is Verdict.NO:
        raise PermissionDeniedException(detail=REASONS.get(visitor.standing, NOT_FOR_YOU))


def address_of(connection: Connecting) -> str:
    """Where it comes from, as far as is known."""
    return connection.client.host if connection.client is not None else ""


def _must_be_ours(connection: Connecting, parts: Parts, shown: Shown) -> None:
    scope = connection.scope
    if scope.get("method") in SAFE_METHODS:  # a socket has none
        return
    with_cookie = shown.is_cookie and bool(shown.secret)
    address = parts.settings.address
    if is_foreign(connection.headers.get, scope["scheme"], address, with_cookie=with_cookie):
        raise PermissionDeniedException(detail=FOREIGN)
