"""What cards carried out, journeys, loot and the reckoning do to the table."""

from msgspec.structs import replace

from folsom.kernel.sealed import shown

from .. import events
from ..cards import BOX
from ..words import COLOUR_WORDS
from .after import after
from .changes import (
    PURSE,
    STRONGBOX,
    bandit_named,
    carries,
    gains_value,
    lies,
    loses_value,
    takes_bullet,
    with_bandit,
    with_seat,
)
from .shapes import Carrying, PileCard, View

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
