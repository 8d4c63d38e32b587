"""`folsom serve` in a house whose hours are short: what takes days elsewhere happens while one looks.

python -m bench.hurried serve ...
"""

from typing import Final

from msgspec.structs import replace

from folsom.cli import main
from folsom.server import assembly, doorkeeper, tidying
from folsom.server.settings import Settings
from folsom.tables.house import House

HOUR: Final = 15.0
"""After so many seconds the house tidies up."""
DAY: Final = 60.0
"""With `--guest-days 1` a guest is forgotten after so many."""
IDLE: Final = 20.0
"""After so many a table is put away at which nobody is."""


def hurry() -> None:
    """Make the hours short, for as long as this process lasts."""
    house_of = assembly.house_of

    def hurried(settings: Settings) -> House:
        return replace(house_of(settings), idle=IDLE)

    # mypy holds constants to be constant, as everywhere else they are.
    for module, name, value in (
        (tidying, "EVERY", HOUR),
        (doorkeeper, "HOUR", HOUR),
        (doorkeeper, "DAY", DAY),
        (assembly, "house_of", hurried),
    ):
        setattr(module, name, value)


if __name__ == "__main__":
    hurry()
    main()
