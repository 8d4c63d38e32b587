"""No, to a socket that is not open yet: an ordinary response, where the server below can send one."""

import msgspec
from litestar.types import Send

from folsom.server.parts import Connecting
from folsom.server.problems import note, problem_of

POLICY: int = 1008


async def deny(connection: Connecting, send: Send, error: Exception) -> None:
    """Refuse a socket with the status and the sentence that a request would get."""
    note(connection, error)
    status, problem = problem_of(error)
    if "websocket.http.response" not in (connection.scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": POLICY, "reason": problem.code})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
