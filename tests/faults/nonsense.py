"""What nobody should send: sensible things with something wrong in them, and rubbish."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from hypothesis import strategies as st

__all__ = ["BUNDLE", "COMMANDS", "almost", "nonsense"]

JSON = object
BUNDLE: Final = 50
ODD: Final[Sequence[JSON]] = (
    None, True, -1, 0, 11, 12, 2**31, 2**64, 1e400, 0.5, "", " ", "x" * 61, "x" * 400, "\x00", "\ud83e", "🚂",
    [], {}, [[]], ["move"] * 17, {"do": "ping"}, "NaN",
)  # fmt: skip
COMMANDS: Final[Sequence[dict[str, JSON]]] = (
    {"do": "answer", "seat": 0, "question": "0.0.0", "answers": ["pass"]},
    {"do": "why-not", "seat": 0, "answer": "Y7R2>Y"},
    {"do": "sync", "seat": None, "after": 3, "epoch": "epoch 1", "line": 0},
    {"do": "ping"},
    {"do": "say", "text": "Hands up!"},
    {"do": "phrase", "phrase": "hello"},
    {"do": "mute", "user": "bob-id", "on": False},
    {"do": "block", "user": "cat-id", "on": False},
    {"do": "report", "user": "bob-id", "text": "slow", "line": 1},
    {"do": "take-back", "seat": 0},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "consent", "proposal": 1, "yes": True},
    {"do": "vote", "vote": 1, "choice": "bot", "level": "outlaw"},
    {"do": "rejoin"},
    {"do": "sit", "seat": 1},
    {"do": "stand", "seat": 0},
    {"do": "choose", "seat": 0, "bandit": "mexicans"},
    {
        "do": "configure",
        "settings": {
            "ruleset": "colt.first",
            "seats": 3,
            "switches": {"hard": True},
            "choices": {"cars": "1 2 3"},
            "clock": {"kind": "bank", "seconds": 60, "increment": 2},
        },
    },
    {"do": "add-bot", "seat": 1, "level": "drifter"},
    {"do": "remove", "seat": 1},
    {"do": "watching", "allowed": True},
    {"do": "start"},
)
"""One of every kind but those by which a table, or somebody's seat at it, comes to its end."""


def nonsense(sensible: Sequence[bytes]) -> st.SearchStrategy[list[bytes]]:
    """Rubbish, and sensible things that were damaged: a bundle at a time, as Hypothesis takes its time."""
    return st.builds(lambda rubbish, seed: _nonsense(sensible, rubbish, Random(seed)), _RUBBISH, _SEEDS)


def almost() -> st.SearchStrategy[list[bytes]]:
    """Commands in which a field or two are odd, a bundle at a time."""
    return st.builds(lambda seed: _bundle(Random(seed), _almost), _SEEDS)


_RUBBISH: Final = st.binary(max_size=80)
_SEEDS: Final = st.integers(0, 2**48)


def _nonsense(sensible: Sequence[bytes], rubbish: bytes, luck: Random) -> list[bytes]:
    return [rubbish, *_bundle(luck, lambda luck: _damaged(luck.choice(sensible), luck))][:BUNDLE]


def _bundle(luck: Random, make: Callable[[Random], bytes]) -> list[bytes]:
    return [make(luck) for _ in range(BUNDLE)]


def _damaged(text: bytes, luck: Random) -> bytes:
    """Cut, doubled, swapped, or with other letters in it."""
    made = bytearray(text)
    for _ in range(luck.randrange(1, 4)):
        at, to = sorted(luck.randrange(len(made) + 1) for _ in range(2))
        match luck.randrange(5):
            case 0:
                del made[at : min(to, at + 20)]
            case 1:
                made[at:at] = made[at : min(to, at + 20)] * luck.choice((1, 2, 50))
            case 2:
                made[at:at] = bytes(luck.choices(b'{}[]":,;@= \n\xff\x000159-.eE', k=luck.randrange(1, 5)))
            case 3:
                made[at : at + 1] = bytes([luck.randrange(256)])
            case _:
                made[at:at] = luck.choice((b"\xed\xa0\x80", b"9" * 40, b"[" * 1500, b'"key":', b"null"))
    return bytes(made)


def _almost(luck: Random) -> bytes:
    command = {**luck.choice(COMMANDS), "key": f"k{luck.randrange(10**9)}"}
    for _ in range(luck.choice((0, 0, 1, 1, 2))):
        field = luck.choice([*command, "more"])
        if luck.random() < 0.2:
            command.pop(field, None)
        else:
            command[field] = luck.choice(ODD)
    return json.dumps(command).encode("utf-8", "surrogatepass")
