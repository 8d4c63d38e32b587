"""Six levels of rising fame: each plays both games, within its time, and the lesser lapse as people do."""

import time

import pytest

import folsom
from folsom import bots
from folsom.arena.contest import entrant
from folsom.bots import Bot, Budget, Situation
from folsom.bots.drifter import Drifter
from folsom.bots.gang import GANG
from folsom.bots.levels import LEVELS, is_offered
from folsom.bots.outlaw import MANY, Outlaw
from folsom.bots.sharpshooter import Sharpshooter, Style
from folsom.bots.sharpshooter.sharpshooter import FEW_VISITS, NEARLY
from tests.bots.matches import TABLES, played, win_share

FAMOUS = sorted((name for name in LEVELS if is_offered(name)), key=lambda name: LEVELS[name].fame)


def budget(name: str) -> Budget:
    """A level's own, without its clock."""
    return Budget.of(LEVELS[name].iterations)


def test_there_are_six_of_rising_fame() -> None:
    """In the order in which they are offered; those that play without names can still be named."""
    assert [LEVELS[name].fame for name in FAMOUS] == [1, 2, 3, 4, 5, 6]
    assert [name for name in LEVELS if is_offered(name)] == FAMOUS == list(GANG)
    assert {"drifter", "outlaw"} <= LEVELS.keys()
    assert is_offered("a level of the house's own")


def test_a_level_is_a_bot_of_its_name() -> None:
    """So that tables, arena and library mean the same by it."""
    for name, level in LEVELS.items():
        assert bots.make(level.bot, 1).name == level.bot == name
        assert entrant(name).budget.iterations == level.iterations
        assert level.seconds <= 0.1


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=str)
def test_they_play_with_each_other(ruleset: str, seats: int) -> None:
    """In every ruleset, to the end of the game; the greatest think less than usual here."""
    seated = [bots.make(FAMOUS[seat % 5], seat) for seat in range(seats)]
    assert played(ruleset, seated, 2, Budget.of(25)).is_over


def test_the_most_famous_takes_a_tenth_of_a_second_at_most() -> None:
    """On a slow machine the clock ends it before its iterations do."""
    game, bot, outlaw = folsom.new("colt.first", seats=4, seed=6), bots.make("thunder", 1), Outlaw(1)
    level, times = LEVELS["thunder"], list[float]()
    while not game.is_over:
        situation = Situation.of(game, game.owed[0])
        if len(situation.question.answers) > 1 and len(times) < 12:
            begun = time.perf_counter()
            bots.ask(bot, situation, Budget(seconds=level.seconds, iterations=level.iterations))
            times.append(time.perf_counter() - begun)
        game.answer(situation.question.seat, bots.ask(outlaw, situation))
    assert sorted(times)[len(times) // 2] < 2 * level.seconds


def test_the_least_famous_beats_three_drifters() -> None:
    """Its lapses are never absurd: it wins most games, where even would be 25 %."""
    seated: list[Bot] = [bots.make("hiccup", 1), Drifter(2), Drifter(3), Drifter(4)]
    assert win_share("colt.first", seated, deals=8) > 0.5


def test_the_fourth_beats_three_of_the_first() -> None:
    """The levels are far apart; docs/players.md says how far."""
    seated = [bots.make(name, seed) for seed, name in enumerate(("foxglove", *["hiccup"] * 3))]
    assert win_share("colt.first", seated, 4, budget("foxglove")) > 0.4


def test_a_lapse_by_rules_of_thumb_is_the_second_best() -> None:
    """And only where there are many answers, so that nobody walks into the Marshal's arms by mistake."""
    game, careful = folsom.new("colt.first", seats=3, seed=8), Outlaw(1)
    lapsed = 0
    while not game.is_over:
        situation = Situation.of(game, game.owed[0])
        best, other = (bots.ask(Outlaw(7, lapses=lapses), situation) for lapses in (0.0, 1.0))
        assert (best != other) == (len(situation.question.answers) >= MANY)
        lapsed += best != other
        game.answer(situation.question.seat, bots.ask(careful, situation))
    assert lapsed > 10


def test_a_lapse_of_a_searcher_is_nearly_as_good() -> None:
    """What it gives instead of the best was tried about as often, and won nearly as often."""
    game, careful = folsom.new("colt.first", seats=3, seed=8), Outlaw(1)
    lapsed = 0
    while not game.is_over:
        situation = Situation.of(game, game.owed[0])
        bot = Sharpshooter(7, style=Style(lapses=1.0))
        said = bots.explain(bot, situation, Budget.of(100))
        best, given = said.expectations[0], said.answer
        if given != best.answer:
            lapse = next(each for each in said.expectations if each.answer == given)
            assert lapse.visits >= FEW_VISITS * best.visits
            assert lapse.win_share >= NEARLY * best.win_share
            lapsed += 1
        game.answer(situation.question.seat, bots.ask(careful, situation))
    assert lapsed > 3
