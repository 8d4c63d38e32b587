"""What is chosen before the start: bandits and gangs, cars, teams, formation; or left to chance."""

from typing import Any, Final

import msgspec
import pytest

from folsom.tables.messages import Settings
from folsom.tables.refusal import Refusal
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


async def start_alone(ann: Person, seats: int) -> None:
    """One person on every seat, and off they go."""
    for _ in range(seats):
        await ann.may("sit")
    await ann.may("start")


async def test_a_chosen_bandit_is_the_one_that_is_played(world: World) -> None:
    """All others are dealt by chance, and nobody is played twice."""
    ann = world.person("ann")
    await ann.opens("colt.first", 4)
    await ann.may("choose", seat=2, bandit="tuco")
    await start_alone(ann, 4)
    bandits = [seat.bandit for seat in ann.part.seats]
    assert bandits[2] == "tuco"
    assert len(set(bandits)) == 4
    assert all(bandits)


async def test_two_seats_do_not_play_the_same_bandit(world: World) -> None:
    """The second who wants it is told so in the game's own words, and may take another."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("colt.first", 3)
    await ann.may("sit", seat=0)
    await bob.sits(ann, 1)
    await ann.may("choose", seat=0, bandit="ghost")
    refused = await bob.may_not("choose", seat=1, bandit="ghost")
    assert refused.code == "impossible"
    assert "ghost" in refused.sentence.lower()
    await bob.may("choose", seat=1, bandit="doc")
    await bob.may("choose", seat=1, bandit="")
    assert ann.part.seats[1].bandit == ""


async def test_a_bandit_is_chosen_by_its_own_person(world: World) -> None:
    """The owner chooses for bots and free seats, for people nobody does."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("colt.first", 3)
    await bob.sits(ann, 1)
    assert (await ann.may_not("choose", seat=1, bandit="doc")).code == "not-yours"
    assert (await bob.may_not("choose", seat=2, bandit="doc")).code == "not-yours"
    await ann.may("add-bot", seat=2, level="drifter")
    await ann.may("choose", seat=2, bandit="doc")
    assert ann.part.seats[2].bandit == "doc"


async def test_a_bandit_that_no_rulebook_knows_is_refused(world: World) -> None:
    """In one sentence that says which there are."""
    ann = world.person("ann")
    await ann.opens("colt.first", 3)
    await ann.may("sit", seat=0)
    refused = await ann.may_not("choose", seat=0, bandit="zorro")
    assert refused.code == "impossible"
    assert "tuco" in refused.sentence.lower()


BAD: Final = {
    "ruleset": Settings(ruleset="poker", seats=3),
    "seats": Settings(ruleset="napad", seats=9),
    "switch": Settings(ruleset="napad", seats=3, switches={"lasers": True}),
    "value": Settings(ruleset="napad", seats=3, switches={"harder": "perhaps"}),
    "clash": Settings(ruleset="napad", seats=3, switches={"twos": True}),
    "stand-in": Settings(ruleset="napad", seats=3, stand_in="hal"),
}


@pytest.mark.parametrize("settings", BAD.values(), ids=BAD)
async def test_a_table_that_no_rulebook_describes_is_not_opened(world: World, settings: Settings) -> None:
    """One sentence says what is wrong."""
    ann = world.person("ann")
    with pytest.raises(Refusal) as refusal:
        await world.hall.create(ann.user, settings, "k")
    assert refusal.value.code == "impossible"
    assert "\n" not in refusal.value.sentence
    await ann.opens("napad", 3)
    assert (await ann.may_not("configure", settings=settings)).code == "impossible"


async def test_the_owner_changes_the_table_and_bandits_that_do_not_fit_are_forgotten(world: World) -> None:
    """Who sits stays sitting."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("colt.first", 4)
    await bob.sits(ann, 1)
    await bob.may("choose", seat=1, bandit="belle")
    await ann.may("configure", settings=Settings(ruleset="colt.first.expert", seats=3))
    assert (ann.part.seats[1].user, ann.part.seats[1].bandit) == (bob.id, "belle")
    await ann.may("configure", settings=Settings(ruleset="napad", seats=3))
    assert (ann.part.seats[1].user, ann.part.seats[1].bandit) == (bob.id, "")


async def test_a_seat_where_somebody_sits_is_not_taken_away(world: World) -> None:
    """The table may shrink only where it is empty."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("colt.first", 5)
    await bob.sits(ann, 4)
    refused = await ann.may_not("configure", settings=Settings(ruleset="colt.first", seats=3))
    assert refused.sentence == "somebody sits where there would be no seat any more"


async def test_choices_at_set_up_are_played(world: World) -> None:
    """Who begins is the players' choice where the rulebook says so."""
    for first in (0, 2):
        ann = world.person(f"ann{first}")
        await ann.opens("napad", 3, choices={"first": str(first)})
        await start_alone(ann, 3)
        assert ann.game.owed[0] == first


async def test_the_cars_that_are_chosen_run_and_fate_draws_the_others(world: World) -> None:
    """In the order from the front (S6)."""
    for number in range(3):
        ann = world.person(f"ann{number}")
        await ann.opens("colt.first", 4, choices={"cars": "car_3j, any, car_1p, any"})
        await start_alone(ann, 4)
        cars = [car["name"] for car in view_of(ann)["train"]]
        assert cars[:2] == ["locomotive", "car_3j"]
        assert cars[3] == "car_1p"
        assert len(set(cars)) == 5


async def test_teams_are_chosen_and_where_they_start(world: World) -> None:
    """Two bandits a seat, and of each which one starts in the rear car (D2, D3)."""
    ann = world.person("ann")
    await ann.opens("colt.first.duel", 2, choices={"formation": "ghost, tuco"})
    for seat, team in enumerate(("ghost+belle", "doc+tuco")):
        await ann.may("sit", seat=seat)
        await ann.may("choose", seat=seat, bandit=team)
    await ann.may("start")
    bandits = {each["bandit"]: (each["seat"], each["place"]) for each in view_of(ann)["bandits"]}
    assert bandits == {"ghost": (0, "4"), "belle": (0, "3"), "tuco": (1, "4"), "doc": (1, "3")}


@pytest.mark.parametrize(
    ("ruleset", "choices"),
    [
        ("colt.first", {"cars": ""}),
        ("colt.first", {"cars": " car_3j ,\tany,any "}),
        ("colt.first", {"first": " 1 "}),
        ("colt.first.duel", {"formation": "", "marshal_cards": "  "}),
        ("napad", {"first": "\u2003 1"}),
    ],
)
async def test_blanks_in_a_choice_say_nothing(world: World, ruleset: str, choices: dict[str, str]) -> None:
    """A choice that is empty is none; the game starts, and its file can be read again."""
    ann = world.person("ann")
    seats = 2 if ruleset == "colt.first.duel" else 3
    await ann.opens(ruleset, seats, choices=choices)
    await start_alone(ann, seats)
    assert ann.status() == "running"
    await world.restart()
    await ann.looks(0)
    assert ann.status() == "running"


async def test_what_nobody_has_settled_is_asked(world: World) -> None:
    """Where each team's bandits start, of its own seat."""
    ann = world.person("ann")
    await ann.opens("colt.first.duel", 2)
    await start_alone(ann, 2)
    await ann.looks(0)
    assert ann.question().kind == "place"


def view_of(person: Person) -> dict[str, Any]:
    """The table as somebody sees it."""
    view: dict[str, Any] = msgspec.json.decode(person.game.view)
    return view


async def test_a_choice_that_cannot_be_is_refused_at_the_start(world: World) -> None:
    """By the game's own sentence, and the table stays open."""
    ann = world.person("ann")
    await ann.opens("napad", 3, choices={"first": "nobody"})
    for _ in range(3):
        await ann.may("sit")
    assert (await ann.may_not("start")).code == "impossible"
    assert ann.status() == "lobby"


async def test_no_game_starts_with_a_free_seat(world: World) -> None:
    """The refusal says which."""
    ann = world.person("ann")
    await ann.opens("napad", 3)
    await ann.may("sit", seat=1)
    refused = await ann.may_not("start")
    assert refused.sentence.startswith("seat 0, 2 is still free")


async def test_once_it_has_started_nothing_is_settled_anew(world: World) -> None:
    """Settings, bandits, seats and links into seats are closed."""
    ann, *_ = await world.table_of("ann", "bob", "cat")
    commands: dict[str, dict[str, object]] = {
        "sit": {},
        "stand": {"seat": 0},
        "choose": {"seat": 0, "bandit": "red"},
        "configure": {"settings": Settings(ruleset="napad", seats=3)},
        "remove": {"seat": 1},
        "start": {},
        "close": {},
    }
    for what, fields in commands.items():
        assert (await ann.may_not(what, **fields)).sentence == "the game has started"


async def test_no_two_games_are_dealt_alike(world: World) -> None:
    """Every game has a key of its own, and its hash is shown from the first moment on."""
    hashes = {(await world.table_of(f"a{n}", f"b{n}"))[0].part.key_hash for n in range(10)}
    assert len(hashes) == 10
    assert "" not in hashes
