import copy
import pickle
from random import Random

import pytest
from msgspec import json

from folsom.games.colt_express import events
from folsom.games.colt_express.events import (
    READERS,
    Asked,
    CarCoupled,
    CardRevealed,
    ChoseDiscard,
    Discarded,
    Drew,
    Dropped,
    Event,
    FirstDrawn,
    Formed,
    Kept,
    LootLaid,
    Picked,
    Played,
    PurseCounted,
    PurseGiven,
    PurseLost,
    RansomPaid,
    Shot,
    Shuffled,
    Snatched,
    Took,
    Turned,
    read,
    redacted,
)
from folsom.games.colt_express.rule_ids import Rule
from folsom.games.colt_express.rules import encounter, flow, punch, rob, round_events, shoot
from folsom.games.colt_express.table.happenings import Happening
from folsom.games.colt_express.table.loot import PAID, held_by
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import (
    DOLLARS,
    OUT_OF_PLAY,
    PLAY_DOWN,
    TAKE,
    Ask,
    Bandit,
    Loot,
    Phase,
    inside,
    roof,
)
from folsom.kernel.bits import lowest
from folsom.kernel.log import clear_log
from folsom.kernel.sealed import Sealed, sealed_fields, told
from tests.games.colt_express.heists import (
    PARAMETERS,
    TABLES,
    any_answer,
    audiences,
    dealt,
    give,
    happened,
    play_until,
    random_play,
    say,
)

SECRET_OF_A_SEAT = (Formed, Picked, Drew, ChoseDiscard)


def heist() -> Heist:
    """Three seats on a train, nothing decided yet."""
    h = dealt("colt.first", ["cheyenne", "tuco", "doc"], 5, first="0")
    clear_log(h)
    return h


def only(h: Heist, kind: type[Event]) -> Event:
    """The one event of a kind in the log."""
    found = [event for event in happened(h) if isinstance(event, kind)]
    assert len(found) == 1
    return found[0]


def gives_purse(h: Heist, to: int) -> int:
    """A purse of $450 in one place; its token."""
    token = 17
    h.purses[h.purse_at[token]] -= 1
    h.purse_at[token], h.purse_value[token] = to, 9
    h.purses[to] += 1
    return token


# --- every kind of event


def test_every_happening_has_a_reader_and_no_reader_is_idle() -> None:
    """What a verb may write can be read, and nothing else."""
    assert set(READERS) == set(Happening)


def test_in_random_games_every_row_can_be_read_and_names_its_rule() -> None:
    """Each event carries the id of the rule by which it happened."""
    seen: set[type[Event]] = set()
    for name, seats in TABLES:
        h = dealt(name, seats, 31, **PARAMETERS[name])
        for happenings in (happened(h), *random_play(h, 32)):
            for event in happenings:
                seen.add(type(event))
                assert event.rule in Rule.__members__
                assert event.rule != Rule.NONE.name
    rare = {events.BulletsShort, events.PurseLost, events.RansomPaid, events.Snatched, events.StrongboxLaid}
    assert {kind for kind in _kinds() if kind not in seen} <= rare


def _kinds() -> list[type[Event]]:
    exported = (getattr(events, name) for name in events.__all__)
    kinds = [each for each in exported if isinstance(each, type) and issubclass(each, Event)]
    return [kind for kind in kinds if kind not in (Event, events.Journey)]


def test_the_names_of_events_are_their_tags() -> None:
    """Whoever reads an event from JSON knows its kind by `type`."""
    event = FirstDrawn(rule="S13", seat=2)
    assert json.decode(json.encode(event)) == {"type": "FirstDrawn", "rule": "S13", "seat": 2}


def test_a_told_event_can_be_read_back() -> None:
    """Types say what is sent: the opened value, or nothing."""
    event = Drew(rule="T2", seat=1, card=Sealed("move", 1 << 1))
    for seat in (None, 0, 1):
        sent = redacted(event, seat)
        assert json.decode(json.encode(sent), type=Drew) == sent


# --- who may know what


def test_nothing_sealed_can_be_sent_stored_or_copied() -> None:
    """The encoder refuses what was not redacted, and a seal shows nothing of what it holds."""
    event = Drew(rule="T2", seat=1, card=Sealed("punch", 1 << 1))
    with pytest.raises(TypeError):
        json.encode(event)
    with pytest.raises(TypeError):
        pickle.dumps(event)
    with pytest.raises(TypeError):
        copy.deepcopy(event)
    assert "punch" not in repr(event)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_spectator_is_told_of_a_game_can_be_sent_and_holds_no_secret(name: str, seats: int) -> None:
    """Of a whole game: no drawn card, no secret choice, no card that lies face down, no purse's value."""
    h = dealt(name, seats, 41)
    for happenings in (happened(h), *random_play(h, 42)):
        for event in told(happenings, None):
            json.encode(event)
            assert not sealed_fields(event)
            assert not isinstance(event, ChoseDiscard)
            if isinstance(event, Drew | Picked):
                assert event.card is None
            if isinstance(event, Formed):
                assert event.bandit is None
            if isinstance(event, Played):
                assert (event.card is None) == event.face_down
            if isinstance(event, Took | Dropped):
                assert (event.value is None) == (event.loot == "purse")
            if isinstance(event, Snatched | PurseLost):
                assert event.value is None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seats_own_secrets_are_told_to_it_alone(name: str, seats: int) -> None:
    """Drawn cards, picks, formation and chosen discards: their seat sees them, all others do not."""
    h = dealt(name, seats, 51)
    for happenings in (happened(h), *random_play(h, 52)):
        for event in happenings:
            if isinstance(event, SECRET_OF_A_SEAT):
                for seat in audiences(h):
                    seen = redacted(event, seat)
                    secret = (
                        None if seen is None else getattr(seen, "card", None) or getattr(seen, "bandit", None)
                    )
                    assert (secret is not None) == (seat == event.seat)


def test_others_do_not_learn_that_a_discard_was_chosen() -> None:
    """Q83: an earlier chooser must not inform a later one, not even of how many cards go."""
    event = ChoseDiscard(rule="X4", seat=1, card=Sealed("move", 1 << 1))
    assert [redacted(event, seat) is not None for seat in (None, 0, 1, 2)] == [False, False, True, False]


def test_a_keep_tells_others_nothing_before_all_seats_are_done() -> None:
    """Q83: the others only hear that a seat is done; then all discards are shown together."""
    h = dealt("colt.revised.expert", 3, 61)
    play_until(h, Phase.KEEPING, 62)
    chance = Random(63)
    choosing = True
    while choosing:
        seat, code = any_answer(h, chance)
        happenings = give(h, seat, code)
        choosing = h.phase == Phase.KEEPING
        others = [event for other in audiences(h) if other != seat for event in told(happenings, other)]
        if choosing:
            assert all(isinstance(event, Kept) for event in others)
        else:
            assert any(isinstance(event, Discarded) for event in others)


def test_a_card_face_down_is_told_to_its_owner_only() -> None:
    """Q10: everybody sees who played it."""
    h = dealt("colt.first", ["ghost", "tuco", "doc"], 7, first="0")
    hidden = lowest(flow.legal(h, 0) >> PLAY_DOWN) + PLAY_DOWN
    played = next(event for event in give(h, 0, hidden) if isinstance(event, Played))
    assert isinstance(played.card, Sealed)
    for seat in audiences(h):
        seen = redacted(played, seat)
        assert seen is not None
        assert (seen.seat, seen.face_down, seen.bandit) == (0, True, "ghost")
        assert (seen.card is not None) == (seat == 0)


def test_in_a_team_a_hidden_cards_bandit_is_its_owners_secret_unless_shown() -> None:
    """Q74."""
    for shows in (False, True):
        h = dealt("colt.first.duel", ["ghost+tuco", "django+doc"], 8, facedown_shows_bandit=shows)
        hidden = next(
            event
            for happenings in random_play(h, 9)
            for event in happenings
            if isinstance(event, Played) and event.face_down
        )
        other = redacted(hidden, 1 - hidden.seat)
        own = redacted(hidden, hidden.seat)
        assert other is not None
        assert own is not None
        assert own.bandit is not None
        assert (other.bandit is not None) == shows


# --- the values of purses


def test_a_robber_alone_learns_what_the_purse_is_worth() -> None:
    """Q38."""
    h = heist()
    for token in range(24):
        if h.purse_at[token] == h.place[Bandit.TUCO]:
            h.purse_value[token] = 9
    if h.purses[h.place[Bandit.TUCO]] == 0:
        gives_purse(h, h.place[Bandit.TUCO])
    rob.enact(h, Bandit.TUCO, Loot.PURSE)
    took = only(h, Took)
    assert isinstance(took, Took)
    assert [_value(took, seat) for seat in (None, 0, 1, 2)] == [None, None, 450, None]


def test_who_loses_a_purse_knows_what_it_was_worth_and_the_puncher_does_not() -> None:
    """A24: the former owner only."""
    h = heist()
    h.victim, h.place[Bandit.TUCO], h.place[Bandit.DOC] = Bandit.TUCO, inside(2), inside(2)
    punch.drop(h, Bandit.DOC, Loot.PURSE)
    dropped = only(h, Dropped)
    assert isinstance(dropped, Dropped)
    assert [_value(dropped, seat) for seat in (None, 0, 1, 2)] == [None, None, 250, None]


def test_cheyenne_and_whom_she_robbed_know_what_she_snatched() -> None:
    """C2, Q44: the former owner has just seen which purse it was."""
    h = heist()
    h.victim, h.place[Bandit.TUCO], h.place[Bandit.CHEYENNE] = Bandit.TUCO, inside(2), inside(2)
    punch.drop(h, Bandit.CHEYENNE, Loot.PURSE)
    clear_log(h)
    punch.snatch(h, Bandit.CHEYENNE)
    snatched = only(h, Snatched)
    assert isinstance(snatched, Snatched)
    assert (snatched.bandit, snatched.victim, snatched.place) == ("cheyenne", "tuco", "2")
    assert [_value(snatched, seat) for seat in (None, 0, 1, 2)] == [None, 250, 250, None]


def test_jewels_and_strongboxes_are_worth_the_same_to_everybody() -> None:
    """What they are worth is printed on them."""
    h = heist()
    place = h.place[Bandit.DOC]
    for loot, worth in ((Loot.JEWEL, 500), (Loot.STRONGBOX, 1000)):
        h.jewels[place] = h.strongboxes[place] = 1
        clear_log(h)
        rob.enact(h, Bandit.DOC, loot)
        took = only(h, Took)
        assert isinstance(took, Took)
        assert [_value(took, seat) for seat in (None, 0, 2)] == [worth] * 3


def test_a_purse_lost_to_the_marshal_is_known_to_its_owner() -> None:
    """E8, Q51: face down, in both editions; only the revised one says where it lies."""
    for drops, where in ((0, None), (1, "1r")):
        h = heist()
        h.revenge_drops, h.marshal, h.place[Bandit.TUCO] = drops, 1, roof(1)
        round_events.marshals_revenge(h)
        lost = only(h, PurseLost)
        assert isinstance(lost, PurseLost)
        assert lost.place == where
        assert [_value(lost, seat) for seat in (None, 0, 1)] == [None, None, 250]


def test_a_ransom_looks_the_same_whether_the_box_held_a_purse_or_not() -> None:
    """Q52: what the box holds is known to nobody."""
    told_of = []
    for emptied in (False, True):
        h = heist()
        h.place[Bandit.DOC] = inside(0)
        for token in range(18):
            if emptied and h.purse_at[token] == OUT_OF_PLAY and h.purse_value[token] * DOLLARS == 250:
                h.purse_value[token] = 6
        round_events.hostage_taking(h)
        told_of.append(happened(h))
        assert h.trail[h.trail_n - 1, 3] == PAID
    assert told_of[0] == told_of[1]
    assert any(isinstance(event, RansomPaid) for event in told_of[0])


def test_at_the_end_purses_are_counted_by_value() -> None:
    """G1: their order says nothing of where a purse came from."""
    for seed in range(6):
        h = dealt("colt.first", 3, seed)
        *_, last = random_play(h, seed)
        counted = [event for event in last if isinstance(event, PurseCounted)]
        for bandit in {event.bandit for event in counted}:
            values = [event.value for event in counted if event.bandit == bandit]
            assert values == sorted(set(values))
        for who in range(6):
            of_bandit = sum(event.count for event in counted if event.bandit == Bandit(who).name.lower())
            assert of_bandit == (h.purses[held_by(who)] if h.boss[who] >= 0 else 0)


def _value(event: Took | Dropped | Snatched | PurseLost, seat: int | None) -> object:
    seen = redacted(event, seat)
    assert seen is not None
    return seen.value


# --- in words


def test_the_deal_is_told() -> None:
    """Set-up in the words of positions: cars, loot, purses, places, the Round card."""
    h = dealt("colt.first", ["ghost", "tuco", "doc"], 3, first="tuco", cars="car_3j,any,car_1p")
    deal = happened(h)
    assert FirstDrawn(rule="S13", seat=1) in deal
    assert CarCoupled(rule="S6", car=1, name="car_3j") in deal
    assert LootLaid(rule="S7", place="1", loot="jewel", count=3) in deal
    assert LootLaid(rule="S8", place="0", loot="strongbox", count=1) in deal
    assert PurseGiven(rule="S5", bandit="tuco") in deal
    assert events.Boarded(rule="S14", bandit="tuco", place="3") in deal
    revealed = next(event for event in deal if isinstance(event, CardRevealed))
    assert revealed.round_card.startswith("2-4:")
    assert revealed.laps[0] == "standard"
    assert sum(isinstance(event, Drew) for event in deal) == 6 + 6 + 7


def test_who_is_asked_what_is_told_last() -> None:
    """Every answer ends in a question, but the last one and those of which others have yet to give theirs."""
    h = dealt("colt.first", 3, 71)
    *before, last = random_play(h, 72)
    assert all(isinstance(happenings[-1], Asked) for happenings in before)
    assert not any(isinstance(event, Asked) for event in last)


def test_a_question_to_all_at_once_is_told_once() -> None:
    """Q83: what each one answers is told as it may be, and the question is not asked again."""
    h = dealt("colt.revised.teams", ["ghost+tuco", "django+doc"], 81)
    assert happened(h)[-1] == Asked(rule="B5", seats=(0, 1), question="place", bandit=None)
    assert [type(event) for event in say(h, 0, "ghost")] == [Formed]
    last = say(h, 1, "doc")[-1]
    assert last == Asked(rule="B6", seats=(0, 1), question="pick", bandit=None)


def test_covering_fire_names_the_bandit_that_may_give_it() -> None:
    """B7: the other one."""
    h = dealt("colt.revised.teams", ["ghost+tuco", "django+doc"], 91)
    partner = {"ghost": "tuco", "tuco": "ghost", "django": "doc", "doc": "django"}
    for happenings in random_play(h, 92):
        asked = happenings[-1]
        if isinstance(asked, Asked) and asked.question == "cover":
            shooter = next(event.bandit for event in happenings if isinstance(event, Played))
            assert isinstance(shooter, str)
            assert asked.bandit == partner[shooter]
            return
    pytest.fail("nobody could give covering fire: choose another seed")


def test_a_shot_says_which_way_it_went() -> None:
    """A13, A14, C6: inside, along the roofs, or through a roof; and whose cards the bullet joins."""
    ways = {"inside": (inside(2), inside(3)), "along": (roof(1), roof(3)), "through": (roof(2), inside(2))}
    for way, (start, target) in ways.items():
        h = heist()
        h.place[Bandit.TUCO], h.place[Bandit.DOC] = start, target
        shoot.enact(h, Bandit.TUCO, Bandit.DOC)
        shot = only(h, Shot)
        assert shot == Shot(rule="A11", bandit="tuco", victim="doc", seat=2, bullets_left=5, way=way)


def test_a_flight_says_who_and_where() -> None:
    """M1, M3: in the order of the bandits, each with its bullet."""
    h = heist()
    h.place[Bandit.TUCO], h.place[Bandit.DOC] = inside(1), inside(1)
    encounter.send_marshal(h, 1, Rule.A10)
    assert [type(event).__name__ for event in happened(h)] == [
        "MarshalMoved",
        "Fled",
        "Fled",
        "NeutralTaken",
        "NeutralTaken",
    ]
    assert {event.place for event in happened(h) if isinstance(event, events.Fled)} == {"1r"}


def test_bullets_that_do_not_suffice_are_told_with_all_who_were_hit() -> None:
    """M4."""
    h = heist()
    h.neutral, h.place[Bandit.TUCO], h.place[Bandit.DOC] = 1, inside(1), inside(1)
    encounter.send_marshal(h, 1, Rule.A10)
    short = only(h, events.BulletsShort)
    assert isinstance(short, events.BulletsShort)
    assert (short.bandits, short.bullets_left) == (("doc", "tuco"), 0)


def test_cards_of_teams_carry_their_bandits_names() -> None:
    """As in positions and answers."""
    h = dealt("colt.revised.teams", ["ghost+tuco", "django+doc"], 4)
    turned = next(
        event for happenings in random_play(h, 5) for event in happenings if isinstance(event, Turned)
    )
    bandit, action = turned.card.split()
    assert bandit == turned.bandit
    assert action in ("move", "floor", "shoot", "rob", "punch", "marshal")


def test_an_opening_pick_comes_to_hand_with_the_shuffle() -> None:
    """B6."""
    h = dealt("colt.revised.teams", 2, 14)
    for happenings in random_play(h, 15):
        for event in happenings:
            if isinstance(event, Shuffled):
                assert event.pick_in_hand
                assert not event.discards


def test_taking_pickpockets_is_by_their_rule() -> None:
    """E7: the same event as a Robbery, by another rule."""
    h = heist()
    h.place[Bandit.DOC] = roof(2)
    gives_purse(h, roof(2))
    h.phase, h.asking, h.owed_by, h.who = Phase.EVENT, Ask.PICKPOCKET, 1 << 2, Bandit.DOC
    h.stage = 3
    took = next(event for event in give(h, 2, TAKE) if isinstance(event, Took))
    assert (took.rule, took.bandit, took.place) == ("E7", "doc", "2r")


def test_rows_are_read_with_the_words_of_their_own_heist() -> None:
    """The same row means another bandit's card at another table."""
    texts = set()
    for seats in (["ghost+tuco", "django+doc"], ["django+doc", "ghost+tuco"]):
        h = dealt("colt.first.duel", seats, 2)
        clear_log(h)
        row = h.log[0]
        for column, number in enumerate((Happening.SHED, Rule.X3, 0, 0, 0, 0)):
            row[column] = number
        texts.add(getattr(read(row, h), "card"))  # noqa: B009  # any event with a card
    assert texts == {"ghost move", "django move"}
