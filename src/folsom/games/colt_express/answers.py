"""The answers: one fixed action space for all rulesets, and each answer as people write it.

A card of a seat with two bandits carries its bandit's name; "down" lays it face down. Text is understood in
any case and spacing, and always written in one way.
"""

from typing import Final

from folsom.kernel.bits import has
from folsom.kernel.errors import UnknownAnswer

from .rule_ids import Rule
from .rules import flow
from .seating import seat_name
from .table.loot import purse_worth
from .table.record import Heist
from .table.vocabulary import (
    ACTION_CARDS,
    ANSWERS,
    BULLET,
    CHOOSE_BANDIT,
    CHOOSE_LOOT,
    DECLINE,
    DISCARD,
    DOLLARS,
    DRAW,
    KINDS,
    MOST_CARS,
    ON_BANDIT,
    PLAY,
    PLAY_BULLET,
    PLAY_DOWN,
    SLOTS,
    TAKE,
    TO_CAR,
    UNUSED,
    Ask,
    Loot,
)
from .words import ACTION_WORDS, ASK_WORDS, BANDIT_WORDS, COLOUR_WORDS, LOOT_WORDS, crew_words, deck_words

DOWN: Final = " down"
DECLINING: Final = {Ask.COVER: "no", Ask.KEEP: "done", Ask.TAKE: "leave", Ask.PICKPOCKET: "leave"}
OF_A_BANDIT: Final = frozenset(
    {Ask.MOVE, Ask.MARSHAL, Ask.SHOOT, Ask.ROB, Ask.PUNCH, Ask.DROP, Ask.TAKE, Ask.KNOCK, Ask.PICKPOCKET}
)

_PLAYS: Final = frozenset(range(PLAY, PLAY_DOWN))
_CARS: Final = frozenset(range(TO_CAR, CHOOSE_BANDIT))
_BANDITS: Final = frozenset(range(CHOOSE_BANDIT, CHOOSE_LOOT))
_LOOT: Final = frozenset(range(CHOOSE_LOOT, DISCARD))
_YES_OR_NO: Final = frozenset({TAKE, DECLINE})
_FITTING: Final = {
    Ask.NOTHING: frozenset[int](),
    Ask.PLACE: _BANDITS,
    Ask.PICK: _PLAYS,
    Ask.PLAN: _PLAYS | frozenset(range(PLAY_DOWN, DRAW + 1)),
    Ask.COVER: _PLAYS | {DECLINE},
    Ask.KEEP: frozenset(range(DISCARD, ANSWERS)) | {DECLINE},
    Ask.MOVE: _CARS,
    Ask.MARSHAL: _CARS,
    Ask.SHOOT: _BANDITS,
    Ask.ROB: _LOOT,
    Ask.PUNCH: _BANDITS,
    Ask.DROP: _LOOT,
    Ask.TAKE: _YES_OR_NO,
    Ask.KNOCK: _CARS,
    Ask.PICKPOCKET: _YES_OR_NO,
}
"""The answers to each question, whatever a rule may say of them."""

_SLOT_WORDS: Final = ("", "second ")
_CARDS: Final = tuple(slot + action for slot in _SLOT_WORDS for action in ACTION_WORDS)
_BULLETS: Final = tuple(f"bullet {colour}" for colour in COLOUR_WORDS)
NAMES: Final = (
    *_CARDS,
    *(card + DOWN for card in _CARDS),
    "draw",
    "decline",
    "take",
    *(str(car) for car in range(MOST_CARS + 1)),
    *BANDIT_WORDS,
    *LOOT_WORDS,
    *(f"discard {card}" for card in (*_CARDS, *_BULLETS)),
)
"""A name for every code; a card of a team's second bandit is the "second" one, for names know no seat."""
assert len(NAMES) == ANSWERS, "every answer has a name"


def fits(h: Heist, seat: int, code: int, /) -> bool:
    """Whether an answer is one to what the seat is asked, allowed or not; a card must be its bandits'."""
    if code not in _FITTING[Ask(flow.question(h, seat))]:
        return False
    card = code % ACTION_CARDS if code < DRAW else code - DISCARD
    return not 0 <= card < ACTION_CARDS or card < h.crew_size * KINDS


def refusal_text(h: Heist, seat: int, code: int, rule: int, /) -> str:
    """Of Belle, who else is a target (C1); elsewhere the rule's own sentence says it all.

    There are two others at the least: with one, nobody would be asked.
    """
    del code
    if rule != Rule.C1:
        return ""
    legal = flow.legal(h, seat)
    others = [who.title() for k, who in enumerate(BANDIT_WORDS) if has(legal, CHOOSE_BANDIT + k)]
    done = "shot" if h.asking == Ask.SHOOT else "punched"
    return f"Belle cannot be {done}: {', '.join(others[:-1])} and {others[-1]} are legal targets too"


def question_text(kind: int, /) -> str:
    """The name of a kind of question ("shoot")."""
    return "" if kind == Ask.NOTHING else ASK_WORDS[kind]


def bandit_asked(h: Heist, seat: int, /) -> str:
    """Which of the seat's bandits a question is about; the seat's name if it is about the seat."""
    if flow.question(h, seat) in OF_A_BANDIT:
        return BANDIT_WORDS[h.who]
    return seat_name(h, seat)


# ---------------------------------------------------------------- writing


def card_text(h: Heist, seat: int, card: int) -> str:
    """A card as its seat calls it: "move", of a team "tuco move", "bullet tuco"."""
    return deck_words(crew_words(h.crew[seat], h.crew_size))[card]


def answer_text(h: Heist, seat: int, code: int, /) -> str:
    """The answer as people write it, in the words of the question it answers."""
    if code < PLAY_DOWN:
        return card_text(h, seat, code - PLAY)
    if code < DRAW:
        return card_text(h, seat, code - PLAY_DOWN) + DOWN
    if code == DECLINE:
        return _declining(h, seat)
    if code >= PLAY_BULLET:
        return _BULLETS[code - PLAY_BULLET]
    if code >= DISCARD:
        return f"discard {card_text(h, seat, code - DISCARD)}"
    return NAMES[code]


def _declining(h: Heist, seat: int) -> str:
    return DECLINING.get(Ask(flow.question(h, seat)), "no")


# ---------------------------------------------------------------- reading


def parse_answer(h: Heist, seat: int, text: str, /) -> int:
    """The code of a text; UnknownAnswer if nobody could ever mean anything by it here.

    An answer to another question than the one asked has a code all the same, so that the rules say why not.
    """
    words = text.lower().split()
    code = _code(h, seat, words)
    if code is None:
        raise UnknownAnswer(_why_unknown(h, seat, text))
    return code


def _code(h: Heist, seat: int, words: list[str]) -> int | None:
    match words:
        case ["discard", *rest]:
            card = _card(h, seat, rest, DISCARD)
            return None if card is None else DISCARD + card
        case ["bullet", colour] if colour in COLOUR_WORDS:
            return PLAY_BULLET + COLOUR_WORDS.index(colour)
        case [*rest, "down"]:
            card = _card(h, seat, rest, PLAY_DOWN)
            return None if card is None or card >= ACTION_CARDS else PLAY_DOWN + card
        case [word] if (plain := _plain(h, seat, word)) is not None:
            return plain
    return _card(h, seat, words, PLAY)


def _plain(h: Heist, seat: int, word: str) -> int | None:
    """Answers of one word that mean the same for every seat."""
    if word in ("draw", "take"):
        return DRAW if word == "draw" else TAKE
    if word in DECLINING.values():
        asked = Ask(flow.question(h, seat))
        return DECLINE if DECLINING.get(asked, word) == word else None
    if word.isdecimal() and int(word) <= MOST_CARS:
        return TO_CAR + int(word)
    if word in BANDIT_WORDS:
        return CHOOSE_BANDIT + BANDIT_WORDS.index(word)
    return CHOOSE_LOOT + LOOT_WORDS.index(word) if word in LOOT_WORDS else None


def _card(h: Heist, seat: int, words: list[str], base: int) -> int | None:
    """A card of the seat, with or without its bandit's name."""
    match words:
        case ["bullet", colour] if colour in COLOUR_WORDS:
            return BULLET + COLOUR_WORDS.index(colour)
        case [bandit, action] if bandit in BANDIT_WORDS and action in ACTION_WORDS:
            return _of_bandit(h, seat, BANDIT_WORDS.index(bandit), ACTION_WORDS.index(action))
        case [action] if action in ACTION_WORDS:
            return _of_any(h, seat, ACTION_WORDS.index(action), base)
    return None


def _of_bandit(h: Heist, seat: int, who: int, action: int) -> int | None:
    for slot in range(h.crew_size):
        if h.crew[seat, slot] == who:
            return slot * KINDS + action
    return None


def _of_any(h: Heist, seat: int, action: int, base: int) -> int | None:
    """Without a name it is clear whose card is meant if only one of a team's bandits may play it now."""
    if h.crew_size == 1:
        return action
    legal = flow.legal(h, seat)
    cards = [slot * KINDS + action for slot in range(SLOTS) if has(legal, base + slot * KINDS + action)]
    return cards[0] if len(cards) == 1 else None


def _why_unknown(h: Heist, seat: int, text: str) -> str:
    asked = question_text(flow.question(h, seat))
    about = f" to '{asked}'" if asked else ""
    legal = flow.legal(h, seat)
    answers = [answer_text(h, seat, code) for code in range(ANSWERS) if has(legal, code)]
    return f"'{text}' is no answer{about}" + (f": answers are {', '.join(answers)}" if answers else "")


# ---------------------------------------------------------------- fate


def split_fate(h: Heist, seat: int, text: str, /) -> tuple[str, int]:
    """A scenario's answer without what fate deals, and that as the record's `fate`.

    "purse 300" is "purse" and 6, in units of $50; to `pickpocket` it means to take that purse.
    """
    words = text.lower().split()
    if len(words) != len(("purse", "300")) or words[0] != LOOT_WORDS[Loot.PURSE] or not words[1].isdecimal():
        return text, 0
    asked = flow.question(h, seat)
    holder = {
        Ask.ROB: h.place[h.who],
        Ask.PICKPOCKET: h.place[h.who],
        Ask.DROP: ON_BANDIT + h.victim,
    }.get(Ask(asked))
    if holder is None:
        raise UnknownAnswer(f"'{text}' is no answer to '{question_text(asked)}': no purse is drawn there")
    value, odd = divmod(int(words[1]), DOLLARS)
    if odd or purse_worth(h, holder, value) == UNUSED:
        raise UnknownAnswer(f"'{text}' cannot be drawn: no such purse lies there")
    return ("take" if asked == Ask.PICKPOCKET else words[0]), value
