"""Stealing: the cards of the common pile are carried out one by one, in the order in which they were played.

A1 A2 A3 A4 A5, X5, Q13 Q46 Q81. A card that can do nothing is simply spent.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table import diary
from ..table.cards_in_hand import discard, put_under_bullets
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.vocabulary import NO_CARD, Action, Ask, Phase, action_of
from . import floor, planning, punch, rob, shoot


@rule
def step(h: Heist) -> None:
    """Finish the card being carried out, or turn over the next one; after the last comes the event (A1,
    T5).
    """
    if h.card != NO_CARD:
        return_card(h)
    elif h.pile_next < h.pile_n:
        turn_next(h)
    else:
        h.phase = Phase.EVENT
        h.stage = 0


@rule
def turn_next(h: Heist) -> None:
    """The next card of the pile is shown, and its bandit acts from where it stands now (A1, Q10, Q46)."""
    row = h.pile[h.pile_next]
    h.pile_next += 1
    h.card_seat = row[0]
    h.card = row[1]
    h.who = planning.bandit_of(h, h.card_seat, h.card)
    if row[2]:
        diary.note_turned(h, h.card_seat)
    row[3] = 0
    emit(h, Happening.TURNED, Rule.A1, h.card_seat, h.card, h.who, row[2])
    carry_out(h, action_of(h.card))


@rule
def carry_out(h: Heist, action: int) -> None:
    """What the card says must be done if it can be (A2); what it leaves open its owner is asked (A3)."""
    if action == Action.MOVE:
        ask(h, Ask.MOVE)
    elif action == Action.FLOOR:
        floor.enact(h, h.who)
    elif action == Action.MARSHAL:
        ask(h, Ask.MARSHAL)
    elif action == Action.SHOOT:
        try_shot(h)
    elif action == Action.ROB:
        try_robbery(h)
    else:
        try_punch(h)


@rule
def ask(h: Heist, question: int) -> None:
    """The card's owner decides (A3)."""
    h.asking = question
    h.owed_by = 1 << h.card_seat


@rule
def try_shot(h: Heist) -> None:
    """With no target or no bullet nothing happens (A17, A18)."""
    if shoot.targets(h, h.who):
        ask(h, Ask.SHOOT)
    else:
        fizzle(h, shoot.why_nothing(h, h.who))


@rule
def try_robbery(h: Heist) -> None:
    """With nothing there, nothing happens (A21); by the strict reading chance takes the token (Q36)."""
    if rob.kinds(h, h.who) == 0:
        fizzle(h, Rule.A21)
    elif h.strict_rob:
        rob.enact(h, h.who, rob.blind_kind(h, h.who))
    else:
        ask(h, Ask.ROB)


@rule
def try_punch(h: Heist) -> None:
    """With nobody beside the bandit nothing happens (A2, A22)."""
    if punch.targets(h, h.who):
        ask(h, Ask.PUNCH)
    else:
        fizzle(h, Rule.A22)


@rule
def fizzle(h: Heist, why: int) -> None:
    """The card cannot be carried out and is spent (A2)."""
    emit(h, Happening.FIZZLED, why, h.who, action_of(h.card), 0, 0)


@rule
def return_card(h: Heist) -> None:
    """The card goes back to its owner: into the deck, or for experts onto the discard pile (A4, X5)."""
    if h.expert:
        discard(h, h.card_seat, h.card)
        emit(h, Happening.CARD_RETURNED, Rule.X5, h.card_seat, h.card, 1, 0)
    else:
        put_under_bullets(h, h.card_seat, h.card)
        emit(h, Happening.CARD_RETURNED, Rule.A4, h.card_seat, h.card, 0, 0)
    h.card = NO_CARD


@rule
def done(h: Heist) -> None:
    """The question is answered and the action carried through."""
    h.asking = Ask.NOTHING
    h.owed_by = 0
