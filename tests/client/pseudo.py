"""A language for tests of layout: English, a third longer, as other languages are. Nothing may overflow then.

A browser that asks for the page's English is answered with `module()`; the page itself knows nothing of it.
"""

import json
import math
import re

from fluent.syntax import FluentParser, FluentSerializer, ast

from folsom.narration.catalogue import COMMON, source
from folsom.narration.telling import GAMES
from tests.client.catalogues import ENGLISH, files, text
from tests.narration.test_catalogues import walk

CHUNK = "**/assets/en-*.js"
"""Where the built page keeps its English, as browsers are told to look for it."""
GROWTH = 0.3
VOWEL = re.compile("[aeiouy]", re.IGNORECASE)
PADDING = "~"


def longer(words: str) -> str:
    """The same words, longer by a third: vowels are drawn out, so that lines break where they did."""
    wanted = math.ceil(GROWTH * len(words.strip()))
    vowels = [match.start() for match in VOWEL.finditer(words)]
    if wanted == 0 or not vowels:
        return words + PADDING * wanted
    times, rest = divmod(wanted, len(vowels))
    drawn = {at: words[at] * (1 + times + (k < rest)) for k, at in enumerate(vowels)}
    return "".join(drawn.get(at, sign) for at, sign in enumerate(words))


def lengthened(catalogue: str) -> str:
    """A catalogue whose texts are all longer; what they insert stays as it is."""
    resource = FluentParser().parse(catalogue)
    for node in walk(resource):
        if isinstance(node, ast.TextElement):
            node.value = longer(node.value)
    return FluentSerializer().serialize(resource)


def module() -> str:
    """All English of the page and of the games, longer, as the script that the page loads."""
    games = [source(file, ENGLISH) for file in (COMMON, *GAMES)]
    own = [text(file, ENGLISH) for file in sorted(files(ENGLISH))]
    return f"export default {json.dumps([lengthened(each) for each in (*own, *games)])};"
