"""Serving: the socket is bound, the parts are assembled, and the web server runs until a signal ends it."""

import asyncio
import logging
import os
import signal
import socket
import ssl
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, TypeAlias

import uvicorn

from folsom.kernel.errors import FolsomError
from folsom.server.application import LARGEST_BODY, make_application
from folsom.server.assembly import assembled
from folsom.server.collecting import collecting
from folsom.server.cutting_off import ImpatientProtocol
from folsom.server.links import bracketed
from folsom.server.logs import Forward, Log
from folsom.server.parts import Parts
from folsom.server.settings import SettingError, Settings
from folsom.tables.ports import Store

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
REFUSED_SOCKET: Final = "ASGI callable returned without completing handshake."
"""What Uvicorn says of every socket that was refused with an ordinary response, as if that were a mistake."""
Opened: TypeAlias = Callable[[Parts, str, int], Coroutine[None, None, None]]
"""Told the parts, the address and the port once the server is open; cancelled when it ends."""


class CannotListen(FolsomError):
    """The address or the port is not to be had."""


class WebServer(uvicorn.Server):
    """Uvicorn, but the first signal only asks it to stop: whoever runs it tidies up and ends in peace."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take signals as wishes to stop, while the block lasts; none where they are not ours to take."""
        try:
            before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        except ValueError:  # not the main thread
            before = {}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second signal does not wait for anybody."""
        del frame
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is here."""
    return uvicorn.Config("", log_config=None).get_loop_factory()


async def serve(settings: Settings, log: Log, opened: Opened, store: Store | None = None) -> None:
    """Serve until a signal comes, or whoever waits for this cancels: then too everybody is told goodbye."""
    _check_certificate(settings)
    with _listening(settings) as listening:
        async with assembled(settings, log, store) as parts, collecting(parts):
            port: int = listening.getsockname()[1]
            server = WebServer(_config(settings, parts))
            address = address_of(settings, port)
            parts.folder.announce(address)
            log.info("open", address=address)
            meanwhile = asyncio.create_task(opened(parts, address, port))
            try:
                await _until_told(server, listening)
            finally:
                meanwhile.cancel()
                with suppress(asyncio.CancelledError):
                    await meanwhile
                log.info("stopping")
        log.info("stopped")


async def _until_told(server: WebServer, listening: socket.socket) -> None:
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await asyncio.shield(running)
    except asyncio.CancelledError:
        server.should_exit = True
        await running
        raise


def address_of(settings: Settings, port: int) -> str:
    """The address of this server as this machine knows it."""
    scheme = "https" if settings.is_https else "http"
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.listens_on, settings.listens_on)  # noqa: S104
    return f"{scheme}://{bracketed(host)}:{port}"


def _listening(settings: Settings) -> socket.socket:
    """A socket at the address that is set; CannotListen if it is not to be had."""
    host, port = settings.listens_on, settings.port
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(place[:2], family=family)
    except OSError as error:
        where, why = f"{bracketed(host)}:{port}", _why(error)
        raise CannotListen(f"cannot listen on {where} ({why}): name another --port or --host") from None


def _why(error: OSError) -> str:
    """In the system's own words; the library adds the address, which is told already."""
    number = error.errno or 0
    return os.strerror(number) if number > 0 else error.strerror or str(error)


def _check_certificate(settings: Settings) -> None:
    """Refuse to open with a certificate that is none, before anybody is told that we are open."""
    if not settings.is_https:
        return
    files = f"{settings.tls_certificate} and {settings.tls_key}"
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_certificate, settings.tls_key)
    except ssl.SSLError:
        raise SettingError(f"{files} are no certificate and its key: both must be PEM files") from None
    except OSError as error:
        raise SettingError(f"{files} cannot be read ({error.strerror}): look at tls_certificate") from None


def _config(settings: Settings, parts: Parts) -> uvicorn.Config:
    _forward_logs(parts.log)
    return uvicorn.Config(
        make_application(parts),
        lifespan="off",
        interface="asgi3",
        ws=ImpatientProtocol,
        ws_max_size=LARGEST_BODY,
        ws_per_message_deflate=False,
        # A client says itself that it is there; silence is our connection's business.
        ws_ping_interval=None,
        ws_ping_timeout=None,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=list(settings.trusted_proxy),
        timeout_graceful_shutdown=settings.stop_seconds,
        server_header=False,
        access_log=False,
        log_config=None,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
    )


def _forward_logs(log: Log) -> None:
    """Libraries write into our log."""
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, Forward)]:
        root.removeHandler(handler)
    forward = Forward(log)
    forward.addFilter(lambda record: record.msg != REFUSED_SOCKET)
    root.addHandler(forward)
