"""The view after an event: what a seat was told of an answer, folded over the view before it, gives the next
view.

Kinds of event of which nothing is said change nothing on the table. Set-up comes before the first view, so
nothing is said of it either.
"""

from folsom.kernel.sealed import Event

from . import after_planning, after_stealing
from .after import after
from .shapes import View

KINDS = (after_planning, after_stealing)
"""Where it is said what each kind does."""


def fold(view: View, event: Event) -> View:
    """The view after an event, told as the view's seat may see it."""
    return after(event, view)
