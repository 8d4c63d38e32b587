"""Rules as machine code: the same code objects, given other globals in which every rule is a compiled
function.

Each function has the one signature its annotations say, and callees are compiled first, so nothing is
compiled twice. The only module that imports Numba (and `cuda`), and so imported only by an engine that
compiles.
"""

import hashlib
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, TypeAlias

import llvmlite
import numba
import numpy as np
from numba.core import caching, compiler, config, registry, serialize, types
from numba.core.runtime import rtsys

from . import linked
from .cache import Shelf, root
from .contract import AnyGame
from .graph import Graph, Node, Parameter
from .record import dtype_of
from .remake import Remaker, remade

Report = Callable[[int, int, str], None]
"""Called after each function with how many are done, how many there are, and the function's name."""

FORMAT = 3
"""How functions are made; counted up when that changes, so that nothing older is loaded."""
RULE_OPTIONS = {"boundscheck": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
ENTRY_OPTIONS = {"boundscheck": True, "no_cfunc_wrapper": True, "nogil": True}


Dispatcher: TypeAlias = (
    Any  # Numba publishes no types: a compiled function, called like the one it was made of
)


class NotKeptError(Exception):
    """An entry was to be loaded, and what is kept of it is missing, stale or damaged."""


def compile_game(
    game: AnyGame, entry_modules: Iterable[ModuleType], report: Report | None = None
) -> dict[str, Dispatcher]:
    """The compiled entries by name: loaded if all are kept from an earlier start, else compiled."""
    workshop = Workshop(game, Graph(game, entry_modules))
    entries = workshop.load_entries()
    if entries is None:
        with workshop.shelf.lock():
            # Another process may have compiled everything while this one waited.
            entries = workshop.load_entries() or workshop.compile_all(report)
    return entries


class Workshop(Remaker[Dispatcher]):
    """Where one game's functions are made."""

    def __init__(self, game: AnyGame, graph: Graph) -> None:
        super().__init__()
        self.graph = graph
        self.shelf = Shelf(root() / _build() / game.name)
        self._game = game

    def load_entries(self) -> dict[str, Dispatcher] | None:
        """The entries from the shelf alone, None if one of them is not there."""
        loaded: dict[str, Dispatcher] = {}
        try:
            for function in self.graph.entries:
                # Compiled code needs no globals any more, so the rules need not be there.
                loaded[function.__name__] = self._make(self.graph.nodes[function], {}, may_compile=False)
        except NotKeptError:
            return None
        return loaded

    def compile_all(self, report: Report | None) -> dict[str, Dispatcher]:
        """Compile, or load, every function, callees first."""
        total = len(self.graph.nodes)
        for done, (function, node) in enumerate(self.graph.nodes.items(), 1):
            self.made[function] = self._make(node, self.globals_of(node), may_compile=True)
            if report is not None:
                report(done, total, node.name)
        linked.settle_environments(registry.cpu_target.target_context.codegen())
        return {function.__name__: self.made[function] for function in self.graph.entries}

    def _make(self, node: Node, names: Mapping[str, object], may_compile: bool) -> Dispatcher:
        """A function of one signature, closed: other arguments raise TypeError and compile nothing."""
        is_entry = node.function in self.graph.entries
        fingerprint = self.graph.fingerprints[node.function]
        function = remade(node.function, names, f"{self._game.name}_{fingerprint[:16]}")
        is_linked = linked.IS_TRIED and not is_entry
        pipeline = linked.RulePipeline if is_linked else compiler.Compiler
        options = ENTRY_OPTIONS if is_entry else RULE_OPTIONS
        dispatcher: Dispatcher = numba.njit(pipeline_class=pipeline, **options)(function)
        signature = tuple(numba_type(parameter) for parameter in node.parameters)
        kind = KeptRule if is_linked else KeptCode
        dispatcher._cache = kind(self.shelf, node.name, f"{fingerprint} {signature}", may_compile)
        dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher


@cache
def numba_type(parameter: Parameter) -> object:
    """A parameter's type once compiled: any number is an int64, so that no literal makes a new version."""
    if parameter.kind == "int":
        return types.int64
    if parameter.kind == "cells":
        return types.Array(types.int64, 1, "C")
    if parameter.kind == "grid":
        return types.Array(types.int64, 2, "C")
    assert parameter.record is not None
    record = numba.from_dtype(dtype_of(parameter.record))
    return types.Array(record, 1, "C") if parameter.kind == "games" else record


class KeptCode(caching._Cache):  # type: ignore[misc]  # Numba publishes no types
    """Numba's door to the shelf, for one function."""

    def __init__(self, shelf: Shelf, name: str, fingerprint: str, may_compile: bool) -> None:
        self._shelf, self._name, self._fingerprint = shelf, name, fingerprint
        self._may_compile = may_compile

    @property
    def cache_path(self) -> str:
        """The folder, for Numba's own statistics."""
        return str(self._shelf.folder)

    def load_overload(self, _sig: object, target_context: Any) -> object:
        """The code kept for this function, or None; never an error of what lies on the disk."""
        if self._may_compile:
            target_context.refresh()
        else:
            # What is loaded needs the runtime alone; to load all that can be typed and lowered takes 0.2 s.
            rtsys.initialize(target_context)
        data = self._shelf.read(self._name, self._fingerprint)
        if data is not None:
            try:
                kept = pickle.loads(data)  # noqa: S301  # checksum held, and only we can write there
                return self._rebuild(target_context, kept)
            except Exception:  # noqa: BLE001  # whatever is wrong with it, compiling anew puts it right
                self._shelf.drop(self._name)
        if not self._may_compile:
            raise NotKeptError(self._name)
        return None

    def _rebuild(self, target_context: Any, kept: tuple[Any, ...]) -> object:
        return compiler.CompileResult._rebuild(target_context, *kept)

    def save_overload(self, _sig: object, data: Any) -> None:
        """Keep what was just compiled."""
        if not data.library.has_dynamic_globals:
            kept = serialize.dumps(data._reduce())
            self._shelf.write(self._name, self._fingerprint, kept)

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Always on."""

    def flush(self) -> None:
        """Forget this function."""
        self._shelf.drop(self._name)


class KeptRule(KeptCode):
    """Numba's door to the shelf, for a rule that is only linked."""

    def _rebuild(self, target_context: Any, kept: tuple[Any, ...]) -> object:
        result = compiler.CompileResult._rebuild(linked.Restorer(target_context), *kept)
        return result._replace(target_context=target_context)


def _build() -> str:
    """A folder name for everything outside the rules that the machine code depends on."""
    codegen = registry.cpu_target.target_context.codegen()
    options = (
        FORMAT,
        linked.IS_TRIED,
        RULE_OPTIONS,
        ENTRY_OPTIONS,
        config.OPT,
        config.BOUNDSCHECK,
        config.DEBUGINFO_DEFAULT,
    )
    versions = (sys.implementation.cache_tag, llvmlite.__version__, np.__version__)
    about = hashlib.sha256(repr((codegen.magic_tuple(), options, versions)).encode()).hexdigest()
    return f"numba-{numba.__version__}-{sys.implementation.cache_tag}-{about[:16]}"
