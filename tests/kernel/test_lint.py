"""The lint refuses each construct that does not mean the same everywhere, and says what to write instead."""

import pytest

from folsom.kernel import drivers
from folsom.kernel.contract import AnyGame
from folsom.kernel.graph import Graph
from folsom.kernel.lint import lint_game, lint_source

REFUSED = {
    "if (n := h.car[0]): return n": "a walrus",
    "del h": "del",
    "for k in reversed(range(3)): pass": "reversed()",
    "return any(x for x in h.car)": "a generator",
    "yield 1": "yield",
    "return k.bit_count()": ".bit_count()",
    "return bin(k)": "bin()",
    "return {1: 2}[k]": "a dict",
    "return Act(3)": "Act(...) of one value",
    "x = np.zeros(3)": "NumPy",
    "x = [k for k in h.car]": "a list comprehension",
    "x = [1, 2]": "a list",
    "return k in {1, 2}": "a set",
    "return f'{k}'": "an f-string",
    "try:\n  pass\n except ValueError: pass": "try",
    "if k is True: return 1": "is",
    "return h.car[1:3]": "a slice",
    "return f(h, k)": "recursion",
    "x = lambda: 1": "a lambda",
    "def g(): pass": "a function in a function",
    "return k / 2": "/",
    "k /= 2": "/",
    "return 2 ** k": "**",
    "return 1.5": "the constant 1.5",
    "import os": "an import in a function",
    "with h: pass": "with",
    "return sum(h.car)": "sum()",
    "return h.car.sum()": ".sum()",
    "global z": "global",
    "if k: return\n return 1": "a return of None beside one of a value",
}
ALLOWED = [
    "h.car[:] = 0",
    "return h.own[k, 2] if k in (1, 2) else -1",
    "match k:\n  case Act.MOVE | 3: return 1\n  case _: return 2",
    "for k in range(5, -1, -1):\n  if k == 3: continue\n return k",
    "a, b = divmod(k, 3)",
    "raise ValueError('constant')",
    "return Point(1, 2).x",
    "assert k >= 0",
]


@pytest.mark.parametrize(("body", "what"), REFUSED.items())
def test_it_refuses(body: str, what: str) -> None:
    """Each with its line and a way out."""
    complaints = lint_source(f"@rule\ndef f(h: Heist, k: int) -> int:\n {body}\n")
    assert what in [complaint.what for complaint in complaints]
    assert all(complaint.instead and complaint.line > 1 for complaint in complaints)


@pytest.mark.parametrize("signature", ["h, k=1", "h, *ks", "h, **ks", "h, *, k"])
def test_it_refuses_parameters_that_need_not_be_given(signature: str) -> None:
    """Compiled rules have one signature."""
    assert lint_source(f"@rule\ndef f({signature}):\n return 1\n")


def test_it_refuses_flags() -> None:
    """Numba does not know them."""
    assert lint_source("class Act(IntFlag):\n A = 1\n")[0].what == "a Flag"


@pytest.mark.parametrize("body", ALLOWED)
def test_it_allows(body: str) -> None:
    """What works everywhere."""
    assert lint_source(f"@rule\ndef f(h: Heist, k: int) -> int:\n {body}\n") == []


def test_functions_that_are_no_rules_may_do_as_they_like() -> None:
    """The edge is ordinary Python."""
    assert lint_source("def f(k=1):\n return [x for x in range(k)]\n") == []


def test_the_toy_and_the_kernel_keep_to_the_subset(toy: AnyGame) -> None:
    """All modules that the drivers reach."""
    assert lint_game(toy) == []
    modules = {function.__module__ for function in Graph(toy, (drivers,)).nodes}
    assert {"folsom.kernel.chance", "folsom.kernel.drivers", "tests.kernel.toy.flow"} <= modules
