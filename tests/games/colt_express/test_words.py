from folsom.games.colt_express.cards import ROUND_CARDS
from folsom.games.colt_express.table.vocabulary import BULLET, CARDS, NO_CARD, Bandit, inside, roof
from folsom.games.colt_express.words import (
    ASK_WORDS,
    EVENT_WORDS,
    UNPRINTED,
    bandits_text,
    car_text,
    deck_words,
    place_text,
    round_card_text,
)


def test_places_are_written_as_in_positions() -> None:
    """Inside car 3 is "3", its roof "3r", the Locomotive car 0."""
    assert [place_text(place) for place in (inside(0), roof(0), inside(3), roof(3))] == ["0", "0r", "3", "3r"]


def test_cards_of_one_bandit_need_no_name_and_those_of_two_carry_it() -> None:
    """As in positions and answers; bullets carry the colour of who fired them."""
    alone, together = deck_words(("tuco",)), deck_words(("tuco", "doc"))
    assert alone[:6] == ("move", "floor", "shoot", "rob", "punch", "marshal")
    assert (together[0], together[6 + 5]) == ("tuco move", "doc marshal")
    for words in (alone, together):
        assert len(words) == CARDS
        assert (words[BULLET], words[-1]) == ("bullet ghost", "bullet neutral")


def test_every_printed_car_and_round_card_has_a_name() -> None:
    """And what is printed nowhere is called so."""
    assert len({car_text(car) for car in range(6)}) == 6
    assert len({round_card_text(card) for card in range(len(ROUND_CARDS))}) == len(ROUND_CARDS)
    assert car_text(-1) == round_card_text(NO_CARD) == UNPRINTED


def test_events_and_questions_are_called_as_in_positions() -> None:
    """The words of the scenario language."""
    assert " ".join(EVENT_WORDS) == (
        "none angry-marshal swivel-arm braking take-it-all rebellion pickpocketing revenge hostage"
    )
    assert ASK_WORDS[1:6] == ("place", "pick", "plan", "cover", "keep")


def test_a_mask_of_bandits_is_told_in_their_order() -> None:
    """By number, the order in which they are dealt with."""
    assert bandits_text(1 << Bandit.TUCO | 1 << Bandit.DOC) == ("doc", "tuco")
    assert bandits_text(0) == ()
