"""The round, the question now waiting, and in the end the result."""

from typing import Final

from folsom.kernel.errors import BadText

from ..cards import MOST_LAPS, NO_LAP, ROUND_CARDS
from ..rules.rounds import UNPRINTED
from ..table.record import Heist
from ..table.vocabulary import (
    BANDITS,
    ROUNDS,
    SLOTS,
    Phase,
)
from ..words import (
    ASK_WORDS,
    BANDIT_WORDS,
    EVENT_WORDS,
    LAP_WORDS,
    round_card_text,
)
from ..words import (
    UNPRINTED as UNPRINTED_WORD,
)
from .part import (
    Part,
    items,
    number,
    numbers_word,
    one_of,
    read_numbers,
    scalar,
    seat_of,
    seat_word,
    seats_mask,
    seats_word,
)

PHASE_WORDS: Final = tuple(phase.name.lower() for phase in Phase)
CARD_WORDS: Final = tuple(card.id for card in ROUND_CARDS)
MOST_TURNS: Final = 12
MOST_ACTED: Final = 2 * MOST_LAPS
MOST_STAGE: Final = BANDITS
MOST_DOLLARS: Final = 100_000


def _read_first(text: str, h: Heist) -> None:
    h.first = seat_of(h, text)


def _read_round(text: str, h: Heist) -> None:
    h.round_no = number(text, 1, ROUNDS)


def _read_phase(text: str, h: Heist) -> None:
    h.phase = one_of(text, PHASE_WORDS, "phase")


def _laps(h: Heist) -> str:
    return ",".join(LAP_WORDS[h.laps[k]] for k in range(h.laps_n))


def _read_laps(text: str, h: Heist) -> None:
    words = items(text)
    h.laps_n = number(str(len(words)), 1, MOST_LAPS)
    for k in range(MOST_LAPS):
        h.laps[k] = one_of(words[k], LAP_WORDS, "lap") if k < h.laps_n else NO_LAP


def _read_event(text: str, h: Heist) -> None:
    h.event = one_of(text, EVENT_WORDS, "event")


def _round_cards(h: Heist) -> str:
    return ",".join(round_card_text(h.round_cards[k]) for k in range(ROUNDS))


def _read_round_cards(text: str, h: Heist) -> None:
    words = items(text)
    if len(words) != ROUNDS:
        raise BadText(f"there are {ROUNDS} Round cards, not {len(words)}")
    for k, word in enumerate(words):
        h.round_cards[k] = UNPRINTED if word == UNPRINTED_WORD else one_of(word, CARD_WORDS, "Round card")


def _asks(h: Heist) -> str:
    return f"{seats_word(h, h.owed_by)}:{ASK_WORDS[h.asking]}" if h.asking else ""


def _read_asks(text: str, h: Heist) -> None:
    seats, _, question = text.partition(":")
    h.owed_by = seats_mask(h, seats)
    h.asking = one_of(question, ASK_WORDS[1:], "question") + 1


def _who(h: Heist) -> str:
    return BANDIT_WORDS[h.who] if h.who else ""


def _read_who(text: str, h: Heist) -> None:
    h.who = one_of(text, BANDIT_WORDS, "bandit")


def _victim(h: Heist) -> str:
    return BANDIT_WORDS[h.victim] if h.victim else ""


def _read_victim(text: str, h: Heist) -> None:
    h.victim = one_of(text, BANDIT_WORDS, "bandit")


def _put_lap(h: Heist, value: int) -> None:
    h.lap = value - 1


def _put_turn(h: Heist, value: int) -> None:
    h.turn = value


def _put_stage(h: Heist, value: int) -> None:
    h.stage = value


def _put_covering(h: Heist, value: int) -> None:
    h.covering = value


def _put_owner(h: Heist, value: int) -> None:
    h.card_seat = value


def _read_dollars(text: str, h: Heist) -> None:
    read_numbers(text, h.dollars, h.seats, MOST_DOLLARS)


def _read_prize(text: str, h: Heist) -> None:
    h.prize = seats_mask(h, text)


def _read_winners(text: str, h: Heist) -> None:
    h.winners = seats_mask(h, text)


PARTS: Final = (
    Part("first", lambda h: seat_word(h, h.first), _read_first, is_needed=True),
    Part("round", lambda h: str(h.round_no), _read_round, is_needed=True),
    Part("phase", lambda h: PHASE_WORDS[h.phase], _read_phase, is_needed=True),
    Part("laps", _laps, _read_laps),
    Part("event", lambda h: EVENT_WORDS[h.event] if h.event else "", _read_event),
    scalar("lap", lambda h: h.lap + 1, _put_lap, MOST_LAPS),
    scalar("turn", lambda h: h.turn, _put_turn, MOST_TURNS),
    Part(
        "acted",
        lambda h: numbers_word(h.acted, h.seats),
        lambda text, h: read_numbers(text, h.acted, h.seats, MOST_ACTED),
    ),
    Part("round-cards", _round_cards, _read_round_cards, is_needed=True),
    Part("asks", _asks, _read_asks),
    Part("who", _who, _read_who),
    Part("victim", _victim, _read_victim),
    scalar("card-seat", lambda h: h.card_seat, _put_owner, BANDITS - 1),
    scalar("stage", lambda h: h.stage, _put_stage, MOST_STAGE),
    scalar("covering", lambda h: h.covering, _put_covering, SLOTS - 1),
    Part("dollars", lambda h: numbers_word(h.dollars, h.seats), _read_dollars),
    Part("prize", lambda h: seats_word(h, h.prize) if h.prize else "", _read_prize),
    Part("winners", lambda h: seats_word(h, h.winners) if h.winners else "", _read_winners),
)
