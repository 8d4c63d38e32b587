"""What is hidden in a world of Colt Express: the others' hands, and cards that lie face down."""

from collections.abc import Iterator

from folsom.games.colt_express.seating import seat_name
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import CARDS
from folsom.games.colt_express.words import crew_words, deck_words


def hidden_from(h: Heist, seat: int) -> Iterator[tuple[str, str]]:
    """Each place that the seat cannot look into, with a card that lies there."""
    for row in range(h.pile_next, h.pile_n):
        owner, card = h.pile[row, 0], h.pile[row, 1]
        if owner != seat and h.pile[row, 3]:
            yield f"card {row + 1} of the pile", _word(h, owner, card)
    for other in range(h.seats):
        if other != seat:
            for card in range(CARDS):
                if h.hand[other, card] > 0:
                    yield f"the hand of {seat_name(h, other)}", _word(h, other, card)


def _word(h: Heist, owner: int, card: int) -> str:
    return deck_words(crew_words(h.crew[owner], h.crew_size))[card]
