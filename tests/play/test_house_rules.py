import pytest

import folsom
from folsom.games import GAMES
from folsom.kernel.engine import interpreted
from folsom.play.house_rules import read_choices, read_ruleset
from folsom.play.start import game_of

NOTHING_SET = [name for game in GAMES for name in game.rulesets.PRESETS]


@pytest.mark.parametrize("name", NOTHING_SET)
def test_a_file_that_only_names_a_ruleset_is_that_ruleset(name: str) -> None:
    """Everything else is as the rulebook has it."""
    assert read_ruleset(f'ruleset = "{name}"') == game_of(name).rulesets.PRESETS[name]


def test_a_file_sets_switches_as_keywords_do() -> None:
    """The same game comes of both."""
    text = 'ruleset = "colt.first"\nexpert = true\ntiebreak = "literal_FE"  # as printed'
    engine = interpreted(game_of("colt.first"))
    by_file = folsom.new(read_ruleset(text), seats=3, seed=1, engine=engine)
    by_word = folsom.new("colt.first", seats=3, seed=1, engine=engine, expert=True, tiebreak="literal_FE")
    assert by_file.to_file() == by_word.to_file()


def test_what_players_choose_at_set_up_may_stand_there_too() -> None:
    """For the command line, which takes both from one file."""
    text = 'ruleset = "colt.first"\nexpert = true\nfirst = "doc"\ncars = ["car_1p", "any", "car_3j"]'
    chosen = {"expert": True, "first": "doc", "cars": ["car_1p", "any", "car_3j"]}
    assert read_choices(text) == ("colt.first", chosen)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ruleset =", "this is not TOML"),
        ("expert = true", "a file of rules names the ruleset that it changes"),
        ('ruleset = "colt.frist"', r"did you mean 'colt.first'\?"),
        ('ruleset = "colt.first"\nexpret = true', "'expret' is no switch of Colt Express"),
        ('ruleset = "napad"\nharder = 1.5', "'harder' is true, false, a number, a word or a list of these"),
        ('ruleset = "napad"\nharder = [true]', "the switch 'harder' has one value"),
        ('ruleset = "napad"\ntwos = true', "twos clashes with harder = false"),
        ('ruleset = "colt.revised.teams"\nexpert = true', "expert=true clashes with teams=true"),
    ],
)
def test_what_is_no_ruleset_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    """A file that cannot be read, and a game that no rulebook knows."""
    with pytest.raises(folsom.FolsomError, match=sentence):
        read_ruleset(text)
