"""The call graph: whom a rule calls, in which order to compile, and what its fingerprint covers."""

import dis
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import cast

import numpy as np
import pytest

from folsom.kernel import chance, drivers
from folsom.kernel.contract import AnyGame
from folsom.kernel.graph import Binding, Graph, Node, make_node
from folsom.kernel.names import GraphError, describe, named, title
from folsom.kernel.record import Record
from folsom.kernel.rule import rule, rules_of, stand_in
from tests.kernel import toy as toy_package
from tests.kernel.toy import flow, swaps, table


@rule
def ping(h: Record, k: int) -> int:
    """Calls pong."""
    return pong(h, k - 1) if k > 0 else 0


@rule
def pong(h: Record, k: int) -> int:
    """Calls ping."""
    return ping(h, k - 1) if k > 0 else 1


def helper(k: int) -> int:
    """No rule."""
    return k


@rule
def calls_helper(k: int) -> int:
    """Calls what is no rule."""
    return helper(k)


@rule
def names_a_list(k: int) -> int:
    """Names what may change."""
    return HERE[k]


@stand_in
def shuffle(h: Record) -> None:
    """Stands for a rule of the module that is given."""
    raise NotImplementedError


@rule
def asks_a_stand_in(h: Record) -> None:
    """Calls whatever stands there."""
    shuffle(h)


@rule
def unannotated(h, k: int) -> int:  # type: ignore[no-untyped-def]  # noqa: ARG001  # that is the test
    """Has no type for h."""
    return k


@rule
def takes_a_submodule(k: int) -> int:
    """Reaches through a package."""
    return toy_package.table.CARDS + k


HERE = [1, 2]


def node_of(game: AnyGame, function: Callable[..., object]) -> Node:
    """The node of a function that was marked."""
    assert isinstance(function, FunctionType)
    return make_node(Binding(game), function)


def test_callees_come_before_callers(toy: AnyGame) -> None:
    """So each is compiled once, when all it calls is there."""
    graph = Graph(toy, (drivers,))
    order = list(graph.nodes)
    for function, node in graph.nodes.items():
        assert all(order.index(callee) < order.index(function) for callee in node.callees)


def test_rules_are_found_by_name_and_through_modules(toy: AnyGame) -> None:
    """`from .table import draw` and `table.draw` alike."""
    callees = node_of(toy, swaps.swap).callees
    assert [title(callee).rpartition(".")[2] for callee in callees] == ["emit", "draw", "put_under"]


def test_placeholders_stand_for_the_games_own_rules(toy: AnyGame) -> None:
    """In the drivers and the rules they use."""
    assert node_of(toy, drivers.owed).callees == (flow.owing,)


def test_a_stand_in_is_the_rule_of_that_name_of_a_module_given(toy: AnyGame) -> None:
    """What a bot asks of every game, each game answers in a module of its own."""
    node = make_node(Binding(toy, (swaps, table)), cast(FunctionType, asks_a_stand_in))
    assert node.callees == (table.shuffle,)


def test_a_stand_in_that_nobody_stands_for_is_refused(toy: AnyGame) -> None:
    """By name."""
    with pytest.raises(GraphError, match="no module given for the game 'toy' has a rule shuffle"):
        node_of(toy, asks_a_stand_in)


def test_a_circle_is_refused_by_name(toy: AnyGame) -> None:
    """Cached recursion would kill the second start."""
    flow_with_circle = ModuleType("flow_with_circle")
    vars(flow_with_circle).update(vars(flow), owing=ping)
    with pytest.raises(GraphError, match=r"circle: .*ping -> .*pong -> .*ping"):
        Graph(replace(toy, flow=flow_with_circle), (drivers,))


def test_a_game_without_a_contract_function_is_refused(toy: AnyGame) -> None:
    """By the name that is missing."""
    with pytest.raises(GraphError, match="has no rule begin"):
        Binding(replace(toy, flow=swaps))  # type: ignore[arg-type]  # that is the test


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (calls_helper, "helper, which is not marked as a rule"),
        (unannotated, "annotate h"),
        (takes_a_submodule, "import that module by itself"),
    ],
)
def test_what_cannot_be_compiled_is_refused_by_name(
    toy: AnyGame, function: Callable[..., object], message: str
) -> None:
    """Before Numba would say it in a page."""
    with pytest.raises(GraphError, match=message):
        node_of(toy, function)


@pytest.mark.parametrize(
    "value", [[1], {1: 2}, {1}, frozenset({1}), (1, (helper, 2)), (ping,), b"x", AnyGame]
)
def test_constants_that_may_change_or_call_are_refused(value: object) -> None:
    """Lists, dicts, sets, and functions that hide in tuples."""
    with pytest.raises(GraphError, match="may only use rules and constants"):
        describe(value, "f")


def test_constants_differ_by_value() -> None:
    """What is frozen into machine code is in the fingerprint."""

    class One(IntEnum):
        A = 1

    class Two(IntEnum):
        A = 2

    values = [1, True, "1", (1,), (1, 2), None, One, Two, One.A, Two.A, np.arange(2), np.arange(3), len, min]
    assert len({describe(value, "f") for value in values}) == len(values)


def test_the_fingerprint_knows_callees_far_below(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant of a noun changes every entry that reaches it, and no other function."""
    before = Graph(toy, (drivers,)).fingerprints
    monkeypatch.setattr(flow, "CARDS", 8)
    after = Graph(toy, (drivers,)).fingerprints
    changed = {
        title(function).rpartition(".")[2] for function in before if before[function] != after[function]
    }
    assert changed == {"begin", "play_many", "run", "step_many"}


@pytest.mark.parametrize("module", [chance, drivers, table, swaps, flow])
def test_names_are_found_as_dis_finds_them(module: ModuleType) -> None:
    """On this version of Python's byte code."""
    for function in rules_of(module.__name__).values():
        expected = [i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"]
        assert [name for name, _ in named(function.__code__)] == expected
