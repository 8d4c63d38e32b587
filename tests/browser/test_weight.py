"""How much a browser has to fetch before somebody plays."""

from typing import Final

from .conftest import Come
from .people import Person

FIRST_LOAD: Final = 200_000
"""Bytes, compressed, as they come over the wire."""
FETCHED: Final = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    .map(({name, transferSize}) => [new URL(name).pathname, transferSize])"""
LANGUAGES: Final = ("en", "pl")
"""English is always fetched; of the others the Polish catalogue is the longest."""


def test_the_first_load_is_light(come: Come) -> None:
    """The front page with its drawings and all that the house says of its games."""
    for language in LANGUAGES:
        fetched = weighed(come("Ada", likes={"language": language}).go())
        assert 50_000 < sum(fetched.values()) < FIRST_LOAD, fetched


def weighed(person: Person) -> dict[str, int]:
    """Bytes by address: everything that the page has fetched, once it fetches nothing more."""
    person.page.wait_for_load_state("networkidle")
    found: dict[str, int] = {}
    for name, size in person.page.evaluate(FETCHED):
        found[name] = found.get(name, 0) + size
    return found
