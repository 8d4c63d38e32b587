"""Two Safes: a game small enough to know by heart, which keeps the whole contract.

Each seat holds a hidden card of 1 to 9. First all seats bet 1 to 3 in secret; then, for some rounds, each in
turn keeps its card or swaps it for the top of the deck, the old one going under it; who holds the 7 may not.
The highest card and bet together wins.
"""

from folsom.kernel.contract import Game

from . import edge, encode, flow, imagine, knowledge
from .edge import Event, Ruleset, View
from .encode import Sight
from .table import Heist, Memory

GAME: Game[Heist, Memory, Ruleset, View, Event, Sight] = Game(
    name="toy",
    title="Two Safes",
    heist=Heist,
    memory=Memory,
    flow=flow,
    knowledge=knowledge,
    imagine=imagine,
    observation=Sight,
    encode=encode,
    answer_count=6,
    rulesets=edge,
    answers=edge,
    events=edge,
    view=edge,
    notation=edge,
    scenarios=edge,
)
