"""Talking to the server of this machine as whoever runs it."""

import ssl
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPSHandler as Https
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from folsom.cli.settings import settings_of
from folsom.kernel.errors import FolsomError
from folsom.server.folder import Folder
from folsom.server.problems import Problem
from folsom.server.settings import Settings

T = TypeVar("T")
SECONDS = 30.0


class NotServed(FolsomError):
    """No server answers, or it says no."""


class House:
    """The server of a data folder, asked with its admin token."""

    def __init__(self, data: str | None, config: Path | None) -> None:
        settings = settings_of(data, config)
        self._folder = Folder.of(settings)
        # Straight to this machine, whatever proxy the environment names.
        self._opener = build_opener(ProxyHandler({}), Https(context=_context(settings)))

    def get(self, path: str, kind: type[T]) -> T:
        """What stands at a path."""
        return msgspec.json.decode(self._ask("GET", path, None), type=kind)

    def post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        """What comes of a wish."""
        return msgspec.json.decode(self._ask("POST", path, body) or b"null", type=kind)

    def delete(self, path: str) -> None:
        """Something is to be no more."""
        self._ask("DELETE", path, None)

    def _ask(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        address = self._folder.address()
        if not address:
            raise NotServed(self._nobody())
        request = Request(  # noqa: S310  # our own server's address
            address + path,
            method=method,
            data=msgspec.json.encode(body) if body is not None else None,
            headers={
                "authorization": f"Bearer {self._folder.admin_token()}",
                "content-type": "application/json",
            },
        )
        try:
            with self._opener.open(request, timeout=SECONDS) as response:
                answer: bytes = response.read()
                return answer
        except HTTPError as error:
            with error:
                raise NotServed(_sentence(error)) from None
        except (URLError, HTTPException, OSError):
            raise NotServed(self._nobody()) from None

    def _nobody(self) -> str:
        return f"no server runs on {self._folder.path}: start it with `folsom serve`, or name another --data"


def _context(settings: Settings) -> ssl.SSLContext:
    """The certificate is the server's own, whatever name this machine knows it by."""
    context = ssl.create_default_context(cafile=settings.tls_certificate or None)
    context.check_hostname = False
    return context


def _sentence(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=Problem).sentence
    except msgspec.MsgspecError:
        return f"the server answered {error.code}"
