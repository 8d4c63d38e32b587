"""A player that learns from nothing but games against drifters: PPO over `folsom.vector`, in one file.

    pip install 'folsom[train]'
    python examples/ppo.py --minutes 15 --out ppo.pt --plot curve.svg

One seat of every game learns, the others answer at random. All games are stepped at once; the network is
asked only where the learner owes an answer, and is trained on what came of its answers (Schulman and others,
2017: clipped objective, generalised advantages). It sees what its seat may know and nothing else.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import folsom
from folsom.vector import Batch

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

TRACE: Final = 0.95  # and no discount: a game is short and ends for certain
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5
MAX_NORM: Final = 0.5
WARM_UP: Final = 300
ROUNDS: Final = 8
"""An examination plays so many games in every place of the batch."""
MARGIN: Final = 0.5
"""How much of the reward is the lead in points, on the scale of a usual lead; the rest is winning."""
NEVER: Final = -1
LEFT, TOP, WIDE, HIGH = 60, 30, 600, 300
BACKGROUND: Final = '<rect width="100%" height="100%" fill="#ffffff"/>'


# ---------------------------------------------------------------- the games


class Arena:
    """Many games, in each of which one seat learns; all seats come equally often."""

    def __init__(self, ruleset: str, seats: int, games: int, seed: int) -> None:
        self.batch: Final[Batch] = folsom.vector.make(ruleset, n=games, seats=seats, seed=seed, observe=True)
        self.learner: Final = np.arange(games) % seats
        self._seed = seed << 32

    def waiting(self) -> Ints:
        """The games in which the learner owes the next answer."""
        return np.flatnonzero(self.batch.seat == self.learner)

    def step(self, where: Ints, answers: Ints) -> Ints:
        """Give the learner's answers there and random ones elsewhere; the games that this ended."""
        self._seed += 1
        given = self.batch.random_answers(self._seed)
        given[where] = answers
        self.batch.step(given)
        return np.flatnonzero(self.batch.ended)

    def wins(self, ended: Ints) -> Floats:
        """What share of the victory the learner had in games that ended."""
        shares = np.zeros(len(ended), np.float32)
        for k, game in enumerate(ended):
            winners = self.batch.winners(int(game))
            shares[k] = (self.learner[game] in winners) / len(winners)
        return shares

    def leads(self, ended: Ints) -> Floats:
        """The learner's points above the mean of the others' in games that ended."""
        scores = self.batch.scores[ended].astype(np.float32)
        own = scores[np.arange(len(ended)), self.learner[ended]]
        return own - (scores.sum(axis=1) - own) / (scores.shape[1] - 1)


@dataclass
class Sense:
    """What random games tell of the numbers: which ever change, how large they get, how far leads go."""

    columns: Ints
    scale: Floats
    lead: float

    @classmethod
    def of(cls, arena: Arena) -> "Sense":
        """Look at some random games."""
        seen = arena.batch.observations
        low, high = seen.min(axis=0), seen.max(axis=0)
        leads: list[Floats] = []
        for _ in range(WARM_UP):
            leads.append(arena.leads(arena.step(np.array([], np.int64), np.array([], np.int64))))
            low, high = np.minimum(low, seen.min(axis=0)), np.maximum(high, seen.max(axis=0))
        columns = np.flatnonzero(low != high)
        return cls(columns, 1 / high[columns].astype(np.float32), float(np.concatenate(leads).std()) or 1.0)


# ---------------------------------------------------------------- the player


class Player(nn.Module):
    """A network of two layers, with one head for answers and one for what the position is worth."""

    def __init__(self, sense: Sense, answers: int, width: int) -> None:
        super().__init__()
        self.answers = answers
        self.register_buffer("columns", torch.from_numpy(sense.columns))
        self.register_buffer("scale", torch.from_numpy(sense.scale))
        self.body = nn.Sequential(
            nn.Linear(len(sense.columns), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, answers)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, gain=0.01)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the answers, and the position's worth, for rows of observations."""
        legal = seen[:, : self.answers] > 0  # the mask is the first field of every observation
        inner = self.body(seen[:, self.columns].float() * self.scale)
        scores = self.policy(inner).masked_fill(~legal, -1e9)
        return scores.log_softmax(dim=1), self.value(inner).squeeze(1)

    @torch.no_grad()
    def answer(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Answers drawn by their probabilities; these, and what the positions are worth."""
        log_p, value = self(seen)
        drawn = log_p.exp().multinomial(1).squeeze(1)
        return drawn, chosen(log_p, drawn), value


def chosen(log_p: Tensor, answers: Tensor) -> Tensor:
    """The log-probabilities of these answers."""
    return log_p.gather(1, answers[:, None]).squeeze(1)


# ---------------------------------------------------------------- what is learned from


class Rollout:
    """The learner's answers in the order they were given, each tied to its next one in the same game."""

    def __init__(self, games: int, steps: int) -> None:
        room = games * steps
        self.parts: list[tuple[Tensor, ...]] = []
        """By step: observations, answers, their log-probabilities, what the positions seemed worth."""
        self.rewards = np.zeros(room, np.float32)
        self.ended = np.zeros(room, bool)
        self.follows = np.full(room, NEVER)
        self.wins: list[Floats] = []
        self.answers = 0
        self._last = np.full(games, NEVER)

    def add(self, where: Ints, *part: Tensor) -> None:
        """What the learner saw, answered and thought in some of the games."""
        rows = np.arange(self.answers, self.answers + len(where))
        before = self._last[where]
        self.follows[before[before != NEVER]] = rows[before != NEVER]
        self._last[where] = rows
        self.parts.append(part)
        self.answers += len(where)

    def end(self, ended: Ints, rewards: Floats, wins: Floats) -> None:
        """What came of games that have ended; a reward belongs to the learner's last answer there."""
        rows = self._last[ended]
        known = rows != NEVER  # else its last answer was in the rollout before
        self.rewards[rows[known]] = rewards[known]
        self.ended[rows[known]] = True
        self._last[ended] = NEVER
        self.wins.append(wins)

    def advantages(self, values: Floats) -> tuple[Floats, Ints]:
        """How much better than its position's worth each answer turned out; and for which this is known.

        The last answer in a game that goes on is not among these: what came of it is not seen yet.
        """
        gained = np.zeros(self.answers, np.float32)
        for k in range(self.answers - 1, -1, -1):
            after = self.follows[k]
            if self.ended[k]:
                gained[k] = self.rewards[k] - values[k]
            elif after != NEVER:
                gained[k] = values[after] + TRACE * gained[after] - values[k]
        known = self.ended[: self.answers] | (self.follows[: self.answers] != NEVER)
        return gained, np.flatnonzero(known)


def roll(arena: Arena, player: Player, sense: Sense, steps: int) -> Rollout:
    """Play on for so many steps of all games."""
    rollout = Rollout(arena.batch.n, steps)
    for _ in range(steps):
        where = arena.waiting()
        seen = torch.from_numpy(arena.batch.observations[where])
        answers, log_p, value = player.answer(seen)
        rollout.add(where, seen, answers, log_p, value)
        ended = arena.step(where, answers.numpy())
        wins = arena.wins(ended)
        rollout.end(ended, wins + MARGIN * arena.leads(ended) / sense.lead, wins)
    return rollout


def learn(player: Player, optimiser: torch.optim.Optimizer, rollout: Rollout, epochs: int, size: int) -> None:
    """Improve the player by a rollout, in several passes over it."""
    seen, answers, log_p, values = (torch.cat(part) for part in zip(*rollout.parts, strict=True))
    gained, known = rollout.advantages(values.numpy())
    which = torch.from_numpy(known)
    worth = torch.from_numpy(gained) + values
    advantage = torch.from_numpy(gained)
    advantage = (advantage - advantage[which].mean()) / (advantage[which].std() + 1e-6)
    for _ in range(epochs):
        for rows in which[torch.randperm(len(which))].split(size):
            new, value = player(seen[rows])
            ratio = (chosen(new, answers[rows]) - log_p[rows]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantage[rows], kept * advantage[rows]).mean()
            surprise = -(new.exp() * new.clamp(min=-30)).sum(dim=1).mean()
            miss = (value - worth[rows]).pow(2).mean()
            optimiser.zero_grad()
            (VALUE * miss - gain - ENTROPY * surprise).backward()
            nn.utils.clip_grad_norm_(player.parameters(), MAX_NORM)
            optimiser.step()


# ---------------------------------------------------------------- from the first game to the curve


@dataclass
class Point:
    """A point of the learning curve."""

    minutes: float
    answers: int
    win_share: float


def train(options: argparse.Namespace) -> tuple[Player, list[Point]]:
    """Learn until the time is up."""
    torch.manual_seed(options.seed)
    arena = Arena(options.ruleset, options.seats, options.games, options.seed)
    sense = Sense.of(arena)
    player = Player(sense, len(arena.batch.answers), options.width)
    optimiser = torch.optim.Adam(player.parameters(), lr=options.rate, eps=1e-5)
    say(
        f"{len(sense.columns)} of {arena.batch.observations.shape[1]} numbers ever change; they are the input"
    )
    began, curve = time.monotonic(), [Point(0.0, 0, 1 / options.seats)]
    while (spent := (time.monotonic() - began) / 60) < options.minutes:
        for group in optimiser.param_groups:
            group["lr"] = options.rate * max(0.05, 1 - spent / options.minutes)
        rollout = roll(arena, player, sense, options.steps)
        learn(player, optimiser, rollout, options.epochs, options.minibatch)
        wins = np.concatenate(rollout.wins)
        share = float(wins.mean()) if len(wins) else curve[-1].win_share
        curve.append(Point((time.monotonic() - began) / 60, curve[-1].answers + rollout.answers, share))
        if len(curve) % options.every == 0:
            recent = np.mean([point.win_share for point in curve[-options.every :]])
            say(f"{curve[-1].minutes:5.1f} min  {curve[-1].answers:>10,} answers  win share {recent:.1%}")
    return player, curve


def examine(player: Player, options: argparse.Namespace) -> tuple[float, float, int]:
    """The win share over new games, all seats equally often; half its 95 % interval; how many games."""
    arena = Arena(options.ruleset, options.seats, options.games, options.seed + 1)
    counted: list[Floats] = []
    played = np.zeros(options.games, np.int64)
    while played.min() < ROUNDS:
        where = arena.waiting()
        answers, _, _ = player.answer(torch.from_numpy(arena.batch.observations[where]))
        ended = arena.step(where, answers.numpy())
        ended = ended[played[ended] < ROUNDS]  # short games must not count more often
        counted.append(arena.wins(ended))
        played[ended] += 1
    wins = np.concatenate(counted)
    return float(wins.mean()), 1.96 * float(wins.std()) / len(wins) ** 0.5, len(wins)


def drawing(curve: list[Point], options: argparse.Namespace, share: float) -> str:
    """The learning curve as an SVG picture: every lesson's games in grey, their running mean in brown."""
    shares = np.array([point.win_share for point in curve])
    window = max(1, len(shares) // 40)
    smooth = np.convolve(shares, np.ones(window) / window, mode="valid")
    minutes = [point.minutes for point in curve]
    even = 1 / options.seats
    title = f"{options.ruleset}: PPO against {options.seats - 1} drifters, win share {share:.1%} at the end"
    parts = [
        line([0, minutes[-1]], [even, even], minutes[-1], "#888888", 1, "4 4"),
        line(minutes, shares.tolist(), minutes[-1], "#cccccc", 1),
        line(minutes[window - 1 :], smooth.tolist(), minutes[-1], "#8a3b12", 2.5),
        *(label(k / 4, f"{k / 4:.0%}") for k in range(5)),
        f'<text x="{LEFT}" y="18">{title}</text>',
        f'<text x="{LEFT + WIDE}" y="{TOP + HIGH + 18}" text-anchor="end">{minutes[-1]:.0f} minutes</text>',
    ]
    frame = f'width="{LEFT + WIDE + 20}" height="{TOP + HIGH + 30}" font-family="sans-serif" font-size="13"'
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>\n{BACKGROUND}\n{body}\n</svg>\n'


def line(xs: list[float], ys: list[float], most: float, colour: str, width: float, dashes: str = "") -> str:
    """A line through points whose height is a share."""
    points = " ".join(
        f"{LEFT + WIDE * x / most:.1f},{TOP + HIGH * (1 - y):.1f}" for x, y in zip(xs, ys, strict=True)
    )
    style = f'stroke="{colour}" stroke-width="{width}" stroke-dasharray="{dashes}"'
    return f'<polyline fill="none" {style} points="{points}"/>'


def label(share: float, text: str) -> str:
    """What a height means."""
    y = TOP + HIGH * (1 - share)
    return f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555555">{text}</text>'


def say(line: str) -> None:
    """A line to whoever waits."""
    sys.stderr.write(f"{line}\n")


def positive() -> Iterator[tuple[str, type, object, str]]:
    """The options that have a number, with what they are."""
    yield "--seats", int, 4, "how many seats"
    yield "--minutes", float, 15.0, "how long to learn"
    yield "--games", int, 1024, "how many games are played at once"
    yield "--steps", int, 64, "steps of all games between two lessons"
    yield "--epochs", int, 3, "passes over what was played"
    yield "--minibatch", int, 2048, "answers for one step of the optimiser"
    yield "--width", int, 256, "the width of the network's layers"
    yield "--rate", float, 1e-3, "how fast to learn at first"
    yield "--threads", int, 2, "how many cores to use"
    yield "--every", int, 20, "lessons between two lines of progress"
    yield "--seed", int, 1, "the same seed plays the same games"


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Learn to rob a train, against drifters.")
    parser.add_argument("--ruleset", default="colt.first", help="what is played (default: %(default)s)")
    for name, kind, default, about in positive():
        parser.add_argument(name, type=kind, default=default, help=f"{about} (default: %(default)s)")
    parser.add_argument("--out", type=Path, help="keep the player here")
    parser.add_argument("--plot", type=Path, help="draw the learning curve here, as SVG")
    options = parser.parse_args()
    for name, *_ in positive():
        if getattr(options, name[2:]) <= 0 and name != "--seed":
            parser.error(f"argument {name}: must be more than 0")
    return options


def main() -> None:
    """Learn, sit an examination, and report."""
    options = arguments()
    torch.set_num_threads(options.threads)
    try:
        player, curve = train(options)
    except folsom.FolsomError as error:
        sys.exit(f"ppo.py: {error}")
    share, half, games = examine(player, options)
    say(f"{games} new games against {options.seats - 1} drifters: win share {share:.1%}, ± {half:.1%}")
    if options.out:
        torch.save(player.state_dict(), options.out)
    if options.plot:
        options.plot.write_text(drawing(curve, options, share), encoding="utf-8")


if __name__ == "__main__":
    main()
