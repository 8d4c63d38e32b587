"""Whether what the environments are made of is installed."""

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

from folsom.kernel.errors import FolsomError

NEEDED: Final = ("gymnasium", "pettingzoo")


class MissingExtra(FolsomError, ImportError):
    """A package that only some of Folsom needs is not installed."""


def require(packages: Iterable[str] = NEEDED) -> None:
    """MissingExtra, in one sentence, if one of the packages is not there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise MissingExtra(
            f"folsom.rl needs {' and '.join(missing)}, not installed here: pip install 'folsom[rl]'"
        )


require()
