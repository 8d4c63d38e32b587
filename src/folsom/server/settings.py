"""Everything that can be set, each setting once: its type, default and sentence.

A setting `tables_per_person` is the flag `--tables-per-person`, the environment variable
FOLSOM_TABLES_PER_PERSON and the key `tables_per_person` of the settings file. A flag wins over the
environment, the environment over the file.
"""

import ipaddress
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from folsom.kernel.errors import FolsomError

RATE = r"^[1-9][0-9]{0,5}/[1-9][0-9]{0,5}$"


class SettingError(FolsomError):
    """A setting that cannot be, and what it could be."""


def _says(sentence: str) -> Meta:
    return Meta(description=sentence)


Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Days = Annotated[int, Meta(ge=1, le=3650)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Rate = Annotated[str, Meta(pattern=RATE)]
"""So many in so many seconds: 20/60."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    # ------------------------------------------------------------ where it listens
    host: Annotated[str, _says("The address to listen on; 127.0.0.1 is this machine alone.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), _says("The port to listen on; 0 takes any free one.")] = 8420
    lan: Annotated[bool, _says("Let others in the same network join, and show a QR code for phones.")] = False
    address: Annotated[
        str,
        _says("The address people use, such as https://folsom.example, if it is not the one listened on."),
    ] = ""
    trusted_proxy: Annotated[
        tuple[str, ...],
        _says("The network of a reverse proxy whose X-Forwarded headers count; may be repeated."),
    ] = ()
    tls_certificate: Annotated[str, _says("The file of the certificate chain, to serve HTTPS directly.")] = ""
    tls_key: Annotated[str, _says("The file of the certificate's private key.")] = ""

    # ------------------------------------------------------------ what it keeps, and for how long
    data: Annotated[
        str, _says("The folder for everything that is kept; the user's data folder if empty.")
    ] = ""
    session_days: Annotated[
        Days, _says("Days after which a device that was not used must come back by link.")
    ] = 90
    guest_days: Annotated[Days, _says("Days after which a guest who sits at no table is forgotten.")] = 30
    backups_kept: Annotated[Count, _says("How many backups made before upgrades are kept.")] = 3

    # ------------------------------------------------------------ who may do what
    invite_only: Annotated[bool, _says("Nobody gets in without an invitation; there is no public lobby.")] = (
        False
    )
    tables_per_person: Annotated[Count, _says("How many unfinished tables one person may have opened.")] = 20
    sockets_per_address: Annotated[Count, _says("How many sockets one address may hold open.")] = 64
    sockets_per_person: Annotated[Count, _says("How many sockets one person may hold open.")] = 16

    # ------------------------------------------------------------ limits: so many in so many seconds
    limit_requests: Annotated[Rate, _says("Requests of one address.")] = "600/60"
    limit_calls: Annotated[Rate, _says("Requests of one person or program.")] = "300/60"
    limit_guests: Annotated[Rate, _says("New guests from one address.")] = "30/600"
    limit_returns: Annotated[Rate, _says("Return links and invitations tried from one address.")] = "20/60"
    limit_tables: Annotated[Rate, _says("Tables opened by one person.")] = "20/600"
    limit_connects: Annotated[Rate, _says("Sockets opened from one address.")] = "120/60"
    limit_messages: Annotated[Rate, _says("Messages on one socket.")] = "100/10"
    limit_chat: Annotated[Rate, _says("Lines and phrases of one person at one table.")] = "5/10"
    limit_reports: Annotated[Rate, _says("Reports made by one person.")] = "10/3600"
    limit_exports: Annotated[Rate, _says("Replays, game files and logs fetched by one person.")] = "60/60"

    # ------------------------------------------------------------ bots
    bot_delay: Annotated[
        Seconds, _says("Seconds after which a bot's answer is shown, however soon it was found.")
    ] = 0.8
    bot_workers: Annotated[
        Count, _says("Processes that think for bots; 0 takes half as many as processors.")
    ] = 0
    bot_patience: Annotated[
        Seconds,
        _says("Seconds after which a bot that has not answered has failed, and the clock answers for it."),
    ] = 10.0
    bots: Annotated[
        tuple[str, ...],
        _says("A bot of the house's own to be chosen at tables, NAME=BOT as in the arena; may be repeated."),
    ] = ()
    stand_in: Annotated[str, _says("The level of bot that plays on for whoever resigns.")] = "left-boot"

    # ------------------------------------------------------------ what can be seen of it
    log_level: Annotated[Literal["debug", "info", "warning", "error"], _says("What is logged.")] = "info"
    log_format: Annotated[
        Literal["auto", "text", "json"], _says("How it is logged; auto is text on a terminal, else JSON.")
    ] = "auto"
    metrics: Annotated[
        Literal["local", "all", "off"],
        _says("Who may read the measurements at /metrics: this machine, all, nobody."),
    ] = "local"
    stop_seconds: Annotated[
        Annotated[int, Meta(ge=0, le=600)], _says("Seconds that a stop waits for what is under way.")
    ] = 10

    def __post_init__(self) -> None:
        """Refuse what cannot be, in one sentence."""
        for network in self.trusted_proxy:
            _check_network(network)
        if bool(self.tls_certificate) != bool(self.tls_key):
            raise SettingError("tls_certificate and tls_key belong together: give both, or neither for HTTP")
        if self.address and not _is_address(self.address):
            raise SettingError(
                f"address is '{self.address}', but must look like https://folsom.example, without a path"
            )

    @property
    def listens_on(self) -> str:
        """The address that is listened on: with `lan`, every one of this machine."""
        return "0.0.0.0" if self.lan and self.host == "127.0.0.1" else self.host  # noqa: S104  # asked for

    @property
    def is_https(self) -> bool:
        """Whether this server itself speaks HTTPS."""
        return bool(self.tls_certificate)


def _check_network(text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise SettingError(
            f"trusted_proxy is '{text}', but must be a network such as 10.0.0.0/8, or one address"
        ) from None


def _is_address(text: str) -> bool:
    scheme, colon, rest = text.partition("://")
    return bool(colon) and scheme in {"http", "https"} and bool(rest) and not set(rest) & set("/?# @")
