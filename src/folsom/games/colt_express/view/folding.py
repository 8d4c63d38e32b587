"""The view after an event: what a seat was told of an answer, folded over the view before it, gives the next
view.

Each function says what one kind of event does to the table; kinds that are not here change nothing on it.
Set-up comes before the first view, so nothing is said of it.
"""

from functools import singledispatch
from typing import Final

from msgspec.structs import replace

from folsom.kernel.sealed import Event, shown

from .. import events
from ..cards import BOX
from ..words import COLOUR_WORDS
from .changes import (
    PURSE,
    STRONGBOX,
    bandit_named,
    carries,
    comes_to_hand,
    deck_changes,
    gains_value,
    hand_changes,
    has_answered,
    is_discarded,
    leaves_hand,
    lies,
    loses_value,
    sorted_with,
    takes_bullet,
    with_bandit,
    with_seat,
    without,
)
from .shapes import Asking, Carrying, PileCard, View

PHASE_OF: Final = {
    "place": "placing",
    "pick": "picking",
    "plan": "planning",
    "cover": "planning",
    "keep": "keeping",
    "pickpocket": "event",
}
"""The phase in which a question is asked; all others belong to Stealing."""


def fold(view: View, event: Event) -> View:
    """The view after an event, told as the view's seat may see it."""
    return after(event, view)


@singledispatch
def after(_event: Event, view: View) -> View:
    """Nothing changes on the table."""
    return view


# --- questions, rounds and laps


@after.register
def _(event: events.Asked, view: View) -> View:
    phase = PHASE_OF.get(event.question, "stealing")
    asking = Asking(event.seats, event.question, event.bandit)
    return replace(view, asking=asking, phase=phase, lap=view.lap if phase == "planning" else None)


@after.register
def _(event: events.RoundBegan, view: View) -> View:
    cleared = replace(view, pile=(), carried_out=0, rear_bandit=None)
    return replace(cleared, round=event.round, first=event.first, laps=(), event=None)


@after.register
def _(event: events.CardRevealed, view: View) -> View:
    seen = (*view.round_cards, event.round_card)
    return replace(view, round_cards=seen, laps=event.laps, event=event.event)


@after.register
def _(event: events.LapBegan, view: View) -> View:
    return replace(view, lap=event.lap)


# --- cards


@after.register
def _(event: events.Shuffled, view: View) -> View:
    before = view.seats[event.seat]
    view = with_seat(view, event.seat, deck_size=event.cards)
    if event.discards:
        return with_seat(view, event.seat, discard_size=0, discards=before.discards and ())
    if event.pick_in_hand:
        view = comes_to_hand(view, event.seat, view.picked)
        return replace(view, picked=None) if event.seat == view.seat else view
    return view


@after.register
def _(event: events.Drew, view: View) -> View:
    return comes_to_hand(deck_changes(view, event.seat, -1), event.seat, shown(event.card))


@after.register
def _(event: events.Played, view: View) -> View:
    card = shown(event.card)
    played = PileCard(event.seat, card, shown(event.bandit), event.face_down)
    return leaves_hand(replace(view, pile=(*view.pile, played)), event.seat, card)


@after.register
def _(event: events.Shed, view: View) -> View:
    return is_discarded(leaves_hand(view, event.seat, event.card), event.seat, event.card)


@after.register
def _(event: events.HandReturned, view: View) -> View:
    view = hand_changes(deck_changes(view, event.seat, event.cards), event.seat, -event.cards)
    return replace(view, hand=()) if event.seat == view.seat else view


@after.register
def _(event: events.CardReturned, view: View) -> View:
    view = replace(view, carrying=None)
    if event.discarded:
        return is_discarded(view, event.seat, event.card)
    return deck_changes(view, event.seat, 1)


# --- secret choices


@after.register
def _(event: events.Formed, view: View) -> View:
    own = shown(event.bandit)
    return replace(has_answered(view, event.seat), rear_bandit=own if own is not None else view.rear_bandit)


@after.register
def _(event: events.Picked, view: View) -> View:
    own = shown(event.card)
    return replace(has_answered(view, event.seat), picked=own if own is not None else view.picked)


@after.register
def _(event: events.ChoseDiscard, view: View) -> View:
    card = shown(event.card)
    if card is None:
        return view
    discarding = sorted_with(view.seats[event.seat], view.discarding, card)
    return replace(view, hand=without(view.hand, card), discarding=discarding)


@after.register
def _(event: events.Kept, view: View) -> View:
    return has_answered(view, event.seat)


@after.register
def _(event: events.Discarded, view: View) -> View:
    view = is_discarded(hand_changes(view, event.seat, -1), event.seat, event.card)
    if event.seat != view.seat:
        return view
    return replace(view, discarding=without(view.discarding, event.card))


# --- cards carried out


@after.register
def _(event: events.Turned, view: View) -> View:
    n = view.carried_out
    card = PileCard(event.seat, event.card, event.bandit, face_down=False)
    pile = (*view.pile[:n], card, *view.pile[n + 1 :])
    carrying = Carrying(event.seat, event.card, event.bandit, victim=None)
    return replace(view, pile=pile, carried_out=n + 1, carrying=carrying)


@after.register
def _(event: events.Punched, view: View) -> View:
    assert view.carrying is not None
    return replace(view, carrying=replace(view.carrying, victim=event.victim))


@after.register
def _(event: events.Shot, view: View) -> View:
    view = with_bandit(view, event.bandit, magazine=event.bullets_left)
    return _takes_bullet(view, event.seat, event.bandit)


@after.register
def _(event: events.NeutralTaken, view: View) -> View:
    return _takes_bullet(replace(view, neutral=event.bullets_left), event.seat, COLOUR_WORDS[-1])


def _takes_bullet(view: View, seat: int, colour: str) -> View:
    bullets = tuple(sorted((*view.seats[seat].bullets, colour), key=COLOUR_WORDS.index))
    return takes_bullet(view, seat, bullets)


@after.register
def _(event: events.BulletsShort, view: View) -> View:
    return replace(view, neutral=event.bullets_left)


# --- where everybody is


@after.register
def _(event: events.Journey, view: View) -> View:
    return with_bandit(view, event.bandit, place=event.place)


@after.register
def _(event: events.Boarded, view: View) -> View:
    return with_bandit(view, event.bandit, place=event.place)


@after.register
def _(event: events.Fled, view: View) -> View:
    return with_bandit(view, event.bandit, place=event.place)


@after.register
def _(event: events.MarshalMoved, view: View) -> View:
    return replace(view, marshal=event.car)


# --- loot


@after.register
def _(event: events.Took, view: View) -> View:
    view = carries(lies(view, event.place, event.loot, -1), event.bandit, event.loot, 1)
    return gains_value(view, event.bandit, shown(event.value)) if event.loot == PURSE else view


@after.register
def _(event: events.Snatched, view: View) -> View:
    view = carries(lies(view, event.place, PURSE, -1), event.bandit, PURSE, 1)
    return gains_value(view, event.bandit, shown(event.value))


@after.register
def _(event: events.Dropped, view: View) -> View:
    view = carries(lies(view, event.place, event.loot, 1), event.victim, event.loot, -1)
    return loses_value(view, event.victim, shown(event.value)) if event.loot == PURSE else view


@after.register
def _(event: events.StrongboxLaid, view: View) -> View:
    return replace(lies(view, event.place, STRONGBOX, int(view.spare_strongbox)), spare_strongbox=False)


@after.register
def _(event: events.PurseLost, view: View) -> View:
    view = loses_value(carries(view, event.bandit, PURSE, -1), event.bandit, shown(event.value))
    if event.place is None:
        return replace(view, purses_in_box=view.purses_in_box + 1)
    return lies(view, event.place, PURSE, 1)


@after.register
def _(event: events.RansomPaid, view: View) -> View:
    return gains_value(carries(view, event.bandit, PURSE, 1), event.bandit, BOX.loot.starting_purse)


# --- the end


@after.register
def _(event: events.FirstPassed, view: View) -> View:
    return replace(view, first=event.seat)


@after.register
def _(event: events.PurseCounted, view: View) -> View:
    bandit = bandit_named(view, event.bandit)
    if bandit.seat == view.seat:
        return view
    values = (bandit.purses or ()) + (event.value,) * event.count
    return with_bandit(view, event.bandit, purses=values)


@after.register
def _(event: events.PrizeWon, view: View) -> View:
    return replace(view, gunslingers=(*view.gunslingers, event.seat))


@after.register
def _(event: events.Scored, view: View) -> View:
    opened = (
        replace(each, purses=each.purses or ()) if each.seat == event.seat else each for each in view.bandits
    )
    return replace(with_seat(view, event.seat, score=event.dollars), bandits=tuple(opened))


@after.register
def _(event: events.Won, view: View) -> View:
    return replace(view, winners=(*view.winners, event.seat), phase="over", lap=None, asking=None)
