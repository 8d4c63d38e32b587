"""Where a request comes from: another site's page must not act for the person who looks at it.

A browser says where a request comes from, in Sec-Fetch-Site or Origin. Whatever changes something, and every
socket, must come from our own pages if it shows a cookie. Programs show a token, which no browser sends by
itself.
"""

from collections.abc import Callable
from typing import Final

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN: Final = frozenset({"same-origin", "none"})
DEFAULT_PORTS: Final = {"http": "80", "https": "443", "ws": "80", "wss": "443"}

Header = Callable[[str], str | None]
"""A header of the request, by its name in small letters."""


def is_foreign(header: Header, scheme: str, address: str = "", *, with_cookie: bool) -> bool:
    """Whether a request may come from another site's page.

    `address` is the one that people use, if it is set; else a page of ours comes from the host that is asked.
    Every browser says Origin where something may change; a request that says nothing is a program's, and a
    program shows no cookie.
    """
    origin = header("origin")
    if origin is not None:
        ours = {_normal(f"{_http(scheme)}://{header('host') or ''}"), _normal(address)} - {""}
        return _normal(origin) not in ours
    site = header("sec-fetch-site")
    return site not in OWN if site is not None else with_cookie


def _http(scheme: str) -> str:
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def _normal(origin: str) -> str:
    """An origin with its port, in small letters: one page, one text.

    >>> _normal("https://Folsom.example"), _normal("http://192.0.2.7:8420"), _normal("null")
    ('https://folsom.example:443', 'http://192.0.2.7:8420', '')
    """
    scheme, colon, rest = origin.lower().partition("://")
    if not colon or scheme not in DEFAULT_PORTS or not rest:
        return ""
    has_port = ":" in rest.rpartition("]")[2]
    return f"{scheme}://{rest}" if has_port else f"{scheme}://{rest}:{DEFAULT_PORTS[scheme]}"
