"""The page: its files, and itself at every address that is one of its screens."""

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from folsom.server.authority import Deed
from folsom.server.parts import Asked, parts_of
from folsom.server.site import File

NO_SCREENS = ("api/", "schema/")


@get("/", deed=Deed.LOOK_AROUND, include_in_schema=False)
async def front(request: Asked) -> Response[bytes]:
    """The page itself."""
    return _response(request, parts_of(request).site.index)


@get("/{path:path}", deed=Deed.LOOK_AROUND, include_in_schema=False)
async def anything(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the page; or the page, which finds out itself which of its screens is meant."""
    site, name = parts_of(request).site, path.lstrip("/")
    found = site.find(name)
    if found is None and not _may_be_screen(name):
        raise NotFoundException
    return _response(request, found or site.index)


def _may_be_screen(name: str) -> bool:
    is_file = "." in name.rpartition("/")[2]
    return not is_file and not f"{name}/".startswith(NO_SCREENS)


def _response(request: Asked, file: File) -> Response[bytes]:
    headers = {"etag": file.mark, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


ROUTER = Router(path="/", route_handlers=[front, anything])
