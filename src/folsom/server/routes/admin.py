"""For whoever runs the house: reports, names, bans, tables without hands, the invitation."""

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from folsom.server.authority import Deed
from folsom.server.doorkeeper import NobodyThere
from folsom.server.parts import Asked, Parts, parts_of
from folsom.server.routes.bodies import Answering, Banning, Invitation, Person, Renaming, Reports
from folsom.server.routes.door import person
from folsom.server.routes.me import forget_user, rename_user
from folsom.tables.messages import Inspection

BANNED = "you were asked to stay away for a while"
MANY = 1_000


@get("/api/admin/reports", deed=Deed.RUN_THE_HOUSE, summary="What people have reported")
async def reports(request: Asked, *, closed: FromQuery[bool] = False) -> Reports:
    """Newest first, with the line that each is about as it stood."""
    return Reports(reports=await parts_of(request).store.people.list_reports(closed=closed, limit=MANY))


@post("/api/admin/reports/{report:str}", status_code=204, deed=Deed.RUN_THE_HOUSE, summary="Close a report")
async def close_report(request: Asked, report: FromPath[str], data: JSONBody[Answering]) -> None:
    """Somebody has looked at it; or opens it again."""
    people = parts_of(request).store.people
    both = [*await people.list_reports(limit=MANY), *await people.list_reports(closed=True, limit=MANY)]
    found = next((each for each in both if each.id == report), None)
    if found is None:
        raise NobodyThere(f"there is no report {report}")
    await people.put_report(msgspec.structs.replace(found, closed=data.closed))


@post("/api/admin/users/{user:str}/name", status_code=200, deed=Deed.RUN_THE_HOUSE, summary="Rename a user")
async def rename(request: Asked, user: FromPath[str], data: JSONBody[Renaming]) -> Person:
    """Everybody sees the new name at once."""
    return person(await rename_user(parts_of(request), user, data.name))


@post("/api/admin/users/{user:str}/ban", status_code=200, deed=Deed.RUN_THE_HOUSE, summary="Keep a user out")
async def ban(request: Asked, user: FromPath[str], data: JSONBody[Banning]) -> Person:
    """For so many days; its sockets are closed, its seats stay its own."""
    parts = parts_of(request)
    banned = await parts.doorkeeper.ban(user, data.days)
    if data.days:
        parts.sockets.hang_up_user(user, BANNED)
    return person(banned)


@delete("/api/admin/users/{user:str}", status_code=204, deed=Deed.RUN_THE_HOUSE, summary="Forget a user")
async def forget(request: Asked, user: FromPath[str]) -> None:
    """As if the user had asked for it."""
    parts = parts_of(request)
    if await parts.store.people.get_user(user) is None:
        raise NobodyThere(f"there is no user {user}")
    await forget_user(parts, user)


@get("/api/admin/tables/{table:str}", deed=Deed.RUN_THE_HOUSE, summary="A table without hands")
async def table(request: Asked, table: FromPath[str]) -> Inspection:
    """No more of the game than those who watch see."""
    return await parts_of(request).hall.inspect(table)


@post("/api/admin/tables/{table:str}/close", status_code=204, deed=Deed.RUN_THE_HOUSE, summary="End a table")
async def close_table(request: Asked, table: FromPath[str]) -> None:
    """At once, whatever it does."""
    await parts_of(request).hall.close_table(table)


@get("/api/admin/invitation", deed=Deed.RUN_THE_HOUSE, summary="The house's invitation")
async def invitation(request: Asked) -> Invitation:
    """With it somebody comes in where nobody gets in without."""
    parts = parts_of(request)
    return _invitation(request, parts, parts.folder.invitation())


@post("/api/admin/invitation", deed=Deed.RUN_THE_HOUSE, summary="Another invitation")
async def invite_anew(request: Asked) -> Invitation:
    """The one before it is worth nothing any more."""
    parts = parts_of(request)
    return _invitation(request, parts, parts.folder.invite_anew())


def _invitation(request: Asked, parts: Parts, secret: str) -> Invitation:
    host = request.headers.get("host", "")
    return Invitation(link=parts.links.house_link(request.scope["scheme"], host, secret))


ROUTER = Router(
    path="/",
    route_handlers=[
        reports,
        close_report,
        rename,
        ban,
        forget,
        table,
        close_table,
        invitation,
        invite_anew,
    ],
    tags=["running the house"],
)
