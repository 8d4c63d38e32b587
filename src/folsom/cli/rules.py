"""`folsom rules`: what can be played, and what a rule says, where it is enacted and which tests hold it."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer

from folsom.cli.options import examples
from folsom.cli.screen import say
from folsom.games import GAMES
from folsom.kernel import traceability
from folsom.kernel.contract import AnyGame
from folsom.kernel.traceability import Place
from folsom.play import rulebook
from folsom.play.errors import UnknownName
from folsom.play.gamefile import as_text
from folsom.play.optional import choices_of
from folsom.play.start import seats_text
from folsom.play.suggest import listed, nearest

EXAMPLES = examples("folsom rules", "folsom rules napad.harder", "folsom rules R13", "folsom rules colt")


def rules(
    name: Annotated[
        str | None, typer.Argument(metavar="[ID|RULESET]", help="A rule's id, or a ruleset.")
    ] = None,
) -> None:
    """List the rulesets; or say what one of them, or one rule, is."""
    if name is None:
        lines = [line for game in GAMES for line in _list(game)]
    else:
        lines = [line for game in GAMES for line in _about(game, name)]
    if not lines:
        raise UnknownName(_unknown(name or ""))
    for line in lines:
        say(line)


def _unknown(name: str) -> str:
    """What is said of a name that nothing has: the nearest one, or where all of them are listed."""
    said = f"no ruleset and no rule is called '{name}'"
    near = nearest(name, _names())
    games = listed([f"`folsom rules {game.name}`" for game in GAMES])
    return f"{said}: did you mean '{near}'?" if near else f"{said}: {games} list all there are"


def _names() -> Iterator[str]:
    for game in GAMES:
        yield game.name
        yield from game.rulesets.PRESETS
        yield from rulebook.sentences(game)


def _list(game: AnyGame) -> Iterator[str]:
    yield game.title
    for name, ruleset in game.rulesets.PRESETS.items():
        seats = seats_text(game.rulesets.seats_allowed(ruleset))
        yield f"  {name:<22} {seats:>6} seats  {game.rulesets.sentence(name)}"


def _about(game: AnyGame, name: str) -> Iterator[str]:
    if name == game.name:
        yield from _list(game)
        yield from _ids(game)
    if name in game.rulesets.PRESETS:
        yield from _about_ruleset(game, name)
    if name.upper() in rulebook.sentences(game):
        yield from _about_rule(game, name.upper())


def _ids(game: AnyGame) -> Iterator[str]:
    """The ids of all rules and rulings, under their headings."""
    by_heading: dict[str, list[str]] = {}
    for rule, ruling in rulebook.sentences(game).items():
        by_heading.setdefault(ruling.heading, []).append(rule)
    yield "rules"
    for heading, ids in by_heading.items():
        yield f"  {heading.replace('_', ' '):<22} {' '.join(ids)}"


def _about_ruleset(game: AnyGame, name: str) -> Iterator[str]:
    rulesets = game.rulesets
    ruleset = rulesets.PRESETS[name]
    yield f"{name} ({game.title}, {seats_text(rulesets.seats_allowed(ruleset))} seats)"
    yield f"  {rulesets.sentence(name)}"
    yield "switches"
    for switch, value in msgspec.structs.asdict(ruleset).items():
        yield f"  {switch} = {as_text(value)}: {rulesets.sentence(switch)}"
    choices = choices_of(rulesets)
    if choices:
        yield "choices at set-up"
    for choice, sentence in choices.items():
        yield f"  {choice}: {sentence}"


def _about_rule(game: AnyGame, rule: str) -> Iterator[str]:
    ruling = rulebook.sentences(game)[rule]
    source, root = traceability.source_of(game), traceability.checkout()
    places = traceability.places(source, root)[rule]
    editions = f", {', '.join(ruling.editions)}" if ruling.editions else ""
    yield f"{rule} ({game.title}: {ruling.heading}; {ruling.kind}{editions})"
    yield f"  {ruling.sentence}"
    yield f"  source: {ruling.source}"
    yield from _places("code", (*places.code, *places.assertions))
    yield from _places("data", places.data)
    yield from _places("tests", places.tests)


def _places(title: str, places: tuple[Place, ...]) -> Iterator[str]:
    for place in dict.fromkeys(places):
        yield f"  {title}: {place}{f' {place.test}' if place.test else ''}"
