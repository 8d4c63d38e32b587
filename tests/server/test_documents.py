"""The documents of the API: made from the types themselves, checked in, and served as they are checked in."""

from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from folsom.server.documents import documents
from folsom.tables.messages import AnyFrame, Command

from .running import Server

FOLDER = Path(__file__).parents[2] / "docs" / "schema"


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """The documents, made now."""
    return dict(documents())


@pytest.mark.parametrize("name", ["openapi.json", "socket.json"])
def test_what_is_checked_in_is_what_would_be_made(made: dict[str, bytes], name: str) -> None:
    """If this fails: `make schema`, and look at what has changed for those who build on it."""
    assert (FOLDER / name).read_bytes() == made[name]


@pytest.mark.parametrize("name", ["openapi.json", "socket.json"])
def test_what_is_served_is_what_is_checked_in(server: Server, name: str) -> None:
    """Byte for byte."""
    assert httpx.get(f"{server.address}/schema/{name}").content == (FOLDER / name).read_bytes()


def test_every_operation_says_how_it_refuses_and_whom(made: dict[str, bytes]) -> None:
    """OpenAPI 3.1; every `default` response is a Problem, and what needs somebody known says so."""
    document = msgspec.json.decode(made["openapi.json"])
    assert document["openapi"] == "3.1.0"
    operations: list[tuple[str, dict[str, Any]]] = [
        (path, operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method != "parameters"
    ]
    assert len(operations) > 30
    for path, operation in operations:
        schema = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/Problem"}
        assert operation["summary"]
        assert operation["description"]
        if path.startswith(("/api/me", "/api/admin")):
            assert operation["security"]


def test_the_sockets_document_has_every_message(made: dict[str, bytes]) -> None:
    """By the tag that it is sent with."""
    document = msgspec.json.decode(made["socket.json"])
    schemas = document["components"]["schemas"]
    for union, field in ((Command, "do"), (AnyFrame, "is")):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            assert schemas[kind.__name__]["properties"][field] == {"enum": [tag]}
            assert schemas[kind.__name__]["description"]
