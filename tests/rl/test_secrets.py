"""Secret answers that several seats owe at once: pairs of games that differ in one of them look the same to
everybody else, until the rules show it.
"""

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from folsom.kernel.record import raw_bytes
from folsom.rl import folsom_colt_v0
from folsom.rl.aec import Heist
from folsom.rl.table import Numbers, Table

SECRET = {"place", "pick", "keep"}
RULESETS = [
    ("colt.first.expert", 3),
    ("colt.first.duel", 2),
    ("colt.revised", 4),
    ("colt.revised.expert", 3),
    ("colt.revised.teams", 3),
    ("colt.revised.teams", 2),
]
GAMES_EACH = 2


def legal(env: Heist) -> list[int]:
    """What the agent to answer may answer."""
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()


def owed(env: Heist) -> tuple[int, ...]:
    """The seats that owe an answer."""
    return env._table._looked_at().owed  # the proof looks at everything


def asked(env: Heist) -> str:
    """What the agent to answer is asked."""
    return env._table.question(owed(env)[0]).kind


def played(ruleset: str, seats: int, seed: int, answers: list[int]) -> Heist:
    """A game up to an answer."""
    env = folsom_colt_v0.raw_env(ruleset, seats=seats)
    env.reset(seed=seed)
    for answer in answers:
        env.step(answer)
    return env


def crossroads(ruleset: str, seats: int, seed: int) -> Iterator[tuple[str, list[int]]]:
    """The moments of a random game when several seats owe an answer: to what, and all answers before."""
    chance = np.random.default_rng(seed)
    answers: list[int] = []
    env = played(ruleset, seats, seed, answers)
    while not any(env.terminations.values()):
        if len(owed(env)) > 1:
            yield asked(env), list(answers)
        answers.append(int(chance.choice(legal(env))))
        env.step(answers[-1])


def answer_until_asked_no_more(env: Heist, first: int) -> None:
    """The agent gives this answer, and whatever follows of the same question."""
    agent = env.agent_selection
    env.step(first)
    while env.agent_selection == agent and not any(env.terminations.values()):
        env.step(legal(env)[0])


def faces(env: Heist, but: str) -> list[bytes]:
    """All that the other agents are shown."""
    shown = [env.observe(agent)["observation"].tobytes() for agent in env.agents if agent != but]
    return [*shown, repr((env.infos, env.rewards, env.agent_selection)).encode(), drawn(env).encode()]


def drawn(env: Heist) -> str:
    """What is rendered for whoever is to answer now."""
    seat = int(env.agent_selection.removeprefix("seat_"))
    return env._table.drawn(seat, "ansi") + env._table.drawn(seat, "svg")


def pairs(ruleset: str, seats: int, seed: int) -> Iterator[tuple[str, str, Heist, Heist]]:
    """Two games that are the same but for one seat's secret answer, others still owing theirs."""
    for kind, before in crossroads(ruleset, seats, seed):
        one = played(ruleset, seats, seed, before)
        agent, choices = one.agent_selection, legal(one)
        if len(choices) > 1:
            other = played(ruleset, seats, seed, before)
            answer_until_asked_no_more(one, choices[0])
            answer_until_asked_no_more(other, choices[-1])
            yield kind, agent, one, other


def leaks(ruleset: str, seats: int) -> tuple[set[str], int]:
    """The kinds of question of which pairs were found, and how many pairs others could tell apart."""
    kinds, told = set(), 0
    for seed in range(GAMES_EACH):
        for kind, agent, one, other in pairs(ruleset, seats, seed):
            kinds.add(kind)
            told += faces(one, agent) != faces(other, agent)
    return kinds, told


def test_no_earlier_secret_answer_is_in_a_later_observation() -> None:
    """Nor in what is drawn, in whose turn it is, in infos or in rewards; of every kind of secret question."""
    seen = set()
    for ruleset, seats in RULESETS:
        kinds, told = leaks(ruleset, seats)
        assert told == 0, ruleset
        seen |= kinds
    assert seen == SECRET


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An observation that counts the record's bytes, hidden ones too, gives the answer away."""
    honest = Table.observe

    def telling(table: Table, seat: int | None) -> Numbers:
        row = honest(table, seat)
        row[-1] = int(raw_bytes(table._records).sum()) & 63
        return row

    monkeypatch.setattr(Table, "observe", telling)
    _, told = leaks("colt.revised.teams", 3)
    assert told > 0


def test_seats_that_owe_at_once_answer_from_the_first_player_on() -> None:
    """Clockwise."""
    for ruleset, seats in RULESETS:
        for _, before in crossroads(ruleset, seats, 1):
            env = played(ruleset, seats, 1, before)
            game = env.game()
            first = msgspec.structs.asdict(game.view(None))["first"]
            order = sorted(game.owed, key=lambda seat: (seat - first) % seats)
            assert env.agent_selection == f"seat_{order[0]}"
