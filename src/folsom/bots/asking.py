"""The entry by which Python asks the rules of thumb."""

from folsom.kernel.placeholders import legal
from folsom.kernel.record import Games, Record
from folsom.kernel.rule import entry

from .stand_ins import thumb


@entry
def by_thumb(games: Games[Record], i: int, seat: int, without: int, luck: int) -> int:
    """The answer that rules of thumb give a seat, some answers left out; `luck` is below 2**32."""
    h = games[i]
    return thumb(h, seat, legal(h, seat) & ~without, luck)
