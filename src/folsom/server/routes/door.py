"""Coming in: as a guest, by one's return link, as a program."""

import hmac

from litestar import Response, Router, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import JSONBody

from folsom.server.authority import Deed
from folsom.server.cookies import cookie
from folsom.server.door import address_of
from folsom.server.doorkeeper import Admitted
from folsom.server.limits import address_key
from folsom.server.parts import Asked, Parts, parts_of
from folsom.server.routes.bodies import Arriving, Person, Program, Returning
from folsom.tables.ports import User
from folsom.tables.refusal import Refusal

NOBODY: User = User(id="", name="")
CLOSED = "this house lets nobody in without an invitation: ask whoever runs it, or come by a table's link"


def person(user: User) -> Person:
    """A user, as it sees itself."""
    return Person(id=user.id, name=user.name, program=user.program, created=user.created)


@post("/api/guests", deed=Deed.COME_IN, summary="Come in with a name and no account")
async def arrive(request: Asked, data: JSONBody[Arriving]) -> Response[Person]:
    """The response sets the cookie by which the browser is known from now on."""
    parts = await _let_in(request, data)
    return _known(request, parts, await parts.doorkeeper.arrive(data.name))


@post("/api/return", deed=Deed.COME_IN, summary="Come back by one's return link")
async def come_back(request: Asked, data: JSONBody[Returning]) -> Response[Person]:
    """The same person, on another device."""
    parts = parts_of(request)
    parts.limits.take("returns", address_key(address_of(request)))
    return _known(request, parts, await parts.doorkeeper.come_back(data.secret))


@post("/api/programs", deed=Deed.COME_IN, summary="Come in as a program")
async def arrive_program(request: Asked, data: JSONBody[Arriving]) -> Program:
    """Whoever shows the token, as `Authorization: Bearer TOKEN`, is that program; tables say that it is."""
    parts = await _let_in(request, data)
    admitted = await parts.doorkeeper.arrive(data.name, program=True)
    return Program(person=person(admitted.user), token=admitted.secret)


async def _let_in(request: Asked, data: Arriving) -> Parts:
    """The server's parts, if whoever comes may come in."""
    parts, address = parts_of(request), address_key(address_of(request))
    if parts.settings.invite_only:
        parts.limits.take("returns", address)
        if not await _is_invited(parts, data):
            raise PermissionDeniedException(detail=CLOSED)
    parts.limits.take("guests", address)
    return parts


async def _is_invited(parts: Parts, data: Arriving) -> bool:
    """By the house, or to a table whose link is shown."""
    if not data.invitation:
        return False
    if hmac.compare_digest(data.invitation.encode(), parts.folder.invitation().encode()):
        return True
    return bool(data.table) and await _opens(parts, data)


async def _opens(parts: Parts, data: Arriving) -> bool:
    """Whether the invitation is the table's; a public table's link is no invitation to the house."""
    try:
        welcome = await parts.hall.welcome(NOBODY, data.table, invitation=data.invitation)
    except Refusal:
        return False
    return not welcome.part.settings.public


def _known(request: Asked, parts: Parts, admitted: Admitted) -> Response[Person]:
    return Response(
        person(admitted.user), status_code=201, cookies=[cookie(request, admitted.secret, parts.settings)]
    )


ROUTER = Router(path="/", route_handlers=[arrive, come_back, arrive_program], tags=["coming in"])
