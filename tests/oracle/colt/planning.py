"""Phase 1: formation, start of a round, laps, end of Planning (T, P, K, X, B, D)."""

from __future__ import annotations

from collections.abc import Iterable

from .asking import Asking, Question, ask
from .table import Played, Seat, Table, draw, draw_three
from .words import HAND, Card, Place


def planning(table: Table) -> Asking[None]:
    """From the start of the round to the complete common pile (T5)."""
    if table.formation_open:
        yield from formation(table)
    if not table.is_dealt:
        yield from start_of_round(table)
    while table.lap <= len(table.card.laps):
        yield from one_lap(table, table.card.laps[table.lap - 1])
        table.lap += 1
    yield from end_of_planning(table)
    table.phase = "stealing"


def formation(table: Table) -> Asking[None]:
    """Each seat secretly names the bandit for the rear car; the other goes next door (D3, B5, Q67, Q83)."""
    rear: dict[int, str] = {}
    while len(rear) < len(table.seats):
        seat, name = yield {
            seat.number: Question(seat.number, "place", "", seat.names)
            for seat in table.from_first()
            if seat.number not in rear
        }
        rear[seat] = name
    for bandit in table.bandits.values():
        is_rear = rear[bandit.seat] == bandit.name
        bandit.place = Place(table.cars if is_rear else table.cars - 1)
    table.formation_open = False


def start_of_round(table: Table) -> Asking[None]:
    """Hands are filled: a new deal (T2), or in the expert game a refill (X2)."""
    for seat in table.seats:
        seat.has_acted = False
    if table.rules.expert:
        for seat in table.from_first():
            draw(table, seat, table.hand_limit(seat, HAND) - len(seat.hand))
            shed_bullets(table, seat)
    else:
        yield from new_deal(table)
    table.is_dealt = True


def shed_bullets(table: Table, seat: Seat) -> None:
    """First edition: the bullets in hand are discarded unreplaced; revised keeps them (X3, X4, Q55)."""
    if not table.rules.revised:
        seat.discard += [card for card in seat.hand if card.is_bullet]
        seat.hand = [card for card in seat.hand if not card.is_bullet]


def new_deal(table: Table) -> Asking[None]:
    """All cards together, shuffled; six or seven drawn (T2, T6, C4), after the opening pick of teams (B6)."""
    for seat in table.seats:
        seat.deck += seat.hand
        seat.hand = []
    if table.rules.opening_pick:
        yield from opening_pick(table)
    for seat in table.from_first():
        seat.deck = table.fate.deal(seat.number, seat.deck)
        draw(table, seat, table.hand_limit(seat, HAND))


def opening_pick(table: Table) -> Asking[None]:
    """Each seat secretly takes one Action card of its own into its hand (B6, Q82, Q83)."""
    owing = {seat.number: _by_text(table, seat.deck) for seat in table.from_first()}
    while owing:
        number, text = yield {n: Question(n, "pick", "", tuple(cards)) for n, cards in owing.items()}
        card = owing.pop(number)[text]
        table.seats[number].deck.remove(card)
        table.seats[number].hand.append(card)


def _by_text(table: Table, cards: Iterable[Card]) -> dict[str, Card]:
    """The Action cards, equal ones once (Q12)."""
    return {table.card_text(card): card for card in cards if not card.is_bullet}


def one_lap(table: Table, lap: str) -> Asking[None]:
    """Once round from the First Player; Speeding Up twice each, Switching backwards (P1, K1, K3, K4)."""
    order = table.from_first()
    if lap == "switch":
        order = order[:1] + order[:0:-1]
    for seat in order:
        for _ in range(2 if lap == "speedup" else 1):
            yield from sub_turn(table, seat, lap)


def sub_turn(table: Table, seat: Seat, lap: str) -> Asking[None]:
    """Play one Action card or draw three (P2, P3, P4, P5); nothing only if neither can be done (Q3)."""
    plays = possible_plays(table, seat, lap)
    answers = list(plays)
    if seat.deck or seat.discard:  # Q2; discards exist in the expert game only
        answers.append("draw")
    seat.has_acted = True
    if not answers:
        return
    text = yield from ask(Question(seat.number, "plan", "", tuple(answers)))
    if text == "draw":
        draw_three(table, seat)
        return
    play(table, seat, plays[text])
    if table.rules.opening_pick and lap == "standard":
        yield from covering_fire(table, seat, plays[text])


def possible_plays(table: Table, seat: Seat, lap: str) -> dict[str, Played]:
    """Face up; Tunnel: down (K2); Ghost's seat may choose in its first sub-turn (C5, Q8, Q9, B11, Q66)."""
    in_tunnel = lap == "tunnel"
    may_hide = table.rules.powers and "ghost" in seat.names and not seat.has_acted and not in_tunnel
    plays = {}
    for text, card in _by_text(table, seat.hand).items():
        plays[text] = Played(card, in_tunnel)
        if may_hide:
            plays[text + " down"] = Played(card, True)
    return plays


def play(table: Table, seat: Seat, played: Played) -> None:
    """A card goes from the hand onto the common pile (P3)."""
    seat.hand.remove(played.card)
    table.pile.append(played)


def covering_fire(table: Table, seat: Seat, first: Played) -> Asking[None]:
    """After a Shoot played openly a card of the other bandit may follow, not the Marshal (B7, B11, Q63)."""
    if first.down or first.card.kind != "shoot":
        return
    cards = [c for c in seat.hand if c.bandit in seat.names and c.bandit != first.card.bandit]
    covers = _by_text(table, (card for card in cards if card.kind != "marshal"))
    text = yield from ask(Question(seat.number, "cover", "", (*covers, "no")))
    if text != "no":
        play(table, seat, Played(covers[text], down=False))


def end_of_planning(table: Table) -> Asking[None]:
    """Unplayed cards go back on the deck (P6); in the expert game they may be kept (X4)."""
    if table.rules.expert:
        for seat in table.seats:
            shed_bullets(table, seat)
        yield from keep_or_discard(table)
    else:
        for seat in table.seats:
            seat.deck = seat.hand + seat.deck
            seat.hand = []


def keep_or_discard(table: Table) -> Asking[None]:
    """Each seat secretly discards one card after another until it is done (X4, Q83)."""
    owing = [seat for seat in table.from_first() if seat.hand]
    while owing:
        number, text = yield {seat.number: _keep_question(table, seat) for seat in owing}
        seat = table.seats[number]
        if text != "done":
            card = next(c for c in seat.hand if f"discard {table.card_text(c)}" == text)
            seat.hand.remove(card)
            seat.discard.append(card)
        if text == "done" or not seat.hand:
            owing.remove(seat)


def _keep_question(table: Table, seat: Seat) -> Question:
    discards = dict.fromkeys(f"discard {table.card_text(card)}" for card in seat.hand)
    return Question(seat.number, "keep", "", (*discards, "done"))
