"""Which games and rulesets there are, for whoever opens a table."""

from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import inspect

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.play import rulebook
from folsom.play.optional import choices_of, seat_names_of
from folsom.server.routes.bodies import Choosable, GameDocument, Rule, RulesetPart, Switch


@cache
def games() -> tuple[GameDocument, ...]:
    """Every game that can be played."""
    return tuple(_game(game) for game in GAMES)


@cache
def rules_of(game: AnyGame) -> tuple[Rule, ...]:
    """Every rule of a game, in the order of its ledger."""
    found = rulebook.sentences(game).items()
    return tuple(
        Rule(id=id_, kind=ruling.kind, heading=ruling.heading, sentence=ruling.sentence)
        for id_, ruling in found
    )


def _game(game: AnyGame) -> GameDocument:
    rulesets = game.rulesets
    return GameDocument(
        name=game.name,
        title=game.title,
        rulesets=tuple(_ruleset(game, name, ruleset) for name, ruleset in rulesets.PRESETS.items()),
        choices=tuple(Choosable(name=name, sentence=said) for name, said in choices_of(rulesets).items()),
    )


def _ruleset(game: AnyGame, name: str, ruleset: msgspec.Struct) -> RulesetPart:
    return RulesetPart(
        name=name,
        sentence=game.rulesets.sentence(name),
        seats=tuple(game.rulesets.seats_allowed(ruleset)),
        seat_names=tuple(seat_names_of(game.rulesets, ruleset)),
        switches=tuple(_switches(game, ruleset)),
    )


def _switches(game: AnyGame, ruleset: msgspec.Struct) -> Iterator[Switch]:
    described = inspect.type_info(type(ruleset))
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        yield Switch(
            name=field.name,
            sentence=game.rulesets.sentence(field.name),
            default=getattr(ruleset, field.name),
            values=_values(field.type),
        )


def _values(kind: inspect.Type) -> tuple[bool | int | str, ...]:
    match kind:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType(values=values):
            return tuple(value for value in values if value is not None)
    return ()
