"""Families of messages, whose ids are made while the page runs: what may stand for the star.

Where the rules or the tables know, they are asked: a new level, event or phrase is missed at once.
"""

from collections.abc import Mapping
from functools import cache
from typing import get_args

from folsom.bots.levels import LEVELS
from folsom.games.colt_express import words
from folsom.games.to_jest_napad.cards import GANGS
from folsom.server.offers import games
from folsom.tables.chat import PHRASES
from folsom.tables.messages import Proposal, RefusalCode

HAND = {"place", "pick", "plan", "cover", "keep"}
"""Questions answered with a card or a bandit of one's own."""
TRAIN = {"move", "marshal", "shoot", "rob", "punch", "drop", "take", "knock", "pickpocket"}
"""Questions answered by pointing at the train, or by taking and leaving."""
LOOT = {"purse", "jewel", "strongbox"}
HOW_IT_IS_PLAYED = {"edition", "teams", "pairs", "cards"}
"""Switches that make another game of it: rulesets are chosen for them, not they themselves."""


def dashed(names: set[str]) -> set[str]:
    """Names as they stand in ids."""
    return {name.replace(".", "-").replace("_", "-") for name in names}


def switches() -> dict[str, tuple[bool | int | str, ...]]:
    """What may be switched in a waiting room, and the values that are no mere yes or no."""
    return {
        switch.name: () if isinstance(switch.default, bool) else switch.values
        for game in games()
        for ruleset in game.rulesets
        for switch in ruleset.switches
        if switch.name not in HOW_IT_IS_PLAYED
    }


@cache
def families() -> Mapping[str, set[str]]:
    """Every family by its pattern."""
    names = {game.name for game in games()}
    rulesets = dashed({ruleset.name for game in games() for ruleset in game.rulesets})
    options = dashed(set(switches()))
    values = dashed({str(value) for each in switches().values() for value in each})
    choices = dashed({each.name for game in games() for each in game.choices})
    questions = (set(words.ASK_WORDS) - {"nothing"}) | {"send", "other"}
    manners = {"public", "watch", "memory-aid"}
    return {
        "about-*": {"unofficial", "buy", "reconstruction", "secrets", "open"},
        "answer-*": {"draw", "done", "take", "leave", "pass", *LOOT},
        "ask-*": questions,
        "bandit-*": set(words.BANDIT_WORDS),
        "card-*": set(words.ACTION_WORDS),
        "choice-*": choices,
        "choice-about-*": choices,
        "colt-ask-*": TRAIN,
        "colt-choose-*": {"take", "leave", *LOOT},
        "colt-count-*": {"purses", "jewels", "strongboxes"},
        "colt-count-*-line": {"prize", *LOOT},
        "colt-event-*": {*words.EVENT_WORDS, "unknown"},
        "colt-hint-*": HAND,
        "colt-lap-*": set(words.LAP_WORDS),
        "colt-moment-*": {"place", "pick", "cover", "keep", "pickpocket"},
        "colt-phase-*": {"placing", "picking", "keeping", "stealing", "event"},
        "colt-tip-*": (HAND | TRAIN) - {"take", "knock", "pickpocket"},
        "contrast-*": {"system", "usual", "high"},
        "doing-*": questions,
        "ended-*": {"resigned", "voted", "other"},
        "front-about-*": names,
        "gang-*": set(GANGS),
        "level-*": set(LEVELS),
        "motion-*": {"system", "full", "less"},
        "napad-*": {"gold", "dynamite", "money"},
        "option-*": options,
        "option-about-*": options,
        "option-value-*": values,
        "options-*": manners,
        "options-*-about": manners,
        "options-group-*": {"both", "first", "revised", "open"},
        "phrase-*": set(PHRASES),
        "pick-*": names,
        "power-*": set(words.BANDIT_WORDS),
        "proposal-*": set(get_args(Proposal.__annotations__["what"])),
        "refused-*": {*get_args(RefusalCode), "who-are-you", "not-found"},
        "rules-edition-*": {"both", "first", "revised"},
        "rules-only-*": {"first", "revised"},
        "ruleset-*": rulesets,
        "ruleset-about-*": rulesets,
        "speed-*": {"slow", "normal", "fast", "instant"},
    }


def members(pattern: str) -> set[str]:
    """The ids of a family."""
    return {pattern.replace("*", member) for member in families()[pattern]}
