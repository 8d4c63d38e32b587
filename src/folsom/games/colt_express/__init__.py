"""Colt Express: first and revised edition, three to six seats, and two bandits each for two or three."""

from typing import Final

from folsom.kernel.contract import Game

from . import answers, encode, events, imagine, knowledge, notation, rulesets, scenarios, view
from .encode import Sight
from .knowledge import Memory
from .rules import flow
from .table.record import Heist
from .table.vocabulary import ANSWERS

GAME: Final = Game(
    name="colt",
    title="Colt Express",
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
