"""What questions, rounds, laps, cards and secret choices do to the table."""

from typing import Final

from msgspec.structs import replace

from folsom.kernel.sealed import shown

from .. import events
from .after import after
from .changes import (
    comes_to_hand,
    deck_changes,
    hand_changes,
    has_answered,
    is_discarded,
    leaves_hand,
    sorted_with,
    with_seat,
    without,
)
from .shapes import Asking, PileCard, View

PHASE_OF: Final = {
    "place": "placing",
    "pick": "picking",
    "plan": "planning",
    "cover": "planning",
    "keep": "keeping",
    "pickpocket": "event",
}
"""The phase in which a question is asked; all others belong to Stealing."""


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
