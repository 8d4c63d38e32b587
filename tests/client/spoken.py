"""Which messages the page's sources ask for: read from the text of client/src, as people write it.

An id is asked for directly, `t('close')` or `t(isOpen ? 'napad-hide' : 'napad-peek')`; by a word that stands
elsewhere, `{ does: 'keys-draw' }`; or by its family, `t(`power-${bandit}`)`, `sentenceFor('option', name)`.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "client/src"
ASIDE = ("generated", "gallery", "narration", "i18n/texts.svelte.ts")
"""Made by tools, for those who draw, telling what the games' own catalogues say, or what speaks itself."""

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|\s)//[^\n]*|<style>.*?</style>", re.DOTALL)
ID = r"[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)*"
WORD = re.compile(rf"(?<!== )'({ID})(?:\.[a-z]+)?'|\"({ID})\"")
TEMPLATE = re.compile(r"`([a-z]+(?:-[a-z]+)*-)\$\{[^`]*\}((?:-[a-z]+)*)`")
FAMILY = re.compile(r"\b(?:named|sentenceFor)\('([a-z-]+)'")
CALL = re.compile(r"(?<![\w.$])(?:t|has)\(")
NAME = re.compile(r"\s*(\w+)\s*(?:[:,]|$)")
CLOSING = {"(": ")", "[": "]", "{": "}"}


@cache
def sources() -> dict[str, str]:
    """The sources, without comments and styles, by their names."""
    paths = [path for end in ("ts", "svelte") for path in sorted(SOURCES.rglob(f"*.{end}"))]
    named = {path.relative_to(SOURCES).as_posix(): path for path in paths}
    return {
        name: COMMENT.sub(" ", path.read_text("utf-8"))
        for name, path in named.items()
        if not name.startswith(ASIDE)
    }


def arguments(source: str, start: int) -> list[str]:
    """The arguments of a call that opens just before `start`."""
    found, waiting = [""], [")"]
    for sign in source[start:]:
        if sign == waiting[-1]:
            waiting.pop()
        elif sign in CLOSING:
            waiting.append(CLOSING[sign])
        if not waiting:
            break
        if sign == "," and len(waiting) == 1:
            found.append("")
        else:
            found[-1] += sign
    return found


def calls() -> Iterator[tuple[str, list[str]]]:
    """Every place where something is said: the source, and what is asked for with which arguments."""
    for name, source in sources().items():
        for call in CALL.finditer(source):
            yield name, arguments(source, call.end())


def words(source: str) -> set[str]:
    """All quoted words that could be ids."""
    return {single or double for single, double in WORD.findall(source)}


def direct() -> set[str]:
    """Ids that are asked for directly."""
    return {word for _, (id_, *_) in calls() for word in words(re.sub("`.*?`", "", id_))}


def elsewhere() -> set[str]:
    """Ids of several words that stand anywhere: in tables, in functions that choose one."""
    return {word for source in sources().values() for word in words(source) if "-" in word}


def families() -> set[str]:
    """Patterns of ids that are made while the page runs, with a star for what is put in."""
    found = {f"{family}-*" for source in sources().values() for family in FAMILY.findall(source)}
    return found | {
        f"{before}*{after}" for source in sources().values() for before, after in TEMPLATE.findall(source)
    }


def given() -> Iterator[tuple[str, set[str]]]:
    """Ids that are asked for with arguments written beside them, and the names of these."""
    for _, (id_, *rest) in calls():
        if rest and rest[0].strip().startswith("{"):
            parts = arguments(rest[0].strip(), 1)
            names = {match[1] for part in parts if (match := NAME.match(part.rstrip("}")))}
            for word in words(id_):
                yield word, names
