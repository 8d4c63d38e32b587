"""The documents of the API: made from the types themselves, checked in, and served as they are checked in."""

from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest

import folsom
from folsom.games import GAMES
from folsom.kernel.sealed import told
from folsom.play.start import game_of
from folsom.server.documents import documents
from folsom.tables.messages import AnyFrame, Command

from .running import Server

FOLDER = Path(__file__).parents[2] / "docs" / "schema"


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """The documents, made now."""
    return dict(documents())


NAMES = ["openapi.json", "socket.json", *(f"{game.name}.json" for game in GAMES)]


def test_every_game_has_a_document(made: dict[str, bytes]) -> None:
    """And there are no others."""
    assert list(made) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_is_checked_in_is_what_would_be_made(made: dict[str, bytes], name: str) -> None:
    """If this fails: `make schema`, and look at what has changed for those who build on it."""
    assert (FOLDER / name).read_bytes() == made[name]


@pytest.mark.parametrize("name", NAMES)
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


@pytest.mark.parametrize("ruleset", [name for game in GAMES for name in game.rulesets.PRESETS])
def test_what_a_game_shows_and_tells_is_as_its_document_says(made: dict[str, bytes], ruleset: str) -> None:
    """Every view and every event of a whole game, to those who watch and to every seat."""
    game = game_of(ruleset)
    document = msgspec.json.decode(made[f"{game.name}.json"])
    valid = jsonschema_rs.validator_for(document)
    seats = game.rulesets.seats_allowed(game.rulesets.PRESETS[ruleset])[-1]
    random, played = Random(ruleset), folsom.new(ruleset, seats=seats, seed=7)
    while played.owed:
        seat = random.choice(played.owed)
        events = played.answer(seat, random.choice(played.question(seat).answers))
        eyes = random.choice((None, *range(seats)))
        valid.validate({"view": msgspec.to_builtins(played.view(eyes))})
        for event in told(events, eyes):
            valid.validate({"event": msgspec.to_builtins(event)})
    with pytest.raises(ValueError, match="is not valid"):
        valid.validate({"event": {"type": "Whistled", "rule": "C1"}})
