"""How a heist runs: from question to answer to question, until it is over.

The functions here are the contract that every game keeps with the kernel. T5 strings the phases together; a
question of the Stealing phase with one answer only is not asked but carried out (nothing about it is secret).
"""

from folsom.kernel.bits import count, has, lowest
from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import seat_from_first
from ..table.vocabulary import (
    ANSWERS,
    CHOOSE_BANDIT,
    CHOOSE_LOOT,
    DECLINE,
    DISCARD,
    NO_CARD,
    PLAY,
    TAKE,
    TO_CAR,
    Ask,
    Phase,
)
from . import (
    ending,
    expert,
    marshal,
    move,
    planning,
    punch,
    rob,
    round_events,
    rounds,
    setup,
    shoot,
    stealing,
    teams,
)

NOBODY = -1


@rule
def begin(h: Heist) -> None:
    """Set up a heist from its ruleset and run on to the first question."""
    setup.lay_out(h)
    h.card = NO_CARD
    h.asking = Ask.NOTHING
    if h.crew_size == 1:
        setup.line_up(h)
        h.phase = Phase.DEALING
    elif h.ask_place:
        teams.ask_formation(h)
    else:
        form_up(h)
    advance(h)


@rule
def form_up(h: Heist) -> None:
    """Teams stand as given, or as fate decides, without being asked (D3, B5)."""
    for k in range(h.seats):
        seat = seat_from_first(h, k)
        if h.formation[seat] == setup.FATE_DECIDES:
            h.formation[seat] = below(h, 2)
        teams.board(h, seat)
    h.phase = Phase.DEALING


@rule
def advance(h: Heist) -> None:
    """Run on until somebody must choose, or the game is over."""
    while True:
        if h.asking == Ask.NOTHING:
            if h.phase == Phase.OVER:
                return
            step(h)
        else:
            if is_secret(h.asking):
                announce(h)
                return
            options = options_now(h, lowest(h.owed_by))
            if count(options) > 1:
                announce(h)
                return
            resolve(h, lowest(h.owed_by), lowest(options))


@rule
def step(h: Heist) -> None:
    """One step of the phase at hand (T5)."""
    phase = h.phase
    if phase == Phase.PLANNING:
        planning.step(h)
    elif phase == Phase.STEALING:
        stealing.step(h)
    elif phase == Phase.DEALING:
        rounds.begin(h)
    elif phase == Phase.PICKING:
        rounds.deal_after_picks(h)
    elif phase == Phase.EVENT:
        round_events.step(h)
    elif phase == Phase.SCORING:
        ending.settle(h)
    else:
        raise AssertionError("a phase without a question has a next step")


@rule
def is_secret(asking: int) -> bool:
    """Whether a question rests on hidden cards: it is asked even if it has one answer."""
    return asking <= Ask.KEEP


@rule
def announce(h: Heist) -> None:
    """Say who is asked what; what all are asked at once was said when it was asked, and only then (Q83)."""
    asking = h.asking
    if asking == Ask.PLAN:
        emit(h, Happening.ASKED, Rule.P2, h.owed_by, asking, NOBODY, 0)
    elif asking == Ask.COVER:
        emit(h, Happening.ASKED, Rule.B7, h.owed_by, asking, h.crew[lowest(h.owed_by), h.covering], 0)
    elif asking > Ask.KEEP:
        emit(h, Happening.ASKED, Rule.A3, h.owed_by, asking, h.who, 0)


@rule
def is_over(h: Heist) -> bool:
    """Whether the last round is over and counted (T8)."""
    return h.phase == Phase.OVER


@rule
def owing(h: Heist) -> int:
    """The seats that owe an answer, as a mask."""
    return h.owed_by if h.asking != Ask.NOTHING else 0


@rule
def first_owing(h: Heist) -> int:
    """The first of them from the First Player on; -1 when nobody owes one."""
    waiting = owing(h)
    if waiting & (waiting - 1) == 0:
        return lowest(waiting)
    for k in range(h.seats):
        seat = seat_from_first(h, k)
        if waiting >> seat & 1:
            return seat
    return NOBODY


@rule
def question(h: Heist, seat: int) -> int:
    """The question a seat owes an answer to."""
    return h.asking if owing(h) >> seat & 1 else Ask.NOTHING


@rule
def legal(h: Heist, seat: int) -> int:
    """All answers a seat may give, as a mask."""
    if question(h, seat) == Ask.NOTHING:
        return 0
    return options_now(h, seat)


@rule
def options_now(h: Heist, seat: int) -> int:
    """The answers to the question now waiting."""
    asking = h.asking
    if asking == Ask.PLAN:
        return planning.options(h, seat)
    if asking == Ask.MOVE:
        return move.destinations(h, h.who) << TO_CAR
    if asking == Ask.SHOOT:
        return shoot.targets(h, h.who) << CHOOSE_BANDIT
    if asking == Ask.ROB:
        return rob.kinds(h, h.who) << CHOOSE_LOOT
    if asking == Ask.MARSHAL:
        return marshal.destinations(h) << TO_CAR
    return rarer_options(h, seat, asking)


@rule
def rarer_options(h: Heist, seat: int, asking: int) -> int:
    """The answers to questions of a punch, of teams, of experts and of Pickpocketing."""
    if asking == Ask.PUNCH:
        return punch.targets(h, h.who) << CHOOSE_BANDIT
    if asking == Ask.DROP:
        return punch.droppable(h, h.victim) << CHOOSE_LOOT
    if asking == Ask.KNOCK:
        return punch.ways(h, h.victim) << TO_CAR
    if asking == Ask.KEEP:
        return expert.keep_options(h, seat)
    if asking == Ask.PICK:
        return teams.pick_options(h, seat)
    if asking == Ask.COVER:
        return teams.cover_options(h, seat)
    if asking == Ask.PLACE:
        return teams.formation_options(h, seat)
    return 1 << TAKE | 1 << DECLINE


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """The rule that forbids an answer, or none."""
    asking = question(h, seat)
    if asking == Ask.NOTHING:
        return Rule.P1 if h.phase == Phase.PLANNING else Rule.A3
    if answer < ANSWERS and has(options_now(h, seat), answer):
        return Rule.NONE
    if asking == Ask.PLAN:
        return planning.forbids(h, seat, answer)
    if asking <= Ask.KEEP:
        return forbids_secretly(h, seat, answer, asking)
    return forbids_openly(h, answer, asking)


@rule
def forbids_secretly(h: Heist, seat: int, answer: int, asking: int) -> int:
    """Why an answer to a question on hidden cards is refused."""
    if asking == Ask.COVER:
        return teams.forbids_cover(h, seat, answer)
    if asking == Ask.KEEP:
        return expert.forbids_keep(h, seat, answer)
    if asking == Ask.PICK:
        return Rule.B6
    return teams.formation_rule(h)


@rule
def forbids_openly(h: Heist, answer: int, asking: int) -> int:
    """Why an answer to an open question is refused: the answer must be of the kind that is asked for."""
    if asking == Ask.MOVE:
        return move.forbids(h, h.who, answer - TO_CAR) if is_car(answer) else Rule.A6
    if asking == Ask.MARSHAL:
        return marshal.forbids(h, answer - TO_CAR) if is_car(answer) else Rule.A10
    if asking == Ask.KNOCK:
        return punch.forbids_way(h, h.victim, answer - TO_CAR) if is_car(answer) else Rule.A25
    if asking == Ask.SHOOT:
        return shoot.forbids(h, h.who, answer - CHOOSE_BANDIT) if is_bandit(answer) else Rule.A11
    if asking == Ask.PUNCH:
        return punch.forbids_victim(h, h.who, answer - CHOOSE_BANDIT) if is_bandit(answer) else Rule.A22
    if asking == Ask.ROB:
        return rob.forbids(h, h.who, answer - CHOOSE_LOOT) if is_loot(answer) else Rule.A19
    if asking == Ask.DROP:
        return punch.forbids_loot(h, h.victim, answer - CHOOSE_LOOT) if is_loot(answer) else Rule.A23
    return Rule.C2 if asking == Ask.TAKE else Rule.E7


@rule
def is_car(answer: int) -> bool:
    """Whether an answer names a car."""
    return TO_CAR <= answer < CHOOSE_BANDIT


@rule
def is_bandit(answer: int) -> bool:
    """Whether an answer names a bandit."""
    return CHOOSE_BANDIT <= answer < CHOOSE_LOOT


@rule
def is_loot(answer: int) -> bool:
    """Whether an answer names a kind of loot."""
    return CHOOSE_LOOT <= answer < DISCARD


@rule
def resolve(h: Heist, seat: int, answer: int) -> None:
    """Carry out a legal answer, without running on."""
    asking = h.asking
    if asking == Ask.PLAN:
        planning.resolve(h, seat, answer)
    elif asking <= Ask.KEEP:
        resolve_secret(h, seat, answer, asking)
    elif asking == Ask.PICKPOCKET:
        resolve_pickpocket(h, answer)
    elif asking >= Ask.PUNCH:
        resolve_punch(h, answer, asking)
    else:
        resolve_action(h, answer, asking)


@rule
def resolve_secret(h: Heist, seat: int, answer: int, asking: int) -> None:
    """Formation, opening pick, covering fire, cards to keep."""
    if asking == Ask.COVER:
        if answer != DECLINE:
            planning.lay_open(h, seat, answer - PLAY, Rule.B7)
        else:
            teams.hold_fire(h, seat)
        planning.end_turn(h, seat)
    elif asking == Ask.KEEP:
        if answer == DECLINE:
            expert.finish_keep(h, seat)
        else:
            expert.choose_discard(h, seat, answer - DISCARD)
    elif asking == Ask.PICK:
        teams.choose_pick(h, seat, answer - PLAY)
    else:
        teams.choose_formation(h, seat, answer - CHOOSE_BANDIT)


@rule
def resolve_action(h: Heist, answer: int, asking: int) -> None:
    """Move, Marshal, Shoot, Robbery: one answer each."""
    stealing.done(h)
    if asking == Ask.MOVE:
        move.enact(h, h.who, answer - TO_CAR)
    elif asking == Ask.MARSHAL:
        marshal.enact(h, answer - TO_CAR)
    elif asking == Ask.SHOOT:
        shoot.enact(h, h.who, answer - CHOOSE_BANDIT)
    else:
        rob.enact(h, h.who, answer - CHOOSE_LOOT)


@rule
def resolve_punch(h: Heist, answer: int, asking: int) -> None:
    """The answers of a Punch, one after the other."""
    if asking == Ask.PUNCH:
        punch.strike(h, h.who, answer - CHOOSE_BANDIT)
    elif asking == Ask.DROP:
        punch.drop(h, h.who, answer - CHOOSE_LOOT)
    elif asking == Ask.TAKE:
        if answer == TAKE:
            punch.snatch(h, h.who)
        else:
            punch.leave(h, h.who)
    else:
        stealing.done(h)
        punch.knock(h, h.victim, answer - TO_CAR)


@rule
def resolve_pickpocket(h: Heist, answer: int) -> None:
    """The lone bandit takes a purse or leaves it (E7)."""
    stealing.done(h)
    if answer == TAKE:
        round_events.pick_pocket(h, h.who)
    else:
        round_events.leave_purse(h, h.who)


@rule
def score(h: Heist, seat: int) -> int:
    """A seat's dollars at the end, the prize included (G1, G2)."""
    return h.dollars[seat]


@rule
def has_won(h: Heist, seat: int) -> bool:
    """Whether a seat has won, alone or with others (G4, G6)."""
    return h.winners >> seat & 1 == 1
