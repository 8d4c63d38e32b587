import pytest

from folsom.games.to_jest_napad import rulesets
from folsom.games.to_jest_napad.rulesets import PRESETS, Ruleset, make, prepare, seat_names
from folsom.games.to_jest_napad.table import CHANCE, Heist
from folsom.kernel.errors import RulesetError
from folsom.kernel.record import new_games, strict


@pytest.fixture
def h() -> Heist:
    """A record of zeros."""
    return strict(Heist, new_games(Heist, 1))[0]


def test_presets_are_the_three_ways_to_score() -> None:
    """The basic game, the harder variant, and the bonus on top of it (R29, R34, R35)."""
    assert [(r.harder, r.twos) for r in PRESETS.values()] == [(False, False), (True, False), (True, True)]


@pytest.mark.parametrize("name", [*PRESETS, *Ruleset.__struct_fields__, *rulesets.CHOICES])
def test_everything_has_one_line(name: str) -> None:
    """Every ruleset, switch and choice says in one sentence what it is."""
    line = rulesets.CHOICES.get(name) or rulesets.sentence(name)
    assert line.endswith(".")
    assert "\n" not in line


def test_switches_make_presets() -> None:
    """A ruleset put together from switches is the preset with these switches."""
    assert make("napad", harder=True) == PRESETS["napad.harder"]
    assert make(PRESETS["napad.harder"], twos=True) == PRESETS["napad.harder.twos"]
    assert make("napad.harder.twos") is not None


def test_twos_without_harder_is_refused() -> None:
    """The bonus is for the harder variant only, and the refusal names both switches (V20)."""
    with pytest.raises(RulesetError, match=r"twos clashes with harder.*\(V20\)"):
        make("napad", twos=True)
    with pytest.raises(RulesetError, match="V20"):
        make("napad.harder.twos", harder=False)


@pytest.mark.parametrize(
    ("name", "switches", "said"),
    [
        ("napad.hard", {}, "no ruleset is called 'napad.hard'"),
        ("napad", {"expert": True}, "'expert' is no switch"),
        ("napad", {"harder": "yes"}, "true or false"),
        ("napad", {"cards": "printed"}, "no card set 'printed'"),
    ],
)
def test_what_there_is_not_is_refused(name: str, switches: dict[str, bool | str], said: str) -> None:
    """Unknown names and values are refused in one sentence."""
    with pytest.raises(RulesetError, match=said):
        make(name, **switches)


@pytest.mark.parametrize("name", PRESETS)
def test_two_to_four_seats(name: str, h: Heist) -> None:
    """R1, in every ruleset."""
    assert list(rulesets.seats_allowed(PRESETS[name])) == [2, 3, 4]
    for wrong in (("cowboys",), ("cowboys", "mexicans", "deserters", "indians", "")):
        with pytest.raises(RulesetError, match="2 to 4 seats"):
            prepare(h, PRESETS[name], wrong)


def test_seats_are_gangs(h: Heist) -> None:
    """Names are kept as given, an empty one is left to chance (R1)."""
    prepare(h, PRESETS["napad.harder"], ("indians", "", "cowboys"))
    assert seat_names(h) == ("indians", "", "cowboys")
    assert (h.seats, h.harder, h.twos, h.first) == (3, 1, 0, CHANCE)


@pytest.mark.parametrize(
    ("seats", "said"), [(("sioux", ""), "no gang"), (("indians", "indians"), "one seat only")]
)
def test_a_gang_is_led_once(seats: tuple[str, ...], said: str, h: Heist) -> None:
    """There are four gangs, one of each (R1)."""
    with pytest.raises(RulesetError, match=said):
        prepare(h, PRESETS["napad"], seats)


@pytest.mark.parametrize("first", ["mexicans", "1"])
def test_players_may_choose_who_starts(first: str, h: Heist) -> None:
    """By gang or by number (R6)."""
    prepare(h, PRESETS["napad"], ("cowboys", "mexicans"), {"first": first})
    assert h.first == 1


@pytest.mark.parametrize(
    "choices", [{"first": "indians"}, {"first": "2"}, {"first": ""}, {"last": "cowboys"}]
)
def test_other_choices_are_refused(choices: dict[str, str], h: Heist) -> None:
    """Nobody starts who has no seat, and nothing else can be chosen (R6)."""
    with pytest.raises(RulesetError):
        prepare(h, PRESETS["napad"], ("cowboys", "mexicans"), choices)
