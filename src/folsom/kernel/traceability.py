"""Where every rule stands: the code that names its id, the assertions, the data, and the tests that show it.

Code names an id by `Rule.A14` or by a whole word in a docstring or comment; a scenario names it in its
`rules`, a test in its docstring, name or decorators. A test module counts if the game's name stands in its
path or text. A range (from one id to another) names its two ends only: who claims a rule must name it.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

import msgspec

from .contract import AnyGame
from .mentions import Mention, asserted, commented, members, named_in_code, tested
from .rulings import FILE, Ruling, read


class Source(msgspec.Struct, frozen=True):
    """A game by its short name, as scenarios call it, and the package its code lies in."""

    name: str
    package: str


class Place(msgspec.Struct, frozen=True, order=True):
    """A line that names an id; `test` is the name of the test or the id of the scenario that does."""

    path: str
    line: int
    test: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


class Places(msgspec.Struct, frozen=True):
    """Everywhere one id is named."""

    code: tuple[Place, ...] = ()
    assertions: tuple[Place, ...] = ()
    data: tuple[Place, ...] = ()
    tests: tuple[Place, ...] = ()


def source_of(game: AnyGame) -> Source:
    """A game's name and package; its rules lie in the package's folder `rules`."""
    flow = game.rule_modules()[0]
    return Source(name=game.name, package=flow.__name__.removesuffix(".rules.flow"))


def checkout() -> Path | None:
    """The folder that holds the sources and the tests, or None where only the package is installed."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "src").is_dir() and (root / "tests").is_dir() else None


def places(source: Source, root: Path | None) -> Mapping[str, Places]:
    """Where each id of the game's rulings is named, as far as sources and tests are there to be read."""
    folder = _folder(source, root)
    base = root if root and folder.is_relative_to(root) else folder.parents[source.package.count(".")]
    code, assertions, data = (_Index(base) for _ in range(3))
    for path in _modules(folder):
        code.add(path, named_in_code(_text(path)))
        assertions.add(path, asserted(_text(path)))
    for path in folder.glob("cards*.toml"):
        data.add(path, commented(_text(path)))
    tests = _tests(source, root) if root else _Index(base)
    return {
        rule: Places(code=code[rule], assertions=assertions[rule], data=data[rule], tests=tests[rule])
        for rule in read(folder / FILE)
    }


def lacks(ruling: Ruling, found: Places) -> list[str]:
    """What is missing that the ruling's kind asks for; nothing if all is there."""
    missing = []
    if ruling.kind == "rule" and not found.code:
        missing.append("no code names it")
    if ruling.kind == "data" and not (found.data or found.code):
        missing.append("neither the card file nor code names it")
    if ruling.kind == "impossible" and not found.assertions:
        missing.append("no assertion in the code names it")
    if ruling.kind != "impossible" and not found.tests:
        missing.append("no test names it")
    return missing


def strangers(source: Source, root: Path) -> list[str]:
    """Ids that are used but do not exist: members of Rule in the game's code, `rules` in its scenarios."""
    folder = _folder(source, root)
    known = read(folder / FILE).keys() | {"NONE"}
    found = [
        f"{path.relative_to(root)}:{line}: there is no Rule.{rule}"
        for path in _modules(folder)
        for rule, line in members(ast.parse(_text(path)))
        if rule not in known and not rule.startswith("_")
    ]
    found += [
        f"{path.relative_to(root)}:{line}: scenario {scenario.id} names {rule}, and there is no such rule"
        for path, scenario, line in _scenarios(source, root)
        for rule in scenario.rules
        if rule not in known
    ]
    return found


class _Index:
    """Ids and the places found for them, with paths as they look from one folder."""

    def __init__(self, base: Path) -> None:
        self._base = base
        self._found: dict[str, set[Place]] = {}

    def __getitem__(self, rule: str) -> tuple[Place, ...]:
        return tuple(sorted(self._found.get(rule, ())))

    def add(self, path: Path, mentions: Iterable[Mention], test: str = "") -> None:
        """Note the ids that a file names."""
        label = path.relative_to(self._base).as_posix()
        for rule, line in mentions:
            self._found.setdefault(rule, set()).add(Place(label, line, test))


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _folder(source: Source, root: Path | None) -> Path:
    """The folder of the game's code: in the checkout if it is there, else where it is installed."""
    if root and (folder := root.joinpath("src", *source.package.split("."))).is_dir():
        return folder
    spec = find_spec(source.package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"there is no package {source.package}")
    return Path(next(iter(spec.submodule_search_locations)))


def _modules(folder: Path) -> list[Path]:
    """The game's modules but for the list of ids itself."""
    return [path for path in folder.rglob("*.py") if path.name != "rule_ids.py"]


class _Scenario(msgspec.Struct):
    """What matters here of a scenario."""

    id: str
    game: str
    rules: tuple[str, ...] = ()


class _ScenarioFile(msgspec.Struct):
    scenario: tuple[_Scenario, ...]


def _scenarios(source: Source, root: Path) -> Iterator[tuple[Path, _Scenario, int]]:
    """The game's scenarios and the lines on which their ids stand."""
    for path in sorted(root.glob("tests/scenarios/**/*.toml")):
        text = _text(path)
        for scenario in msgspec.toml.decode(text, type=_ScenarioFile).scenario:
            if scenario.game == source.name:
                yield path, scenario, _line_of(scenario.id, text)


def _line_of(scenario: str, text: str) -> int:
    """The line on which a scenario's id stands."""
    found = re.search(rf"""^\s*id\s*=\s*["']{re.escape(scenario)}["']""", text, re.MULTILINE)
    return text.count("\n", 0, found.end()) + 1 if found else 1


def _tests(source: Source, root: Path) -> _Index:
    """The game's scenarios and tests, and the ids they name."""
    index = _Index(root)
    for path, scenario, line in _scenarios(source, root):
        index.add(path, ((rule, line) for rule in scenario.rules), scenario.id)
    folder = source.package.rpartition(".")[2]
    speaks = re.compile(rf"(?<![A-Za-z])({re.escape(source.name)}|{re.escape(folder)})(?![A-Za-z])")
    for path in root.glob("tests/**/test_*.py"):
        if speaks.search(path.relative_to(root).as_posix()) or speaks.search(_text(path)):
            for test, mention in tested(_text(path)):
                index.add(path, [mention], test)
    return index
