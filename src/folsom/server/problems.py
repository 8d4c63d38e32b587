"""No, over HTTP: every refusal has the same shape, and says in one sentence what was wrong."""

from collections.abc import Mapping
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from msgspec.structs import replace

from folsom.kernel.errors import FolsomError
from folsom.server.doorkeeper import NobodyThere
from folsom.server.limits import TooMany
from folsom.server.logs import failure
from folsom.server.parts import Asked, Connecting, parts_of
from folsom.tables.ports import StoreFailed
from folsom.tables.refusal import Refusal


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was not carried out."""

    code: str
    """A word for programs."""
    sentence: str
    """A sentence for people."""
    rule: str = ""
    """The rule of the game that forbids it, if one does."""
    limit: str = ""
    """The limit that is reached, if one is."""
    wait: float = 0.0
    """Seconds after which it may be tried again."""


STATUS: Final = {
    "stale": 409,
    "illegal": 422,
    "unknown-answer": 422,
    "unsure": 409,
    "not-yours": 403,
    "not-now": 409,
    "not-allowed": 403,
    "impossible": 422,
    "limit": 429,
    "store": 503,
    "moved": 503,
    "no-table": 404,
}
CODES: Final = {
    400: "bad-request",
    401: "who-are-you",
    403: "not-allowed",
    404: "not-found",
    405: "method-not-allowed",
    409: "not-now",
    413: "too-large",
    422: "impossible",
    429: "limit",
    503: "store",
}
PLAIN: Final = {
    "Not Found": "there is nothing at this address",
    "Method Not Allowed": "nothing like this can be done at this address",
    "Request Entity Too Large": "the request is too large",
}
"""What the framework says, as sentences."""
TRY_AGAIN_SECONDS: Final = 1.0
LONGEST: Final = 400
"""Letters of a sentence, in which something may stand that was sent to us."""


def one_line(sentence: str, longest: int = LONGEST) -> str:
    r"""A sentence as it may be told, whatever was woven into it: on one line, and short.

    >>> one_line("nobody is called 'a\n b'")
    "nobody is called 'a b'"
    """
    shown = "".join(sign if sign.isprintable() else " " for sign in sentence[: 2 * longest])
    line = " ".join(shown.split())
    return line if len(line) <= longest else f"{line[: longest - 3]}..."


def problem_of(error: Exception) -> tuple[int, Problem]:
    """An error as what is said of it: a status, and a sentence that gives nothing away."""
    status, problem = _problem(error)
    return status, replace(problem, sentence=one_line(problem.sentence))


def _problem(error: Exception) -> tuple[int, Problem]:
    match error:
        case TooMany():
            problem = Problem(code="limit", sentence=str(error), limit=error.limit, wait=float(error.wait))
            return 429, problem
        case Refusal():
            return STATUS[error.code], _refused(error)
        case NobodyThere():
            return 404, Problem(code="not-found", sentence=str(error))
        case FolsomError():
            return 422, Problem(code="impossible", sentence=str(error))
        case ValidationException():
            return 400, Problem(code="bad-request", sentence=_told(error))
        case HTTPException():
            return error.status_code, _http(error)
        case RecursionError():  # of a decoder: nothing of ours calls itself
            return 400, Problem(code="bad-request", sentence="the request is nested too deeply to be read")
        case StoreFailed():
            sentence = "it could not be kept, and was not done: try again"
            return 503, Problem(code="store", sentence=sentence, wait=TRY_AGAIN_SECONDS)
    return 500, Problem(code="failed", sentence="a mistake of ours: nothing of it was carried out")


def _refused(error: Refusal) -> Problem:
    return Problem(
        code=error.code, sentence=error.sentence, rule=error.rule, limit=error.limit, wait=error.wait
    )


def _told(error: ValidationException) -> str:
    """What was wrong with the request itself."""
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(map(_particular, extra)) or "the request cannot be read"


def _particular(told: Mapping[str, str]) -> str:
    """Which part of the request cannot be, and why; of one that is not there we are told the name alone."""
    part = told.get("key", "data")
    reason = told.get("message", "cannot be read")
    named = "the body" if part == "data" else part
    return f"{named} is missing" if reason == f"'{part}'" else f"{named}: {reason}"


def _http(error: HTTPException) -> Problem:
    sentence = PLAIN.get(error.detail, error.detail)
    return Problem(code=CODES.get(error.status_code, "bad-request"), sentence=sentence)


def note(connection: Connecting, error: Exception) -> None:
    """Count and log what went wrong, if it was not the visitor who was wrong."""
    parts = parts_of(connection)
    status, problem = problem_of(error)
    if problem.limit:
        parts.metrics.limited.labels(problem.limit).inc()
    if isinstance(error, StoreFailed):
        parts.log.error("store failed", **failure(error, with_text=True))
    elif status == 500:
        parts.metrics.failures.inc()
        route = connection.scope.get("path_template", "")
        with_text = parts.settings.log_level == "debug"
        parts.log.error("failed", route=route, **failure(error, with_text=with_text))


def respond(request: Asked, error: Exception) -> Response[Problem]:
    """The response to a request that failed."""
    note(request, error)
    status, problem = problem_of(error)
    headers = {"retry-after": str(max(1, round(problem.wait)))} if problem.wait else {}
    if isinstance(error, HTTPException):
        headers |= error.headers or {}
    return Response(problem, status_code=status, headers=headers)


HANDLERS: Final[ExceptionHandlersMap] = {Exception: respond}
