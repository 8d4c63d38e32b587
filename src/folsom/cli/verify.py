"""`folsom verify`: run scenario files."""

from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.options import examples
from folsom.cli.screen import bar, complain, say
from folsom.kernel.errors import ScenarioError
from folsom.play import scenario
from folsom.play.scenario import Scenario

EXAMPLES = examples("folsom verify tests/scenarios", "folsom verify mine.toml more/")

PASSED, FAILED, INVALID = 0, 1, 2


def verify(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, and folders to look through.")],
) -> int:
    """Run scenarios: the rules as data. One line for each thing that came otherwise, then the count.

    The exit status is 1 if a scenario failed and 2 if a file is not a valid scenario file.
    """
    scenarios, invalid = _read_all(scenario.files(paths))
    failed = 0
    with bar("scenarios") as progress:
        for one in progress.track(scenarios):
            failures = scenario.run(one)
            failed += bool(failures)
            for failure in failures:
                say(str(failure))
    say(f"{len(scenarios) - failed} passed, {failed} failed")
    if invalid:
        return INVALID
    return FAILED if failed else PASSED


def _read_all(files: list[Path]) -> tuple[list[Scenario], bool]:
    """All scenarios, and whether a file was invalid: that is said at once."""
    found: dict[str, Scenario] = {}
    invalid = False
    for file in files:
        try:
            for one in scenario.read(file):
                if one.id in found:
                    raise ScenarioError(f"{file}: id: a second scenario is called '{one.id}'")
                found[one.id] = one
        except ScenarioError as error:
            complain(str(error))
            invalid = True
    return list(found.values()), invalid
