"""What a game shows and tells, as JSON Schema: the views and the events that tables pass on as they are.

Made from the types that the game itself builds them of; a new game has its document as soon as it is listed.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from folsom import __version__
from folsom.kernel.contract import AnyGame
from folsom.kernel.sealed import Event

DEFINITIONS: Final = "#/$defs/"
DESCRIPTION: Final = (
    "`view` is what lies on the table for a seat, or for those who watch (`game.view` in welcomes and "
    "updates, `view` in replays). `event` is something that happened (`event` in what is told), each with "
    "the rule by which it did; null stands for what is hidden from whoever is told."
)

Document = Mapping[str, Any]  # JSON, which may be anything


@cache
def game_document(game: AnyGame) -> bytes:
    """The document as JSON."""
    return msgspec.json.format(msgspec.json.encode(_document(game)), indent=2) + b"\n"


def event_types(game: AnyGame) -> tuple[type[Event], ...]:
    """Every kind of event of a game, by name."""
    found = {kind for kind in vars(game.events).values() if isinstance(kind, type) and kind is not Event}
    events = (kind for kind in found if issubclass(kind, Event))
    return tuple(sorted(events, key=lambda kind: kind.__name__))


def view_type(game: AnyGame) -> type[msgspec.Struct]:
    """What a game's views are."""
    found: type[msgspec.Struct] = get_type_hints(game.view.view_of)["return"]
    return found


def _document(game: AnyGame) -> Document:
    events, view = event_types(game), view_type(game)
    (shown, *told), schemas = msgspec.json.schema_components(
        [view, *events], ref_template=DEFINITIONS + "{name}"
    )
    kinds = {kind.__name__: f"{DEFINITIONS}{kind.__name__}" for kind in events}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.title} ({game.name}), Folsom {__version__}",
        "description": DESCRIPTION,
        "type": "object",
        "properties": {
            "view": shown,
            "event": {"oneOf": told, "discriminator": {"propertyName": "type", "mapping": kinds}},
        },
        "$defs": schemas,
    }
