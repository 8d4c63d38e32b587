"""What every table works with: the ports, the engines, the rules of the house."""

from dataclasses import dataclass

from .engines import Engines
from .house import House
from .ports import Bots, Bus, Clock, Luck, Meter, Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """One server's means, shared by all its tables."""

    store: Store
    bus: Bus
    clock: Clock
    luck: Luck
    bots: Bots
    engines: Engines
    house: House
    meter: Meter
    holder: str
    """The name by which this server holds leases: the same after a restart where no other can be about."""
    epoch: str
    """Another for every start of a server."""


class Unmetered:
    """A meter that nobody reads."""

    def count(self, what: str, kind: str = "") -> None:
        """Something happened."""

    def time(self, stage: str, seconds: float) -> None:
        """A stage took so long."""
