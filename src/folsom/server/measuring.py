"""Counts and times every request; one line of log for each, where that is asked for."""

import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from folsom.server.parts import Parts

NO_ROUTE = "none"


def measured(app: ASGIApp, parts: Parts) -> ASGIApp:
    """The same application, its requests counted and timed by route: addresses may hold anything."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started, statuses = time.perf_counter(), list[int]()

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])
            await send(message)

        await app(scope, receive, send_and_note)
        _note(parts, scope, statuses, round(time.perf_counter() - started, 4))

    return wrapped


def _note(parts: Parts, scope: Scope, statuses: list[int], seconds: float) -> None:
    route = scope.get("path_template") or NO_ROUTE
    method, status = str(scope.get("method")), str(statuses[0]) if statuses else NO_ROUTE
    parts.metrics.requests.labels(method, route, status).inc()
    parts.metrics.request_seconds.labels(route).observe(seconds)
    parts.log.debug("request", method=method, route=route, status=status, seconds=seconds)
