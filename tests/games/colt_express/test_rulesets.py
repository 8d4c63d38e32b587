import itertools

import msgspec
import pytest

from folsom.games.colt_express import rulesets
from folsom.games.colt_express.rules import flow
from folsom.games.colt_express.rulesets import PRESETS, make, prepare, seat_names, seats_allowed, sentence
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import Ask
from folsom.kernel.chance import seed_lightly
from folsom.kernel.errors import RulesetError
from folsom.kernel.record import new_games, strict

SEATS = {
    "colt.first": [3, 4, 5, 6],
    "colt.first.expert": [3, 4, 5, 6],
    "colt.first.duel": [2],
    "colt.revised.basic": [3, 4, 5, 6],
    "colt.revised": [3, 4, 5, 6],
    "colt.revised.expert": [3, 4, 5, 6],
    "colt.revised.teams": [2, 3],
}


def blank() -> Heist:
    """A zeroed record."""
    return strict(Heist, new_games(Heist, 1))[0]


def begun(name: str, seats: list[str] | int, seed: int = 1, **choices: str | list[str]) -> Heist:
    """A game that has been dealt."""
    h = blank()
    prepare(h, make(name), seats, **choices)
    seed_lightly(h, seed)
    flow.begin(h)
    return h


# ---------------------------------------------------------------- presets and switches


def test_there_is_a_preset_for_every_game_of_the_rulebooks() -> None:
    """Each with its seat counts (S1, D2, B1)."""
    assert {name: list(seats_allowed(ruleset)) for name, ruleset in PRESETS.items()} == SEATS


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_knows_its_name_and_is_made_by_it(name: str) -> None:
    """By its name, or from its own value."""
    assert PRESETS[name].name == name
    assert make(name) == make(PRESETS[name]) == PRESETS[name]


def test_the_presets_are_exactly_the_combinations_that_are_allowed() -> None:
    """Of the 32 combinations of the five deciding switches seven are in a rulebook (Q77)."""
    allowed = set()
    for edition in ("first", "revised"):
        for expert, teams, powers, events in itertools.product((False, True), repeat=4):
            switches = {"expert": expert, "teams": teams, "powers": powers, "events": events}
            try:
                allowed.add(make("colt.first", edition=edition, **switches).name)
            except RulesetError:
                continue
    assert allowed == set(PRESETS)


@pytest.mark.parametrize(
    ("start", "switches", "end"),
    [
        ("colt.first", {"expert": True}, "colt.first.expert"),
        ("colt.first", {"teams": True}, "colt.first.duel"),
        ("colt.first", {"edition": "revised"}, "colt.revised"),
        ("colt.first.expert", {"edition": "revised"}, "colt.revised.expert"),
        ("colt.revised", {"teams": True}, "colt.revised.teams"),
        ("colt.revised", {"powers": False, "events": False}, "colt.revised.basic"),
        ("colt.revised", {"powers": "false", "events": "false", "station": "false"}, "colt.revised.basic"),
        ("colt.revised.basic", {"powers": True, "events": True}, "colt.revised"),
    ],
)
def test_single_switches_lead_from_preset_to_preset(
    start: str, switches: dict[str, bool | str], end: str
) -> None:
    """Whatever follows from a switch follows by itself."""
    assert make(start, **switches) == PRESETS[end]


@pytest.mark.parametrize(
    ("start", "switches", "words"),
    [
        ("colt.revised.expert", {"teams": True}, ["expert=true", "teams=true", "Q77"]),
        ("colt.first.duel", {"expert": False}, ["expert=false", "teams=true", "D6"]),
        ("colt.first", {"powers": False}, ["powers=false", "edition=first", "N2"]),
        ("colt.first", {"events": False}, ["events=false", "edition=first", "N2"]),
        ("colt.revised", {"powers": False}, ["powers=false", "events=true", "N2"]),
        ("colt.revised", {"events": False}, ["events=false", "powers=true", "N2"]),
        ("colt.revised.basic", {"expert": True}, ["expert=true", "powers=false", "N2"]),
        ("colt.revised.basic", {"teams": True}, ["teams=true", "powers=false", "N2"]),
        ("colt.revised", {"station": False}, ["station=false", "events=true", "station=true"]),
        ("colt.revised", {"shortage_clears": True}, ["shortage_clears=true", "edition=revised"]),
        ("colt.first", {"revenge_drops": True}, ["revenge_drops=true", "edition=first"]),
        ("colt.first", {"opening_pick": True}, ["opening_pick=true", "edition=first"]),
        ("colt.first.duel", {"covering_fire": True}, ["covering_fire=true", "edition=first"]),
        ("colt.first.duel", {"gunslinger": True}, ["gunslinger=true", "teams=true"]),
        ("colt.first.expert", {"shed_bullets": False}, ["shed_bullets=false", "expert=true"]),
    ],
)
def test_a_game_of_no_rulebook_is_refused_naming_both_switches(
    start: str, switches: dict[str, bool], words: list[str]
) -> None:
    """Q77: and the sentence says what is allowed, or by which rule."""
    with pytest.raises(RulesetError) as error:
        make(start, **switches)
    text = str(error.value)
    assert "clashes with" in text
    assert [word for word in words if word not in text] == []


def test_the_switches_that_clash_stand_before_and_behind_the_word() -> None:
    """What was asked for comes first, what it clashes with second, what is allowed last."""
    with pytest.raises(RulesetError, match=r"^expert=true clashes with teams=true: .* or .*without"):
        make("colt.revised.teams", expert=True)


def test_a_ruleset_value_that_contradicts_itself_is_refused() -> None:
    """Also one that was built by hand."""
    with pytest.raises(RulesetError, match="shortage_clears=true clashes with edition=revised"):
        make(rulesets.Ruleset(edition="revised"))


@pytest.mark.parametrize(
    ("switches", "words"),
    [
        ({"speed": 3}, "no switch"),
        ({"edition": "third"}, "the switch edition is first or revised, not 'third'"),
        ({"expert": "perhaps"}, "the switch expert is true or false, not 'perhaps'"),
        ({"purse_pick": "blind"}, "random or strict_RE"),
        ({"cards": "other"}, "printed-1"),
    ],
)
def test_unknown_switches_and_values_are_refused_in_one_sentence(
    switches: dict[str, bool | int | str], words: str
) -> None:
    """The sentence lists what there is."""
    with pytest.raises(RulesetError, match=words) as error:
        make("colt.first", **switches)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", PRESETS)
def test_named_parameters_are_free_in_every_ruleset(name: str) -> None:
    """They change no name, and are written into the record."""
    made = make(
        name,
        purse_pick="strict_RE",
        tiebreak="literal_FE",
        pick_before_reveal=True,
        friendly_shots_count=False,
        facedown_shows_bandit=True,
        discards_open=False,
    )
    assert made.name == name
    assert made != PRESETS[name]
    h = blank()
    prepare(h, made, SEATS[name][0])
    assert (h.strict_rob, h.literal_tiebreak, h.pick_before_reveal) == (1, 1, 1)
    assert (h.friendly_shots, h.show_bandit, h.open_discards) == (0, 1, 0)


def test_a_game_file_may_hold_all_fields_as_text() -> None:
    """And gives back the same ruleset."""
    for ruleset in PRESETS.values():
        fields = {name: str(value).lower() for name, value in msgspec.structs.asdict(ruleset).items()}
        fields |= {"purse_pick": ruleset.purse_pick, "tiebreak": ruleset.tiebreak}
        assert make("colt.first", **fields) == ruleset


def test_every_preset_switch_and_choice_has_a_sentence() -> None:
    """One line each, as `folsom rules` lists them."""
    names = [*PRESETS, *rulesets.Ruleset.__struct_fields__, *rulesets.CHOICES]
    assert all(sentence(name).endswith(".") for name in names)
    with pytest.raises(RulesetError, match="no ruleset and no switch"):
        sentence("colt.third")


# ---------------------------------------------------------------- seats and choices


def test_named_seats_run_the_bandits_they_are_named_by() -> None:
    """The seats keep their order."""
    h = begun("colt.first", ["ghost", "tuco", "doc"])
    assert seat_names(h) == ("ghost", "tuco", "doc")
    assert begun("colt.first.duel", ["tuco+cheyenne", "django+doc"]).rear == 4


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name, counts in SEATS.items() for n in counts])
def test_a_number_of_seats_leaves_the_bandits_to_fate(name: str, seats: int) -> None:
    """Q70: every bandit once; the same key deals the same, and another key others."""
    dealt = [seat_names(begun(name, seats, seed)) for seed in range(8)]
    for names in dealt:
        bandits = "+".join(names).split("+")
        assert len(set(bandits)) == len(bandits) == seats * (2 if "+" in names[0] else 1)
    assert len(set(dealt)) > 1
    assert dealt[3] == seat_names(begun(name, seats, 3))


def test_before_the_deal_a_seat_left_to_fate_has_no_name() -> None:
    """A seat that was named keeps its bandit."""
    h = blank()
    prepare(h, make("colt.first"), ["", "tuco", ""])
    assert seat_names(h) == ("", "tuco", "")
    assert "tuco" in seat_names(begun("colt.first", ["", "tuco", ""]))[1]


def test_revised_teams_are_dealt_as_pairs() -> None:
    """B2: one of Ghost, Doc, Belle with one of the others."""
    for seed in range(20):
        for name in seat_names(begun("colt.revised.teams", 3, seed)):
            assert len({"ghost", "doc", "belle"} & set(name.split("+"))) == 1


@pytest.mark.parametrize(
    ("name", "seats", "words"),
    [
        ("colt.first", ["ghost", "tuco"], "3 to 6 seats, not 2"),
        ("colt.first.duel", ["ghost+tuco", "doc+belle", "django+cheyenne"], "for 2 seats, not 3"),
        ("colt.first", ["ghost", "ghost", "doc"], "named twice"),
        ("colt.first", ["ghost", "jesse", "doc"], "no bandit is called 'jesse'"),
        ("colt.first", ["ghost+tuco", "doc", "belle"], "one bandit"),
        ("colt.first.duel", ["ghost", "doc"], "two bandits"),
        ("colt.revised.teams", ["ghost+doc", "belle+tuco"], "B2"),
        ("colt.revised.teams", ["tuco+django", "belle+cheyenne"], "B2"),
    ],
)
def test_seats_that_cannot_be_are_refused(name: str, seats: list[str], words: str) -> None:
    """S1 S2 D2 B2."""
    with pytest.raises(RulesetError, match=words):
        prepare(blank(), make(name), seats)


def test_the_first_player_can_be_chosen_by_bandit_seat_or_number() -> None:
    """S13: left out, it is drawn."""
    seats = ["ghost+tuco", "doc+django"]
    for first in ("doc", "django", "doc+django", "1"):
        assert begun("colt.first.duel", seats, first=first).first == 1
    assert {begun("colt.first.duel", seats, seed).first for seed in range(9)} == {0, 1}


def test_cars_can_be_chosen_in_any_places() -> None:
    """S6: the others are random, and no car comes twice."""
    for seed in range(9):
        h = begun("colt.first", 4, seed, cars=["car_3j", "any", "car_1p"])
        cars = [h.car_cards[k] for k in range(4)]
        assert (cars[0], cars[2]) == (5, 0)
        assert len(set(cars)) == 4


def test_a_formation_that_is_settled_is_not_asked() -> None:
    """B5: with a formation the first question is the opening pick; without one, the formation."""
    seats = ["ghost+tuco", "doc+django"]
    h = begun("colt.revised.teams", seats, formation=["tuco", "doc"])
    assert h.asking == Ask.PICK
    assert (h.place[3], h.place[0], h.place[1], h.place[2]) == (6, 4, 6, 4)
    assert begun("colt.revised.teams", seats).asking == Ask.PLACE
    slots = {
        tuple(begun("colt.revised.teams", seats, seed, formation="random").formation) for seed in range(20)
    }
    assert len(slots) == 4


def test_the_marshal_card_that_stays_can_be_chosen() -> None:
    """D5, B4; left out, it is random."""
    seats = ["ghost+tuco", "doc+django"]
    h = begun("colt.first.duel", seats, marshal_cards="tuco")
    assert h.marshal_slot[0] == 1
    assert {begun("colt.first.duel", seats, s, marshal_cards="tuco").marshal_slot[1] for s in range(9)} == {
        0,
        1,
    }


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"first": "belle"}, "belle has no seat and cannot be First Player"),
        ({"first": "7"}, "no bandit is called '7'"),
        ({"cars": "car_9"}, "no car is called 'car_9'"),
        ({"cars": "car_1p,car_1p"}, "only one car car_1p"),
        ({"cars": "any,any,any,any,any"}, "4 cars behind the Locomotive, not 5"),
        ({"formation": "tuco"}, "one bandit of every seat"),
        ({"formation": "tuco,ghost"}, "only one bandit of ghost\\+tuco"),
        ({"marshal_cards": "belle"}, "belle has no seat"),
        ({"weather": "rain"}, "'weather' is no choice"),
    ],
)
def test_choices_that_cannot_be_are_refused(choices: dict[str, str], words: str) -> None:
    """In one sentence that names what was wrong."""
    with pytest.raises(RulesetError, match=words):
        prepare(blank(), make("colt.first.duel"), ["ghost+tuco", "doc+django"], **choices)


def test_choices_of_teams_are_refused_for_single_bandits() -> None:
    """There is no formation to choose with one bandit."""
    with pytest.raises(RulesetError, match="two bandits only"):
        prepare(blank(), make("colt.first"), 3, formation="random")


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name, counts in SEATS.items() for n in counts])
def test_the_train_has_the_cars_of_the_rulebook(name: str, seats: int) -> None:
    """S6: as many as seats; D1: four; B1: three for two seats, four for three."""
    h = blank()
    prepare(h, make(name), seats)
    teams = {"colt.first.duel": 4, "colt.revised.teams": 3 if seats == 2 else 4}
    assert h.rear == teams.get(name, seats)


@pytest.mark.parametrize("name", PRESETS)
def test_every_name_that_a_seat_may_have_can_be_taken(name: str) -> None:
    """As many as the rulebooks have: 6 bandits, 15 pairs, 9 of the revised teams (S2, D2, B2)."""
    ruleset = PRESETS[name]
    names = rulesets.seat_names_allowed(ruleset)
    assert len(set(names)) == len(names) == (6 if not ruleset.teams else 9 if ruleset.pairs else 15)
    for taken in names:
        prepare(blank(), ruleset, [taken, *[""] * (seats_allowed(ruleset)[0] - 1)])
