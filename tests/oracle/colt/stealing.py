"""Phase 2: the common pile is carried out, card by card (A, C)."""

from __future__ import annotations

from .asking import Asking, choose
from .table import Bandit, Table, go, meet_marshal, purse_values, receive_bullet, take_out
from .words import Card, Place, kind_of


def stealing(table: Table) -> Asking[None]:
    """In the order played; each card is resolved in full, then returns to its owner (A1, A2, A4, X5, Q46)."""
    while table.pile:
        card = table.pile.pop(0).card
        bandit = table.bandits[card.bandit]
        yield from carry_out(table, bandit, card.kind)
        seat = table.seat_of(bandit)
        (seat.discard if table.rules.expert else seat.deck).append(card)
    table.phase = "event"


def carry_out(table: Table, bandit: Bandit, kind: str) -> Asking[None]:
    """One of the six actions."""
    match kind:
        case "move":
            yield from move(table, bandit)
        case "floor":
            go(table, bandit, bandit.place.other_level())  # A9, Q16
        case "marshal":
            yield from move_marshal(table, bandit)
        case "shoot":
            yield from shoot(table, bandit)
        case "rob":
            yield from rob(table, bandit)
        case "punch":
            yield from punch(table, bandit)


def move(table: Table, bandit: Bandit) -> Asking[None]:
    """Inside one car, on the roofs one to three cars; never stay (A6, A7, A8, Q14, Q15)."""
    reach = 3 if bandit.place.roof else 1
    ways = [bandit.place.along(n) for n in range(-reach, reach + 1) if n != 0]
    cars = [str(place.car) for place in ways if table.is_on_train(place)]
    car = yield from choose(bandit, "move", cars)
    go(table, bandit, Place(int(car), bandit.place.roof))


def neighbours(table: Table, place: Place) -> list[str]:
    """The numbers of the cars next to this one."""
    return [str(p.car) for p in (place.along(-1), place.along(1)) if table.is_on_train(p)]


def move_marshal(table: Table, bandit: Bandit) -> Asking[None]:
    """One car either way; whoever is inside there flees (A10, M1, Q17)."""
    car = yield from choose(bandit, "marshal", neighbours(table, Place(table.marshal)))
    table.marshal = int(car)
    meet_marshal(table)


def spare_belle(table: Table, targets: list[Bandit]) -> list[Bandit]:
    """Belle is no target if there is another one (C1, Q22 to Q27)."""
    others = [target for target in targets if not table.has_power(target, "belle")]
    return others or targets


def shoot(table: Table, bandit: Bandit) -> Asking[None]:
    """Give a bullet to a target; without bullet or target nothing happens (A11, A17, A18, Q34)."""
    targets = spare_belle(table, in_sight(table, bandit))
    if not targets or bandit.magazine == 0:
        return
    name = yield from choose(bandit, "shoot", [target.name for target in targets])
    victim = table.bandits[name]
    bandit.magazine -= 1
    receive_bullet(table, victim, Card("bullet", bandit.name))
    if table.has_power(bandit, "django"):
        knock_back(table, bandit, victim)


def in_sight(table: Table, shooter: Bandit) -> list[Bandit]:
    """Who can be shot: never at the shooter's own place (A12)."""
    here = shooter.place
    if here.roof:
        targets = [*_first_roof(table, here, -1), *_first_roof(table, here, 1)]
    else:
        targets = [*table.at(here.along(-1)), *table.at(here.along(1))]  # A13
    if table.has_power(shooter, "tuco"):
        targets += table.at(here.other_level())  # C6, Q28, Q29
    return targets


def _first_roof(table: Table, here: Place, step: int) -> list[Bandit]:
    """The nearest occupied roof one way: all who stand there, nobody behind them (A14, A15, Q20, Q21)."""
    place = here.along(step)
    while table.is_on_train(place):
        if table.at(place):
            return table.at(place)
        place = place.along(step)
    return []


def knock_back(table: Table, django: Bandit, victim: Bandit) -> None:
    """Whoever Django shoots is moved one car away from him, but not off the train (C3, C7, Q30 to Q33)."""
    away = victim.place.along(1 if victim.place.car > django.place.car else -1)
    if table.is_on_train(away):
        go(table, victim, away)


def rob(table: Table, bandit: Bandit) -> Asking[None]:
    """Take one token of the chosen kind from one's own place (A19, A20, A21, Q36, Q37)."""
    lying = table.lying_at(bandit.place)
    if not lying:
        return
    if table.rules.strict_rob:
        token = table.fate.token(sorted(lying))
        lying.remove(token)
    else:
        kind = yield from choose(bandit, "rob", kinds(lying), purse_values(lying))
        token = take_out(table, kind, lying)
    bandit.loot.append(token)


def kinds(loot: list[str]) -> list[str]:
    """The kinds of token among these, each once."""
    return sorted({kind_of(token) for token in loot})


def punch(table: Table, bandit: Bandit) -> Asking[None]:
    """Whom, which token he loses, and which way he flies (A22, A25, A26, Q40, Q42, Q45)."""
    others = [other for other in table.at(bandit.place) if other is not bandit]
    if not others:
        return
    name = yield from choose(bandit, "punch", [target.name for target in spare_belle(table, others)])
    victim = table.bandits[name]
    if victim.loot:
        yield from knock_loose(table, bandit, victim)
    car = yield from choose(bandit, "knock", neighbours(table, victim.place))
    go(table, victim, Place(int(car), victim.place.roof))


def knock_loose(table: Table, bandit: Bandit, victim: Bandit) -> Asking[None]:
    """The token falls at the place of the fight; Cheyenne may take a purse (A23, A24, C2, Q41, Q43, Q44)."""
    kind = yield from choose(bandit, "drop", kinds(victim.loot), purse_values(victim.loot))
    floor = table.lying_at(bandit.place)
    token = take_out(table, kind, victim.loot)
    floor.append(token)
    if kind == "purse" and table.has_power(bandit, "cheyenne"):
        table.fallen = token
        decision = yield from choose(bandit, "take", ["take", "leave"])
        table.fallen = ""
        if decision == "take":
            floor.remove(token)
            bandit.loot.append(token)
