"""A table's invitation, where a request or a socket shows it: never in an address, which others may log.

A request has it in a header. A browser can give a socket no header of its own, so there it stands among the
protocols that the socket speaks: "folsom", and "invitation." with the secret.
"""

from typing import Final

from folsom.server.parts import Connecting

PROTOCOL: Final = "folsom"
HEADER: Final = "invitation"
INVITED: Final = "invitation."


def invitation_of(connection: Connecting) -> str:
    """The invitation that is shown; empty if none is."""
    shown = [each[len(INVITED) :] for each in protocols_of(connection) if each.startswith(INVITED)]
    return connection.headers.get(HEADER, "") or "".join(shown[:1])


def protocols_of(connection: Connecting) -> list[str]:
    """The protocols that the other end of a socket speaks."""
    offered = connection.headers.get("sec-websocket-protocol", "")
    return [each.strip() for each in offered.split(",") if each.strip()]
