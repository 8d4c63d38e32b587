from xml.etree import ElementTree as ET

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from folsom.play.errors import FolsomError, UnknownName
from folsom.rl import ID, OneSeat


def play(env: OneSeat, seed: int) -> tuple[float, int]:
    """A game of random answers: what was earned, and how many answers the learner gave."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for number in range(1, 1000):
        seen, earned, ended, cut, _ = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        if ended:
            return earned, number
        assert earned == 0
    raise AssertionError("a game ends")


# Nothing moves between two pictures, so there is no number of them a second.
@pytest.mark.filterwarnings("ignore:.*No render fps was declared")
@pytest.mark.parametrize("ruleset", ["colt.first", "napad"])
def test_gymnasium_finds_nothing_to_complain_of(ruleset: str) -> None:
    """Its own check, of an environment made by name: spaces, seeds, determinism, every render mode."""
    check_env(gymnasium.make(ID, ruleset=ruleset).unwrapped)


def test_the_learner_is_asked_until_the_game_is_over() -> None:
    """Bots answer for all others; the game that was played replays to the same reward."""
    env = OneSeat("colt.first", seats=3, opponents=["outlaw", "drifter"], reward="money")
    earned, answers = play(env, 4)
    game = env.game()
    assert game.outcome is not None
    assert earned == game.outcome.scores[0]
    assert sum(given.seat == 0 for given in game.answers) == answers


def test_the_same_seed_plays_the_same_game() -> None:
    """The bots' chance hangs on it too."""
    files = []
    for seed in (6, 6, 7):
        env = OneSeat("napad", seats=2)
        play(env, seed)
        files.append(env.game().to_file())
    assert files[0] == files[1] != files[2]


def test_the_learners_seat_can_be_drawn() -> None:
    """Every seat comes; which one it is, is said."""
    env = OneSeat("napad", seats=2, seat=None)
    drawn = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        drawn.add(info["seat"])
    assert drawn == {0, 1}


def test_an_illegal_answer_ends_the_game() -> None:
    """At a price, with the rule's sentence; and a new game must be dealt."""
    env = OneSeat("colt.first", illegal_reward=-2.0)
    seen, _ = env.reset(seed=1)
    wrong = np.flatnonzero(seen["action_mask"] == 0)[-1]
    _, earned, ended, _, info = env.step(wrong)
    assert (earned, ended) == (-2.0, True)
    assert "is not allowed" in info["illegal"]
    with pytest.raises(FolsomError, match="the game is over"):
        env.step(wrong)


def test_it_shows_the_learners_seat() -> None:
    """As text or as a picture."""
    env = OneSeat("napad", render_mode="svg")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert ET.fromstring(drawn).tag.endswith("svg")


def test_what_cannot_be_is_refused() -> None:
    """A seat that is not there, too many opponents, a bot that nobody knows."""
    with pytest.raises(FolsomError, match="there is no seat 3"):
        OneSeat("colt.first", seats=3, seat=3)
    with pytest.raises(FolsomError, match="3 opponents are named for 2 seats"):
        OneSeat("colt.first", seats=3, opponents=["drifter"] * 3)
    with pytest.raises(UnknownName, match="did you mean 'drifter'"):
        OneSeat(opponents="drifters")
    with pytest.raises(FolsomError, match="nothing is dealt yet"):
        OneSeat(render_mode="ansi").render()
