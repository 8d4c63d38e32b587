"""Events at the end of a round, the next round, and the score (E, T, G)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .asking import Asking, choose
from .table import Bandit, Seat, Table, meet_marshal, neutral_bullets, purse_values, take_out
from .words import (
    FEW_PLAYERS,
    MANY_PLAYERS,
    PRIZE,
    RANSOM,
    ROUNDS,
    STATIONS,
    Place,
    RoundCard,
    value_of,
)


def end_of_round(table: Table) -> Asking[None]:
    """The event if there is one, then the next round or the end (T5, T8, E1, N2)."""
    if table.rules.events:
        yield from event(table, table.card.event)
    if table.round == ROUNDS:
        table.phase = "scoring"
    else:
        next_round(table)


def event(table: Table, name: str) -> Asking[None]:
    """What the icon on the Round card says."""
    match name:
        case "angry-marshal":
            angry_marshal(table)
        case "swivel-arm":  # E3
            for bandit in on_roofs(table):
                bandit.place = Place(table.cars, roof=True)
        case "braking":  # E4
            for bandit in on_roofs(table):
                bandit.place = Place(max(0, bandit.place.car - 1), roof=True)
        case "take-it-all":
            take_it_all(table)
        case "rebellion":  # E6, Q53
            neutral_bullets(table, [b for b in table.bandits.values() if not b.place.roof])
        case "pickpocketing":
            yield from pickpocketing(table)
        case "revenge":
            revenge(table)
        case "hostage":  # E9, Q52
            for bandit in [*table.at(Place(0)), *table.at(Place(0, roof=True))]:
                bandit.loot.append(RANSOM)


def on_roofs(table: Table) -> list[Bandit]:
    """Everybody on any roof."""
    return [bandit for bandit in table.bandits.values() if bandit.place.roof]


def angry_marshal(table: Table) -> None:
    """He shoots at the roof above him, then goes one car rearward if he can (E2, Q48)."""
    neutral_bullets(table, table.at(Place(table.marshal, roof=True)))
    if table.marshal < table.cars:
        table.marshal += 1
        meet_marshal(table)


def take_it_all(table: Table) -> None:
    """The second strongbox is put inside the Marshal's car (E5, Q54)."""
    if table.second_strongbox:
        table.lying_at(Place(table.marshal)).append("strongbox")
        table.second_strongbox = False


def pickpocketing(table: Table) -> Asking[None]:
    """A bandit alone at its place may take a purse lying there (E7, Q50, Q79)."""
    for seat in table.from_first():
        for bandit in table.crew(seat):
            lying = table.lying_at(bandit.place)
            if len(table.at(bandit.place)) > 1 or not purse_values(lying):
                continue
            decision = yield from choose(bandit, "pickpocket", ["take", "leave"], purse_values(lying))
            if decision == "take":
                bandit.loot.append(take_out(table, "purse", lying))


def revenge(table: Table) -> None:
    """On the Marshal's roof the least valuable purse is lost; revised: it lies on that roof (E8, Q51)."""
    roof = Place(table.marshal, roof=True)
    for bandit in table.at(roof):
        if values := purse_values(bandit.loot):
            bandit.loot.remove(f"purse {values[0]}")
            if table.rules.revised:
                table.lying_at(roof).append(f"purse {values[0]}")


def next_round(table: Table) -> None:
    """The First Player passes to the left, who turns up the next Round card (T3, T7)."""
    table.round += 1
    table.first = (table.first + 1) % len(table.seats)
    table.card = table.fate.round_card(possible_cards(table))
    table.used.append(table.card)
    table.lap = 1
    table.is_dealt = False
    table.phase = "planning"


def possible_cards(table: Table) -> Sequence[RoundCard]:
    """Cards of this set not seen yet; the station comes fifth, if at all (S10, S11, N1)."""
    if not table.rules.events:
        return [RoundCard(card.laps, "none") for card in _ordinary(table) if card.laps not in _laps(table)]
    if table.round == ROUNDS:
        return STATIONS
    return [card for card in _ordinary(table) if card not in table.used]


def _ordinary(table: Table) -> Sequence[RoundCard]:
    return FEW_PLAYERS if len(table.seats) <= 4 else MANY_PLAYERS


def _laps(table: Table) -> list[tuple[str, ...]]:
    return [card.laps for card in table.used]


def gunslingers(table: Table) -> list[Seat]:
    """Seats of the bandits with the fewest bullets left; none in the duel (G2, G3, D7, B10, Q64, Q69)."""
    if table.rules.teams and not table.rules.revised:
        return []
    fewest = min(bullets_unfired(table, bandit) for bandit in table.bandits.values())
    best = {b.seat for b in table.bandits.values() if bullets_unfired(table, b) == fewest}
    return [seat for seat in table.seats if seat.number in best]


def bullets_unfired(table: Table, bandit: Bandit) -> int:
    """What is left in the magazine, and what hit the team-mate if such shots do not count (Q64)."""
    if table.rules.friendly_shots_count:
        return bandit.magazine
    return bandit.magazine + bullets(table.seat_of(bandit))[bandit.name]


def bullets(seat: Seat) -> Counter[str]:
    """The Bullet cards among a seat's cards, by who fired them."""
    cards = seat.hand + seat.deck + seat.discard
    return Counter(card.bandit for card in cards if card.is_bullet)


def scores(table: Table) -> dict[int, int]:
    """Dollars by seat: loot and prize (G1, G2, D7, B9)."""
    prize = gunslingers(table)
    return {
        seat.number: PRIZE * (seat in prize)
        + sum(value_of(token) for bandit in table.crew(seat) for token in bandit.loot)
        for seat in table.seats
    }


def winners(table: Table) -> list[Seat]:
    """The richest; among them whoever received fewest bullets; else shared (G4, G5, G6, Q71, Q72)."""
    money = scores(table)
    richest = [seat for seat in table.seats if money[seat.number] == max(money.values())]
    fewest = min(bullets_counted(table, seat) for seat in richest)
    return [seat for seat in richest if bullets_counted(table, seat) == fewest]


def bullets_counted(table: Table, seat: Seat) -> int:
    """All bullets received; by the letter of FE not those for meeting the Marshal (Q71)."""
    return bullets(seat).total() - (seat.met if table.rules.literal_tiebreak else 0)
