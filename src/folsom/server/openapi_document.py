"""What the routes take and give, as an OpenAPI 3.1 document: the framework's, with what it does not know.

Whatever is refused is a `Problem`, with the same shape everywhere; and a route says itself who may come.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin

from folsom.server.authority import ALLOWED, Deed
from folsom.server.problems import Problem
from folsom.server.visitors import Standing

METHODS: Final = ("get", "put", "post", "delete", "patch")
SCHEMAS: Final = "#/components/schemas/"
REFUSED: Final = "It was refused, and nothing of it was carried out: why, in a sentence."
SAYS_WHO: Final[list[dict[str, list[str]]]] = [{"session": []}, {"token": []}]

Document = dict[str, Any]  # JSON, which may be anything


class DocumentPlugin(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON, the same bytes that are checked in."""
        del openapi_schema
        return openapi_document(request.app)


def openapi_document(app: Litestar) -> bytes:
    """The document of an application's routes."""
    document = app.openapi_schema.to_schema()
    _, components = msgspec.json.schema_components([Problem], ref_template=SCHEMAS + "{name}")
    document["components"]["schemas"] |= components
    deeds = _deeds(app)
    for path, method, operation in _operations(document):
        _complete(operation, deeds[path, method])
    return msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"


def _operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def _complete(operation: Document, deed: Deed) -> None:
    responses = operation["responses"]
    responses.pop("400", None)
    responses["default"] = {
        "description": REFUSED,
        "content": {MediaType.JSON.value: {"schema": {"$ref": f"{SCHEMAS}{Problem.__name__}"}}},
    }
    if Standing.STRANGER not in ALLOWED[deed]:
        operation["security"] = SAYS_WHO


def _deeds(app: Litestar) -> Mapping[tuple[str, str], Deed]:
    """What each route does, by its path and method."""
    return {
        (route.path_format, str(method).lower()): handler.opt["deed"]
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in getattr(handler, "http_methods", ())
        if "deed" in handler.opt
    }
