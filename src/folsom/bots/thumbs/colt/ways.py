"""How an outlaw answers each kind of question of Colt Express, and how the search looks at that game."""

from folsom.games.colt_express.rules import ending
from folsom.games.colt_express.rules.laps import is_dark
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import DECLINE, DRAW, PLAY_DOWN, TAKE, Ask, Phase
from folsom.kernel.bits import count, has, nth
from folsom.kernel.rule import rule

from . import planning, stealing

HORIZON = 2
"""The search plays its worlds out to the end of the next round: what comes then is mostly chance."""
EVEN = 400
"""What the prize is worth to one of two who have fired as often as each other ..."""
A_SHOT = 200
"""... and by how much each bullet more changes that."""
MOST_LEAD = 2


@rule
def thumb(h: Heist, seat: int, answers: int, luck: int) -> int:
    """The answer of most merit; of equals any."""
    asking = h.asking
    if asking == Ask.PLAN:
        return planning.play_or_draw(h, seat, answers, luck)
    if asking in (Ask.MOVE, Ask.SHOOT, Ask.ROB, Ask.PUNCH, Ask.DROP, Ask.MARSHAL, Ask.KNOCK):
        return stealing.do_best(h, seat, answers, luck)
    return rarer(h, seat, answers, luck)


@rule
def rarer(h: Heist, seat: int, answers: int, luck: int) -> int:
    """Picks, covering fire, cards to keep; loot on offer is taken, and formations are anybody's guess."""
    asking = h.asking
    if asking == Ask.COVER or asking == Ask.PICK:
        return planning.play_or_draw(h, seat, answers, luck)
    if asking == Ask.KEEP:
        return planning.get_rid_of(answers)
    if has(answers, TAKE):
        return TAKE
    return nth(answers, (luck * count(answers)) >> 32)


# ---------------------------------------------------------------- for the search


@rule
def is_shown(h: Heist, _seat: int, answer: int) -> bool:
    """Cards laid face down are not, nor what all are asked at once (P3, K2, C5, Q83)."""
    if h.asking == Ask.PLAN:
        return answer == DRAW or (answer < PLAY_DOWN and not is_dark(h))
    return h.asking == Ask.COVER or h.asking > Ask.KEEP or answer == DECLINE


@rule
def stage(h: Heist) -> int:
    """The round."""
    return h.round_no


@rule
def holdings(h: Heist, seat: int) -> int:
    """The loot carried; the prize as it would be given now."""
    if h.phase == Phase.OVER:
        return h.dollars[seat]
    return ending.loot_of_seat(h, seat) + prize(h, seat)


@rule
def prize(h: Heist, seat: int) -> int:
    """What part of the Gunslinger's prize a seat may count on: the more, the further it leads."""
    if h.gunslinger == 0:
        return 0
    fired, lead = ending.most_shots(h, seat), MOST_LEAD
    for other in range(h.seats):
        if other != seat:
            lead = min(lead, fired - ending.most_shots(h, other))
    return max(0, EVEN + A_SHOT * lead)


@rule
def prospects(_h: Heist) -> int:
    """A thousand dollars."""
    return 1000
