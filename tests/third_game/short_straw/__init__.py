"""Short Straw: two to four seats, a straw each. The smallest game that keeps the whole contract.

It is what docs/add-a-game.md builds, and its folder is put beside the house's games to prove that page.
"""

from typing import Final

from folsom.kernel.contract import Game

from . import answers, encode, events, imagine, knowledge, notation, rulesets, scenarios, view
from .encode import Sight
from .knowledge import Memory
from .rules import flow
from .table import ANSWERS, Heist

GAME: Final = Game(
    name="straw",
    title="Short Straw",
    heist=Heist,
    memory=Memory,
    flow=flow,
    knowledge=knowledge,
    imagine=imagine,
    observation=Sight,
    encode=encode,
    answer_count=ANSWERS,
    rulesets=rulesets,
    answers=answers,
    events=events,
    view=view,
    notation=notation,
    scenarios=scenarios,
)
