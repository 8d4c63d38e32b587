import random

import pytest

from folsom.games.colt_express.answers import (
    NAMES,
    answer_text,
    bandit_asked,
    fits,
    parse_answer,
    question_text,
    refusal_text,
    split_fate,
)
from folsom.games.colt_express.lay_out import set_up
from folsom.games.colt_express.rule_ids import Rule
from folsom.games.colt_express.rules import flow
from folsom.games.colt_express.rulesets import PRESETS, make, prepare, seats_allowed
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import (
    ANSWERS,
    CHOOSE_BANDIT,
    DECLINE,
    DISCARD,
    KINDS,
    ON_BANDIT,
    PLAY_BULLET,
    PLAY_DOWN,
    TAKE,
    TO_CAR,
    Action,
    Ask,
    Bandit,
    Phase,
    inside,
)
from folsom.games.colt_express.words import ACTION_WORDS
from folsom.kernel.chance import seed_lightly
from folsom.kernel.errors import UnknownAnswer
from folsom.kernel.record import new_games, strict


def begun(name: str, seats: list[str]) -> Heist:
    """A game that has been dealt, the first seat to begin."""
    h = strict(Heist, new_games(Heist, 1))[0]
    prepare(h, make(name), seats, first="0")
    seed_lightly(h, 7)
    flow.begin(h)
    return h


def asked(question: Ask, who: Bandit, *, victim: Bandit = Bandit.TUCO) -> Heist:
    """A game in which the first seat is asked about its bandit."""
    h = begun("colt.first", ["cheyenne", "tuco", "doc"])
    h.phase = Phase.EVENT if question == Ask.PICKPOCKET else Phase.STEALING
    h.asking, h.owed_by, h.who, h.victim = question, 1, who, victim
    return h


def test_every_code_has_a_name_of_its_own_for_all_rulesets() -> None:
    """62 answers, 62 names."""
    assert len(NAMES) == len(set(NAMES)) == ANSWERS == 62


@pytest.mark.parametrize("name", PRESETS)
def test_every_legal_answer_of_whole_games_reads_back_as_itself(name: str) -> None:
    """And no two answers to a question have the same text."""
    dice = random.Random(1)
    for seats in seats_allowed(PRESETS[name]):
        h = strict(Heist, new_games(Heist, 1))[0]
        prepare(h, PRESETS[name], seats)
        seed_lightly(h, seats)
        flow.begin(h)
        while (seat := flow.first_owing(h)) >= 0:
            legal = [code for code in range(ANSWERS) if flow.legal(h, seat) >> code & 1]
            texts = [answer_text(h, seat, code) for code in legal]
            assert len(set(texts)) == len(legal)
            assert [parse_answer(h, seat, text) for text in texts] == legal
            assert question_text(flow.question(h, seat))
            h.log_n = 0
            flow.resolve(h, seat, dice.choice(legal))
            flow.advance(h)


def test_a_text_may_be_written_in_any_case_and_spacing() -> None:
    """What comes out is always written in one way."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    code = parse_answer(h, 0, "  Shoot   DOWN ")
    assert code == PLAY_DOWN + Action.SHOOT
    assert answer_text(h, 0, code) == "shoot down"
    assert parse_answer(h, 0, "ghost shoot down") == code


def test_an_answer_fits_its_question() -> None:
    """A sub-turn is answered with a card of one's own bandits or a draw; unasked, nothing fits."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    assert [answer_text(h, 0, code) for code in range(ANSWERS) if fits(h, 0, code)] == [
        *ACTION_WORDS,
        *(f"{word} down" for word in ACTION_WORDS),
        "draw",
    ]
    assert not any(fits(h, 1, code) for code in range(ANSWERS))


def test_playing_a_bullet_is_understood_and_refused_by_its_own_rule() -> None:
    """P5: Bullet cards are dead weight."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    code = parse_answer(h, 0, "bullet tuco")
    assert code == PLAY_BULLET + Bandit.TUCO
    assert flow.forbids(h, 0, code) == Rule.P5
    assert answer_text(h, 0, code) == "bullet tuco"


def test_answers_to_other_questions_are_understood_so_that_a_rule_says_no() -> None:
    """A seat that should plan answers with a car, a bandit, a token, or tries to pass."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    for text, code in {
        "3": TO_CAR + 3,
        "tuco": CHOOSE_BANDIT + Bandit.TUCO,
        "take": TAKE,
        "no": DECLINE,
    }.items():
        assert parse_answer(h, 0, text) == code
        assert flow.forbids(h, 0, code) == Rule.P2


@pytest.mark.parametrize(
    "text", ["", "fly", "move up", "7", "3r", "-1", "discard", "bullet jesse", "tuco move"]
)
def test_what_nobody_could_mean_is_no_answer(text: str) -> None:
    """The error says what the answers are; another seat's card is none of them."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    with pytest.raises(UnknownAnswer, match=r"is no answer to 'plan': answers are .*draw"):
        parse_answer(h, 0, text)


def test_a_card_of_a_team_carries_its_bandit() -> None:
    """D5: Tuco's are the second ones of this seat."""
    h = begun("colt.first.duel", ["ghost+tuco", "doc+django"])
    assert answer_text(h, 0, KINDS + Action.ROB) == "tuco rob"
    assert parse_answer(h, 0, "tuco rob") == KINDS + Action.ROB
    assert parse_answer(h, 0, "discard ghost move") == DISCARD + Action.MOVE
    assert parse_answer(h, 0, "discard bullet tuco") == DISCARD + 2 * KINDS + Bandit.TUCO
    with pytest.raises(UnknownAnswer):
        parse_answer(h, 0, "doc rob")


def test_without_its_bandit_a_card_is_understood_where_only_one_is_meant() -> None:
    """A team's hand with one Rob and two Moves."""
    h = begun("colt.revised.teams", ["ghost+tuco", "doc+django"])
    h.asking, h.phase, h.owed_by = Ask.PLAN, Phase.PLANNING, 1
    for card in range(2 * KINDS):
        h.hand[0, card] = int(card in (Action.MOVE, KINDS + Action.MOVE, KINDS + Action.ROB))
    assert parse_answer(h, 0, "rob") == KINDS + Action.ROB
    with pytest.raises(UnknownAnswer):
        parse_answer(h, 0, "move")


@pytest.mark.parametrize(
    ("question", "word"),
    [(Ask.COVER, "no"), (Ask.KEEP, "done"), (Ask.TAKE, "leave"), (Ask.PICKPOCKET, "leave")],
)
def test_each_question_has_its_own_word_for_no(question: Ask, word: str) -> None:
    """And knows no other."""
    h = asked(question, Bandit.CHEYENNE)
    assert answer_text(h, 0, DECLINE) == word
    assert parse_answer(h, 0, word) == DECLINE
    for other in {"no", "done", "leave"} - {word}:
        with pytest.raises(UnknownAnswer):
            parse_answer(h, 0, other)


def test_questions_have_the_names_of_the_scenario_language() -> None:
    """No question has no name."""
    names = {question_text(kind) for kind in Ask}
    words = "place pick plan cover keep move marshal shoot rob punch drop take knock pickpocket"
    assert names == {"", *words.split()}


def test_a_question_is_about_the_bandit_that_acts_or_about_the_seat() -> None:
    """In teams one wants to know which of the two shoots."""
    h = begun("colt.first.duel", ["ghost+tuco", "doc+django"])
    assert bandit_asked(h, 0) == "ghost+tuco"
    h.phase, h.asking, h.owed_by, h.who = Phase.STEALING, Ask.SHOOT, 1, Bandit.TUCO
    assert bandit_asked(h, 0) == "tuco"


# ---------------------------------------------------------------- fate


def give_purse(h: Heist, value: int, holder: int) -> None:
    """Take a purse of that value from the box."""
    token = next(t for t in range(18) if h.purse_value[t] == value // 50 and h.purse_at[t] == 20)
    h.purse_at[token] = holder
    h.purses[20] -= 1
    h.purses[holder] += 1


@pytest.mark.parametrize(
    ("question", "holder", "text"),
    [
        (Ask.ROB, inside(2), "purse"),
        (Ask.PICKPOCKET, inside(2), "take"),
        (Ask.DROP, ON_BANDIT + Bandit.TUCO, "purse"),
    ],
)
def test_a_scenario_names_the_purse_that_fate_deals(question: Ask, holder: int, text: str) -> None:
    """In units of $50; only a purse that lies there can be dealt."""
    h = asked(question, Bandit.CHEYENNE)
    h.place[Bandit.CHEYENNE] = inside(2)
    for token in range(18):
        h.purse_at[token] = 20
    for each in range(21):
        h.purses[each] = 18 if each == 20 else 0
    give_purse(h, 300, holder)
    give_purse(h, 450, holder)
    assert split_fate(h, 0, "purse 300") == (text, 6)
    assert split_fate(h, 0, "purse 450") == (text, 9)
    for absent in ("purse 500", "purse 310"):
        with pytest.raises(UnknownAnswer, match="no such purse lies there"):
            split_fate(h, 0, absent)


def test_an_answer_without_fate_is_left_as_it_is() -> None:
    """Also one that is no answer at all."""
    h = asked(Ask.ROB, Bandit.CHEYENNE)
    for text in ("purse", "jewel", "purse of gold"):
        assert split_fate(h, 0, text) == (text, 0)


def test_fate_has_no_say_where_no_purse_is_drawn() -> None:
    """Where to move is nobody's purse."""
    with pytest.raises(UnknownAnswer, match="no purse is drawn there"):
        split_fate(asked(Ask.MOVE, Bandit.CHEYENNE), 0, "purse 300")


@pytest.mark.parametrize(
    ("card", "at", "refusal"),
    [
        ("shoot", ("3", "3", "3"), "Belle cannot be shot: Ghost and Doc are legal targets too"),
        ("punch", ("2", "2", "2"), "Belle cannot be punched: Ghost and Doc are legal targets too"),
    ],
)
def test_a_refusal_names_those_who_stand_before_belle(card: str, at: tuple[str, ...], refusal: str) -> None:
    """C1: by name, for the rule alone does not say who they are."""
    given = {
        "seats": ["tuco", "belle", "doc", "ghost"],
        "at": {"tuco": "2", "belle": at[0], "doc": at[1], "ghost": at[2]},
        "pile": [f"tuco {card}"],
    }
    h = strict(Heist, new_games(Heist, 1))[0]
    seed_lightly(h, 1)
    set_up(given, h)
    flow.advance(h)
    code = parse_answer(h, 0, "belle")
    assert refusal_text(h, 0, code, flow.forbids(h, 0, code)) == refusal
    assert refusal_text(h, 0, parse_answer(h, 0, "tuco"), Rule.A12) == ""
