"""The page: its built files, held ready to be sent, compressed where that helps."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

BUILT: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = frozenset(
    {".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map"}
)
TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Folsom</title>
<h1>Folsom</h1>
<p>The server runs, but the page has not been built into it. In a checkout, <code>make page</code> builds it;
an installed package has it already. The API works: <a href="/schema/openapi.json">its description</a>.</p>
</html>
"""


class File(Struct, frozen=True):
    """One file of the page."""

    body: bytes
    packed: bytes
    """The same, gzipped; empty where that is no use."""
    kind: str
    mark: str
    """Another for every content."""
    keep: str
    """How long a browser may keep it."""


class Site:
    """All files of the page."""

    def __init__(self, folder: Path = BUILT) -> None:
        """Read them all; there may be none."""
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}

    @property
    def index(self) -> File:
        """The page itself."""
        return self._files.get(INDEX) or _file(NOT_BUILT.encode(), "text/html", ASK_AGAIN)

    def find(self, path: str) -> File | None:
        """The file at a path of the site."""
        return self._files.get(path)


def _read(path: Path, folder: Path) -> File:
    name = path.relative_to(folder).as_posix()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keep = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return _file(path.read_bytes(), kind, keep, is_packed=path.suffix in COMPRESSED)


def _file(body: bytes, kind: str, keep: str, *, is_packed: bool = True) -> File:
    return File(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if is_packed else b"",
        kind=kind,
        mark=f'"{sha256(body).hexdigest()[:32]}"',
        keep=keep,
    )
