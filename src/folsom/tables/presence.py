"""Who is there: the connections of a table's people. Neither the socket's heartbeat nor the game's clock."""

from collections import Counter
from dataclasses import dataclass, field

from .messages import Presence
from .state import Table


@dataclass(slots=True)
class Attendance:
    """The users with an open connection to one table, and since when the others have had none."""

    born: float
    """When this began to look."""
    connections: Counter[str] = field(default_factory=Counter)
    gone: dict[str, float] = field(default_factory=dict)

    def comes(self, user: str) -> bool:
        """A connection opens; whether it is the user's first."""
        self.connections[user] += 1
        self.gone.pop(user, None)
        return self.connections[user] == 1

    def goes(self, user: str, at: float) -> bool:
        """A connection is gone; whether it was the user's last."""
        self.connections[user] -= 1
        if self.connections[user] > 0:
            return False
        del self.connections[user]
        self.gone[user] = at
        return True

    def here(self) -> frozenset[str]:
        """The users who are there."""
        return frozenset(self.connections)

    def absent(self, table: Table) -> dict[str, float]:
        """The table's people who are not there, and since when."""
        here = self.connections
        return {user: self.gone.get(user, self.born) for user in table.people() if user not in here}

    def frame(self, table: Table) -> Presence:
        """Who of the table's people is there, and how many watch."""
        people = table.people()
        present = tuple(user for user in people if user in self.connections)
        return Presence(present=present, watchers=sum(user not in people for user in self.connections))
