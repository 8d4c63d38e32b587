import json
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from types import ModuleType, SimpleNamespace
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import folsom
from folsom.games import GAMES
from folsom.play.errors import FolsomError, IllegalAnswer, RulesetError, UnknownName
from folsom.play.start import game_named
from folsom.rl import folsom_colt_v0, folsom_napad_v0
from folsom.rl.aec import Heist

MODULES = [folsom_colt_v0, folsom_napad_v0]
TABLES = [
    (module, name, seats)
    for module in MODULES
    for name, ruleset in game_named(module.GAME).rulesets.PRESETS.items()
    for seats in game_named(module.GAME).rulesets.seats_allowed(ruleset)
]

pytestmark = [
    # PettingZoo expects a dict with a mask of those environments only that it knows by name.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    # Whoever has no answer to give has a mask of zeros: all agents, once the game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env: Heist, seed: int, choose: Callable[[np.ndarray], int] | None = None) -> int:
    """A whole game of random answers; how many were given."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    given = 0
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(choose(mask) if choose else int(chance.choice(np.flatnonzero(mask))))
        given += 1
    return given


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_finds_nothing_to_complain_of(module: ModuleType) -> None:
    """Its own tests: of the interface, of seeds, and of the same seen as a parallel environment."""
    api_test(module.env(), num_cycles=60)
    seed_test(module.env, num_cycles=60)
    parallel_api_test(module.parallel_env(), num_cycles=300)


def test_pettingzoo_can_measure_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own benchmark runs; the clock is hurried so that it need not run for five seconds."""
    hurried = SimpleNamespace(time=count(step=2).__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", hurried)
    performance_benchmark(folsom_colt_v0.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("module", "ruleset", "seats"), TABLES)
def test_all_rulesets_of_a_game_have_the_same_spaces(module: ModuleType, ruleset: str, seats: int) -> None:
    """So that what was learned from one can be tried at another; an agent sits at every seat."""
    env = module.raw_env(ruleset, seats=seats)
    plain = module.raw_env()
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    for agent in env.possible_agents:
        assert env.observation_space(agent) == plain.observation_space("seat_0")
        assert env.action_space(agent) == plain.action_space("seat_0")
    play(env, seats)
    for agent in env.possible_agents:
        assert env.observation_space(agent).contains(env.observe(agent))


def test_an_observation_is_the_row_that_a_batch_has() -> None:
    """The same numbers in the same places as in `folsom.vector`, the mask in front."""
    env = folsom_napad_v0.raw_env(seats=3)
    env.reset(seed=5)
    for _ in range(20):
        agent = env.agent_selection
        seen = env.observe(agent)
        sight = env.game().sight(int(agent.removeprefix("seat_")))
        assert seen["observation"].tobytes() == sight.tobytes()
        assert seen["action_mask"].tolist() == sight["legal"][0].tolist()
        env.step(int(seen["action_mask"].argmax()))


def test_an_observation_is_ones_own_to_keep() -> None:
    """What was seen does not change when the game goes on."""
    env = folsom_napad_v0.raw_env(seats=2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    before = seen["observation"].copy(), seen["action_mask"].copy()
    env.step(int(seen["action_mask"].argmax()))
    assert (seen["observation"] == before[0]).all()
    assert (seen["action_mask"] == before[1]).all()


@pytest.mark.parametrize("reward", ["win", "standing", "money"])
@pytest.mark.parametrize("module", MODULES)
def test_rewards_come_at_the_end_and_are_what_their_name_says(module: ModuleType, reward: str) -> None:
    """Nothing before; then what the game's outcome is worth."""
    env = module.raw_env(reward=reward)
    env.reset(seed=8)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0}
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    outcome = env.game().outcome
    assert outcome is not None
    earned = list(env.rewards.values())
    if reward == "money":
        assert tuple(earned) == outcome.scores
    else:
        assert {seat for seat, each in enumerate(earned) if each == max(earned)} == set(outcome.winners)
        assert sum(earned) == pytest.approx(1 if reward == "win" else 0)


def test_a_reward_that_is_none_is_refused() -> None:
    """With the nearest name."""
    with pytest.raises(UnknownName, match="did you mean 'standing'"):
        folsom_colt_v0.raw_env(reward="standings")


def test_a_ruleset_of_the_other_game_is_refused() -> None:
    """Each environment is of one game."""
    with pytest.raises(RulesetError, match=r"napad is a ruleset of To jest napad!"):
        folsom_colt_v0.raw_env("napad")


def test_an_illegal_answer_is_refused_by_its_rule() -> None:
    """And nothing has changed: the agent can answer again."""
    env = folsom_colt_v0.raw_env()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAnswer) as refusal:
        env.step(wrong)
    assert refusal.value.rule
    for action in (-1, 10_000):
        with pytest.raises(FolsomError, match=f"there is no answer {action}"):
            env.step(action)
    assert env.observe(env.agent_selection)["observation"].tobytes() == seen["observation"].tobytes()
    env.step(int(seen["action_mask"].argmax()))


def test_a_seed_decides_all_games_that_follow() -> None:
    """The first and the next; without a seed games differ."""

    def two_games(seed: int | None) -> list[str]:
        env = folsom_colt_v0.raw_env()
        found = []
        for first in (True, False):
            env.reset(seed=seed if first else None)
            found.append(env.game().to_text())
        return found

    assert two_games(3) == two_games(3)
    assert len({*two_games(3), *two_games(4), *two_games(None)}) == 6


def test_a_game_can_be_kept_as_a_file() -> None:
    """It replays to the same end."""
    env = folsom_napad_v0.raw_env(seats=2)
    play(env, 2)
    assert folsom.load(env.game().to_file()).outcome == env.game().outcome


def test_what_is_rendered_is_what_the_seat_to_answer_sees() -> None:
    """As text, and as a picture; before and after the end."""
    for mode in ("ansi", "svg"):
        env = folsom_colt_v0.raw_env(render_mode=mode)
        env.reset(seed=1)
        begun = env.render()
        play(env, 1)
        for drawn in (begun, env.render()):
            assert drawn is not None
            if mode == "svg":
                assert ET.fromstring(drawn).tag.endswith("svg")
            else:
                assert "locomotive" in drawn
                assert ("\n  hand " in drawn) == (drawn is begun)
    with pytest.raises(FolsomError, match="no render mode 'human'"):
        folsom_colt_v0.raw_env(render_mode="human")


def test_a_teacher_may_see_what_all_seats_see() -> None:
    """`state` is every seat's observation, one after the other."""
    env = folsom_napad_v0.raw_env(seats=3)
    env.reset(seed=1)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(rows)).all()
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize("module", MODULES)
def test_a_new_encoding_needs_a_new_environment(module: ModuleType) -> None:
    """Whoever trained with a version finds the same numbers in it for ever."""
    assert game_named(module.GAME).encode.VERSION == module.ENCODING
    assert module.__name__.rpartition(".")[2] == module.NAME


def test_every_game_has_an_environment() -> None:
    """A new one is not forgotten."""
    assert {module.GAME for module in MODULES} == {game.name for game in GAMES}


def test_folsom_needs_none_of_it() -> None:
    """Importing the library, its bots and its arena loads neither Gymnasium nor PettingZoo."""
    program = (
        "import sys, json, folsom, folsom.arena, folsom.cli\n"
        "print(json.dumps([name for name in ('gymnasium', 'pettingzoo', 'torch') if name in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == []


def test_whoever_lacks_them_is_told_what_to_install() -> None:
    """In one sentence."""
    program = (
        "import sys\n"
        "from importlib.machinery import PathFinder\n"
        "class Without(PathFinder):\n"
        "    @classmethod\n"
        "    def find_spec(cls, name, path=None, target=None):\n"
        "        return None if name == 'pettingzoo' else super().find_spec(name, path, target)\n"
        "sys.meta_path[:] = [Without if finder is PathFinder else finder for finder in sys.meta_path]\n"
        "try:\n"
        "    import folsom.rl\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "folsom.rl needs pettingzoo, not installed here: pip install 'folsom[rl]'\n"
