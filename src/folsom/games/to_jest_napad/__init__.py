"""To jest napad!: two to four seats, the basic game and the harder variant with or without its bonus."""

from typing import Final

from folsom.kernel.contract import Game

from . import answers, encode, events, imagine, knowledge, notation, rulesets, scenarios, view
from .encode import Sight
from .knowledge import Memory
from .rules import flow
from .table import ANSWERS, Heist

GAME: Final = Game(
    name="napad",
    title="To jest napad!",
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
