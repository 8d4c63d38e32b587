"""The web application of one server: all routes behind one door, every response measured, with headers."""

from typing import Final

from litestar import Litestar, Router
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from folsom import __version__
from folsom.server.authority import Deed
from folsom.server.door import Door
from folsom.server.headers import with_headers
from folsom.server.heads import with_heads
from folsom.server.measuring import measured
from folsom.server.openapi_document import DocumentPlugin
from folsom.server.parts import STATE_KEY, Parts
from folsom.server.problems import HANDLERS
from folsom.server.routes import admin, door, house, me, page, schema, socket, tables

LARGEST_BODY: Final = 65_536
"""Bytes of a request's body, and of a message on a socket."""
ROUTERS: Final = (house, door, me, tables, socket, admin, schema, page)
LOOK: Final = {"deed": Deed.LOOK_AROUND}
DESCRIPTION: Final = (
    "Everything that the page does, programs can do too. Whatever is refused is a `Problem`. "
    "What is said on a table's socket stands in `/schema/socket.json`."
)


def make_application(parts: Parts) -> ASGIApp:
    """The application, as an ASGI server takes it."""
    return with_heads(with_headers(measured(make_litestar(parts), parts)))


def make_litestar(parts: Parts | None = None) -> Litestar:
    """The framework's part of it; without parts it can be described, and no more."""
    return Litestar.from_config(
        AppConfig(
            route_handlers=[each.ROUTER for each in ROUTERS],
            middleware=[Door()],
            exception_handlers=HANDLERS,
            openapi_config=described(),
            request_max_body_size=LARGEST_BODY,
            state=State({STATE_KEY: parts}),
        )
    )


def described() -> OpenAPIConfig:
    """How the API describes itself."""
    return OpenAPIConfig(
        title="Folsom",
        version=__version__,
        description=DESCRIPTION,
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(
                    type="apiKey", name="folsom", security_scheme_in="cookie", description="A browser's."
                ),
                "token": SecurityScheme(type="http", scheme="bearer", description="A program's."),
            }
        ),
        render_plugins=[DocumentPlugin()],
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, opt=LOOK),
    )
