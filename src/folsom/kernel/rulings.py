"""Rules and rulings as people read them: `rulings.toml` gives every id a kind, a source and a sentence."""

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

Kind = Literal["rule", "example", "data", "impossible"]
"""What must show that an id is kept: code and a test; a test; a data file and a test; an assertion."""

FILE = "rulings.toml"


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one id says, and on what it rests."""

    kind: Kind
    heading: str
    """The part of the game it belongs to."""
    source: str
    """The rulebooks and their lines, or "ruling" and how sure it is."""
    sentence: str
    """What it says, in one sentence for a player."""
    editions: tuple[str, ...] = ()
    """The editions it holds in, if not in all; several if they differ and the sentence says how."""


class RulingsError(Exception):
    """A file of rulings that cannot be read, and why."""


def load(package: str) -> dict[str, Ruling]:
    """The rulings of the game in this package, by id, in the order of its file."""
    return read(resources.files(package).joinpath(FILE))


def read(file: Traversable) -> dict[str, Ruling]:
    """The rulings in a file; RulingsError if a key is unknown or missing."""
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Ruling])
    except msgspec.DecodeError as error:
        raise RulingsError(f"{file}: {error}") from error
