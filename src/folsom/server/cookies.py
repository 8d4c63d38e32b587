"""The cookie by which a browser is known, and the token by which a program is."""

from typing import Final

from litestar.datastructures import Cookie

from folsom.server.parts import Connecting
from folsom.server.settings import Settings
from folsom.server.visitors import Shown

PLAIN: Final = "folsom"
# With this prefix a browser takes the cookie over HTTPS only, from this very host, for all of it.
OVER_HTTPS: Final = "__Host-folsom"
BEARER: Final = "bearer "
DAY: Final = 86_400


def is_https(connection: Connecting) -> bool:
    """Whether the other end speaks HTTPS, to us or to a proxy that we trust."""
    return connection.scope["scheme"] in {"https", "wss"}


def shown_by(connection: Connecting) -> Shown:
    """What a request or a socket shows: a token, if it shows both."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        is_token = authorization[: len(BEARER)].lower() == BEARER
        return Shown(authorization[len(BEARER) :].strip() if is_token else "?")
    return Shown(connection.cookies.get(_name(connection), ""), is_cookie=True)


def cookie(connection: Connecting, secret: str, settings: Settings) -> Cookie:
    """The cookie to be set. Another site's page never sends it along."""
    return Cookie(
        key=_name(connection),
        value=secret,
        max_age=settings.session_days * DAY,
        path="/",
        secure=is_https(connection),
        httponly=True,
        samesite="strict",
    )


def no_cookie(connection: Connecting) -> Cookie:
    """What makes a browser forget it."""
    return Cookie(
        key=_name(connection),
        value="",
        max_age=0,
        path="/",
        secure=is_https(connection),
        httponly=True,
        samesite="strict",
    )


def _name(connection: Connecting) -> str:
    return OVER_HTTPS if is_https(connection) else PLAIN
