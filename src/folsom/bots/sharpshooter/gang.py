"""The six who sit at tables: how each of them searches, and what the lesser ones are apt to overlook."""

from collections.abc import Mapping
from typing import Final

from .style import Style

GANG: Final[Mapping[str, Style]] = {
    "hiccup": Style(wit=0.0, horizon=1, ambition=0.0, lapses=0.4),
    "left-boot": Style(wit=0.5, horizon=1, lapses=0.3),
    "dusty": Style(lapses=0.25),
    "foxglove": Style(),
    "midnight": Style(),
    "thunder": Style(),
}
"""By name, from the least famous to the most."""
