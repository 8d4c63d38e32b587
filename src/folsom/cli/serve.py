"""`folsom serve`: a server on this machine, open at once; the rules compile meanwhile."""

import asyncio
from typing import TYPE_CHECKING

from folsom.cli.options import examples
from folsom.cli.screen import bar, say
from folsom.server.settings import Settings

if TYPE_CHECKING:
    from folsom.server.parts import Parts

EXAMPLES = examples(
    "folsom serve",
    "folsom serve --lan",
    "folsom serve --port 8080 --data /srv/folsom",
    "folsom serve --trusted-proxy 127.0.0.1 --address https://folsom.example",
)
POLL_SECONDS = 0.2


def serve(settings: Settings) -> None:
    """Serve tables: to this machine, or with --lan to the network at home.

    Every setting is a flag, an environment variable and a key of the TOML file named by --config;
    docs/hosting.md has them all.
    """
    from folsom.server.logs import make_log
    from folsom.server.serving import loop_factory
    from folsom.server.serving import serve as run

    async def opened(parts: "Parts", address: str, port: int) -> None:
        greet(parts, address, port)
        await show_progress(parts)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, make_log(settings), opened))


def greet(parts: "Parts", address: str, port: int) -> None:
    """Say where the server is, and how others come to it."""
    from folsom.server import qr
    from folsom.server.links import home_address

    settings = parts.settings
    say(f"Folsom is open at {settings.address or address}")
    if settings.lan:
        home = home_address(settings, port)
        say(f"Phones in the same network: {home}")
        say(qr.blocks(home))
    if settings.invite_only:
        scheme, _, host = address.partition("://")
        say(f"Only by invitation: {parts.links.house_link(scheme, host, parts.folder.invitation())}")
    say("Ctrl-C ends it; games go on after the next start.")


async def show_progress(parts: "Parts") -> None:
    """Show how far the rules are compiled, until all are."""
    if all(each.is_final for each in parts.rules.progress()):
        return
    with bar("Compiling the rules, once; games run already") as shown:
        task = shown.add_task("", total=None)
        while not all(each.is_final for each in parts.rules.progress()):
            progress = parts.rules.progress()
            done, total = sum(each.done for each in progress), sum(each.total for each in progress)
            shown.update(task, completed=done, total=total or None)
            await asyncio.sleep(POLL_SECONDS)
