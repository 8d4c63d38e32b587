import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.games.colt_express.answers import parse_answer
from folsom.games.colt_express.invariants import flaw
from folsom.games.colt_express.notation import PARTS, parse_position, position_text
from folsom.games.colt_express.rules import flow
from folsom.games.colt_express.rulesets import PRESETS, make, prepare, seats_allowed
from folsom.games.colt_express.scenarios import actual, differences, set_up
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import ANSWERS
from folsom.kernel.chance import seed_lightly
from folsom.kernel.errors import BadText
from folsom.kernel.log import clear_log
from folsom.kernel.record import new_games, state_bytes, strict

TABLES = [(name, seats) for name in PRESETS for seats in seats_allowed(PRESETS[name])]
DOCS = Path(__file__).parents[3] / "docs" / "notation.md"
DEAD_CELLS = {"deck", "pile", "diary"}
"""What lies beyond the end of these no rule reads, and none wipes out."""


class Table:
    """A game and its bytes."""

    def __init__(self) -> None:
        self.games = new_games(Heist, 1)
        self.h = strict(Heist, self.games)[0]

    def state(self) -> bytes:
        """All but the log."""
        return state_bytes(Heist, self.games, 0)

    def play(self, dice: random.Random, answers: int) -> None:
        """Random legal answers."""
        for _ in range(answers):
            seat = flow.first_owing(self.h)
            if seat < 0:
                return
            mask = flow.legal(self.h, seat)
            clear_log(self.h)
            flow.resolve(self.h, seat, dice.choice([code for code in range(ANSWERS) if mask >> code & 1]))
            flow.advance(self.h)


def dealt(name: str, seats: int, seed: int = 1, **switches: bool | str) -> Table:
    """A game before its first answer."""
    table = Table()
    prepare(table.h, make(name, **switches), seats)
    seed_lightly(table.h, seed)
    flow.begin(table.h)
    return table


def read(text: str) -> Table:
    """The game of a text."""
    table = Table()
    parse_position(text, table.h)
    return table


def a_text() -> str:
    """A position in the middle of a game."""
    table = dealt("colt.first.expert", 3)
    table.play(random.Random(2), 60)
    return position_text(table.h)


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_position_read_again_is_the_same_to_the_last_byte(name: str, seats: int) -> None:
    """From the first question to the end, in every ruleset; nothing that matters is told as a bare cell."""
    table, dice = dealt(name, seats, seats), random.Random(seats)
    for _ in range(14):
        text = position_text(table.h)
        again = read(text)
        assert again.state() == table.state()
        assert position_text(again.h) == text
        assert "\n" not in text
        assert {word.split(":")[0] for word in rest_of(text)} <= DEAD_CELLS
        table.play(dice, dice.randrange(1, 20))


def rest_of(text: str) -> list[str]:
    """The cells that are told one by one."""
    match = re.search(r" rest=(\S+)", text)
    return match[1].split(",") if match else []


def test_a_position_read_again_goes_on_alike() -> None:
    """The same answers, the same chance, the same end."""
    for seed in range(4):
        table = dealt("colt.revised.teams", 3, seed)
        table.play(random.Random(seed), 25)
        again = read(position_text(table.h))
        table.play(random.Random(9), 1000)
        again.play(random.Random(9), 1000)
        assert flow.is_over(again.h)
        assert again.state() == table.state()


def test_without_its_dead_cells_a_position_goes_on_alike_too() -> None:
    """They may be left out of a text that is written by hand."""
    for seed in range(4):
        table = dealt("colt.first.duel", 2, seed)
        table.play(random.Random(seed), 40)
        again = read(re.sub(r" rest=\S+", "", position_text(table.h)))
        table.play(random.Random(9), 1000)
        again.play(random.Random(9), 1000)
        assert actual(again.h, "score") == actual(table.h, "score")
        assert actual(again.h, "deck") == actual(table.h, "deck")


def test_named_parameters_stand_behind_the_name_of_the_ruleset() -> None:
    """Only those that are not the preset's."""
    table = dealt("colt.first", 4, purse_pick="strict_RE", discards_open=False)
    assert position_text(table.h).startswith("colt.first with=strict_rob:1,open_discards:0 seats=")
    assert read(position_text(table.h)).state() == table.state()
    assert " with=" not in position_text(dealt("colt.first", 4).h)


def test_what_a_scenario_dictates_and_unprinted_cards_are_told() -> None:
    """Fate, and a round made for a test."""
    table = Table()
    seed_lightly(table.h, 1)
    set_up({"seats": ["ghost", "doc", "tuco"], "pile": ["doc move"], "laps": ["switch"]}, table.h)
    table.h.fate = 6
    text = position_text(table.h)
    assert " fate=6 " in text
    assert " round-cards=unprinted,2-4:" in text
    assert read(text).state() == table.state()


def test_a_person_can_read_who_stands_where_with_what() -> None:
    """And change it by hand: here Doc is moved, a jewel taken up, and a card drawn."""
    table = Table()
    seed_lightly(table.h, 1)
    given: dict[str, object] = {
        "seats": ["ghost", "doc", "tuco"],
        "at": {"ghost": "1", "doc": "2r", "tuco": "3"},
        "floor": {"2": ["purse 300", "jewel"]},
        "pile": ["doc move", "tuco rob down"],
    }
    set_up(given, table.h)
    text = position_text(table.h)
    cars = "train=locomotive(marshal|)/car_1p(ghost|)/car_3p($300i,jewel|doc)/car_1p1j(tuco|)"
    assert cars in text
    assert "asks=doc:move who=doc" in text
    assert "pile=doc.move,tuco.rob.down turned=1" in text
    changed = text.replace("car_3p($300i,jewel|doc)", "car_3p($300i,doc|)").replace(
        " box=", " loot=ghost:jewel box="
    )
    h = read(changed).h
    assert not differences(
        {"at": {"doc": "2"}, "loot": {"ghost": ["jewel"]}, "floor": {"2": ["purse 300"]}}, h
    )
    assert flow.forbids(h, 1, parse_answer(h, 1, "1")) == 0


def test_parts_may_come_in_any_order() -> None:
    """They are read in their own."""
    name, *parts = a_text().split()
    random.Random(1).shuffle(parts)
    assert read(" ".join([name, *parts])).state() == read(a_text()).state()


@pytest.mark.parametrize("part", [part.name for part in PARTS])
def test_every_part_is_documented(part: str) -> None:
    """In the section of docs/notation.md on positions of Colt Express."""
    section = (
        DOCS.read_text(encoding="utf-8").partition("## Positions of Colt Express")[2].partition("\n## ")[0]
    )
    assert re.search(rf"^\| [^|]*`{part}`", section, re.MULTILINE)


# ---------------------------------------------------------------- what is no position


@pytest.mark.parametrize("part", [part.name for part in PARTS if part.is_needed])
def test_a_part_that_is_needed_must_be_there(part: str) -> None:
    """The sentence says which one is missing."""
    text = re.sub(rf" {part}=\S+", "", a_text())
    with pytest.raises(BadText, match=f"the part '{part}=' is missing"):
        read(text)


def swap(old: str, new: str) -> Callable[[str], str]:
    """A text with something else in it."""

    def change(text: str) -> str:
        assert re.search(old, text), f"nothing like {old} in {text}"
        return re.sub(old, new, text, count=1)

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda _: "", "ruleset"),
        (swap("^colt.first.expert", "colt.third"), "'colt.third' is no ruleset"),
        (swap(" seats=", " chairs="), "'chairs=.*' is no part of a position"),
        (swap(r" (round=\S+)", r" \1 \1"), "the part 'round=' stands there twice"),
        (swap(r" round=\S+", " round=6"), "in 'round=': '6' should be a number from 1 to 5"),
        (swap(r" round=\S+", " round=one"), "in 'round=': 'one' should be a number"),
        (swap(r" phase=\S+", " phase=dawn"), "in 'phase=': 'dawn' is no phase"),
        (swap(r" first=\S+", " first=jesse"), "in 'first=': 'jesse' is no bandit"),
        (swap(r" seats=(\w+),\w+", r" seats=\1,\1"), "in 'seats=': .* has two seats"),
        (swap(r" laps=\S+", " laps=dark"), "in 'laps=': 'dark' is no lap"),
        (swap(r" train=(\S*?)marshal", r" train=\1"), "in 'train='"),
        (swap(r" train=locomotive", " train=wagon"), "the Locomotive stands in front"),
        (swap(r" train=[^/]+", r" train=locomotive"), "should be a car, with its inside and its roof"),
        (swap(r"car_\w+", "car_9"), "in 'train=': 'car_9' is no car"),
        (swap(r"\$250a", "$275a"), "no multiple of"),
        (swap(r"\$250a", "$250b"), "is there twice"),
        (swap(r" decks=[^/]+/", " decks="), "in 'decks=': there are 3 seats, and this tells of 2"),
        (swap(r" decks=\w+", " decks=fly"), "in 'decks=': 'fly' is no card of this seat"),
        (swap(r" neutral=\d+", " neutral=14"), "in 'neutral=': '14' should be a number from 0 to 13"),
        (swap(r" diaries=\d+", " diaries=200"), "in 'diaries='"),
        (swap(r" chance=\w+", " chance=abc"), "in 'chance=': chance is a key of 64"),
        (swap(r" rest=\w+", " rest=shoe"), "in 'rest='"),
        (swap(r" rest=\w+:\d+:", " rest=diary:999999:"), "in 'rest='"),
    ],
)
def test_a_text_that_is_no_position_is_refused_in_one_sentence(
    change: Callable[[str], str], words: str
) -> None:
    """The sentence names the part."""
    with pytest.raises(BadText, match=words) as error:
        read(change(a_text()))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (swap(r" phase=\S+", " phase=event"), "the question does not fit the phase"),
        (swap(r" asks=\S+", ""), "nobody is asked anything"),
        (swap(r" decks=", " decks=punch,"), "too many or too few of an action card"),
        (swap(r" magazines=ghost:\d", " magazines=ghost:6"), "bullets 'ghost'"),
        (swap(r" neutral=\d+", " neutral=13"), "bullets 'neutral'"),
        (swap(r"\$250a", "$500a"), "the purses are not those that are printed"),
        (swap(r",jewel", ",jewel,jewel,jewel,jewel,jewel,jewel,jewel"), "only 6 exist"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Callable[[str], str], words: str) -> None:
    """Nothing that a rule could stumble over gets in."""
    with pytest.raises(BadText, match=f"this position cannot be: .*{words}"):
        read(change(shot_at()))


def shot_at() -> str:
    """A position in which Ghost and the Marshal have fired, waiting for an answer of Planning."""
    for seed in range(50):
        table, dice = dealt("colt.first", 3, seed), random.Random(seed)
        table.play(dice, 60)
        text = position_text(table.h)
        if (
            re.search(r"magazines=ghost:[0-5]", text)
            and "phase=planning" in text
            and "neutral=13" not in text
        ):
            return text
    raise AssertionError("somebody shoots sometimes")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_is_lost_in_any_game(name: str, seats: int) -> None:
    """Every card, bullet and token is somewhere, once, after every answer."""
    table, dice = dealt(name, seats, seats), random.Random(seats)
    while flow.first_owing(table.h) >= 0:
        assert flaw(table.h) == ""
        table.play(dice, 1)
    assert flaw(table.h) == ""
