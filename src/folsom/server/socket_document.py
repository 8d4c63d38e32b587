"""What is said on a table's socket, as an AsyncAPI 3.0 document: made from the very types that decode it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args

import msgspec

from folsom import __version__
from folsom.tables.messages import AnyFrame, Command

SCHEMAS: Final = "#/components/schemas/"
CHANNEL: Final = "#/channels/table"
DESCRIPTION: Final = (
    "One socket per table. A client sends commands, each with a `key` of its own making, and each is "
    "answered with `reply`, `refused` or `pong`, or with `mistake` if it was no message. The first command "
    "is `sync`, which says with whose eyes the client looks. The updates of one audience have numbers "
    "without gaps. Views and events are each game's own: `/schema/GAME.json` says what they are."
)

Document = Mapping[str, Any]  # JSON, which may be anything


@cache
def socket_document() -> bytes:
    """The document as JSON."""
    return msgspec.json.format(msgspec.json.encode(_document()), indent=2) + b"\n"


def _document() -> Document:
    said, told = _names(Command), _names(AnyFrame)
    _, schemas = msgspec.json.schema_components(
        [*get_args(Command), *get_args(AnyFrame)], ref_template=SCHEMAS + "{name}"
    )
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Folsom's tables", "version": __version__, "description": DESCRIPTION},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "parameters": {"table": {"description": "The table's id."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*said, *told)},
            }
        },
        "operations": {
            "say": _operation("receive", "What a client may say.", said),
            "tell": _operation("send", "What a table tells a client.", told),
        },
        "components": {
            "messages": {name: {"payload": {"$ref": SCHEMAS + name}} for name in (*said, *told)},
            "schemas": schemas,
        },
    }


def _names(union: object) -> tuple[str, ...]:
    return tuple(each.__name__ for each in get_args(union))


def _operation(action: str, summary: str, names: tuple[str, ...]) -> Document:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": CHANNEL},
        "messages": [{"$ref": f"{CHANNEL}/messages/{name}"} for name in names],
    }
