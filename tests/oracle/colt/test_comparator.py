"""The comparator sees what it must: the oracle agrees with itself, and not with a changed self."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import msgspec
import pytest

from .comparator import DisagreementError, Match, next_guesses, play_randomly
from .fate import Luck
from .oracle import Snapshot
from .position import Given, Options
from .positions import anywhere, opening
from .rulesets import RULESETS, Ruleset
from .twin import Twin

RULESET = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
BY_NAME = {ruleset.name: ruleset for ruleset in RULESETS}


@RULESET
def test_the_oracle_agrees_with_itself_under_other_chance(ruleset: Ruleset) -> None:
    """Whatever chance did on the one side can be read off and followed on the other."""
    for seed in range(6):
        dice = random.Random(seed)
        given = (opening, anywhere)[seed % 2](ruleset, dice)
        match = Match(Twin(given, Luck(seed)), given)
        play_randomly(match, dice)
        assert match.oracle.snapshot().phase == "over"


def changed(given: Given, edition: Literal["first", "revised"], *, powers: bool, events: bool) -> Given:
    """The position under other rules."""
    return msgspec.structs.replace(given, edition=edition, powers=powers, events=events)


CHANGES: dict[str, tuple[str, Callable[[Given], Given]]] = {
    "edition": ("colt.first", lambda given: changed(given, "revised", powers=True, events=True)),
    "expert edition": (
        "colt.first.expert",
        lambda given: changed(given, "revised", powers=True, events=True),
    ),
    "powers": ("colt.first", lambda given: changed(given, "first", powers=False, events=True)),
    "events": ("colt.revised", lambda given: changed(given, "revised", powers=True, events=False)),
    "robbery": (
        "colt.first",
        lambda given: msgspec.structs.replace(given, options=Options(purse_pick="strict_RE")),
    ),
    "expert": ("colt.revised", lambda given: msgspec.structs.replace(given, expert=True, discard={})),
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_engine_of_other_rules_is_found_out(change: str) -> None:
    """Of a few games under a changed rule at least one is reported, with the game so far."""
    name, make = CHANGES[change]
    with pytest.raises(DisagreementError, match="differs:"):
        play_changed(BY_NAME[name], make)


def play_changed(ruleset: Ruleset, make: Callable[[Given], Given]) -> None:
    """Games in which the engine's side plays by other rules."""
    for seed in range(60):
        dice = random.Random(seed)
        given = msgspec.structs.replace(anywhere(ruleset, dice), options=Options())
        play_randomly(Match(Twin(make(given), Luck(seed)), given), dice)


class Liar(Twin):
    """A twin whose shown position is falsified."""

    lie: Callable[[Snapshot], Snapshot]

    def snapshot(self) -> Snapshot:
        """Not quite the oracle's."""
        return self.lie(super().snapshot())


def without_last(piles: dict[str, list[str]]) -> dict[str, list[str]]:
    """The last card of the first pile that has any is gone."""
    name = next((name for name, cards in piles.items() if cards), "")
    return {key: cards[:-1] if key == name else cards for key, cards in piles.items()}


def dearer(piles: dict[str, list[str]]) -> dict[str, list[str]]:
    """All purses of $250 are of $300."""
    return {name: sorted(t.replace("250", "300") for t in loot) for name, loot in piles.items()}


LIES: dict[str, Callable[[Snapshot], Snapshot]] = {
    "marshal": lambda s: replace(s, marshal=s.marshal + 1),
    "neutral": lambda s: replace(s, neutral=s.neutral - 1),
    "first": lambda s: replace(s, first=s.pile[0].split()[0] if s.pile else s.first),
    "hand": lambda s: replace(s, hand=without_last(s.hand)),
    "deck": lambda s: replace(s, deck=without_last(s.deck)),
    "loot": lambda s: replace(s, loot=dearer(s.loot)),
    "pile": lambda s: replace(s, pile=s.pile[::-1]),
    "winners": lambda s: replace(s, winners=s.winners[1:]),
    "score": lambda s: replace(s, score={name: money + 50 for name, money in s.score.items()}),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_falsified_position_is_found_out(lie: str) -> None:
    """Each key of the position is compared."""
    for seed in range(3):
        dice = random.Random(seed)
        given = opening(BY_NAME["colt.first"], dice)
        liar = Liar(given, Luck(seed))
        liar.lie = LIES[lie]
        with pytest.raises(DisagreementError, match=f"\n{lie}: engine"):
            play_randomly(Match(liar, given), dice)


def test_guesses_run_through_every_combination_once() -> None:
    """Two picks of two and three: six tries; a pick that only follows from one guess is tried there alone."""
    tries: list[list[int]] = []
    guesses: list[int] | None = []
    while guesses is not None:
        full = [*guesses, *[0] * (2 - len(guesses))]
        tries.append(full)
        guesses = next_guesses(full, (2, 3))
    assert tries == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
