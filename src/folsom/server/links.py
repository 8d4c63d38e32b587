"""Links that people share. What is secret in one stands after the #: browsers keep that to themselves."""

import socket
from typing import Final

from folsom.server.settings import Settings

SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)  # of the network for examples: nothing is ever sent there


class Links:
    """The links of one server."""

    def __init__(self, base: str = "") -> None:
        """Without a `base`, links lead to wherever whoever asks for one has found us."""
        self._base = base

    def base(self, scheme: str, host: str) -> str:
        """The address that links begin with."""
        return self._base or f"{scheme}://{host}"

    def return_link(self, scheme: str, host: str, secret: str) -> str:
        """By which the same person comes back."""
        return f"{self.base(scheme, host)}/return#{secret}"

    def table_link(self, scheme: str, host: str, table: str, invitation: str) -> str:
        """By which others come to a table."""
        link = f"{self.base(scheme, host)}/table/{table}"
        return f"{link}#{invitation}" if invitation else link

    def house_link(self, scheme: str, host: str, invitation: str) -> str:
        """By which others come to a house that is closed."""
        return f"{self.base(scheme, host)}/invited#{invitation}"


def home_address(settings: Settings, port: int) -> str:
    """The address that phones in the same network use."""
    scheme = "https" if settings.is_https else "http"
    host = settings.host if settings.listens_on == settings.host else own_address()
    return f"{scheme}://{bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    """A host as it stands in an address.

    >>> bracketed("::1"), bracketed("192.0.2.7")
    ('[::1]', '192.0.2.7')
    """
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The machine's address in its network, as the routing table has it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return "127.0.0.1"
        name: tuple[str, int] = probe.getsockname()
        return name[0]
