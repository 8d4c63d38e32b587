"""docs/performance.md: each of its sections is written by the program that measures it, and by nothing else.

A section stands between two comments, `<!-- rules -->` and `<!-- /rules -->`.
"""

import platform
import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "docs" / "performance.md"


def put(name: str, text: str, page: Path = PAGE) -> None:
    """Put a text where the page has its section of this name."""
    before = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    head, found, rest = before.partition(begin)
    _, closed, tail = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page.name} has no section between {begin} and {end}")
    page.write_text(f"{head}{begin}\n\n{text.strip()}\n\n{end}{tail}", encoding="utf-8")


def machine() -> str:
    """The processor and the Python, in a few words."""
    return f"{_processor()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return found[1] if found else platform.machine()
