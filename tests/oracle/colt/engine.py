"""The engine as the comparator wants it: a position laid out, its questions, and what lies on the table.

What lies there is read off the record's cells, and not by way of the package's own texts of positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import msgspec

from folsom.games.colt_express.answers import answer_text, parse_answer, question_text
from folsom.games.colt_express.cards import ROUND_CARDS
from folsom.games.colt_express.lay_out import set_up
from folsom.games.colt_express.rules.rounds import UNPRINTED
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import (
    DOLLARS,
    NO_CARD,
    NOWHERE,
    ON_BANDIT,
    PURSE_TOKENS,
    UNUSED,
    Phase,
    action_of,
    car_of,
    is_roof,
    slot_of,
)
from folsom.games.colt_express.words import (
    ACTION_WORDS,
    BANDIT_WORDS,
    COLOUR_WORDS,
    EVENT_WORDS,
    LAP_WORDS,
    crew_words,
    deck_words,
)
from folsom.kernel.bits import has
from folsom.kernel.chance import seed_lightly
from folsom.kernel.engine import Engine
from folsom.kernel.record import Records, new_games, strict
from folsom.play.start import key_of, origin_of, prepared

from .oracle import Snapshot
from .position import Given
from .words import Place, RoundCard

PHASES = {
    Phase.STEALING: "stealing",
    Phase.EVENT: "event",
    Phase.SCORING: "scoring",
    Phase.OVER: "over",
}


def laid_out(given: Given, engine: Engine, seed: int) -> UnderTest:
    """A position laid out by the engine, with chance from a seed."""
    games = new_games(Heist, 1)
    h = strict(Heist, games)[0]
    seed_lightly(h, seed)
    set_up(cast("dict[str, object]", msgspec.to_builtins(given)), h)
    return UnderTest(games, engine)


def dealt(engine: Engine, ruleset: str, seats: int, seed: int) -> Records:
    """A game as the engine deals it when asked for nothing but a ruleset and so many seats."""
    game, origin = origin_of(ruleset, seats=seats)
    games = prepared(game, msgspec.structs.replace(origin, key=key_of(seed, None)))
    engine.start(games, 0)
    return games


class UnderTest:
    """A game of the engine."""

    def __init__(self, games: Records, engine: Engine) -> None:
        self._engine = engine
        self._games = games
        h = self.heist = strict(Heist, games)[0]
        self._first = [BANDIT_WORDS[h.crew[seat, 0]] for seat in range(h.seats)]
        self._bandits = [who for who in range(len(BANDIT_WORDS)) if h.boss[who] >= 0]
        self._cards = [deck_words(crew_words(h.crew[seat], h.crew_size)) for seat in range(h.seats)]
        self._asked = self._ask()

    @property
    def seats(self) -> list[str]:
        """The seats by their bandits: "doc", "tuco+belle"."""
        h = self.heist
        return ["+".join(crew_words(h.crew[seat], h.crew_size)) for seat in range(h.seats)]

    def questions(self) -> dict[int, tuple[str, list[str]]]:
        """By seat: the kind of the question it owes, and its legal answers."""
        return self._asked

    def answer(self, seat: int, text: str) -> None:
        """Take a legal answer."""
        code = parse_answer(self.heist, seat, text)
        assert self._engine.refusal(self._games, 0, seat, code) == 0
        self._engine.apply(self._games, 0, seat, code)
        self._asked = self._ask()

    def _ask(self) -> dict[int, tuple[str, list[str]]]:
        owing = self._engine.owed(self._games, 0)
        return {seat: self._question(seat) for seat in range(self.heist.seats) if has(owing, seat)}

    def _question(self, seat: int) -> tuple[str, list[str]]:
        legal = self._engine.options(self._games, 0, seat)
        codes = [code for code in range(legal.bit_length()) if has(legal, code)]
        kind = question_text(self._engine.asked(self._games, 0, seat))
        return kind, [answer_text(self.heist, seat, code) for code in codes]

    def round_card(self) -> RoundCard:
        """The card of this round, printed or made up for the position."""
        h = self.heist
        if h.round_cards[h.round_no - 1] != UNPRINTED:
            return self.round_deck()[h.round_no - 1]
        return RoundCard(tuple(LAP_WORDS[h.laps[k]] for k in range(h.laps_n)), EVENT_WORDS[h.event])

    def round_deck(self) -> list[RoundCard]:
        """All Round cards of the game, first card first."""
        events = self.heist.events
        printed = [ROUND_CARDS[card] for card in self.heist.round_cards]
        return [RoundCard(tuple(card.laps), card.event if events else "none") for card in printed]

    # ------------------------------------------------------------ what lies on the table

    def snapshot(self) -> Snapshot:
        """The whole position in the words of scenarios."""
        h, is_over = self.heist, self.heist.phase == Phase.OVER
        loot = self.all_loot()
        held = {BANDIT_WORDS[who]: loot[ON_BANDIT + who] for who in self._bandits}
        return Snapshot(
            at={BANDIT_WORDS[who]: _place_text(h.place[who]) for who in self._bandits},
            marshal=h.marshal,
            neutral=h.neutral,
            floor={_place_text(place): loot[place] for place in range(ON_BANDIT) if loot[place]},
            fallen=self._purse(h.held) if h.held != UNUSED else "",
            loot=held,
            magazine={BANDIT_WORDS[who]: h.magazine[who] for who in self._bandits},
            hand={self._first[seat]: self._hand(seat) for seat in range(h.seats)},
            deck={self._first[seat]: self._deck(seat) for seat in range(h.seats)},
            discard={self._first[seat]: self._discard(seat) for seat in range(h.seats)},
            bullets={self._first[seat]: self._bullets(seat) for seat in range(h.seats)},
            pile=self._pile(),
            round=h.round_no,
            phase=PHASES.get(Phase(h.phase), "planning"),
            first=self._first[h.first],
            asks=[f"{self._first[seat]} {self._asked[seat][0]}" for seat in self._from_first()],
            score={self._first[seat]: h.dollars[seat] for seat in range(h.seats)} if is_over else {},
            gunslingers=self._seats(h.prize) if is_over else [],
            winners=self._seats(h.winners) if is_over else [],
        )

    def _from_first(self) -> Iterator[int]:
        h = self.heist
        return (seat for seat in [*range(h.first, h.seats), *range(h.first)] if seat in self._asked)

    def _seats(self, mask: int) -> list[str]:
        return [name for seat, name in enumerate(self._first) if has(mask, seat)]

    def all_loot(self) -> list[list[str]]:
        """By holder: every place, every bandit, the box; sorted."""
        jewels, strongboxes = self._list("jewels"), self._list("strongboxes")
        loot = [["jewel"] * count for count in jewels]
        at = self._list("purse_at")
        for token in range(PURSE_TOKENS):
            if at[token] != NOWHERE:
                loot[at[token]].append(self._purse(token))
        for holder, count in enumerate(strongboxes):
            loot[holder] += ["strongbox"] * count
        return [sorted(tokens) for tokens in loot]

    def _purse(self, token: int) -> str:
        return f"purse {self.heist.purse_value[token] * DOLLARS}"

    def _hand(self, seat: int) -> list[str]:
        """With a secret opening pick, which the engine leaves in the deck until the last seat has picked."""
        held = _heap_texts(self._cards[seat], self._bytes("hand", seat))
        return sorted([*held, *(self._cards[seat][card] for card in self._picked(seat))])

    def _deck(self, seat: int) -> list[str]:
        """Top first."""
        lying = [*self._bytes("deck", seat)[: self.heist.deck_n[seat]]]
        for card in self._picked(seat):
            lying.remove(card)
        return [self._cards[seat][card] for card in reversed(lying)]

    def _picked(self, seat: int) -> list[int]:
        h = self.heist
        return [h.picked[seat]] if h.phase == Phase.PICKING and h.picked[seat] != NO_CARD else []

    def _discard(self, seat: int) -> list[str]:
        """With what an unfinished `keep` has chosen to discard."""
        open_ones = _heap_texts(self._cards[seat], self._bytes("discard", seat))
        return sorted([*open_ones, *_heap_texts(self._cards[seat], self._bytes("pending", seat))])

    def _bullets(self, seat: int) -> list[str]:
        return list(_heap_texts(COLOUR_WORDS, self._bytes("bullets", seat)))

    def _pile(self) -> list[str]:
        h = self.heist
        rows = cast("list[list[int]]", self._games["pile"][0, h.pile_next : h.pile_n].tolist())
        return [self._played(seat, card) + " down" * down for seat, card, down, _ in rows]

    def _played(self, seat: int, card: int) -> str:
        h = self.heist
        return f"{BANDIT_WORDS[h.crew[seat, slot_of(card)]]} {ACTION_WORDS[action_of(card)]}"

    def _list(self, field: str) -> list[int]:
        """A field of the record at one go."""
        return cast("list[int]", self._games[field][0].tolist())

    def _bytes(self, field: str, row: int) -> bytes:
        """A row of a field at one go; none of its numbers is negative."""
        return bytes(self._games[field][0, row])


@cache
def _heap_texts(names: tuple[str, ...], heap: bytes) -> tuple[str, ...]:
    """So many of each, sorted."""
    return tuple(sorted(name for name, count in zip(names, heap, strict=True) for _ in range(count)))


def _place_text(place: int) -> str:
    return "nowhere" if place == NOWHERE else str(Place(car_of(place), is_roof(place)))
