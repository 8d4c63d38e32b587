"""People at their browsers: each with its own profile; they like things quick, and notice what goes wrong."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from .house import House

PATIENCE: Final = 30_000.0
"""Milliseconds that anything may take on a busy machine."""
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NARROW: Final[ViewportSize] = {"width": 360, "height": 640}
LIKING: Final = {"speed": "instant", "motion": "less", "language": "en", "sound": False}
OUTAGE: Final = ("ERR_", "WebSocket connection")
"""What a browser writes to its console when there is no network."""
LAID_OUT: Final = """width => innerWidth === width && document.getAnimations().every(
    each => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""
"""Whether the page has taken in how wide its window is, and what moves to its place has come there."""
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what is laid out is on the screen."""


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, house: House, name: str, **wishes: Any) -> None:
        """`wishes` are options for a Playwright context; `likes` settings of the page, `knows` its hints."""
        likes: Mapping[str, object] = wishes.pop("likes", {})
        knows: Sequence[str] = wishes.pop("knows", ())
        options = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **wishes}
        self.house = house
        self.name = name
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_kept("liking", {**LIKING, **likes}))
        self.context.add_init_script(_kept("hints", knows))
        self.wrongs: list[str] = []
        self.heard: list[str] = []
        """Everything that came in over sockets."""
        self.expects_outage = False
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrongs.append(f"{error.name}: {error.message}"))
        page.on("console", self._note)
        page.on("websocket", lambda wire: wire.on("framereceived", self._hear))
        return page

    def go(self, path: str = "/", house: str = "") -> "Person":
        """Open a screen by its address, and wait until it is there."""
        self.page.goto((house or self.house.address) + path)
        self.page.locator("main h1").first.wait_for(state="attached")
        return self

    def click(self, role: Any, name: str) -> None:
        """Click what has this role and name."""
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def resize(self, size: ViewportSize) -> None:
        """Make the window that large, and wait until the page has come to rest in it."""
        self.page.set_viewport_size(size)
        self.page.wait_for_function(LAID_OUT, arg=size["width"])
        self.page.evaluate(DRAWN)

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        missing = "" if self.page.is_closed() else self.missing()
        self.context.close()
        assert not self.wrongs, "\n".join(self.wrongs)
        assert missing == "", f"the page has no text '{missing}'"

    def missing(self) -> str:
        """The id of a text that the page wanted and does not have."""
        return str(self.page.evaluate("() => document.documentElement.dataset.missing ?? ''"))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def _note(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        # A stranger asks who it is, and is told that nobody knows: browsers note that.
        if message.location.get("url", "").endswith("/api/me"):
            return
        if not (self.expects_outage and any(word in message.text for word in OUTAGE)):
            self.wrongs.append(message.text)


def _kept(name: str, value: object) -> str:
    """What the browser remembers from an earlier visit, unless it remembers something newer."""
    text = msgspec.json.encode(msgspec.json.encode(value).decode()).decode()
    return f"localStorage.getItem('folsom.{name}') ?? localStorage.setItem('folsom.{name}', {text})"
