"""The check that every rule is kept can fail: proven on small games written to a folder for it."""

from pathlib import Path
from textwrap import dedent

import pytest

from folsom.kernel.rulings import Kind, Ruling, RulingsError, load, read
from folsom.kernel.traceability import Place, Places, Source, checkout, lacks, places, strangers

TOY = Source("toy", "house.toy_game")

RULINGS = """
[Z1]
kind = "rule"
heading = "dice"
source = "own invention"
sentence = "Dice are thrown one at a time."

[Z2]
kind = "impossible"
heading = "dice"
source = "own invention"
editions = ["first"]
sentence = "A die never shows a seven."
"""


class Tree:
    """A checkout of a toy game, written file by file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/house/toy_game/rulings.toml", RULINGS)

    def write(self, path: str, text: str) -> None:
        """Write one file of the tree."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def code(self, text: str) -> None:
        """Write the one module of the toy's rules."""
        self.write("src/house/toy_game/rules/dice.py", text)

    def found(self, rule: str) -> Places:
        """Where the toy names one of its ids."""
        return places(TOY, self.root)[rule]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A toy game with rulings and nothing else."""
    return Tree(tmp_path)


def shown(found: tuple[Place, ...]) -> list[str]:
    """Places as a person reads them."""
    return [str(place) for place in found]


def ruling(kind: Kind) -> Ruling:
    """A ruling of one kind, with nothing special about it."""
    return Ruling(kind=kind, heading="dice", source="own invention", sentence="Dice are thrown.")


# ---------------------------------------------------------------- what names an id


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("emit(h, Rule.Z1)\n", [1]),
        ("emit(h, rule_ids.Rule.Z1.value)\n", [1]),
        ("match x:\n    case Rule.Z1:\n        pass\n", [2]),
        ('"""Throw.\n\nOne at a time (Z1).\n"""\n', [3]),
        ('def throw():\n    """Throw (Z1, Z2)."""\n', [2]),
        ("dice = 1  # one at a time: Z1\n", [1]),
        ("# Z1\nthrow()\n# and again Z1\n", [1, 3]),
    ],
)
def test_code_names_an_id_by_a_member_a_docstring_or_a_comment(
    tree: Tree, text: str, lines: list[int]
) -> None:
    """Each way of naming an id is found, with its line."""
    tree.code(text)
    assert shown(tree.found("Z1").code) == [f"src/house/toy_game/rules/dice.py:{line}" for line in lines]


@pytest.mark.parametrize(
    "text",
    [
        "# Z12 and xZ1 and Z1x and Z_1\n",
        "Z1 = 1\n",
        'print("Z1")\n',
        "emit(h, Ruler.Z1)\n",
        '"""From Z0-Z2."""\n',
    ],
)
def test_other_words_variables_and_plain_strings_do_not_name_an_id(tree: Tree, text: str) -> None:
    """Only whole words of comments and docstrings count, and a range names its two ends only."""
    tree.code(text)
    assert tree.found("Z1").code == ()


def test_the_list_of_ids_is_not_code_that_keeps_them(tree: Tree) -> None:
    """Otherwise every rule would count as written."""
    tree.write("src/house/toy_game/rule_ids.py", "class Rule:\n    Z1 = 1  # Z1\n")
    assert tree.found("Z1").code == ()


@pytest.mark.parametrize(
    "text",
    [
        'assert die < 7, "a die never shows a seven (Z2)"\n',
        "assert die < 7  # Z2\n",
        "# no rule leads here\n# (Z2)\nassert die < 7\n",
        "assert (\n    die < 7  # Z2\n)\n",
    ],
)
def test_an_assertion_names_an_id_in_its_lines_or_right_above(tree: Tree, text: str) -> None:
    """The message, a comment beside it and a comment above it all count."""
    tree.code(text)
    assert len(tree.found("Z2").assertions) == 1


@pytest.mark.parametrize("text", ["# Z2\n\nassert die < 7\n", "x = 1  # Z2\nassert die < 7\n", "# Z2\n"])
def test_an_id_elsewhere_is_not_asserted(tree: Tree, text: str) -> None:
    """A comment that an assertion does not follow at once says nothing of it."""
    tree.code(text)
    assert tree.found("Z2").assertions == ()


def test_a_card_file_names_ids_in_its_comments_only(tree: Tree) -> None:
    """What stands in a value is data, not a claim."""
    tree.write("src/house/toy_game/cards.toml", 'dice = 6\nsides = 6 # Z1\nname = "Z2"\n')
    assert shown(tree.found("Z1").data) == ["src/house/toy_game/cards.toml:2"]
    assert tree.found("Z2").data == ()


def test_a_scenario_names_the_ids_of_its_rules(tree: Tree) -> None:
    """The place is the line of the scenario's id; scenarios of other games say nothing of this one."""
    tree.write(
        "tests/scenarios/dice.toml",
        """\
        [[scenario]]
        id = "other"
        game = "chess"
        rules = ["Z1"]
        [scenario.given]
        seats = 2

        [[scenario]]
        id    = "one-by-one"
        game  = "toy"
        rules = ["Z1"]
        """,
    )
    assert tree.found("Z1").tests == (Place("tests/scenarios/dice.toml", 9, "one-by-one"),)


@pytest.mark.parametrize(
    "text",
    [
        'def test_dice() -> None:\n    """One at a time (Z1)."""\n',
        "def test_z1_dice_are_thrown_one_by_one() -> None: ...\n",
        '@pytest.mark.parametrize("n", [1], ids=["Z1"])\ndef test_dice(n) -> None: ...\n',
        "@mark(Rule.Z1)\nasync def test_dice() -> None: ...\n",
        'class TestDice:\n    """One at a time (Z1)."""\n',
    ],
)
def test_a_test_names_an_id_in_its_docstring_name_or_decorators(tree: Tree, text: str) -> None:
    """Each way of naming an id is found, in a module that mirrors the game's folder."""
    tree.write("tests/games/toy_game/test_dice.py", text)
    assert len(tree.found("Z1").tests) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("tests/games/toy_game/test_dice.py", '"""Tests of Z1."""\n\n\ndef test_dice() -> None: ...  # Z1\n'),
        ("tests/games/toy_game/test_dice.py", 'def dice() -> None:\n    """Z1."""\n'),
        ("tests/games/toy_game/helpers.py", "def test_z1() -> None: ...\n"),
        ("tests/games/chess/test_dice.py", "def test_z1() -> None: ...\n"),
        ("tests/test_toys.py", "def test_z1() -> None: ...\n"),
    ],
)
def test_other_words_of_the_tests_do_not_name_an_id(tree: Tree, path: str, text: str) -> None:
    """A module's docstring, a helper, and the tests of another game claim nothing."""
    tree.write(path, text)
    assert tree.found("Z1").tests == ()


@pytest.mark.parametrize("word", ["toy", "toy_game", '"toy.first"', "test_toy_dice"])
def test_a_shared_test_module_speaks_of_the_games_it_names(tree: Tree, word: str) -> None:
    """The short name or the package's name in its text is enough."""
    tree.write("tests/properties/test_all.py", f"# {word}\ndef test_z1() -> None: ...\n")
    assert len(tree.found("Z1").tests) == 1


# ---------------------------------------------------------------- what a kind asks for


HERE = (Place("here.py", 1),)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("rule", Places(code=HERE, tests=HERE)),
        ("example", Places(tests=HERE)),
        ("data", Places(data=HERE, tests=HERE)),
        ("data", Places(code=HERE, tests=HERE)),
        ("impossible", Places(assertions=HERE)),
    ],
)
def test_a_kind_is_content_with_what_it_asks_for(kind: Kind, found: Places) -> None:
    """Code and a test; a test; data and a test; an assertion."""
    assert lacks(ruling(kind), found) == []


@pytest.mark.parametrize(
    ("kind", "found", "missing"),
    [
        ("rule", Places(tests=HERE, data=HERE), ["no code names it"]),
        ("rule", Places(code=HERE, assertions=HERE), ["no test names it"]),
        ("rule", Places(), ["no code names it", "no test names it"]),
        ("example", Places(code=HERE, data=HERE), ["no test names it"]),
        ("data", Places(tests=HERE), ["neither the card file nor code names it"]),
        ("data", Places(data=HERE), ["no test names it"]),
        ("impossible", Places(code=HERE, tests=HERE), ["no assertion in the code names it"]),
    ],
)
def test_a_kind_says_what_it_lacks(kind: Kind, found: Places, missing: list[str]) -> None:
    """One sentence for each thing that is not there."""
    assert lacks(ruling(kind), found) == missing


# ---------------------------------------------------------------- ids that do not exist


def test_a_member_of_rule_that_does_not_exist_is_reported_with_its_line(tree: Tree) -> None:
    """Compiled code that is never run would hide it."""
    tree.code("emit(h, Rule.Z1)\nemit(h, Rule.NONE)\nlist(Rule.__members__)\nemit(h, Rule.Z3)\n")
    assert strangers(TOY, tree.root) == ["src/house/toy_game/rules/dice.py:4: there is no Rule.Z3"]


def test_a_scenario_with_an_id_that_does_not_exist_is_reported(tree: Tree) -> None:
    """A typing error in a scenario must not count as a test of nothing."""
    tree.write("tests/scenarios/dice.toml", '[[scenario]]\nid = "d"\ngame = "toy"\nrules = ["Z1", "Z9"]\n')
    expected = ["tests/scenarios/dice.toml:2: scenario d names Z9, and there is no such rule"]
    assert strangers(TOY, tree.root) == expected


# ---------------------------------------------------------------- an installed package; the file of rulings


def test_without_a_checkout_the_places_in_the_installed_code_remain(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installed package knows its own code, with paths from the package on; tests it cannot see."""
    tree.code("emit(h, Rule.Z1)\n")
    tree.write("tests/games/toy_game/test_dice.py", "def test_z1() -> None: ...\n")
    monkeypatch.syspath_prepend(tree.root / "src")
    assert places(TOY, None)["Z1"] == Places(code=(Place("house/toy_game/rules/dice.py", 1),))
    assert list(load(TOY.package)) == ["Z1", "Z2"]


def test_a_game_from_elsewhere_is_traced_beside_a_checkout(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The root may hold the tests only, the code being installed."""
    tree.code("emit(h, Rule.Z1)\n")
    tree.write("more/tests/games/toy_game/test_dice.py", "def test_z1() -> None: ...\n")
    monkeypatch.syspath_prepend(tree.root / "src")
    found = places(TOY, tree.root / "more")["Z1"]
    assert shown(found.code) == ["house/toy_game/rules/dice.py:1"]
    assert shown(found.tests) == ["tests/games/toy_game/test_dice.py:1"]


def test_a_package_that_is_nowhere_is_refused(tmp_path: Path) -> None:
    """There is nothing to trace, and the error names the package."""
    with pytest.raises(FileNotFoundError, match="folsom\\.games\\.no_such_game"):
        places(Source("none", "folsom.games.no_such_game"), tmp_path)


def test_this_checkout_is_found() -> None:
    """The tests run in one: its root holds this file."""
    assert checkout() == Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('kind = "rule"', 'kind = "rules"'), "rules"),
        (('heading = "dice"', 'heading = "dice"\nfoo = 1'), "foo"),
        (('source = "own invention"\n', ""), "source"),
        (("[Z1]", "[Z1"), r"Expected '\]'"),
    ],
)
def test_rulings_are_read_strictly(tree: Tree, change: tuple[str, str], reason: str) -> None:
    """An unknown kind or key, a missing one and broken TOML are errors that name the file."""
    tree.write("bad/rulings.toml", RULINGS.replace(*change, 1))
    with pytest.raises(RulingsError, match=rf"rulings\.toml: .*{reason}"):
        read(tree.root / "bad/rulings.toml")
