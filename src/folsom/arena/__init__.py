"""Matches between bots: every deal played in all seat rotations, and what the results are worth.

contest = folsom.arena.contest("colt.first", ["outlaw", "drifter", "drifter", "drifter"], games=400)
played = folsom.arena.run(contest, executor=folsom.arena.LocalProcesses())
print(folsom.arena.summary(contest, played))
"""

from .book import Book, BookError
from .contest import Contest, ContestError, Entrant, contest
from .executor import Executor, ExecutorFailed, InTurn, LocalProcesses
from .playing import BotFailed, Played, play
from .running import run
from .summary import Entry, Summary, summary

__all__ = [
    "Book",
    "BookError",
    "BotFailed",
    "Contest",
    "ContestError",
    "Entrant",
    "Entry",
    "Executor",
    "ExecutorFailed",
    "InTurn",
    "LocalProcesses",
    "Played",
    "Summary",
    "contest",
    "play",
    "run",
    "summary",
]
