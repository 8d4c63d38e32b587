"""A position in the scenario language, laid out on the table: what `given` sets up.

Where a position says nothing: the first seat is First Player, everybody stands as at set-up, no loot lies
anywhere, magazines are full, and cards are in the deck, below those named there, shuffled. A planning
position without hands is a fresh deal; with hands the round has already begun.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from folsom.kernel.bits import count, nth
from folsom.kernel.chance import below
from folsom.kernel.log import clear_log

from . import cards
from .given import (
    JEWEL,
    STRONGBOX,
    Given,
    bandit_called,
    place_called,
    purse_value,
    read_given,
    refusal,
    take_ruleset,
)
from .lay_cards import lay_cards
from .rules import flow, setup, teams
from .rules.rounds import UNPRINTED
from .table.loot import held_by, place_purse, purse_worth
from .table.record import Heist
from .table.vocabulary import (
    MOST_CARS,
    NO_CARD,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    ROUNDS,
    UNUSED,
    Lap,
    Phase,
    RoundEvent,
    inside,
)
from .words import EVENT_WORDS, LAP_WORDS

PHASES: Final = {"stealing": Phase.STEALING, "event": Phase.EVENT, "scoring": Phase.SCORING}


def set_up(given: Mapping[str, object], h: Heist, /) -> None:
    """Fill a zeroed record, its chance keyed, from a scenario's `given`, and run on to the first question."""
    position = read_given(given)
    take_ruleset(position, h)
    lay_train(position, h)
    lay_round(position, h)
    lay_loot(position, h)
    lay_cards(position, h)
    begin(position, h)
    flow.advance(h)
    clear_log(h)


# ---------------------------------------------------------------- the train


def lay_train(position: Given, h: Heist) -> None:
    """Cars, the Marshal, and every bandit where it is named or as at set-up (S14, D3, B5)."""
    setup.clear_train(h)
    for k in range(MOST_CARS):
        h.car_cards[k] = k if k < h.rear else UNPRINTED
    if not 0 <= position.marshal <= h.rear:
        raise refusal("marshal", f"the train has cars 0 to {h.rear}, no car {position.marshal}")
    h.marshal = position.marshal
    if not position.asks_place:
        stand_as_at_set_up(h)
    for name, text in (position.at or {}).items():
        who = bandit_called(h, f"at.{name}", name)
        h.place[who] = place_called(h, f"at.{name}", text)
        if h.place[who] == inside(h.marshal):
            raise refusal(f"at.{name}", "nobody can stay inside the Marshal's car (M1)")


def stand_as_at_set_up(h: Heist) -> None:
    """Odd seats in the rear car, even ones in the car before it; of a team the first-named bandit."""
    if h.crew_size == 1:
        setup.line_up(h)
        return
    for seat in range(h.seats):
        h.formation[seat] = 0
        teams.board(h, seat)


# ---------------------------------------------------------------- the round


def lay_round(position: Given, h: Heist) -> None:
    """The round's laps and event, and Round cards for the rounds to come (S10, S11, N1)."""
    h.round_no = position.round
    h.laps_n = len(position.laps)
    for k in range(cards.MOST_LAPS):
        h.laps[k] = LAP_WORDS.index(position.laps[k]) if k < h.laps_n else cards.NO_LAP
    h.event = EVENT_WORDS.index(position.event) if h.events else RoundEvent.NONE
    now = printed_card(h)
    free = (1 << cards.ORDINARY_CARDS) - 1
    if setup.first_ordinary(h) <= now < setup.first_ordinary(h) + cards.ORDINARY_CARDS:
        free &= ~(1 << (now - setup.first_ordinary(h)))
    for k in range(ROUNDS):
        h.round_cards[k] = UNPRINTED
        if k == h.round_no - 1:
            h.round_cards[k] = now
        elif k >= h.round_no and h.station and k == ROUNDS - 1:
            h.round_cards[k] = cards.FIRST_STATION + below(h, cards.STATIONS)
        elif k >= h.round_no:
            card = nth(free, below(h, count(free)))
            free &= ~(1 << card)
            h.round_cards[k] = setup.first_ordinary(h) + card


def printed_card(h: Heist) -> int:
    """The Round card with this round's laps and event, if there is one that may lie open now."""
    for card in range(len(cards.ROUND_CARDS)):
        event = cards.ROUND_EVENT[card] if h.events else RoundEvent.NONE
        laps = tuple(h.laps[k] for k in range(cards.MOST_LAPS))
        if may_be_open(h, card) and event == h.event and cards.ROUND_LAPS[card] == laps:
            return card
    return UNPRINTED


def may_be_open(h: Heist, card: int) -> bool:
    """A station in the last round, if the ruleset has any (S11); else a card for this number of seats."""
    if h.station and h.round_no == ROUNDS:
        return card >= cards.FIRST_STATION
    return setup.first_ordinary(h) <= card < setup.first_ordinary(h) + cards.ORDINARY_CARDS


# ---------------------------------------------------------------- loot


def lay_loot(position: Given, h: Heist) -> None:
    """Tokens where they are named, the others out of play; the second strongbox waits beside the train."""
    setup.mint_purses(h)
    for text, loot in position.floor.items():
        put_down(h, f"floor.{text}", loot, place_called(h, f"floor.{text}", text))
    for name, loot in position.loot.items():
        put_down(h, f"loot.{name}", loot, held_by(bandit_called(h, f"loot.{name}", name)))
    for token in range(PURSE_TOKENS):
        h.purse_home[token] = h.purse_at[token]
    h.spare_strongbox = int(h.events == 1 and sum(h.strongboxes) < cards.STRONGBOXES)
    jewels, strongboxes = sum(h.jewels), sum(h.strongboxes) + h.spare_strongbox
    most = cards.STRONGBOXES if h.events else cards.LOCOMOTIVE_STRONGBOXES
    if jewels > cards.JEWELS:
        raise refusal("loot", f"there are {cards.JEWELS} jewels, not {jewels}")
    if strongboxes > most:
        raise refusal("loot", f"in this game there are {most} strongboxes, not {strongboxes}")


def put_down(h: Heist, key: str, loot: Sequence[str], holder: int) -> None:
    """Lay named tokens with a holder."""
    for text in loot:
        if text == JEWEL:
            h.jewels[holder] += 1
        elif text == STRONGBOX:
            h.strongboxes[holder] += 1
        else:
            token = purse_worth(h, OUT_OF_PLAY, purse_value(key, text))
            if token == UNUSED:
                raise refusal(key, f"there are no more purses like '{text}'")
            place_purse(h, token, holder)


# ---------------------------------------------------------------- where the game stands


def begin(position: Given, h: Heist) -> None:
    """Set the phase, and how far it has gone; the game then runs on by itself."""
    h.card = NO_CARD
    if not position.is_planning:
        h.lap = h.laps_n - 1
        h.turn = h.seats * turns_in(h.laps[h.lap])
        note_acted(h, h.laps_n)
        h.phase = PHASES[position.phase]
        return
    if not position.is_fresh:
        h.lap = position.lap - 1
        note_acted(h, h.lap)
        h.phase = Phase.PLANNING
    else:
        h.phase = Phase.DEALING
    if position.asks_place:
        teams.ask_formation(h)


def note_acted(h: Heist, laps: int) -> None:
    """Everybody has had the sub-turns of so many laps (K1, K3)."""
    for seat in range(h.seats):
        h.acted[seat] = sum(turns_in(h.laps[lap]) for lap in range(laps))


def turns_in(lap: int) -> int:
    """Sub-turns of each seat in a lap of this kind (K3)."""
    return 2 if lap == Lap.SPEEDUP else 1
