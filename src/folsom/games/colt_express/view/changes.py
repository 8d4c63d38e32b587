"""Small changes of a view: a bandit, a seat, loot that changes hands, cards that come and go."""

from msgspec.structs import replace

from ..table.vocabulary import SLOTS
from ..words import LOOT_WORDS, deck_words
from .shapes import BanditView, Loot, SeatView, View

PURSE, JEWEL, STRONGBOX = LOOT_WORDS
ROOF = "r"


# --- bandits and what they carry


def bandit_named(view: View, name: str) -> BanditView:
    """A bandit in play."""
    return next(bandit for bandit in view.bandits if bandit.bandit == name)


def with_bandit(view: View, name: str, **changes: object) -> View:
    """The view with a bandit changed."""
    bandits = (replace(each, **changes) if each.bandit == name else each for each in view.bandits)
    return replace(view, bandits=tuple(bandits))


def changed(loot: Loot, kind: str, number: int) -> Loot:
    """So many tokens of a kind more."""
    if kind == PURSE:
        return replace(loot, purses=loot.purses + number)
    if kind == JEWEL:
        return replace(loot, jewels=loot.jewels + number)
    return replace(loot, strongboxes=loot.strongboxes + number)


def carries(view: View, name: str, kind: str, number: int) -> View:
    """A bandit carries so many tokens of a kind more."""
    return with_bandit(view, name, loot=changed(bandit_named(view, name).loot, kind, number))


def gains_value(view: View, name: str, value: int | None) -> View:
    """A purse of this value lies on a bandit now; nothing to see if it is another seat's."""
    bandit = bandit_named(view, name)
    if bandit.purses is None or value is None:
        return view
    return with_bandit(view, name, purses=tuple(sorted((*bandit.purses, value))))


def loses_value(view: View, name: str, value: int | None) -> View:
    """A purse of this value lies no more on a bandit."""
    bandit = bandit_named(view, name)
    if bandit.purses is None or value is None:
        return view
    return with_bandit(view, name, purses=one_less(bandit.purses, value))


def one_less(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Sorted values without one of this value."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def lies(view: View, place: str, kind: str, number: int) -> View:
    """So many tokens of a kind more lie at a place."""
    number_of_car = int(place.removesuffix(ROOF))
    car = view.train[number_of_car]
    if place.endswith(ROOF):
        car = replace(car, roof=changed(car.roof, kind, number))
    else:
        car = replace(car, inside=changed(car.inside, kind, number))
    return replace(view, train=(*view.train[:number_of_car], car, *view.train[number_of_car + 1 :]))


# --- seats and their cards


def with_seat(view: View, seat: int, **changes: object) -> View:
    """The view with a seat changed."""
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def words_of(seat: SeatView) -> tuple[str, ...]:
    """All cards the seat may hold, in their order."""
    return deck_words(seat.bandits[:SLOTS])


def sorted_with(seat: SeatView, cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards of a seat, in their order, and one more."""
    return tuple(sorted((*cards, card), key=words_of(seat).index))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards without one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def deck_changes(view: View, seat: int, number: int) -> View:
    """So many cards more lie on or under a seat's deck."""
    return with_seat(view, seat, deck_size=view.seats[seat].deck_size + number)


def hand_changes(view: View, seat: int, number: int) -> View:
    """A seat holds so many cards more."""
    return with_seat(view, seat, hand_size=view.seats[seat].hand_size + number)


def comes_to_hand(view: View, seat: int, card: str | None) -> View:
    """A card comes to a hand; whose hand it is sees which."""
    after = hand_changes(view, seat, 1)
    if seat != view.seat or card is None:
        return after
    return replace(after, hand=sorted_with(view.seats[seat], view.hand, card))


def leaves_hand(view: View, seat: int, card: str | None) -> View:
    """A card leaves a hand."""
    after = hand_changes(view, seat, -1)
    if seat != view.seat or card is None:
        return after
    return replace(after, hand=without(view.hand, card))


def is_discarded(view: View, seat: int, card: str) -> View:
    """A card lies face up on a seat's discard pile."""
    before = view.seats[seat]
    discards = sorted_with(before, before.discards, card) if before.discards is not None else None
    return with_seat(view, seat, discard_size=before.discard_size + 1, discards=discards)


def takes_bullet(view: View, seat: int, bullets: tuple[str, ...]) -> View:
    """A Bullet card lies on a seat's deck; `bullets` are all it has taken now."""
    return with_seat(view, seat, bullets=bullets, deck_size=view.seats[seat].deck_size + 1)


# --- the question


def has_answered(view: View, seat: int) -> View:
    """Of all that were asked at once, this seat has answered."""
    if view.asking is None:
        return view
    left = tuple(other for other in view.asking.seats if other != seat)
    return replace(view, asking=replace(view.asking, seats=left) if left else None)
