import msgspec
import pytest

from folsom.kernel.sealed import redacted
from folsom.play.errors import GameOver, IllegalAnswer, NotYourTurn, UnknownAnswer
from folsom.play.game import Game

from .conftest import play_on


def test_somebody_is_asked_from_the_start(any_game: Game) -> None:
    """A game that was just dealt waits for an answer, and says which answers are legal."""
    question = any_game.question(any_game.owed[0])
    assert question.seat == any_game.owed[0]
    assert question.kind
    assert question.bandit
    assert question.answers
    assert any_game.opening


def test_every_game_can_be_played_to_its_end(any_game: Game) -> None:
    """Legal answers alone bring any game to an end with a winner."""
    outcome = play_on(any_game, 10_000).outcome
    assert outcome is not None
    assert any_game.owed == ()
    assert len(outcome.scores) == len(any_game.seats)
    assert outcome.winners


def test_an_answer_moves_the_game_on(game: Game) -> None:
    """After an answer the next seat is asked, and the events say what the answer did."""
    (event, *_) = game.answer(0, game.question(0).answers[0])
    assert type(event).__name__ == "Sent"
    assert game.owed == (1,)
    assert game.answers[0].text


def test_a_refusal_names_the_rule_and_the_question(game: Game) -> None:
    """What a rule forbids raises, with the rule's id, its sentence and the question that still waits."""
    before = game.state()
    with pytest.raises(IllegalAnswer, match=r"'pass' is not allowed: .*\(R13\)") as refused:
        game.answer(0, "pass")
    assert refused.value.rule == "R13"
    assert refused.value.sentence
    assert refused.value.question == game.question(0)
    assert game.state() == before
    assert game.answers == ()


def test_text_that_is_no_answer_is_refused_as_such(game: Game) -> None:
    """Nonsense is no illegal answer: it is told apart."""
    with pytest.raises(UnknownAnswer, match="'jump' is no answer"):
        game.answer(0, "jump")


def test_who_is_not_asked_may_not_answer(game: Game) -> None:
    """Out of turn the refusal says who must answer first."""
    with pytest.raises(NotYourTurn, match=r"mexicans \(seat 1\) owes no answer now: cowboys \(seat 0\)"):
        game.answer(1, "pass")
    with pytest.raises(NotYourTurn):
        game.question(1)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(game: Game, seat: int) -> None:
    """A wrong number is told so, whatever is asked for it."""
    for ask in (game.question, game.view, game.knowledge, game.imagine):
        with pytest.raises(NotYourTurn, match=f"there is no seat {seat}: seats are numbered from 0 to 2"):
            ask(seat)


def test_nobody_answers_after_the_end(over: Game) -> None:
    """A game that is over takes no answer."""
    with pytest.raises(GameOver):
        over.answer(0, "pass")


def test_why_not_says_what_answer_would_raise(game: Game) -> None:
    """`why_not` gives the reason of the refusal, and none for a legal answer."""
    reason = game.why_not(0, "pass")
    assert reason is not None
    assert reason.rule == "R13"
    assert str(reason).endswith("(R13)")
    assert game.why_not(0, game.question(0).answers[0]) is None


def test_a_question_keeps_its_id_while_it_waits(game: Game) -> None:
    """Ids tell questions apart, and stay as long as a question is open."""
    ids = set()
    count = 0
    while game.owed:
        question = game.question(game.owed[0])
        assert game.question(game.owed[0]).id == question.id
        ids.add(question.id)
        count += 1
        game.answer(question.seat, question.answers[-1])
    assert len(ids) == count


def test_a_fork_is_equal_and_apart(game: Game) -> None:
    """What happens in a fork is nothing to the game, and the other way round."""
    play_on(game, 5)
    other = game.fork()
    assert other.state() == game.state()
    assert other.to_file(key=True) == game.to_file(key=True)
    before = game.to_file(key=True)
    play_on(other, 10_000)
    assert game.to_file(key=True) == before


def test_an_imagined_world_looks_the_same_to_its_seat(any_game: Game) -> None:
    """Whoever imagines sees and knows in every such world what it sees and knows now."""
    play_on(any_game, 12)
    for seat in (*range(len(any_game.seats)), None):
        world = any_game.imagine(seat, seed=3)
        assert world.view(seat) == any_game.view(seat)
        assert world.knowledge(seat) == any_game.knowledge(seat)


def test_imagined_worlds_differ_by_seed_alone(game: Game) -> None:
    """The same seed imagines the same world, also from another world that the seat cannot tell apart."""
    play_on(game, 4)
    assert game.imagine(0, seed=1).state() == game.imagine(0, seed=1).state()
    assert game.imagine(0, seed=1).state() != game.imagine(0, seed=2).state()
    assert game.imagine(0, seed=2).imagine(0, seed=1).state() == game.imagine(0, seed=1).state()


def test_a_view_shows_nobody_elses_hand(game: Game) -> None:
    """No seat's view, and no spectator's, holds the names of another seat's cards."""
    hands = {seat: game.view(seat).hand for seat in range(3)}  # type: ignore[attr-defined]  # napad's own view
    assert all(hands.values())
    for seat in (0, 1, 2, None):
        seen = msgspec.json.encode(game.view(seat)).decode()
        for other, hand in hands.items():
            own = hands[seat] if seat is not None else ()
            assert other == seat or not any(card in seen for card in hand if card not in own)


def test_events_of_the_deal_are_sealed_for_all_but_their_seat(game: Game) -> None:
    """The cards dealt to a seat are told to that seat alone."""
    dealt = [event for event in game.opening if type(event).__name__ == "CardsDrawn"]
    assert dealt
    for event in dealt:
        own = redacted(event, event.seat)  # type: ignore[attr-defined]  # napad's own event
        watched = redacted(event, None)
        assert own is not None
        assert own.cards  # type: ignore[attr-defined]  # as above
        assert watched is None or watched.cards is None  # type: ignore[attr-defined]  # as above


def test_times_are_kept(game: Game) -> None:
    """The seconds of an answer go into the game file."""
    game.answer(0, game.question(0).answers[0], seconds=3.25)
    assert "@3.25" in game.to_file()


def test_what_a_game_prints_says_who_must_answer(game: Game, over: Game) -> None:
    """The short form for a person at the prompt."""
    assert repr(game.fork()).endswith("over>")
    assert "over" in repr(over)
