"""Tables over HTTP: lists, opening one, looking at one, and every command that the socket takes."""

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from folsom.server import qr
from folsom.server.authority import Deed
from folsom.server.invited import invitation_of
from folsom.server.limits import address_key
from folsom.server.parts import Asked, Parts, parts_of
from folsom.server.routes.bodies import Link, Opened, Opening, Tables
from folsom.server.routes.door import NOBODY
from folsom.tables.messages import Command, Pong, Refused, Replay, Reply, Welcome
from folsom.tables.messages import Report as Reporting
from folsom.tables.ports import User
from folsom.tables.refusal import Refusal

NO_LINK = "only those who sit at a table have its link"


def user_of(request: Asked) -> User:
    """Who asks, as the tables know it: nobody, if it is nobody here."""
    visitor = request.user
    return visitor.user if visitor.user is not None and visitor.is_known else NOBODY


# ---------------------------------------------------------------- lists


@get("/api/lobby", deed=Deed.BROWSE, summary="Open tables with a free seat")
async def lobby(request: Asked) -> Tables:
    """Newest first."""
    return Tables(tables=await parts_of(request).hall.lobby())


@get("/api/watchable", deed=Deed.BROWSE, summary="Tables to watch")
async def watchable(request: Asked) -> Tables:
    """Those where something happened last first."""
    return Tables(tables=await parts_of(request).hall.watchable())


# ---------------------------------------------------------------- playing


@post("/api/tables", deed=Deed.PLAY, summary="Open a table")
async def open_table(request: Asked, data: JSONBody[Opening]) -> Opened:
    """It is mine; nobody sits at it yet."""
    parts, user = parts_of(request), user_of(request)
    parts.limits.take("tables", user.id)
    table = await parts.hall.create(user, data.settings, data.key)
    welcome = await parts.hall.welcome(user, table)
    link = _link(request, parts, welcome)
    return Opened(table=table, invitation=welcome.invitation, link=link)


@post("/api/tables/{table:str}/commands", status_code=200, deed=Deed.PLAY, summary="Say something to a table")
async def command(request: Asked, table: FromPath[str], data: JSONBody[Command]) -> Reply | Pong:
    """Every command of the socket's document; the refusals are the same, with a status."""
    parts, user = parts_of(request), user_of(request)
    take_limits(parts, user, data)
    result = await parts.hall.handle(user, table, data, invitation_of(request))
    if isinstance(result, Refused):
        raise Refusal(result.code, result.sentence, rule=result.rule, limit=result.limit, wait=result.wait)
    return result


def take_limits(parts: Parts, user: User, said: Command) -> None:
    """Raise TooMany if somebody reports too much; whoever talks too much is told so by the table."""
    if isinstance(said, Reporting):
        parts.limits.take("reports", user.id)


# ---------------------------------------------------------------- looking


@get("/api/tables/{table:str}", deed=Deed.LOOK_AT_TABLE, summary="A table as it is now")
async def look(request: Asked, table: FromPath[str], seat: FromQuery[int | None] = None) -> Welcome:
    """With the eyes of a seat of one's own, or of those who watch. The table's invitation, where one is
    needed, stands in the header `Invitation`.
    """
    parts = parts_of(request)
    return await parts.hall.welcome(user_of(request), table, seat=seat, invitation=invitation_of(request))


@get("/api/tables/{table:str}/link", deed=Deed.BE_SOMEBODY, summary="The link to a table, to share")
async def link(request: Asked, table: FromPath[str]) -> Link:
    """For those who sit at it, or own it."""
    parts = parts_of(request)
    welcome = await parts.hall.welcome(user_of(request), table, invitation=invitation_of(request))
    if not welcome.invitation and not welcome.part.settings.public:
        raise Refusal("not-allowed", NO_LINK)
    text = _link(request, parts, welcome)
    return Link(link=text, picture=qr.picture(text))


@get("/api/tables/{table:str}/replay", deed=Deed.LOOK_AT_TABLE, summary="A game from its first moment on")
async def replay(
    request: Asked,
    table: FromPath[str],
    *,
    seat: FromQuery[int | None] = None,
    all_seeing: FromQuery[bool] = False,
) -> Replay:
    """While it runs with one's own eyes only; once it is over with anybody's, or all-seeing."""
    parts = _exporting(request)
    return await parts.hall.replay(
        user_of(request), table, seat=seat, all_seeing=all_seeing, invitation=invitation_of(request)
    )


@get("/api/tables/{table:str}/log", deed=Deed.LOOK_AT_TABLE, summary="All that has happened, as events")
async def log(request: Asked, table: FromPath[str], seat: FromQuery[int | None] = None) -> Replay:
    """A replay without the views: each event with the rule by which it happened."""
    parts = _exporting(request)
    return await parts.hall.log(user_of(request), table, seat=seat, invitation=invitation_of(request))


@get(
    "/api/tables/{table:str}/game-file",
    deed=Deed.LOOK_AT_TABLE,
    media_type=MediaType.TEXT,
    summary="A game that is over, to take away",
)
async def game_file(request: Asked, table: FromPath[str]) -> Response[str]:
    """Its key included: `folsom verify-game` checks every shuffle, `folsom replay` shows it."""
    parts = _exporting(request)
    text = await parts.hall.game_file(user_of(request), table, invitation=invitation_of(request))
    headers = {"content-disposition": 'attachment; filename="folsom.game"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def _exporting(request: Asked) -> Parts:
    parts = parts_of(request)
    parts.limits.take("exports", request.user.id or address_key(request.user.address))
    return parts


def _link(request: Asked, parts: Parts, welcome: Welcome) -> str:
    """The link to a table; a public one's holds no secret, as nobody needs one there."""
    secret = "" if welcome.part.settings.public else welcome.invitation
    return parts.links.table_link(
        request.scope["scheme"], request.headers.get("host", ""), welcome.table, secret
    )


ROUTER = Router(
    path="/",
    route_handlers=[lobby, watchable, open_table, command, look, link, replay, log, game_file],
    tags=["tables"],
)
