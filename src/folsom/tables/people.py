"""What a person may do about another: hear no more of it, and say that it misbehaved."""

from .case import Case
from .means import Means
from .messages import Block, Line, Report
from .opening import id_of
from .ports import Report as Written
from .refusal import Refusal
from .state import Table


async def block(case: Case, command: Block, means: Means) -> frozenset[str]:
    """Block somebody everywhere, or no more; all whom the user blocks now."""
    people = means.store.people
    if command.user == case.user.id:
        raise Refusal("impossible", "nobody can be deaf to oneself")
    if command.on and command.user not in _known(case.table) and await people.get_user(command.user) is None:
        raise Refusal("impossible", "nobody of that id is known here")
    await (people.block if command.on else people.unblock)(case.user.id, command.user)
    return await people.blocked_by(case.user.id)


async def report(case: Case, command: Report, means: Means) -> None:
    """Write down that somebody misbehaved, with the line that it is about; the same command twice, once."""
    if command.user not in _known(case.table):
        raise Refusal("impossible", "nobody of that name is at this table")
    line = next((each for each in case.table.chat if each.line == command.line), None)
    if line is not None and line.user != command.user:
        raise Refusal("impossible", "somebody else said that")
    await means.store.people.put_report(
        Written(
            id=id_of("report", case.table.id, case.user.id, command.key),
            at=case.at,
            by=case.user.id,
            about=command.user,
            table=case.table.id,
            line=command.line,
            text=command.text,
            quote=_words(line),
        )
    )


def _known(table: Table) -> set[str]:
    return {*table.people(), table.owner, *(line.user for line in table.chat)}


def _words(line: Line | None) -> str:
    return "" if line is None else line.text or line.phrase
