"""Origins: another site's page cannot act for whoever looks at it."""

import pytest

from folsom.server.origins import is_foreign

OWN = [
    ({"origin": "http://home:8420", "host": "home:8420"}, "http", ""),
    ({"origin": "http://HOME:8420", "host": "home:8420"}, "ws", ""),
    ({"origin": "https://folsom.example", "host": "folsom.example"}, "wss", ""),
    ({"origin": "https://folsom.example:443", "host": "folsom.example"}, "https", ""),
    ({"origin": "https://folsom.example", "host": "inside:8420"}, "http", "https://folsom.example"),
    ({"origin": "http://[::1]:8420", "host": "[::1]:8420"}, "http", ""),
    ({"sec-fetch-site": "same-origin", "host": "home"}, "http", ""),
]
STRANGE = [
    ({"origin": "https://evil.example", "host": "folsom.example"}, "https", ""),
    ({"origin": "http://folsom.example", "host": "folsom.example"}, "https", ""),
    ({"origin": "https://folsom.example:8443", "host": "folsom.example"}, "https", ""),
    ({"origin": "https://folsom.example.evil.example", "host": "folsom.example"}, "https", ""),
    ({"origin": "null", "host": "folsom.example"}, "https", ""),
    ({"origin": "", "host": ""}, "https", ""),
    ({"origin": "file://", "host": "home"}, "http", ""),
    ({"origin": "https://evil.example", "sec-fetch-site": "same-origin", "host": "home"}, "https", ""),
    ({"sec-fetch-site": "cross-site", "host": "home"}, "http", ""),
    ({"sec-fetch-site": "same-site", "host": "home"}, "http", ""),
    ({"host": "home"}, "http", ""),
]


@pytest.mark.parametrize(("headers", "scheme", "address"), OWN)
def test_our_own_pages_are_known(headers: dict[str, str], scheme: str, address: str) -> None:
    """By the origin's host, or by what the browser says of the site."""
    assert not is_foreign(headers.get, scheme, address, with_cookie=True)


@pytest.mark.parametrize(("headers", "scheme", "address"), STRANGE)
def test_all_others_are_not(headers: dict[str, str], scheme: str, address: str) -> None:
    """Another host, scheme or port, no origin, or the origin `null`."""
    assert is_foreign(headers.get, scheme, address, with_cookie=True)


def test_a_program_that_says_nothing_is_let_through() -> None:
    """It shows a token, which no browser sends by itself; a foreign page always says where it is."""
    assert not is_foreign({"host": "home"}.get, "http", with_cookie=False)
    assert is_foreign({"host": "home", "origin": "https://evil.example"}.get, "http", with_cookie=False)
