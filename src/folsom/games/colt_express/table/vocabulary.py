"""The words of the game as small numbers: bandits, cards, loot, laps, events, phases, questions, answers.

The rules compute on these numbers; people only ever see the texts that `answers`, `events` and `notation`
give them.
"""

from enum import IntEnum

from folsom.kernel.rule import rule

BANDITS = 6
SEATS = 6
ROUNDS = 5


class Bandit(IntEnum):
    """The six bandits, in the order in which their tokens are numbered (S2)."""

    GHOST = 0
    DOC = 1
    DJANGO = 2
    TUCO = 3
    CHEYENNE = 4
    BELLE = 5


class Action(IntEnum):
    """The six kinds of action card (S4)."""

    MOVE = 0
    FLOOR = 1
    SHOOT = 2
    ROB = 3
    PUNCH = 4
    MARSHAL = 5


class Loot(IntEnum):
    """The three kinds of loot token."""

    PURSE = 0
    JEWEL = 1
    STRONGBOX = 2


class Lap(IntEnum):
    """The icons of a Round card (K1-K4)."""

    STANDARD = 0
    TUNNEL = 1
    SPEEDUP = 2
    SWITCH = 3


class RoundEvent(IntEnum):
    """What may happen at the end of a round (E2-E9)."""

    NONE = 0
    ANGRY_MARSHAL = 1
    SWIVEL_ARM = 2
    BRAKING = 3
    TAKE_IT_ALL = 4
    REBELLION = 5
    PICKPOCKETING = 6
    REVENGE = 7
    HOSTAGE = 8


class Phase(IntEnum):
    """Where in a round the game stands (T5)."""

    PLACING = 0
    DEALING = 1
    PICKING = 2
    PLANNING = 3
    KEEPING = 4
    STEALING = 5
    EVENT = 6
    SCORING = 7
    OVER = 8


class Ask(IntEnum):
    """The questions a seat may be asked."""

    NOTHING = 0
    PLACE = 1
    PICK = 2
    PLAN = 3
    COVER = 4
    KEEP = 5
    MOVE = 6
    MARSHAL = 7
    SHOOT = 8
    ROB = 9
    PUNCH = 10
    DROP = 11
    TAKE = 12
    KNOCK = 13
    PICKPOCKET = 14


# Cards. A seat with two bandits holds action cards of both: card = slot * KINDS + action, where the slot says
# which of its bandits the card belongs to. Bullets follow, by the colour of the bandit who fired them.
KINDS = 6
SLOTS = 2
ACTION_CARDS = SLOTS * KINDS
BULLET = ACTION_CARDS
COLOURS = BANDITS + 1
NEUTRAL = BANDITS
CARDS = ACTION_CARDS + COLOURS
NO_CARD = -1

# Places. Every car, the Locomotive (car 0) included, has an inside and a roof: place = car * 2 + level.
MOST_CARS = 6
PLACES = 2 * (MOST_CARS + 1)
NOWHERE = -1

# Holders of loot: every place, every bandit, and whatever is not in play.
ON_BANDIT = PLACES
OUT_OF_PLAY = ON_BANDIT + BANDITS
HOLDERS = OUT_OF_PLAY + 1

# Purses. Values are kept in units of $50. Up to six ransoms may add a token that the box does not hold (Q52).
DOLLARS = 50
PURSES = 18
PURSE_TOKENS = PURSES + BANDITS
UNUSED = -1

# Answers: one action space for all rulesets. DECLINE is "no", "leave" or "done", as the question has it.
PLAY = 0
PLAY_DOWN = PLAY + ACTION_CARDS
DRAW = PLAY_DOWN + ACTION_CARDS
DECLINE = DRAW + 1
TAKE = DECLINE + 1
TO_CAR = TAKE + 1
CHOOSE_BANDIT = TO_CAR + MOST_CARS + 1
CHOOSE_LOOT = CHOOSE_BANDIT + BANDITS
DISCARD = CHOOSE_LOOT + 3
ANSWERS = DISCARD + CARDS
# Never legal, but worth a reason of its own: playing a Bullet card (P5).
PLAY_BULLET = ANSWERS


@rule
def car_of(place: int) -> int:
    """The car of a place."""
    return place >> 1


@rule
def is_roof(place: int) -> bool:
    """Whether a place is a roof (A5)."""
    return (place & 1) == 1


@rule
def inside(car: int) -> int:
    """The inside of a car."""
    return car * 2


@rule
def roof(car: int) -> int:
    """The roof of a car."""
    return car * 2 + 1


@rule
def is_bullet(card: int) -> bool:
    """Whether a card is a Bullet card of any colour (P5)."""
    return card >= BULLET


@rule
def slot_of(card: int) -> int:
    """Which of its seat's bandits an action card belongs to."""
    return card // KINDS


@rule
def action_of(card: int) -> int:
    """The kind of an action card."""
    return card % KINDS
