import copy
import pickle
from collections.abc import Callable

import pytest
from msgspec import json

from folsom.kernel.sealed import Event, Sealed, Secret, redacted, sealed_fields, shown, told


class Drawn(Event, frozen=True):
    """A card was drawn."""

    seat: int
    card: Secret[str]


class Whispered(Event, frozen=True):
    """Something only one seat knows of."""

    seat: int

    def audience(self) -> int | None:
        """That seat."""
        return 1 << self.seat


DRAWN = Drawn(rule="R5", seat=2, card=Sealed("ace", 1 << 2))
AUDIENCES = (None, -1, 0, 1, 2, 3)


def test_a_seal_opens_for_its_seats_alone() -> None:
    """Neither for other seats nor for spectators, whether they are None or -1."""
    sealed = Sealed("ace", 0b101)
    assert [sealed.opened(seat) for seat in AUDIENCES] == [None, None, "ace", None, "ace", None]


def test_a_seal_shows_nothing_of_what_it_holds() -> None:
    """Not as text, not stored, not copied, not encoded."""
    sealed = Sealed("ace", 1)
    assert "ace" not in f"{sealed} {sealed!r} {DRAWN!r}"
    leaks: tuple[Callable[[object], object], ...] = (pickle.dumps, copy.copy, copy.deepcopy, json.encode)
    for leak in leaks:
        with pytest.raises(TypeError):
            leak(sealed)


def test_an_event_that_was_not_redacted_cannot_leave_the_process() -> None:
    """Whoever forgets redaction gets an error."""
    leaks: tuple[Callable[[object], object], ...] = (pickle.dumps, copy.deepcopy, json.encode)
    for leak in leaks:
        with pytest.raises(TypeError):
            leak(DRAWN)


def test_seals_are_equal_if_they_hide_the_same_from_the_same() -> None:
    """So that two engines' events can be compared."""
    assert Sealed("ace", 1) == Sealed("ace", 1)
    assert hash(Sealed("ace", 1)) == hash(Sealed("ace", 1))
    assert Sealed("ace", 1) != Sealed("ace", 2)
    assert Sealed("ace", 1) != Sealed("king", 1)
    assert Sealed("ace", 1) != "ace"


def test_redaction_opens_what_an_audience_may_see_and_drops_the_rest() -> None:
    """All other fields stay as they are."""
    for seat in AUDIENCES:
        seen = redacted(DRAWN, seat)
        assert seen == Drawn(rule="R5", seat=2, card="ace" if seat == 2 else None)
        assert sealed_fields(seen) == {}
    assert set(sealed_fields(DRAWN)) == {"card"}


def test_an_event_without_secrets_is_told_as_it_is() -> None:
    """Nothing is made anew."""
    event = Drawn(rule="R5", seat=2, card="ace")
    assert redacted(event, 0) is event


def test_a_private_event_is_told_to_its_audience_alone() -> None:
    """Others do not hear that anything happened."""
    event = Whispered(rule="R1", seat=1)
    assert [seat for seat in AUDIENCES if redacted(event, seat) is not None] == [1]
    assert told((DRAWN, event), 1) == (Drawn(rule="R5", seat=2, card=None), event)
    assert told((event, DRAWN), None) == (Drawn(rule="R5", seat=2, card=None),)


def test_what_was_told_can_be_sent_and_read_again() -> None:
    """The type on the wire is the value or nothing."""
    for seat in AUDIENCES:
        seen = redacted(DRAWN, seat)
        assert json.decode(json.encode(seen), type=Drawn) == seen
    card = json.schema(Drawn)["$defs"]["Drawn"]["properties"]["card"]
    assert card == {"anyOf": [{"type": "string"}, {"type": "null"}]}


def test_what_is_still_sealed_cannot_be_read_by_mistake() -> None:
    """Whoever folds or tells an event must redact it first."""
    with pytest.raises(ValueError, match="not redacted"):
        shown(DRAWN.card)
    assert shown("ace") == "ace"
    assert shown(None) is None
