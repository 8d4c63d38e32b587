"""Oneself: one's name, devices, return link, tables; whom one blocks; and being forgotten."""

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from folsom.server import qr
from folsom.server.authority import Deed
from folsom.server.cookies import cookie, no_cookie, shown_by
from folsom.server.doorkeeper import NobodyThere
from folsom.server.parts import Asked, Parts, parts_of
from folsom.server.routes.bodies import Blocked, Device, Kept, Link, Person, Renaming, Tables
from folsom.server.routes.door import person
from folsom.server.tokens import short
from folsom.server.visitors import Visitor
from folsom.tables.ports import Session, User
from folsom.tables.refusal import Refusal

SIGNED_OUT = "this device was signed out"
FORGOTTEN = "you are forgotten, as you wished"
ALL = 100_000


def known(visitor: Visitor) -> tuple[User, Session]:
    """The user and the session of a visitor who was let in as somebody."""
    assert visitor.user is not None, "the door lets nobody else in here"
    assert visitor.session is not None, "as above"
    return visitor.user, visitor.session


@get("/api/me", deed=Deed.BE_SOMEBODY, summary="Who I am")
async def me(request: Asked) -> Response[Person]:
    """401 for whoever is nobody here. A browser's cookie lasts as long again from now on, as its session."""
    shown = shown_by(request)
    cookies = [cookie(request, shown.secret, parts_of(request).settings)] if shown.is_cookie else []
    return Response(person(known(request.user)[0]), cookies=cookies)


@patch("/api/me", deed=Deed.BE_SOMEBODY, summary="Be called otherwise")
async def rename(request: Asked, data: JSONBody[Renaming]) -> Person:
    """Tables show the new name at once."""
    return person(await rename_user(parts_of(request), known(request.user)[0].id, data.name))


async def rename_user(parts: Parts, user: str, name: str) -> User:
    """In the books, at live tables, on the line."""
    renamed = await parts.doorkeeper.rename(user, name)
    parts.sockets.rename(renamed)
    await parts.hall.rename(renamed.id, renamed.name)
    return renamed


@delete("/api/me", status_code=204, deed=Deed.BE_SOMEBODY, summary="Be forgotten")
async def forget(request: Asked) -> Response[None]:
    """Everything of me is deleted; my games stay, under no name. There is no way back."""
    user, _ = known(request.user)
    await forget_user(parts_of(request), user.id)
    return Response(None, status_code=204, cookies=[no_cookie(request)])


async def forget_user(parts: Parts, user: str) -> None:
    """Out of its seats, out of the books, off the line."""
    await parts.hall.forget(user)
    await parts.doorkeeper.forget(user)
    parts.sockets.hang_up_user(user, FORGOTTEN)


@get("/api/me/kept", deed=Deed.BE_SOMEBODY, summary="All that is kept of me")
async def kept(request: Asked) -> Kept:
    """My name, devices, whom I block, and my tables, where my games are."""
    parts, (user, session) = parts_of(request), known(request.user)
    return Kept(
        person=person(user),
        seen=user.seen,
        devices=await _devices(parts, session),
        blocked=await _blocked(parts, user.id),
        tables=await parts.hall.own(user.id, ALL),
    )


# ---------------------------------------------------------------- devices


@post("/api/me/return-link", deed=Deed.BE_SOMEBODY, summary="A new private return link")
async def return_link(request: Asked) -> Link:
    """With it I come back on any device. The one before it is worth nothing any more."""
    parts = parts_of(request)
    secret = await parts.doorkeeper.make_return_link(known(request.user)[0].id)
    link = parts.links.return_link(request.scope["scheme"], request.headers.get("host", ""), secret)
    return Link(link=link, picture=qr.picture(link))


@get("/api/me/devices", deed=Deed.BE_SOMEBODY, summary="The devices by which I am known")
async def devices(request: Asked) -> tuple[Device, ...]:
    """Browsers and tokens, this one among them."""
    return await _devices(parts_of(request), known(request.user)[1])


@delete("/api/me/devices/{device:str}", status_code=204, deed=Deed.BE_SOMEBODY, summary="Sign a device out")
async def sign_out(request: Asked, device: FromPath[str]) -> Response[None]:
    """It is nobody's any more, and its sockets are closed. `this` names the device that asks."""
    parts, (user, session) = parts_of(request), known(request.user)
    sessions = [session] if device == "this" else await parts.store.people.list_sessions(user.id)
    found = next((each for each in sessions if device in {"this", short(each.hash)}), None)
    if found is None:
        raise NobodyThere("no device of yours is called that")
    await parts.doorkeeper.sign_out(found)
    parts.sockets.hang_up_session(found.hash, SIGNED_OUT)
    cookies = [no_cookie(request)] if found.hash == session.hash else []
    return Response(None, status_code=204, cookies=cookies)


async def _devices(parts: Parts, current: Session) -> tuple[Device, ...]:
    sessions = await parts.store.people.list_sessions(current.user)
    return tuple(
        Device(
            id=short(each.hash),
            kind=each.kind,
            created=each.created,
            expires=each.expires,
            current=each.hash == current.hash,
        )
        for each in sessions
    )


# ---------------------------------------------------------------- others


@get("/api/me/tables", deed=Deed.BE_SOMEBODY, summary="My tables")
async def tables(request: Asked) -> Tables:
    """Those where it is my turn first, then those where something happened last."""
    return Tables(tables=await parts_of(request).hall.own(request.user.id))


@get("/api/me/blocked", deed=Deed.BE_SOMEBODY, summary="Whom I block")
async def blocked(request: Asked) -> tuple[Blocked, ...]:
    """People whom I do not hear, and who sit at no table of mine."""
    return await _blocked(parts_of(request), request.user.id)


@put("/api/me/blocked/{user:str}", status_code=204, deed=Deed.BE_SOMEBODY, summary="Block somebody")
async def block(request: Asked, user: FromPath[str]) -> None:
    """From now on, at every table."""
    parts = parts_of(request)
    if user == request.user.id:
        raise Refusal("impossible", "nobody can be deaf to oneself")
    if await parts.store.people.get_user(user) is None:
        raise NobodyThere("nobody of that id is known here")
    await parts.store.people.block(request.user.id, user)
    await parts.hall.heed_blocks(request.user.id)


@delete("/api/me/blocked/{user:str}", status_code=204, deed=Deed.BE_SOMEBODY, summary="Unblock somebody")
async def unblock(request: Asked, user: FromPath[str]) -> None:
    """Nothing happens if nobody of that id was blocked."""
    parts = parts_of(request)
    await parts.store.people.unblock(request.user.id, user)
    await parts.hall.heed_blocks(request.user.id)


async def _blocked(parts: Parts, user: str) -> tuple[Blocked, ...]:
    people = parts.store.people
    found = [(each, await people.get_user(each)) for each in sorted(await people.blocked_by(user))]
    return tuple(Blocked(id=id_, name=known.name if known else "") for id_, known in found)


ROUTER = Router(
    path="/",
    route_handlers=[
        me,
        rename,
        forget,
        kept,
        return_link,
        devices,
        sign_out,
        tables,
        blocked,
        block,
        unblock,
    ],
    tags=["oneself"],
)
