"""What everybody was first told: a command that comes again is answered so again, and not done twice."""

from dataclasses import dataclass, field
from typing import Final

from .messages import Reply

__all__ = ["KEPT", "Replies"]

KEPT: Final = 512
"""So many of each person: more than it gives answers in the longest game."""


@dataclass(slots=True)
class Replies:
    """The first reply to each command, by author and key. Of most of them nothing is kept but a number."""

    _numbers: dict[str, dict[str, int]] = field(default_factory=dict)
    """By author and key, oldest first: the number of the update that shows what was done."""
    _tables: dict[str, str] = field(default_factory=dict)
    """By key: the other table that a reply names."""

    def first(self, author: str, key: str) -> Reply | None:
        """What was replied to this command when it first came; None if it never did."""
        number = self._numbers.get(author, {}).get(key)
        return None if number is None else Reply(key=key, number=number, table=self._tables.get(key, ""))

    def keep(self, author: str, reply: Reply) -> None:
        """Keep a reply, for whoever sends the command again."""
        own = self._numbers.setdefault(author, {})
        own[reply.key] = reply.number
        if reply.table:
            self._tables[reply.key] = reply.table
        if len(own) > KEPT:
            self._tables.pop(oldest := next(iter(own)), None)
            del own[oldest]
