from random import Random

import pytest

from folsom.games import to_jest_napad
from folsom.games.colt_express import events as colt
from folsom.games.colt_express.rule_ids import Rule
from folsom.games.to_jest_napad import events as napad
from folsom.kernel.sealed import Event, Sealed
from folsom.narration import NarrationError, UnknownLanguage, explain, languages, tell
from folsom.narration.catalogue import Catalogue
from tests.games.colt_express.heists import PARAMETERS, TABLES, audiences, dealt, happened, random_play

THREE = ("ghost", "tuco", "doc")
TEAMS = ("ghost+tuco", "django+doc")


def line(event: Event, seat: int | None = None, seats: tuple[str, ...] = THREE) -> str:
    """A sentence of Colt Express."""
    return tell(event, game="colt", seats=seats, seat=seat)


def test_a_shot_is_told_by_the_way_it_went() -> None:
    """Along the roofs, through a roof, or inside."""
    told = {
        "along": "Tuco fired along the roofs and hit Doc.",
        "through": "Tuco fired through the roof and hit Doc.",
        "inside": "Tuco fired into the next car and hit Doc.",
    }
    for way, sentence in told.items():
        shot = colt.Shot(rule="A11", bandit="tuco", victim="doc", seat=2, bullets_left=5, way=way)
        assert line(shot) == sentence


def test_places_are_told_by_car_and_level() -> None:
    """The Locomotive has a name, other cars have numbers."""
    assert line(colt.Moved(rule="A7", bandit="doc", start="2r", place="0r")) == (
        "Doc ran along the roofs to the Locomotive."
    )
    assert (
        line(colt.Climbed(rule="A9", bandit="doc", start="2r", place="2")) == "Doc dropped down into car 2."
    )
    assert line(colt.Pushed(rule="C3", bandit="belle", start="2", place="3")) == (
        "The shot hurled Belle into car 3."
    )


def test_a_secret_is_told_to_whoever_may_know_it() -> None:
    """One event, three readers."""
    event = colt.Drew(rule="T2", seat=1, card=Sealed("bullet neutral", 1 << 1))
    assert line(event, 1) == "You drew a neutral bullet."
    assert line(event, 0) == line(event, None) == ""
    took = colt.Took(rule="A19", bandit="tuco", loot="purse", place="2", value=Sealed(450, 1 << 1))
    assert line(took, 1) == "Tuco grabbed a purse of $450."
    assert line(took, 0) == line(took, None) == "Tuco grabbed a purse."


def test_what_a_seat_may_not_know_of_is_not_told_at_all() -> None:
    """Q83: a discard chosen in secret."""
    event = colt.ChoseDiscard(rule="X4", seat=1, card=Sealed("move", 1 << 1))
    assert line(event, 0) == ""
    assert line(event, 1) == "You meant to throw away Move."


def test_seats_are_called_by_bandit_by_user_or_by_number() -> None:
    """And "you" is who reads, in the form that fits."""
    event = colt.FirstPassed(rule="T7", seat=1)
    assert line(event) == "The lead passed to Tuco."
    assert line(event, 1) == "The lead passed to you."
    assert line(event, None, ("Anna", "Bo")) == "The lead passed to Bo."
    assert line(event, None, ()) == "The lead passed to seat 2."
    assert line(event, None, TEAMS) == "The lead passed to Django and Doc."
    assert line(colt.Won(rule="G4", seat=1), 1) == "You won!"


@pytest.mark.parametrize("readers", [(None, 0, 1), (1, 0, None), (0, 1, None)])
def test_who_is_told_first_changes_nothing_for_the_next(readers: tuple[int | None, ...]) -> None:
    """Those a sentence does not speak of share it; whoever it speaks of has one of their own."""
    event = colt.FirstPassed(rule="T7", seat=1)
    told = {reader: line(event, reader) for reader in readers}
    assert told == {
        None: "The lead passed to Tuco.",
        0: "The lead passed to Tuco.",
        1: "The lead passed to you.",
    }
    again = colt.FirstPassed(rule="T7", seat=0)
    assert {line(again, reader) for reader in readers} == {
        "The lead passed to Ghost.",
        "The lead passed to you.",
    }


def test_a_teams_card_carries_its_bandits_name() -> None:
    """As on the table."""
    played = colt.Played(rule="P3", seat=0, card="tuco shoot", face_down=False, bandit="tuco")
    assert line(played, None, TEAMS) == "Ghost and Tuco planned Tuco's Shoot."


def test_numbers_and_lists_are_told_properly() -> None:
    """One and several, two and three."""
    one = colt.PurseCounted(rule="G1", bandit="doc", value=300, count=1)
    two = colt.PurseCounted(rule="G1", bandit="doc", value=250, count=2)
    assert (line(one), line(two)) == ("Doc opened a purse: $300.", "Doc opened 2 purses of $250 each.")
    assert line(colt.Scored(rule="G1", seat=0, dollars=2000)) == "Ghost got away with $2,000."
    short = colt.BulletsShort(rule="M4", bandits=("doc", "tuco", "belle"), bullets_left=0)
    assert line(short).startswith("The bullets did not suffice for Doc, Tuco and Belle,")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games_are_told_to_everybody(name: str, seats: int) -> None:
    """Every event of random games has its sentence, for each seat and a spectator; and no card escapes."""
    h = dealt(name, seats, 3, **PARAMETERS[name])
    for happenings in (happened(h), *random_play(h, 4)):
        for event in happenings:
            for seat in audiences(h):
                sentence = tell(event, game="colt", seats=(), seat=seat)
                assert "none" not in sentence
                if isinstance(event, colt.Drew | colt.Picked) and event.seat != seat:
                    assert "Move" not in sentence


def test_napad_is_told_too() -> None:
    """With its own names."""
    assert to_jest_napad.GAME.name == "napad"
    sent = napad.Sent(rule="R9", seat=1, card="Y7R2", colour="Y", value=7)
    assert tell(sent, game="napad", seats=("cowboys", "indians")) == "The Indians went for the gold with 7."
    drawn = napad.CardsDrawn(rule="R25", seat=0, number=2, cards=Sealed(("Y7R2", "R3G6"), 1))
    assert tell(drawn, game="napad", seats=("cowboys", "indians"), seat=0) == (
        "You drew gold 7/dynamite 2 and dynamite 3/money 6."
    )
    assert tell(drawn, game="napad", seats=("cowboys", "indians"), seat=1) == "The cowboys drew 2 cards."
    taken = napad.WagonsWon(rule="R19", seat=0, colour="R", wagons=("R2/3", "R5/1"), strength=7)
    assert tell(taken, game="napad", seats=("Anna", "Bo")) == (
        "Anna took the dynamite with a strength of 7: dynamite 2 (3 bullets) and dynamite 5 (1 bullet)."
    )
    left = napad.WagonsLeft(rule="R22", colour="R", wagons=("R2/3",), tied=(0, 1), strength=7)
    assert tell(left, game="napad", seats=("Anna", "Bo")) == (
        "Anna and Bo were equally strong, and the dynamite rolled on."
    )


def test_verbs_agree_with_whoever_acts() -> None:
    """One, several, and the reader: Polish, Romanian, Spanish and Italian conjugate."""
    drew = colt.ChoseDraw(rule="P4", seat=1)
    told = {
        "pl": ("Anna zamiast planować dobiera karty.", "Zamiast planować dobierasz karty."),
        "ro": ("Anna a tras cărți în loc să plănuiască.", "Ai tras cărți în loc să plănuiești."),
        "es": ("Anna roba cartas en vez de planificar.", "Robas cartas en vez de planificar."),
        "it": ("Anna pesca invece di pianificare.", "Peschi invece di pianificare."),
        "da": ("Anna trak kort i stedet for at planlægge.", "Du trak kort i stedet for at planlægge."),
    }
    for language, sentences in told.items():
        for seat, sentence in zip((None, 1), sentences, strict=True):
            said = tell(drew, game="colt", seats=("Bo", "Anna"), seat=seat, language=language)
            assert said == sentence
    assert tell(drew, game="colt", seats=TEAMS, language="pl") == (
        "Django i Doc zamiast planować dobierają karty."
    )


def test_names_take_the_case_that_their_sentence_asks_for() -> None:
    """Polish declines cars and those bandits that can be."""
    pushed = colt.Pushed(rule="C3", bandit="ghost", start="2", place="0r")
    assert tell(pushed, game="colt", language="pl") == "Strzał odrzuca Ghosta na dach lokomotywy."
    played = colt.Played(rule="P3", seat=0, card="doc floor", face_down=False, bandit="doc")
    assert tell(played, game="colt", seats=("Anna",), language="pl") == "Anna planuje Zmianę poziomu Doca."


def test_polish_and_romanian_count_in_three_ways() -> None:
    """1 sakiewka, 2 sakiewki, 5 sakiewek; from 20 on, Romanian adds "de"."""
    counted = [colt.PurseCounted(rule="G1", bandit="doc", value=250, count=count) for count in (1, 2, 5)]
    assert [tell(event, game="colt", language="pl") for event in counted] == [
        "Doc otwiera sakiewkę: 250\u00a0$.",
        "Doc otwiera 2 sakiewki po 250\u00a0$.",
        "Doc otwiera 5 sakiewek po 250\u00a0$.",
    ]
    scored = [napad.Scored(rule="R29", seat=0, points=points, cards=0) for points in (1, 2, 21)]
    assert [tell(event, game="napad", seats=("Bo",), language="ro") for event in scored] == [
        "Bo a făcut 1 punct.",
        "Bo a făcut 2 puncte.",
        "Bo a făcut 21 de puncte.",
    ]


def test_money_is_written_as_the_language_does() -> None:
    """Where the sign stands, and what parts the thousands."""
    scored = colt.Scored(rule="G1", seat=0, dollars=2050)
    told = {"en": "$2,050", "pl": "2050\u00a0$", "ro": "2050\u00a0$", "es": "2.050\u00a0$", "it": "$2050"}
    for language, amount in told.items():
        assert tell(scored, game="colt", seats=("Bo",), language=language).endswith(f" {amount}.")


def test_a_list_has_one_capital() -> None:
    """Only what begins a sentence is written like a beginning."""
    left = napad.WagonsLeft(rule="R22", colour="R", wagons=("R2/3",), tied=(0, 1), strength=7)
    assert tell(left, game="napad", seats=("cowboys", "mexicans")) == (
        "The cowboys and the Mexicans were equally strong, and the dynamite rolled on."
    )


def test_a_rule_is_explained_in_its_own_sentence() -> None:
    """Every id of both games has one."""
    assert explain("C1", game="colt").startswith("Belle cannot be shot")
    for rule in Rule:
        if rule != Rule.NONE:
            assert explain(rule.name, game="colt").endswith(".")
    assert explain("R12", game="napad")
    with pytest.raises(KeyError):
        explain("C99", game="colt")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    """English is there."""
    assert "en" in languages()
    with pytest.raises(UnknownLanguage, match="en"):
        tell(colt.Won(rule="G4", seat=0), game="colt", language="tlh")


def test_a_sentence_that_lacks_something_is_an_error_not_a_gap() -> None:
    """A hole in a catalogue shows at once."""
    broken = Catalogue("en", "you = You\nwon = { $seat } won!")
    with pytest.raises(NarrationError, match="won"):
        broken.say("won", {})


def test_the_telling_does_not_depend_on_chance() -> None:
    """The same event gives the same sentence."""
    event = colt.Fizzled(rule="A18", bandit="django", action="shoot")
    Random(1).random()
    assert line(event) == line(event) == "Click: Django had no bullets left."
