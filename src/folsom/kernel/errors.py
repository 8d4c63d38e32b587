"""The root of all errors that a user of Folsom may cause, and those that a game itself raises.

Each says in one sentence what was wrong and what would be right. Mistakes of our own are no FolsomError.
"""


class FolsomError(Exception):
    """Something was asked for that cannot be; the text is one sentence for a person."""


class RulesetError(FolsomError):
    """A ruleset, a switch or a set-up that no rulebook describes, and what is allowed."""


class UnknownAnswer(FolsomError):
    """A text that is no answer to what the seat is asked."""


class BadText(FolsomError):
    """A position or a game file that cannot be read, and where."""


class ScenarioError(BadText):
    """A scenario that is none: a wrong key, an impossible position."""
