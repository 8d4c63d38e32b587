import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import pytest

from folsom.games.colt_express import scenarios
from folsom.games.colt_express.answers import parse_answer, split_fate
from folsom.games.colt_express.imagine import imagine
from folsom.games.colt_express.invariants import flaw
from folsom.games.colt_express.knowledge import Memory, knowledge_of, recall
from folsom.games.colt_express.rules import flow
from folsom.games.colt_express.scenarios import GIVEN_KEYS, THEN_KEYS, actual, differences, set_up
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import ROUNDS
from folsom.kernel.chance import seed_lightly, set_key
from folsom.kernel.errors import ScenarioError
from folsom.kernel.log import clear_log
from folsom.kernel.record import new_games, state_bytes, strict

FOLDER = Path(__file__).parents[2] / "scenarios" / "colt"

Table = Mapping[str, object]


def laid_out(seed: int = 1, /, **given: object) -> Heist:
    """A position, its chance keyed from a number."""
    h = strict(Heist, new_games(Heist, 1))[0]
    seed_lightly(h, seed)
    set_up(given, h)
    return h


def give(h: Heist, text: str) -> None:
    """The next seat's answer."""
    seat = flow.first_owing(h)
    plain, h.fate = split_fate(h, seat, text)
    code = parse_answer(h, seat, plain)
    assert flow.forbids(h, seat, code) == 0
    clear_log(h)
    flow.resolve(h, seat, code)
    flow.advance(h)


THREE = ("ghost", "doc", "tuco")
CARDS = ("move", "floor", "shoot", "rob", "punch", "marshal")
HANDS = dict.fromkeys(THREE, CARDS)


# ---------------------------------------------------------------- all positions there are


def positions() -> list[tuple[str, Table]]:
    """The positions of all scenario files."""
    return [
        (scenario["id"], scenario["given"])
        for file in sorted(FOLDER.glob("*.toml"))
        for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]
    ]


@pytest.mark.parametrize("given", [given for _, given in positions()], ids=[name for name, _ in positions()])
def test_in_every_position_a_seat_can_imagine_where_it_is(given: Table) -> None:
    """A world imagined for a seat gives that seat the same knowledge, though a position has no history."""
    h = strict(Heist, new_games(Heist, 1))[0]
    set_key(h, sha256(repr(given).encode()).digest())
    set_up(given, h)
    for seat in range(h.seats):
        array = new_games(Memory, 2)
        memories = strict(Memory, array)
        recall(h, seat, memories[0])
        world = strict(Heist, new_games(Heist, 1))[0]
        seed_lightly(world, seat)
        imagine(memories[0], world)
        recall(world, seat, memories[1])
        assert knowledge_of(memories[0]) == knowledge_of(memories[1])
        assert state_bytes(Memory, array, 0) == state_bytes(Memory, array, 1)


def test_the_keys_are_those_of_the_format() -> None:
    """All that FORMAT.md lists, and no more."""
    both = "at marshal neutral floor loot magazine hand deck discard pile round phase first"
    given = "edition expert teams options powers events seats cars laps event lap"
    then = "deck_size hand_size deck_top bullets asks score gunslingers winners"
    assert set(GIVEN_KEYS) == {*both.split(), *given.split()}
    assert set(THEN_KEYS) == {*both.split(), *then.split()}


# ---------------------------------------------------------------- what a position leaves out


def test_a_position_of_three_seats_alone_is_the_start_of_stealing_with_nothing_to_do() -> None:
    """So the game runs on to the next round: places as at set-up, full magazines, no loot."""
    h = laid_out(seats=THREE)
    assert flaw(h) == ""
    assert actual(h, "asks") == "doc plan"
    assert actual(h, "round") == 2
    assert actual(h, "at") == {"ghost": "3", "doc": "2", "tuco": "3"}
    assert actual(h, "magazine") == dict.fromkeys(THREE, 6)
    assert actual(h, "loot") == dict.fromkeys(THREE, ())


def test_places_left_out_are_those_of_set_up_from_the_first_player() -> None:
    """Some may be named and others not (S14)."""
    h = laid_out(seats=THREE, first="doc", phase="planning", at={"tuco": "1r"})
    assert actual(h, "at") == {"ghost": "3", "doc": "3", "tuco": "1r"}


def test_of_a_team_the_first_named_bandit_is_in_the_rear_car() -> None:
    """Where no formation is asked (D3, B5)."""
    h = laid_out(seats=["tuco+cheyenne", "django+doc"], teams=True, pile=["doc move", "tuco move"])
    assert actual(h, "at") == {"tuco": "4", "cheyenne": "3", "django": "4", "doc": "3"}


def test_unnamed_cards_are_in_the_deck_below_those_named_in_any_order() -> None:
    """Top first; the order below differs from chance to chance."""
    deck = {"ghost": ["rob", "bullet doc"]}
    decks = []
    for seed in range(6):
        h = laid_out(seed, seats=THREE, phase="planning", hand=HANDS, deck=deck, magazine={"doc": 4})
        table = actual(h, "deck")
        assert isinstance(table, dict)
        decks.append(table["ghost"])
    assert {deck[:2] for deck in decks} == {("rob", "bullet doc")}
    assert len(set(decks)) > 1
    assert all(sorted(deck[2:]) == ["floor", "move", "shoot"] for deck in decks)


def test_a_planning_position_without_hands_is_a_fresh_deal() -> None:
    """T2, C4: six cards, Doc seven; laps and event stay as given."""
    h = laid_out(seats=THREE, phase="planning", round=3, laps=["tunnel"], event="rebellion")
    assert actual(h, "hand_size") == {"ghost": 6, "doc": 7, "tuco": 6}
    assert actual(h, "round") == 3
    give(h, "draw")
    give(h, "draw")
    assert actual(h, "asks") == "tuco plan"


def test_with_hands_the_round_has_begun() -> None:
    """Nothing is refilled, shed or picked: also not of first-edition experts who hold bullets."""
    hand = {"ghost": ["move", "bullet doc"], "doc": ["rob"], "tuco": []}
    h = laid_out(seats=THREE, expert=True, phase="planning", hand=hand, magazine={"doc": 5})
    assert actual(h, "hand_size") == {"ghost": 2, "doc": 1, "tuco": 0}
    assert actual(h, "discard") == {"ghost": (), "doc": (), "tuco": ()}


def test_in_the_middle_of_a_round_hands_are_as_dealt_and_ghost_has_acted() -> None:
    """C5: his hidden first card was for the first lap."""
    h = laid_out(seats=THREE, phase="planning", lap=2, pile=["ghost move", "doc move", "tuco move"])
    assert actual(h, "hand_size") == {"ghost": 6, "doc": 7, "tuco": 6}
    assert actual(h, "pile") == ("ghost move", "doc move", "tuco move")
    assert flow.forbids(h, 0, parse_answer(h, 0, "rob down")) != 0
    assert [h.acted[seat] for seat in range(3)] == [1, 1, 1]


def test_a_speedup_lap_counts_two_sub_turns() -> None:
    """K3."""
    h = laid_out(seats=THREE, phase="planning", laps=["speedup", "standard"], lap=2)
    assert [h.acted[seat] for seat in range(3)] == [2, 2, 2]


def test_a_team_position_without_places_begins_with_the_formation_even_with_hands() -> None:
    """Then the round goes on with the hands that are named."""
    hand = {"tuco": ["tuco move", "cheyenne shoot"], "doc": ["doc rob"]}
    h = laid_out(seats=["tuco+cheyenne", "django+doc"], teams=True, phase="planning", hand=hand)
    assert actual(h, "asks") == "tuco place and django place"
    assert actual(h, "at") == dict.fromkeys(("tuco", "cheyenne", "django", "doc"), "nowhere yet")
    give(h, "cheyenne")
    give(h, "doc")
    assert actual(h, "asks") == "tuco plan"
    assert actual(h, "at") == {"tuco": "3", "cheyenne": "4", "django": "3", "doc": "4"}
    assert actual(h, "hand_size") == {"tuco": 2, "cheyenne": 2, "django": 1, "doc": 1}


def test_of_a_team_the_first_bandits_marshal_card_stays_unless_the_others_is_named() -> None:
    """D5, B4."""
    given: Table = {
        "seats": ["tuco+cheyenne", "django+doc"],
        "teams": True,
        "pile": ["doc marshal"],
        "marshal": 2,
    }
    h = laid_out(**given)
    assert [h.marshal_slot[seat] for seat in range(2)] == [0, 1]


def test_round_cards_to_come_are_drawn_and_the_station_is_last() -> None:
    """S10, S11: this round's own card, if it is a printed one, does not come again."""
    for seed in range(20):
        h = laid_out(seed, seats=THREE, round=2, laps=["standard", "speedup", "standard"])
        coming = [h.round_cards[k] for k in range(2, ROUNDS)]
        assert h.round_cards[1] == 6
        assert 6 not in coming
        assert len(set(coming)) == 3
        assert coming[2] >= 14 > max(coming[:2])


def test_a_round_that_no_card_prints_is_played_as_given() -> None:
    """Also if its hands are still to be dealt."""
    h = laid_out(seats=THREE, phase="planning", laps=["switch"] * 2, event="hostage")
    assert h.round_cards[0] == -1
    give(h, "draw")
    assert actual(h, "asks") == "tuco plan"


def test_an_event_is_ignored_where_there_are_none() -> None:
    """Q75: the icons on the five cards of the first game mean nothing."""
    h = laid_out(
        edition="revised",
        powers=False,
        events=False,
        seats=THREE,
        phase="event",
        event="rebellion",
        marshal=0,
    )
    assert actual(h, "bullets") == {"ghost": (), "doc": (), "tuco": ()}


def test_tokens_not_named_are_out_of_play_and_the_second_strongbox_waits() -> None:
    """S9: until its event lays it down."""
    h = laid_out(
        seats=THREE,
        phase="event",
        event="take-it-all",
        marshal=1,
        loot={"doc": ["purse 300", "jewel"]},
        floor={"1": ["purse 500"]},
    )
    assert actual(h, "floor") == {
        "0": (), "0r": (), "1": ("purse 500", "strongbox"), "1r": (), "2": (), "2r": (), "3": (), "3r": (),
    }  # fmt: skip
    assert sum(h.purse_at[token] == 20 for token in range(18)) == 16


def test_named_bullets_count_among_a_seats_cards() -> None:
    """Those of a team-mate are friendly fire (Q64)."""
    h = laid_out(
        seats=["tuco+cheyenne", "django+doc"],
        teams=True,
        phase="planning",
        at={"tuco": "3r"},
        hand={"tuco": ["bullet cheyenne", "bullet neutral"], "django": ["doc move"]},
        magazine={"cheyenne": 5},
        neutral=12,
    )
    assert actual(h, "bullets") == {
        "tuco": ("cheyenne", "neutral"),
        "cheyenne": ("cheyenne", "neutral"),
        "django": (),
        "doc": (),
    }
    assert h.friendly[4] == 1


# ---------------------------------------------------------------- what no position can be


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "seats"),
        ({"seats": THREE, "weather": "rain"}, "weather"),
        ({"seats": THREE, "marshal": "2"}, "marshal"),
        ({"seats": THREE, "marshal": True}, "marshal"),
        ({"seats": ["ghost", "tuco"]}, "seats: colt.first is not played with 2 seats"),
        ({"seats": ["ghost", "ghost", "doc"]}, "ghost is named twice"),
        ({"seats": ["ghost", "jesse", "doc"]}, "no bandit is called 'jesse'"),
        ({"seats": THREE, "edition": "third"}, "edition"),
        ({"seats": THREE, "powers": False}, "powers=false clashes with edition=first"),
        ({"seats": THREE, "edition": "revised", "events": False}, "events=false clashes with powers=true"),
        ({"seats": ["ghost+tuco", "doc+belle"], "teams": True, "expert": False}, "expert=false clashes"),
        (
            {"seats": ["ghost+tuco", "doc+django"], "teams": True, "expert": True, "edition": "revised"},
            "expert=true clashes with teams=true",
        ),
        ({"seats": THREE, "options": {"purse_pick": "blind"}}, "options"),
        ({"seats": THREE, "options": {"expert": True}}, "options"),
        ({"seats": THREE, "first": "belle"}, "first: belle takes no part"),
        ({"seats": THREE, "cars": 7}, "cars: a train has 1 to 6"),
        ({"seats": THREE, "round": 6}, "round: there is no round 6"),
        ({"seats": THREE, "laps": []}, "laps"),
        ({"seats": THREE, "laps": ["dark"]}, "laps: no lap is called 'dark'"),
        ({"seats": THREE, "lap": 5, "phase": "planning"}, "lap: this round has laps 1 to 4, not 5"),
        ({"seats": THREE, "event": "flood"}, "event: no event is called 'flood'"),
        ({"seats": THREE, "at": {"doc": "4"}}, "at.doc: '4' is no place"),
        ({"seats": THREE, "at": {"doc": "2R"}}, "at.doc: '2R' is no place"),
        ({"seats": THREE, "at": {"belle": "2"}}, "at.belle: belle takes no part"),
        ({"seats": THREE, "marshal": 2, "at": {"doc": "2"}}, "at.doc: nobody can stay inside"),
        ({"seats": THREE, "marshal": 4}, "marshal: the train has cars 0 to 3"),
        ({"seats": THREE, "neutral": 14}, "neutral"),
        ({"seats": THREE, "magazine": {"doc": 7}}, "magazine.doc"),
        ({"seats": THREE, "floor": {"1": ["purse"]}}, "floor.1: 'purse' is no loot"),
        ({"seats": THREE, "floor": {"1": ["purse 310"]}}, "floor.1: no purse is worth \\$310"),
        ({"seats": THREE, "floor": {"1": ["purse 300"] * 3}}, "floor.1: there are no more purses like"),
        ({"seats": THREE, "loot": {"doc": ["purse 250"] * 9}}, "loot.doc: there are no more purses like"),
        ({"seats": THREE, "loot": {"doc": ["jewel"] * 7}}, "loot: there are 6 jewels"),
        ({"seats": THREE, "loot": {"doc": ["strongbox"] * 3}}, "loot: in this game there are 2 strongboxes"),
        ({"seats": THREE, "pile": ["doc punch"] * 2}, "doc has 1 cards 'punch', not 2"),
        ({"seats": THREE, "pile": ["doc bullet"]}, "pile: 'doc bullet' is no card"),
        ({"seats": THREE, "pile": ["belle move"]}, "pile: belle takes no part"),
        ({"seats": THREE, "pile": ["doc move"], "phase": "event"}, "pile: every card has been carried out"),
        (
            {"seats": THREE, "phase": "planning", "hand": {"doc": ["move"]}},
            "hand: in planning hands are named",
        ),
        ({"seats": THREE, "hand": {"doc": ["move"]}}, "hand: nobody holds cards in the phase 'stealing'"),
        ({"seats": THREE, "discard": {"doc": ["move"]}}, "discard: only experts"),
        ({"seats": THREE, "deck": {"doc": ["tuco move"]}}, "deck.doc: 'tuco move' is no card of this seat"),
        ({"seats": THREE, "deck": {"doc": ["fly"]}}, "deck.doc: 'fly' is no card"),
        ({"seats": THREE, "deck": {"doc": ["bullet doc"]}}, "deck.doc: doc cannot be shot by itself"),
        ({"seats": THREE, "deck": {"doc": ["bullet belle"]}}, "deck.doc: belle takes no part"),
        (
            {"seats": THREE, "deck": {"doc": ["bullet ghost"] * 2}, "magazine": {"ghost": 5}},
            "magazine.ghost: of 6 cards 'bullet ghost' 2 are named, so 5 cannot be left",
        ),
        ({"seats": THREE, "deck": {"doc": ["bullet ghost"] * 7}}, "of 6 cards 'bullet ghost' 7 are named"),
        (
            {
                "seats": ["ghost+tuco", "doc+belle"],
                "teams": True,
                "pile": ["tuco marshal"],
                "deck": {"ghost": ["ghost marshal"]},
            },
            "a seat with two bandits has one Marshal card",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(given: Table, words: str) -> None:
    """The sentence names the key."""
    with pytest.raises(ScenarioError, match=words) as error:
        laid_out(**given)
    assert str(error.value).startswith("given")
    assert "\n" not in str(error.value)


# ---------------------------------------------------------------- then


def test_what_is_otherwise_is_said_key_by_key() -> None:
    """One sentence each: what was expected, what came."""
    h = laid_out(seats=THREE, pile=["doc move"], at={"doc": "1r"}, loot={"doc": ["jewel"]})
    then = {
        "asks": "tuco move",
        "at": {"doc": "2r", "ghost": "3"},
        "loot": {"doc": ["purse 250", "jewel"]},
        "neutral": 12,
        "pile": ["doc move"],
        "first": "doc",
        "score": {"doc": 500},
        "phase": "event",
    }
    assert differences(then, h) == [
        "asks: expected tuco move, came doc move",
        "at.doc: expected 2r, came 1r",
        "loot.doc: expected [purse 250, jewel], came [jewel]",
        "neutral: expected 12, came 13",
        "pile: expected [doc move], came []",
        "first: expected doc, came ghost",
        "score: expected {'doc': 500}, but the game is not over",
        "phase: expected event, came stealing",
    ]


def test_loot_hands_and_discards_are_compared_in_any_order_but_decks_and_the_pile_are_not() -> None:
    """Of `deck_top` only so many cards as are named."""
    h = laid_out(seats=THREE, phase="planning", hand=HANDS, deck={"ghost": ["move", "rob", "floor", "shoot"]})
    assert not differences({"hand": {"ghost": CARDS[::-1]}, "deck_top": {"ghost": ["move", "rob"]}}, h)
    assert differences({"deck_top": {"ghost": ["rob", "move"]}}, h)
    assert differences({"deck": {"ghost": ["rob", "move", "floor", "shoot"]}}, h)
    assert differences({"hand": {"ghost": CARDS[:-1]}}, h)


def test_a_seat_with_two_bandits_is_called_by_either() -> None:
    """In `asks`, `first`, hands, scores and winners."""
    h = laid_out(seats=["tuco+cheyenne", "django+doc"], teams=True, phase="scoring", loot={"doc": ["jewel"]})
    for name in ("django", "doc"):
        assert not differences({"winners": [name], "score": {name: 500}, "gunslingers": []}, h)
    assert differences({"winners": ["tuco"]}, h)
    h = laid_out(seats=["tuco+cheyenne", "django+doc"], teams=True, phase="planning")
    for name in ("tuco", "cheyenne"):
        assert not differences({"asks": f"{name} place", "first": name}, h)


def test_discards_of_an_unfinished_keep_are_seen() -> None:
    """And an opening pick is in the hand, for whoever sees the whole position (Q83)."""
    h = laid_out(edition="revised", expert=True, seats=THREE, phase="planning", laps=["standard"], hand=HANDS)
    for text in ("marshal", "floor", "floor", "discard move"):
        give(h, text)
    assert not differences({"discard": {"ghost": ["move"]}, "hand_size": {"ghost": 4}}, h)
    h = laid_out(
        edition="revised", teams=True, seats=["tuco+doc", "django+ghost"], phase="planning", at={"doc": "1"}
    )
    give(h, "doc move")
    assert not differences({"hand": {"tuco": ["doc move"]}, "deck_size": {"tuco": 10, "django": 11}}, h)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ({"weather": "rain"}, "weather"),
        ({"marshal": "2"}, "marshal"),
        ({"at": {"belle": "2"}}, "there is no 'belle'"),
        ({"floor": {"4": []}}, "there is no '4'"),
        ({"asks": "belle plan"}, "'belle' has no seat"),
        ({"asks": "doc dance"}, "no question 'dance'"),
        ({"winners": ["belle"]}, "'belle' has no seat"),
        ({"phase": "dawn"}, "phase"),
    ],
)
def test_an_expectation_that_nothing_could_meet_is_no_scenario(then: Table, words: str) -> None:
    """Unknown keys and names are mistakes of the file, not of the game."""
    with pytest.raises(ScenarioError, match=words):
        differences(then, laid_out(seats=THREE))


def test_all_that_may_be_named_is_known() -> None:
    """Every key of `then` has a value in every position."""
    h = laid_out(seats=THREE)
    assert all(actual(h, key) is not None for key in THEN_KEYS)
    assert set(scenarios.MULTISETS) <= set(THEN_KEYS)
