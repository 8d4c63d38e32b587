"""The headers of every response: what a browser may do with it. The strictest that the page can live with."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Plain HTTP at home must go on working, and browsers do not know the second one there.
OVER_HTTPS: Final = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
NOT_STORED: Final = "no-store"


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same application, every response of which has the headers; whatever made the response."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await app(scope, receive, send)
            return
        wanted = ALWAYS | OVER_HTTPS if scope["scheme"] in {"https", "wss"} else ALWAYS

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                _add(message, wanted)
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def _add(message: Message, wanted: dict[str, str]) -> None:
    headers = MutableScopeHeaders.from_message(message)
    for name, value in wanted.items():
        headers.setdefault(name, value)
    # What nobody said may be kept is kept by nobody: answers of the API are for one person.
    headers.setdefault("cache-control", NOT_STORED)
