"""The cards that a position names: where they lie, and that no more of them are named than there can be.

S3 S4 S12, D5 B4, P6 X1.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from . import cards
from .given import Given, bandit_called, refusal, seat_called
from .table.cards_in_hand import copies
from .table.record import Heist
from .table.vocabulary import ACTION_CARDS, BULLET, KINDS, NEUTRAL, Action
from .words import ACTION_WORDS, BANDIT_WORDS, COLOUR_WORDS

DOWN: Final = " down"


def card_called(h: Heist, key: str, seat: int, text: str) -> int:
    """The number of a card as its seat calls it: "move", of a team "tuco move", "bullet tuco"."""
    match text.split(" "):
        case ["bullet", colour] if colour in COLOUR_WORDS:
            return _bullet(h, key, seat, colour)
        case [action] if action in ACTION_WORDS and h.crew_size == 1:
            return ACTION_WORDS.index(action)
        case [name, action] if action in ACTION_WORDS:
            if seat_called(h, key, name) != seat:
                raise refusal(key, f"'{text}' is no card of this seat")
            return _card_of(h, name, action)
    raise refusal(
        key, f"'{text}' is no card: as 'move' is, of a seat with two bandits 'tuco move', or 'bullet tuco'"
    )


def _card_of(h: Heist, name: str, action: str) -> int:
    """The action card of a bandit, by the slot it has in its seat."""
    who = BANDIT_WORDS.index(name)
    slot = 0 if h.crew[h.boss[who], 0] == who else 1
    return slot * KINDS + ACTION_WORDS.index(action)


def _bullet(h: Heist, key: str, seat: int, colour: str) -> int:
    number = COLOUR_WORDS.index(colour)
    if number != NEUTRAL:
        who = bandit_called(h, key, colour)
        if h.crew_size == 1 and h.boss[who] == seat:
            raise refusal(key, f"{colour} cannot be shot by itself")
    return BULLET + number


class Waiting(msgspec.Struct, frozen=True):
    """A card waiting in the common pile."""

    seat: int
    card: int
    down: bool


def pile_cards(h: Heist, position: Given) -> list[Waiting]:
    """The common pile: "doc move", "belle shoot down"."""
    waiting = []
    for text in position.pile:
        name, _, action = text.removesuffix(DOWN).partition(" ")
        seat = seat_called(h, "pile", name)
        if action not in ACTION_WORDS:
            raise refusal(
                "pile", f"'{text}' is no card of the common pile, as 'doc move' or 'belle shoot down' is"
            )
        waiting.append(Waiting(seat, _card_of(h, name, action), text.endswith(DOWN)))
    return waiting


class SeatCards(msgspec.Struct):
    """Where the named cards of a seat lie; `deck` has its top first."""

    hand: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    pile: list[Waiting] = []

    def all(self) -> Iterator[int]:
        """All that are named."""
        yield from (*self.hand, *self.deck, *self.discard)
        yield from (waiting.card for waiting in self.pile)


def named_cards(h: Heist, position: Given) -> list[SeatCards]:
    """The cards that the position names, seat by seat, no more of them than a seat can own."""
    seats = [SeatCards() for _ in range(h.seats)]
    for key, table in (("hand", position.hand or {}), ("deck", position.deck), ("discard", position.discard)):
        for name, texts in table.items():
            where = f"{key}.{name}"
            seat = seat_called(h, where, name)
            heap: list[int] = getattr(seats[seat], key)
            heap += [card_called(h, where, seat, text) for text in texts]
    for waiting in pile_cards(h, position):
        seats[waiting.seat].pile.append(waiting)
    _check_hands(h, position, seats)
    for seat, named in enumerate(seats):
        _settle_marshal_card(h, seat, set(named.all()))
        _check_copies(h, seat, Counter(named.all()))
    _check_bullets(h, position, seats)
    return seats


def _check_hands(h: Heist, position: Given, seats: Sequence[SeatCards]) -> None:
    """Hands are there while they are (P6), discard piles for experts (X1)."""
    if position.is_planning and position.hand is not None:
        held = {seat_called(h, "hand", name) for name in position.hand}
        if len(held) != h.seats:
            raise refusal("hand", "in planning hands are named for all seats or for none")
    if h.expert:
        return
    if not position.is_planning and any(named.hand for named in seats):
        raise refusal("hand", f"nobody holds cards in the phase '{position.phase}' but experts (P6)")
    if any(named.discard for named in seats):
        raise refusal("discard", "only experts have discard piles (X1)")


def _settle_marshal_card(h: Heist, seat: int, named: set[int]) -> None:
    """In a mixed deck the first bandit's Marshal card stays, unless the other's is named (D5, B4)."""
    if h.crew_size == 1:
        return
    if {int(Action.MARSHAL), KINDS + Action.MARSHAL} <= named:
        raise refusal("seats", "a seat with two bandits has one Marshal card (D5, B4)")
    h.marshal_slot[seat] = 1 if KINDS + Action.MARSHAL in named else 0


def _check_copies(h: Heist, seat: int, named: Counter[int]) -> None:
    for card in range(ACTION_CARDS):
        most = copies(h, seat, card)
        if named[card] > most:
            name = BANDIT_WORDS[h.crew[seat, card // KINDS]]
            raise refusal(
                "hand", f"{name} has {most} cards '{ACTION_WORDS[card % KINDS]}', not {named[card]}"
            )


def _check_bullets(h: Heist, position: Given, seats: Sequence[SeatCards]) -> None:
    """Bullets named among cards have left their magazine, or the neutral supply (S3, S12)."""
    out = Counter(card - BULLET for named in seats for card in named.all() if card >= BULLET)
    for name, left in position.magazine.items():
        _check_supply(f"magazine.{name}", bandit_called(h, f"magazine.{name}", name), left, out)
    if position.neutral is not None:
        _check_supply("neutral", NEUTRAL, position.neutral, out)
    for colour in out:
        _check_supply("hand", colour, 0, out)


def _check_supply(key: str, colour: int, left: int, out: Counter[int]) -> None:
    """So many bullets of a colour are left, and so many named: no more than there are in all."""
    most = cards.NEUTRAL_BULLETS if colour == NEUTRAL else cards.MAGAZINE
    if not 0 <= left <= most - out[colour]:
        name = COLOUR_WORDS[colour]
        raise refusal(
            key, f"of {most} cards 'bullet {name}' {out[colour]} are named, so {left} cannot be left"
        )
