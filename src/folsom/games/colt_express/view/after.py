"""The one function that says what an event does to the table; the modules beside this one say it kind by
kind.
"""

from functools import singledispatch

from folsom.kernel.sealed import Event

from .shapes import View


@singledispatch
def after(_event: Event, view: View) -> View:
    """Nothing changes on the table."""
    return view
