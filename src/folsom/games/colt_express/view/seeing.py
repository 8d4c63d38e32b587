"""A view made from what the seat remembers, never from the heist.

It shows what one could see by looking, not all that one could remember.
"""

from typing import Final

from folsom.kernel.record import Cells

from ..knowledge import SPECTATOR, Memory
from ..table.vocabulary import (
    BANDITS,
    COLOURS,
    DOLLARS,
    NO_CARD,
    NOWHERE,
    ON_BANDIT,
    OUT_OF_PLAY,
    SEATS,
    Ask,
    Phase,
    inside,
    roof,
)
from ..words import (
    ASK_WORDS,
    BANDIT_WORDS,
    COLOUR_WORDS,
    EVENT_WORDS,
    LAP_WORDS,
    LOCOMOTIVE,
    car_text,
    crew_words,
    deck_words,
    place_text,
    round_card_text,
)
from .shapes import Asking, BanditView, Carrying, CarView, Loot, PileCard, SeatView, View

PHASES: Final = {phase: phase.name.lower() for phase in Phase}
WITH_VICTIM: Final = frozenset({Ask.DROP, Ask.TAKE, Ask.KNOCK})


def view_of(m: Memory) -> View:
    """What the memory's seat sees now."""
    revealed = m.revealed == m.round_no
    return View(
        seat=m.seat if m.seat != SPECTATOR else None,
        phase=PHASES[Phase(m.phase)],
        round=m.round_no,
        first=m.first,
        round_cards=tuple(round_card_text(m.round_cards[k]) for k in range(m.revealed)),
        laps=tuple(LAP_WORDS[m.laps[k]] for k in range(m.laps_n)),
        event=EVENT_WORDS[m.event] if revealed else None,
        lap=m.lap + 1 if m.phase == Phase.PLANNING else None,
        train=tuple(_car(m, car) for car in range(m.rear + 1)),
        marshal=m.marshal,
        spare_strongbox=m.spare_strongbox == 1,
        purses_in_box=m.purses[OUT_OF_PLAY],
        neutral=m.neutral,
        bandits=tuple(_bandit(m, who) for who in range(BANDITS) if m.boss[who] != NOWHERE),
        seats=tuple(_seat(m, seat) for seat in range(m.seats)),
        hand=_own_cards(m, m.hand),
        discarding=_own_cards(m, m.pending),
        picked=_words(m, m.seat)[m.picked] if m.picked != NO_CARD else None,
        rear_bandit=_rear_bandit(m),
        pile=tuple(_pile_card(m, m.pile[k]) for k in range(m.pile_n)),
        carried_out=m.pile_next,
        carrying=_carrying(m),
        asking=_asking(m),
        gunslingers=_seats(m.prize),
        winners=_seats(m.winners),
    )


# --- the train


def _car(m: Memory, car: int) -> CarView:
    name = LOCOMOTIVE if car == 0 else car_text(m.car_cards[car - 1])
    return CarView(name, _loot(m, inside(car)), _loot(m, roof(car)))


def _loot(m: Memory, holder: int) -> Loot:
    return Loot(m.purses[holder], m.jewels[holder], m.strongboxes[holder])


def _bandit(m: Memory, who: int) -> BanditView:
    own = m.boss[who] == m.seat
    values = tuple(value * DOLLARS for value in m.purse_values[who] if value > 0)
    return BanditView(
        bandit=BANDIT_WORDS[who],
        seat=m.boss[who],
        place=place_text(m.place[who]) if m.place[who] != NOWHERE else None,
        magazine=m.magazine[who],
        loot=_loot(m, ON_BANDIT + who),
        purses=values if own or m.phase == Phase.OVER else None,
    )


# --- cards


def _words(m: Memory, seat: int) -> tuple[str, ...]:
    return deck_words(crew_words(m.crew[seat], m.crew_size))


def _cards(m: Memory, seat: int, counts: Cells) -> tuple[str, ...]:
    return tuple(word for word, count in zip(_words(m, seat), counts, strict=True) for _ in range(count))


def _own_cards(m: Memory, counts: Cells) -> tuple[str, ...]:
    return _cards(m, m.seat, counts) if m.seat != SPECTATOR else ()


def _seat(m: Memory, seat: int) -> SeatView:
    may_browse = m.open_discards == 1 or seat == m.seat
    return SeatView(
        bandits=crew_words(m.crew[seat], m.crew_size),
        hand_size=m.hand_n[seat],
        deck_size=m.deck_n[seat],
        discard_size=m.discard_n[seat],
        discards=_cards(m, seat, m.discard[seat]) if may_browse else None,
        bullets=tuple(
            COLOUR_WORDS[colour] for colour in range(COLOURS) for _ in range(m.bullets[seat, colour])
        ),
        score=m.dollars[seat] if m.phase == Phase.OVER else None,
    )


def _rear_bandit(m: Memory) -> str | None:
    if m.phase != Phase.PLACING or m.seat == SPECTATOR or m.formation[m.seat] < 0:
        return None
    return BANDIT_WORDS[m.crew[m.seat, m.formation[m.seat]]]


# --- the common pile and the question


def _pile_card(m: Memory, row: Cells) -> PileCard:
    seat, card, who = row[0], row[1], row[4]
    return PileCard(
        seat=seat,
        card=_words(m, seat)[card] if card != NO_CARD else None,
        bandit=BANDIT_WORDS[who] if who != NOWHERE else None,
        face_down=row[3] == 1,
    )


def _carrying(m: Memory) -> Carrying | None:
    if m.card == NO_CARD:
        return None
    victim = BANDIT_WORDS[m.victim] if m.asking in WITH_VICTIM else None
    return Carrying(m.card_seat, _words(m, m.card_seat)[m.card], BANDIT_WORDS[m.who], victim)


def _asking(m: Memory) -> Asking | None:
    if m.asking == Ask.NOTHING:
        return None
    return Asking(_seats(m.owed_by), ASK_WORDS[m.asking], _asked_bandit(m))


def _asked_bandit(m: Memory) -> str | None:
    if m.asking == Ask.COVER:
        seat = _seats(m.owed_by)[0]
        return BANDIT_WORDS[m.crew[seat, m.covering]]
    return BANDIT_WORDS[m.who] if m.asking > Ask.KEEP else None


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if mask >> seat & 1)
