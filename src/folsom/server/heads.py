"""HEAD: what GET would answer, without its body; for whoever only asks whether something is there."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which takes HEAD for GET; the server below leaves the body out."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return wrapped
