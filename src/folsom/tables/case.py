"""All that a decision about a command rests on."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from .house import House
from .ports import Luck, User
from .refusal import Refusal
from .state import Seat, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Who wants something of which table, and when."""

    table: Table
    user: User
    at: float
    luck: Luck
    house: House
    levels: Mapping[str, float]
    """The bots there are."""
    present: Collection[str] = ()
    """The users with a connection to the table."""
    invited: bool = False
    """The user has shown the table's link, as it is now."""
    unwelcome: bool = False
    """The table's owner blocks the user."""

    @property
    def is_owner(self) -> bool:
        """Whether the user owns the table."""
        return bool(self.user.id) and self.user.id == self.table.owner

    def must_own(self) -> None:
        """Refuse all but the table's owner."""
        if not self.is_owner:
            raise Refusal("not-allowed", "only the owner of the table may do that")

    def must_be_open(self) -> None:
        """Refuse once the game has started."""
        if self.table.status != "lobby":
            raise Refusal("not-now", "the game has started")

    def must_run(self) -> None:
        """Refuse unless the game runs."""
        reasons = {
            "lobby": "the game has not started",
            "paused": "the table has paused",
            "over": "it is over",
        }
        if self.table.status != "running":
            raise Refusal("not-now", reasons[self.table.status])

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < len(self.table.seats):
            raise Refusal("impossible", f"there is no seat {number}: there are {len(self.table.seats)}")
        return self.table.seats[number]

    def own_seat(self, number: int) -> Seat:
        """A seat of the user's own."""
        if number not in self.table.seats_of(self.user.id):
            raise Refusal("not-yours", f"seat {number} is not yours")
        return self.seat(number)

    def played_seat(self, number: int) -> Seat:
        """A seat that the user plays now."""
        seat = self.own_seat(number)
        if seat.resigned:
            raise Refusal("not-now", f"seat {number} has resigned")
        if seat.bot:
            raise Refusal("not-now", "a bot plays your seat: rejoin the table first")
        return seat

    def must_play(self) -> None:
        """Refuse all who do not play."""
        if self.user.id not in self.table.players():
            raise Refusal("not-allowed", "only those who play may do that")

    def level(self, name: str) -> str:
        """A level of bot that there is."""
        if name not in self.levels:
            raise Refusal("impossible", f"no bot is called '{name}': there are {', '.join(self.levels)}")
        return name
