"""Rules as code that is only ever linked into entries and never native by itself: half the time of a compile.

Numba makes every function native, and optimises with it, again, all that it calls. But nobody calls a rule
except compiled code, and an entry optimises and translates all that it reaches anyhow. So a rule's library
keeps its code as the front end leaves it (53 s of processor time fell to 29 s for the 350 functions of Colt
Express). This leans on the inside of Numba, so it is done only with versions it was tried with; with others
the rules are compiled the long way.
"""

from typing import Any, TypeAlias

import llvmlite.binding as llvm
import numba
from numba.core import codegen, compiler

Numba: TypeAlias = Any  # Numba publishes no types

TRIED = ("0.68.",)
IS_TRIED = numba.__version__.startswith(TRIED)


class Environments:
    """The code generator as a rule's library shows it: an environment waits until an entry has it."""

    def __init__(self, generator: Numba) -> None:
        self._generator = generator

    def set_env(self, name: str, environment: object) -> None:
        """Called by Numba when the rule is ready; there is no native variable yet to hold the environment."""
        _waiting[name] = environment

    def __getattr__(self, name: str) -> object:
        return getattr(self._generator, name)


_waiting: dict[str, object] = {}


def settle_environments(generator: Numba) -> None:
    """Give the environments of rules to the native code of the entries that hold them."""
    for name, environment in _waiting.items():
        if generator._engine.is_symbol_defined(name):
            generator.set_env(name, environment)


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba publishes no types
    """The code of one rule and all it calls, neither optimised nor native."""

    @property
    def codegen(self) -> Environments:
        """The code generator, but for environments."""
        return Environments(self._codegen)

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no native code to point to."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """What is kept on disk."""
        return self.name, "rule", self._get_module_for_linking().as_bitcode()

    def _optimize_final_module(self) -> None:
        """Left to the entries."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class RulePipeline(compiler.Compiler):  # type: ignore[misc]  # Numba publishes no types
    """Numba's pipeline, ending in a RuleLibrary."""

    def compile_extra(self, function: Numba) -> Numba:
        """Compile a function."""
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


class Restorer:
    """A target to `CompileResult._rebuild` with, as which it finds RuleLibraries on disk."""

    def __init__(self, target: Numba) -> None:
        self._target = target

    def codegen(self) -> "Restorer":
        """The code generator, as far as it is asked."""
        return self

    def unserialize_library(self, kept: tuple[str, str, bytes]) -> RuleLibrary:
        """A library as it was kept."""
        name, _, code = kept
        library = RuleLibrary(self._target.codegen(), name)
        library._final_module = llvm.parse_bitcode(code)
        library._finalize_final_module()
        return library

    def __getattr__(self, name: str) -> object:
        return getattr(self._target, name)
