from collections.abc import Iterable
from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import asdict

from folsom.games.colt_express import view as views
from folsom.games.colt_express.events import Played, Won
from folsom.games.colt_express.rulesets import make, seats_allowed
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import Phase
from folsom.games.colt_express.view import View, fold, view_of
from folsom.kernel.sealed import Event, Sealed, told
from tests.games.colt_express.heists import (
    PARAMETERS,
    TABLES,
    any_answer,
    audiences,
    dealt,
    give,
    play_until,
    random_play,
    remembered,
)

ACTIONS = ("move", "floor", "shoot", "rob", "punch", "marshal")


def seen(h: Heist, seat: int | None) -> View:
    """The view of a seat, or a spectator."""
    return view_of(remembered(h, seat)[1])


def differences(folded: View, looked: View) -> dict[str, tuple[object, object]]:
    """The fields in which two views differ."""
    left, right = asdict(folded), asdict(looked)
    return {name: (left[name], right[name]) for name in left if left[name] != right[name]}


def folded(view: View, events: Iterable[Event]) -> View:
    """The view after what its seat was told."""
    return reduce(fold, told(events, view.seat), view)


def follow(h: Heist, seats: Iterable[int | None], seed: int) -> None:
    """Play to the end at random; what each audience is told must turn its view into its next one."""
    known = {seat: seen(h, seat) for seat in seats}
    for happened in random_play(h, seed):
        for seat, before in known.items():
            known[seat] = seen(h, seat)
            assert differences(folded(before, happened), known[seat]) == {}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_is_told_folded_over_its_view_gives_its_next_view(name: str, seats: int) -> None:
    """For every seat and a spectator, after every answer of a whole game, in every ruleset."""
    h = dealt(name, seats, 11)
    follow(h, audiences(h), 12)


@pytest.mark.parametrize("name", [name for name, parameters in PARAMETERS.items() if parameters])
def test_folding_holds_under_named_parameters(name: str) -> None:
    """Those that are not the default: hidden discards, bandits shown on hidden cards, and so on."""
    h = dealt(name, seats_allowed(make(name))[-1], 11, **PARAMETERS[name])
    follow(h, audiences(h), 12)


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from(TABLES))
def test_folding_holds_in_games_of_any_seed(deal: int, answers: int, table: tuple[str, int]) -> None:
    """Watched by one seat and by a spectator."""
    h = dealt(*table, deal)
    follow(h, (None, deal % h.seats), answers)


def test_an_event_must_be_told_before_it_is_folded() -> None:
    """What is still sealed cannot be folded: an error, not a guess."""
    h = dealt("colt.first", 3, 1)
    view = seen(h, 0)
    hidden = Played(rule="K2", seat=1, card=Sealed("move", 1 << 1), face_down=True, bandit="doc")
    with pytest.raises(ValueError, match="not redacted"):
        fold(view, hidden)


def test_a_view_can_be_sent_and_read_again() -> None:
    """Every view is plain data."""
    h = dealt("colt.revised.teams", 3, 5)
    for _ in random_play(h, 6):
        view = seen(h, 1)
        assert json.decode(json.encode(view), type=View) == view


def test_others_hands_are_numbers_and_ones_own_are_cards() -> None:
    """Hands are seen by their owners alone."""
    h = dealt("colt.first", 4, 3)
    view = seen(h, 2)
    assert len(view.hand) == view.seats[2].hand_size >= 6
    assert list(view.hand) == sorted(view.hand, key=ACTIONS.index)
    assert seen(h, None).hand == ()


def test_a_spectator_is_no_seats_friend() -> None:
    """A spectator sees no hand, no purse, no hidden card and no secret choice."""
    h = dealt("colt.revised.teams", 2, 3)
    for _ in random_play(h, 4):
        view = seen(h, None)
        assert view.seat is None
        assert (view.hand, view.discarding, view.picked, view.rear_bandit) == ((), (), None, None)
        assert all(card.card is None for card in view.pile if card.face_down)
        if view.phase != "over":
            assert all(bandit.purses is None for bandit in view.bandits)


def test_a_purses_value_is_seen_by_its_owner_and_by_all_at_the_end() -> None:
    """S16, G1."""
    h = dealt("colt.first", 3, 8)
    own, other = seen(h, 0), seen(h, 1)
    mine = [bandit.bandit for bandit in own.bandits if bandit.seat == 0]
    assert {bandit.bandit: bandit.purses for bandit in own.bandits}[mine[0]] == (250,)
    assert {bandit.bandit: bandit.purses for bandit in other.bandits}[mine[0]] is None
    play_until(h, Phase.OVER, 9)
    for bandit in seen(h, None).bandits:
        assert bandit.purses is not None
        assert len(bandit.purses) == bandit.loot.purses


def test_discards_can_be_browsed_by_all_or_by_their_owner_alone() -> None:
    """X8: the owner may always look; Q76: others if the ruleset says so; how many there are everybody
    sees.
    """
    for is_open in (True, False):
        h = dealt("colt.first.expert", 3, 4, discards_open=is_open)
        play_until(h, Phase.STEALING, 5)
        view = seen(h, 0)
        assert view.seats[0].discards is not None
        assert (view.seats[1].discards is not None) == is_open
        assert [seat.discard_size for seat in view.seats] == [h.discard_n[seat] for seat in range(3)]


def test_in_a_team_a_hidden_card_shows_its_bandit_only_if_the_ruleset_says_so() -> None:
    """Q74."""
    for shows in (True, False):
        h, chance = (
            dealt("colt.first.duel", ["ghost+tuco", "django+doc"], 6, facedown_shows_bandit=shows),
            Random(6),
        )
        while not any(h.pile[row, 3] for row in range(h.pile_n)):
            give(h, *any_answer(h, chance))
        row = next(row for row in range(h.pile_n) if h.pile[row, 3])
        owner = h.pile[row, 0]
        assert (seen(h, 1 - owner).pile[row].bandit is not None) == shows
        assert seen(h, 1 - owner).pile[row].card is None
        assert seen(h, owner).pile[row].card is not None


def test_the_end_is_told_in_the_view() -> None:
    """Scores, prize and winners stand in the last view (G1-G6)."""
    h = dealt("colt.first", 3, 21)
    *_, last = random_play(h, 22)
    view = seen(h, 1)
    assert view.winners == tuple(event.seat for event in last if isinstance(event, Won))
    assert [seat.score for seat in view.seats] == [h.dollars[seat] for seat in range(3)]
    assert view.asking is None


def test_everything_public_is_exported() -> None:
    """`__all__` names what there is, and all of it."""
    assert all(hasattr(views, name) for name in views.__all__)
