"""Nothing on the page jumps: what lies beside that which changes stays where it is."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from . import playing
from .conftest import Come
from .people import DESKTOP, PHONE
from .tables import play_now

WATCH: Final = """globalThis.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries()
    .filter((entry) => !entry.hadRecentInput)
    .map(({ value, sources }) => [value, sources.map(({ node }) => node?.className ?? '').join(' ')])))
    .observe({ type: 'layout-shift', buffered: true });"""
"""Notes how far what moved, as browsers measure it; what answers a click within half a second is no shift."""
MEASURED: Final = "() => PerformanceObserver.supportedEntryTypes.includes('layout-shift')"
STILL: Final = 0.15
"""So much over a dozen answers; a tenth within five seconds counts as good for any page."""
TOUCHES: Final[Mapping[str, Any]] = {"viewport": PHONE, "has_touch": True}


@pytest.mark.parametrize("ruleset", ["colt.first", "napad"])
@pytest.mark.parametrize("device", [{"viewport": DESKTOP}, TOUCHES], ids=["desk", "phone"])
def test_the_table_stays_where_it_is(come: Come, ruleset: str, device: Mapping[str, Any]) -> None:
    """While hands grow and empty, questions come and go, and hints with them."""
    ada = come("Ada", **device)
    ada.page.add_init_script(WATCH)
    play_now(ada, ruleset, 4)
    playing.play((ada, playing.touch if "has_touch" in device else playing.click), answers=12)
    shifts = ada.page.evaluate("() => shifts")
    assert ada.page.evaluate(MEASURED)
    assert sum(value for value, _ in shifts) < STILL, shifts
