"""What can go wrong with a bot in a worker: one class a meaning."""


class BotFailed(Exception):  # named by meaning, as all our errors
    """The bot raised an error; its worker is well."""


class BotCrashed(BotFailed):
    """The bot took its worker down with it."""


class BotHung(BotFailed):
    """The bot did not answer in time, and its worker was killed."""


class TooBusy(BotFailed):
    """So many questions wait already that this one was not taken."""


class PoolClosed(BotFailed):
    """The pool thinks no more."""
