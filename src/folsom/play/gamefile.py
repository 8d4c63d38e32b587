"""The game file: a whole game as text, as PGN is for chess.

    folsom game 1
    game: napad
    ruleset: napad
    switches: harder=false twos=false cards=reconstruction-1
    seats: cowboys, mexicans
    set-up: first=cowboys
    key-hash: 74a1f2...
    key: 0a53c4...
    result: 23 34*
    end: 5be0d1...

    0 Y7R2>Y @3.2; 1 Y5R3>R @5.07; 0 R4G4>R; 1 G2Y5>G; 0 pass; 1 pass

First the form's name and number. Then headings, each once, in this order. `switches` are all fields of the
ruleset and alone count; `ruleset` is the name they had. A switch that is not named has the value it had
before it existed. A seat `?` was left to chance. `set-up` holds what the players chose; the rest came from
the key. `key-hash` is the SHA-256 of the 32 bytes of `key`, shown from the start; the key itself stands here
only once the game is over, or where its owner asks for it, to go on later. `start` is the position from which
a game began that was not dealt. `result` has the seats' points, winners starred, and `end` is the SHA-256 of
the last position's text: both are there to be checked, and only in a game that is over.

After an empty line come the answers in the order in which they were given: seat, text and, if known, the
seconds since the game began. A line that begins with a blank continues the one before.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from folsom.play.errors import BadText
from folsom.play.question import Outcome

FORM: Final = "folsom game 1"
HEADINGS: Final = (
    "game",
    "ruleset",
    "switches",
    "seats",
    "set-up",
    "key-hash",
    "key",
    "start",
    "result",
    "end",
)
NEEDED: Final = ("game", "seats")
CHANCE: Final = "?"  # a seat whose name was left to the key
WIDTH: Final = 110
GLUE: Final = "\x1f"  # stands for a blank at which no line is broken
ANSWER: Final = re.compile(r"(?P<seat>\d+) (?P<text>[^;@]*[^;@ ])(?: @(?P<seconds>\d+(?:\.\d+)?))?")
SWITCH: Final = re.compile(r"(?P<name>[a-z_][a-z0-9_.]*)=(?P<value>\S+)")


class Given(msgspec.Struct, frozen=True):
    """One answer: who gave it, its text, and when, in seconds since the game began."""

    seat: int
    text: str
    seconds: float | None = None


class GameFile(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to play a game again."""

    game: str
    ruleset: str
    switches: Mapping[str, str]
    seats: tuple[str, ...]
    set_up: Mapping[str, str] = {}
    key_hash: str = ""
    key: bytes | None = None
    start: str = ""
    result: str = ""
    end: str = ""
    answers: tuple[Given, ...] = ()


def hash_of(data: bytes) -> str:
    """What is shown of a key, or of a text, before it may be seen itself."""
    return sha256(data).hexdigest()


def switches_of(ruleset: msgspec.Struct | None) -> Mapping[str, str]:
    """All fields of a ruleset as text, nothing for none."""
    fields = msgspec.structs.asdict(ruleset) if ruleset is not None else {}
    return {name: as_text(value) for name, value in fields.items()}


def as_text(value: object) -> str:
    """A switch or a choice as one word: true, false, a number, a name, or a list of these.

    >>> as_text(True), as_text([3, 1, 2]), as_text("ghost, belle")
    ('true', '3,1,2', 'ghost,belle')
    """
    if isinstance(value, list | tuple):
        return ",".join(as_text(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else "".join(str(value).split())


def result_text(outcome: Outcome) -> str:
    """The seats' points, a star beside each winner's.

    >>> result_text(Outcome(scores=(23, 34), winners=(1,)))
    '23 34*'
    """
    stars = ("*" if seat in outcome.winners else "" for seat in range(len(outcome.scores)))
    return " ".join(f"{score}{star}" for score, star in zip(outcome.scores, stars, strict=True))


def is_game_file(text: str) -> bool:
    """Whether a text claims to be a game file."""
    return text.lstrip().startswith("folsom game ")


# ---------------------------------------------------------------- writing


def write(file: GameFile) -> str:
    """The game file's text."""
    headings = {
        "game": file.game,
        "ruleset": file.ruleset,
        "switches": _pairs(file.switches),
        "seats": ", ".join(name or CHANCE for name in file.seats),
        "set-up": _pairs(file.set_up),
        "key-hash": file.key_hash,
        "key": file.key.hex() if file.key is not None else "",
        "start": file.start,
        "result": file.result,
        "end": file.end,
    }
    lines = [FORM]
    lines += [line for name, value in headings.items() if value for line in _heading(name, value)]
    if file.answers:
        lines += ["", *_answer_lines(file.answers)]
    return "\n".join(lines) + "\n"


def _pairs(values: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _heading(name: str, value: str) -> list[str]:
    if name == "start":
        first, *others = value.rstrip("\n").split("\n")
        return [f"{name}: {first}", *(f"  {line}" for line in others)]
    first, *others = _wrapped(f"{name}: {value}")
    return [first, *(f"  {line}" for line in others)]


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _answer_lines(answers: Sequence[Given]) -> list[str]:
    """The answers on as few lines as they need, none of them torn apart."""
    glued = "; ".join(_answer_text(answer).replace(" ", GLUE) for answer in answers)
    return [line.replace(GLUE, " ") for line in _wrapped(glued)]


def _answer_text(answer: Given) -> str:
    if answer.seconds is None:
        return f"{answer.seat} {answer.text}"
    seconds = f"{answer.seconds:.3f}".rstrip("0").rstrip(".")
    return f"{answer.seat} {answer.text} @{seconds}"


# ---------------------------------------------------------------- reading


def read(text: str) -> GameFile:
    """The game a text stands for; BadText, with the line, where it cannot be read."""
    lines = text.strip("\n").split("\n")
    if lines[0].strip() != FORM:
        raise BadText(f"line 1: a game file begins with '{FORM}', not with '{lines[0][:40]}'")
    gap = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    headings = _headings(lines[1:gap])
    return GameFile(
        game=headings["game"],
        ruleset=headings.get("ruleset", ""),
        switches=_read_pairs("switches", headings.get("switches", "")),
        seats=tuple(name.strip().replace(CHANCE, "") for name in headings["seats"].split(",")),
        set_up=_read_pairs("set-up", headings.get("set-up", "")),
        key_hash=headings.get("key-hash", ""),
        key=_read_key(headings.get("key")),
        start=headings.get("start", ""),
        result=headings.get("result", ""),
        end=headings.get("end", ""),
        answers=tuple(_answers(" ".join(lines[gap:]))),
    )


def _headings(lines: list[str]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    last = ""
    for number, line in enumerate(lines, 2):
        if line[0].isspace() and last:
            found[last] += ("\n" if last == "start" else " ") + line[2:].rstrip()
            continue
        last, colon, value = line.partition(":")
        if not colon or last not in HEADINGS:
            raise BadText(f"line {number}: a heading is one of {', '.join(HEADINGS)}, then a colon")
        if last in found:
            raise BadText(f"line {number}: '{last}' stands here a second time")
        found[last] = value.strip()
    missing = [name for name in NEEDED if name not in found]
    if missing:
        raise BadText(f"the heading '{missing[0]}' is missing")
    return found


def _read_pairs(heading: str, text: str) -> Mapping[str, str]:
    pairs: dict[str, str] = {}
    for word in text.split():
        match = SWITCH.fullmatch(word)
        if match is None:
            raise BadText(f"in '{heading}', '{word}' should be a name, an equals sign and a value")
        pairs[match["name"]] = match["value"]
    return pairs


def _read_key(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise BadText("the key is not written in hexadecimal digits") from None
    if len(key) != 32:
        raise BadText(f"a key has 32 bytes, this one {len(key)}")
    return key


def _answers(text: str) -> Iterator[Given]:
    for number, part in enumerate(text.split(";"), 1):
        if not part.strip():
            continue
        match = ANSWER.fullmatch(" ".join(part.split()))
        if match is None:
            raise BadText(f"answer {number}, '{part.strip()}', should be a seat's number and a text")
        seconds = float(match["seconds"]) if match["seconds"] else None
        yield Given(int(match["seat"]), match["text"], seconds)
