"""Structured logs: one event a line, as text for a person or JSON for a machine, and no secrets in either."""

import logging
import re
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from typing import Final, Protocol, TextIO, cast

import structlog

from folsom.server.settings import Settings
from folsom.server.tokens import TEXT_LENGTH

HIDDEN: Final = "(hidden)"
SECRET_NAMES: Final = frozenset(
    {"authorization", "cookie", "set_cookie", "secret", "token", "invitation", "link", "key", "password"}
)
LOOKS_SECRET: Final = re.compile(rf"[A-Za-z0-9_-]{{{TEXT_LENGTH},}}")
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class Log(Protocol):
    """Somewhere to write what happened: an event's name, and facts by name."""

    def debug(self, event: str, **facts: object) -> object:
        """For whoever looks for a mistake of ours."""

    def info(self, event: str, **facts: object) -> object:
        """What happens all day."""

    def warning(self, event: str, **facts: object) -> object:
        """What somebody should look at some day."""

    def error(self, event: str, **facts: object) -> object:
        """What somebody should look at now."""


def make_log(settings: Settings, stream: TextIO | None = None) -> Log:
    """The log that the settings ask for, on the error stream."""
    out = sys.stderr if stream is None else stream
    as_text = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    renderer = structlog.dev.ConsoleRenderer(colors=False) if as_text else structlog.processors.JSONRenderer()
    level = LEVELS[settings.log_level]
    return cast(
        Log,
        structlog.wrap_logger(
            structlog.WriteLogger(out),
            processors=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                hide_secrets,
                renderer,
            ],
            wrapper_class=structlog.make_filtering_bound_logger(level),
        ),
    )


def hide_secrets(_log: object, _method: str, facts: MutableMapping[str, object]) -> Mapping[str, object]:
    """The facts without what is secret: by its name, or because it looks like one of our secrets."""
    return {name: HIDDEN if name in SECRET_NAMES else _hidden(value) for name, value in facts.items()}


def _hidden(value: object) -> object:
    return LOOKS_SECRET.sub(HIDDEN, value) if isinstance(value, str) else value


def failure(error: BaseException, *, with_text: bool = False) -> dict[str, object]:
    """An exception as facts: where it happened, but not its text, which may tell what is on the table."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/src/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    facts: dict[str, object] = {"error": type(error).__name__, "where": where[-12:]}
    return facts | {"text": str(error)} if with_text else facts


class Forward(logging.Handler):
    """What libraries log the old way, from warnings on, comes out in our own log."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        write = self._log.error if record.levelno >= logging.ERROR else self._log.warning
        error = record.exc_info[1] if record.exc_info else None
        write("library", name=record.name, said=str(record.msg), **(failure(error) if error else {}))
