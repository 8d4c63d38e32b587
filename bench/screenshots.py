"""`make screenshots`: every screen that sells the game, on a desk and on a phone, into docs/screenshots/.

python -m bench.screenshots                  all of them
python -m bench.screenshots front room       those whose name holds one of these words
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page

from tests.browser import chromium, stages
from tests.browser.house import House, house
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.screens import GO, wait_for
from tests.server.guests import Guest, Seen, close_clients

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
ON_A_DESK: Final[dict[str, Any]] = {"viewport": DESKTOP}
HELD_SIDEWAYS: Final = {"width": 844, "height": 390}
ON_A_PHONE: Final[dict[str, Any]] = {
    "viewport": PHONE,
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ON_A_PHONE_SIDEWAYS: Final[dict[str, Any]] = {**ON_A_PHONE, "viewport": HELD_SIDEWAYS}
LEVEL: Final = "outlaw"
NO_HINTS: Final = ("none",)
QUALITY: Final = 0.8
PACKED: Final = """async ([picture, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""

Staged = Callable[[Guest], str]
"""Sets the scene for a picture; the address where it is seen."""


class Shot(msgspec.Struct, frozen=True):
    """A picture: what is staged for it, and on what it is seen."""

    name: str
    staged: Staged
    device: dict[str, Any]


def main() -> int:
    """Take the pictures that are wanted; 2 if there is no browser."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.screenshots", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("words", nargs="*", help="only pictures whose name holds one of these")
    words = parser.parse_args().words
    if not chromium.path():
        print(f"screenshots: {chromium.MISSING}", file=sys.stderr)
        return 2
    wanted = [shot for shot in SHOTS if not words or any(word in shot.name for word in words)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium.chromium() as browser, house(Path(data)) as opened:
        for shot in wanted:
            take(shot, browser, opened)
        close_clients()
    return 0


def take(shot: Shot, browser: Browser, opened: House) -> None:
    """Set the scene, look at it, and keep what is seen."""
    ada = Guest(opened.address).come_in("Ada")
    path = shot.staged(ada)
    person = stages.known_as(Person(browser, opened, "Ada", knows=NO_HINTS, **shot.device), ada)
    person.go("/nowhere").page.evaluate(GO, path)
    wait_for(person, path)
    picture = person.page.screenshot(animations="disabled")
    file = FOLDER / f"{shot.name}.webp"
    file.write_bytes(packed(browser.new_page(), picture))
    person.leave()
    print(f"{file.stat().st_size / 1000:6.0f} kB  {file.name}")


def packed(blank: Page, picture: bytes) -> bytes:
    """A picture as WebP, which the browser itself can write."""
    try:
        text = blank.evaluate(PACKED, [base64.b64encode(picture).decode("ascii"), QUALITY])
    finally:
        blank.close()
    return base64.b64decode(text)


# ---------------------------------------------------------------- what is seen


def at(path: str) -> Staged:
    """A screen that is only an address."""
    return lambda _: path


def a_room(ada: Guest) -> str:
    """Two have sat down, a bot has the third seat, the fourth is free."""
    opened = ada.open(ruleset="colt.first", seats=4)
    table, invitation = str(opened["table"]), str(opened["invitation"])
    ben = Guest(ada.address).come_in("Ben")
    ada.tell(table, "sit", seat=0)
    ada.tell(table, "choose", seat=0, bandit="belle")
    ben.tell(table, "sit", seat=1, invitation=invitation)
    ben.tell(table, "choose", seat=1, bandit="ghost", invitation=invitation)
    ada.tell(table, "add-bot", seat=2, level="thunder")
    return f"/table/{table}"


def played(ruleset: str, seats: int, until: stages.Until) -> Staged:
    """A game that has come as far as that."""
    return lambda ada: f"/table/{stages.play_to(ada, ruleset, seats, until, level=LEVEL)}"


def replayed(ruleset: str, seats: int, moment: int) -> Staged:
    """A moment of a game that is over, with eyes that see everything."""
    ended = played(ruleset, seats, stages.the_end)
    return lambda ada: f"{ended(ada)}/replay?at={moment}&seat=all"


def planning(seen: Seen) -> bool:
    """From the second round on, when some cards lie in the plan, and bandits stand above and inside."""
    view = seen.game["view"]
    bullets = sum(str(card).startswith("bullet") for card in view["hand"])
    is_far = view["round"] >= 2 and len(view["pile"]) >= 5
    is_far &= 5 <= len(view["hand"]) <= 7 and bullets <= 1
    return seen.question["kind"] == "plan" and is_far and 1 <= on_roofs(view) <= 3


def stealing(seen: Seen) -> bool:
    """From the second round on, when there is something to point at, and somebody is on a roof."""
    view = seen.game["view"]
    choices = len(seen.question["answers"])
    is_far = view["round"] >= 2 and on_roofs(view) >= 1
    return seen.question["kind"] in {"move", "shoot"} and is_far and choices >= 2


def on_roofs(view: Any) -> int:
    """How many bandits stand on roofs."""
    return sum(str(bandit["place"]).endswith("r") for bandit in view["bandits"])


def sending(seen: Seen) -> bool:
    """In the third round, when others have sent somebody."""
    view = seen.game["view"]
    return view["round"] >= 3 and sum(len(seat["played"]) for seat in view["seats"]) >= 4


SHOTS: Final = (
    Shot("front", at("/"), ON_A_DESK),
    Shot("front-phone", at("/"), ON_A_PHONE),
    Shot("room", a_room, ON_A_DESK),
    Shot("colt-planning", played("colt.first", 4, planning), ON_A_DESK),
    Shot("colt-stealing", played("colt.first", 5, stealing), ON_A_DESK),
    Shot("colt-phone", played("colt.first", 4, planning), ON_A_PHONE),
    Shot("colt-stealing-phone", played("colt.first", 4, stealing), ON_A_PHONE),
    Shot("colt-sideways", played("colt.revised", 5, stealing), ON_A_PHONE_SIDEWAYS),
    Shot("colt-end", played("colt.first", 4, stages.the_end), ON_A_DESK),
    Shot("napad", played("napad", 4, sending), ON_A_DESK),
    Shot("napad-phone", played("napad", 3, sending), ON_A_PHONE),
    Shot("napad-end", played("napad", 3, stages.the_end), ON_A_DESK),
    Shot("replay", replayed("colt.first", 4, 60), ON_A_DESK),
    Shot("rules", at("/rules/colt"), ON_A_DESK),
    Shot("rules-phone", at("/rules/napad"), ON_A_PHONE),
)


if __name__ == "__main__":
    sys.exit(main())
