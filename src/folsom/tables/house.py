"""What the house decides for all its tables: delays, grace, limits. The server's settings fill it in."""

from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0


class House(Struct, frozen=True, kw_only=True):
    """The rules of the house. Times in seconds."""

    bot_delay: float = 0.8
    """From a bot's question to its answer, whatever it thinks: time enough for a takeback."""
    bot_patience: float = 10.0
    """A bot that has not answered by then has failed."""
    stand_in: str = "drifter"
    """The level of bot that plays on for whoever resigns."""
    goodbye_grace: float = 10.0
    """From an explicit goodbye to the vote about the seat."""
    ballot_length: float = 60.0
    """A vote is open so long; where answers have days, a day."""
    pause_limit: float = DAY
    """After a pause of this length those present may go on without the others."""
    breath: float = 3.0
    """Every question is given so long, however little is left on the clock."""
    gift: float = 15.0
    """Put on every running clock when a server takes a table up again."""
    late: float = 10.0
    """A server that notices a clock's end so much too late has itself stood still: the time is nobody's."""
    chat_burst: int = 5
    """So many lines in a row,"""
    chat_every: float = 2.0
    """and then one in so many seconds."""
    tables_per_person: int = 20
    """So many tables that are not over may have the same owner."""
    idle: float = 600.0
    """A table that nobody looks at and nothing happens at is put away after this."""
    lease: float = 30.0
    """A server that is silent for so long has lost its tables."""
    sweep: float = 5.0
    """So often leases are prolonged, tables put away, and tables that are due taken up."""
    directory_delay: float = 1.0
    """Lists of tables may lag so far behind."""
