"""What holds in every position: all cards are there, and somebody can act unless the game is over."""

from .cards import CARD_NAMES, COLOURS, GANGS, ROUNDS, WAGON_NAMES, members
from .table import NOBODY, SEATS, Heist, Phase


def flaw(h: Heist) -> str:
    """One sentence about the first thing that cannot be; empty if all is well."""
    return _gang_flaw(h) or _cards_flaw(h) or _wagons_flaw(h) or _turn_flaw(h)


def _gang_flaw(h: Heist) -> str:
    """2-4 seats, each with a gang of its own (R1)."""
    if not 2 <= h.seats <= SEATS:
        return f"there are {h.seats} seats, and not 2 to 4"
    gangs = [h.gang[seat] for seat in range(h.seats)]
    if len(set(gangs)) < len(gangs):
        return "two seats lead the same gang"
    if not 1 <= h.round <= ROUNDS:
        return f"there is no round {h.round}"
    return ""


def _cards_flaw(h: Heist) -> str:
    """Every seat has its 15 cards, each once, in hand, hideout or box or on the table (R1, R20, R21)."""
    for seat in range(h.seats):
        flaw = _count_flaw([CARD_NAMES[card] for card in _cards_of(h, seat)], CARD_NAMES)
        if flaw:
            return f"{GANGS[h.gang[seat]]}: {flaw}"
        if h.seen[seat] & ~h.hand[seat]:
            return f"{GANGS[h.gang[seat]]}: a card was seen in the hand that is not there"
    return ""


def _cards_of(h: Heist, seat: int) -> list[int]:
    places = [h.hand[seat], h.box[seat], *(h.lying[seat, colour] for colour in range(COLOURS))]
    hidden = [h.hideout[seat, k] for k in range(h.hideout_n[seat])]
    return [card for place in places for card in members(place)] + hidden


def _wagons_flaw(h: Heist) -> str:
    """The 18 wagons are in treasury, train or won stacks, each once; enough are left to turn up (R2, R7)."""
    for colour in range(COLOURS):
        flaw = _count_flaw(
            [WAGON_NAMES[colour][wagon] for wagon in _wagons_of(h, colour)], WAGON_NAMES[colour]
        )
        if flaw:
            return flaw
        if h.phase != Phase.OVER and h.treasury_n[colour] < ROUNDS - h.round:
            return f"{h.treasury_n[colour]} wagons in a stack are too few after round {h.round}"
    return ""


def _wagons_of(h: Heist, colour: int) -> list[int]:
    places = [h.train[colour], *(h.won[seat, colour] for seat in range(h.seats))]
    hidden = [h.treasury[colour, k] for k in range(h.treasury_n[colour])]
    return [wagon for place in places for wagon in members(place)] + hidden


def _count_flaw(found: list[str], wanted: tuple[str, ...]) -> str:
    for name in wanted:
        if found.count(name) != 1:
            return f"{name} is {'missing' if found.count(name) == 0 else 'there twice'}"
    return ""


def _turn_flaw(h: Heist) -> str:
    """Somebody who has not passed and has a card is asked; nobody once the game is over (R12, R15, R28)."""
    if h.phase == Phase.OVER:
        over = h.turn == NOBODY and h.round == ROUNDS
        return "" if over else "a game is over after the last round, and nobody has a turn"
    if h.turn == NOBODY:
        return "nobody has a turn"
    if h.passed >> h.turn & 1 or h.hand[h.turn] == 0:
        return f"{GANGS[h.gang[h.turn]]} cannot have a turn"
    return ""
