import numpy as np
import pytest

import folsom
from folsom.kernel.engine import Engine
from folsom.play.errors import FolsomError, RulesetError
from folsom.play.game import Game, Origin
from folsom.vector import Batch


@pytest.fixture
def batch(engine: Engine) -> Batch:
    """Sixteen games of three seats."""
    return folsom.vector.make("napad", n=16, seats=3, seed=4, engine=engine)


def first_legal(batch: Batch) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """The lowest legal answer of every game."""
    return np.asarray(batch.mask().argmax(axis=1), dtype=np.int64)


def test_every_game_waits_for_a_legal_answer(batch: Batch) -> None:
    """After the deal each game has a seat to answer and at least one legal answer."""
    assert ((batch.seat >= 0) & (batch.seat < 3)).all()
    assert batch.mask().shape == (16, len(batch.answers))
    assert batch.mask().any(axis=1).all()
    assert not batch.ended.any()


def test_games_end_and_begin_anew(batch: Batch) -> None:
    """A game that ends shows its scores for one step and is then dealt anew, another one."""
    first = batch.records.copy()
    seen = np.zeros(batch.n, bool)
    while not seen.all():
        batch.step(first_legal(batch))
        for i in np.flatnonzero(batch.ended):
            assert batch.seat[i] == -1
            assert not batch.mask()[i].any()
            assert batch.winners(int(i))
            best = batch.scores[i].max()
            assert all(batch.scores[i, seat] == best for seat in batch.winners(int(i)))
        seen |= batch.ended == 1
    batch.step(first_legal(batch))
    begun = np.flatnonzero(seen & (batch.ended == 0))
    assert len(begun)
    assert all(batch.records["treasury"][i].tolist() != first["treasury"][i].tolist() for i in begun)


def test_a_seed_deals_the_same_games(batch: Batch) -> None:
    """The same seed deals the same games, another one others; no two in a batch are alike."""
    first = batch.records.tobytes()
    batch.step(first_legal(batch))
    batch.reset(4)
    assert batch.records.tobytes() == first
    batch.reset(5)
    assert batch.records.tobytes() != first
    assert len({row.tobytes() for row in batch.records["hideout"]}) == batch.n


def test_seeds_share_no_deal(batch: Batch) -> None:
    """What one seed deals after its first games have ended is nothing that the next seeds begin with."""
    later: set[bytes] = set()
    for _ in range(400):
        over = np.flatnonzero(batch.ended)
        batch.step(first_legal(batch))
        later |= {batch.records["chance_key"][i].tobytes() for i in over}
    assert len(later) > 2 * batch.n
    for seed in range(5, 10):
        batch.reset(seed)
        assert later.isdisjoint(row.tobytes() for row in batch.records["chance_key"])


@pytest.mark.parametrize("seed", [-1, 2**32, 10**30])
def test_a_seed_has_its_bounds(batch: Batch, seed: int) -> None:
    """A number that is no seed is refused in one sentence."""
    with pytest.raises(FolsomError, match="the seed of a batch is a number from 0 to"):
        batch.reset(seed)


def test_an_illegal_answer_is_refused_and_changes_nothing(batch: Batch) -> None:
    """The refusal counts the illegal answers; their games stay, the others go on."""
    answers = first_legal(batch)
    answers[3] = int(np.flatnonzero(~batch.mask()[3])[0])
    before = batch.records.copy()
    with pytest.raises(FolsomError, match="1 of 16 answers were not legal"):
        batch.step(answers)
    assert batch.records["hand"][3].tolist() == before["hand"][3].tolist()
    assert batch.records["hand"][2].tolist() != before["hand"][2].tolist()


def test_a_step_takes_one_answer_for_each_game(batch: Batch) -> None:
    """An array of another length is told what length is right."""
    with pytest.raises(FolsomError, match="a step takes 16 answers"):
        batch.step(np.zeros(15, np.int64))


def test_a_batch_is_made_as_a_game_is(engine: Engine) -> None:
    """Seats, switches and choices are those of `folsom.new`, and so are their refusals."""
    batch = folsom.vector.make("napad", n=4, seats=["indians", "cowboys"], first="cowboys", engine=engine)
    assert (batch.seat == 1).all()
    with pytest.raises(RulesetError):
        folsom.vector.make("napad", n=4, seats=9, engine=engine)
    with pytest.raises(FolsomError, match="at least one game"):
        folsom.vector.make("napad", n=0, engine=engine)


def test_a_batch_that_observes_shows_what_each_seat_to_answer_sees(engine: Engine) -> None:
    """The same numbers as of a single game, without a copy; where a game has ended, what a spectator sees."""
    batch = folsom.vector.make("napad", n=6, seats=2, seed=4, engine=engine, observe=True)
    assert np.shares_memory(batch.observations, batch.sights)
    for number in range(200):
        for i in range(batch.n):
            game = Game(batch.game, engine, batch.records[i : i + 1].copy(), Origin(seats=("a", "b")))
            seat = int(batch.seat[i]) if batch.seat[i] >= 0 else None
            assert batch.sights[i : i + 1].tobytes() == game.sight(seat).tobytes()
        assert (batch.sights["legal"] == batch.mask()).all()
        batch.step(batch.random_answers(number))


def test_a_batch_that_does_not_observe_has_no_observations(batch: Batch) -> None:
    """They are not paid for."""
    assert batch.observations.shape == (0, batch.sights.itemsize)


def test_fields_say_where_in_a_row_each_lies(engine: Engine) -> None:
    """So that a program can take the observations apart."""
    batch = folsom.vector.make("napad", n=2, seats=2, seed=4, engine=engine, observe=True)
    for name, (place, shape) in folsom.vector.fields("napad").items():
        assert (batch.observations[:, place].reshape(2, *shape) == batch.sights[name]).all()
    assert folsom.vector.fields("napad")["hand"] == (slice(104, 164), (4, 15))


def test_random_answers_are_legal_and_even(engine: Engine) -> None:
    """Each legal answer of a position is drawn about equally often, and the same seed draws the same."""
    batch = folsom.vector.make("napad", n=1, seats=2, seed=4, engine=engine)
    drawn = np.concatenate([batch.random_answers(seed).copy() for seed in range(4_000)])
    legal = np.flatnonzero(batch.mask()[0])
    counts = np.bincount(drawn, minlength=batch.mask().shape[1])
    assert counts[legal].sum() == 4_000
    assert counts[legal].min() > 0.8 * 4_000 / len(legal)
    assert batch.random_answers(7).tolist() == batch.random_answers(7).tolist()
