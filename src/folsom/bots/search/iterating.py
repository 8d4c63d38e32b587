"""The search: imagine a world, go down the trees, play it out, and remember what came of it; again and again.

Information-set Monte-Carlo tree search: every iteration is played in another world that the seat could be in,
chance and the others' hidden cards included, so no answer can rest on what nobody knows. All seats choose for
themselves, each by what it has learnt in its own tree: so in Planning the others lay down what is good for
them, face down as well, and the seat learns what is good against that.
"""

from folsom.kernel.bits import count, nth
from folsom.kernel.chance import seed_lightly
from folsom.kernel.log import mute_log
from folsom.kernel.placeholders import BLANK_HEIST, advance, first_owing, imagine, legal, resolve
from folsom.kernel.record import Fields, Games, Record
from folsom.kernel.rule import entry, rule

from ..stand_ins import is_shown, stage, thumb
from .quest import LONGEST_PATH, SCALE, Quest, draw
from .tree import HIDDEN, NONE, Twig, find, grow, most_promising, plant
from .worth import weigh


@entry
def search(
    memories: Games[Fields],
    games: Games[Record],
    twigs: Games[Twig],
    quests: Games[Quest],
    iterations: int,
) -> None:
    """Go on with a search for so many iterations; the tree is planted by the first."""
    quest = quests[0]
    h = games[0]
    if quest.iterations == 0:
        plant(twigs, quest)
    for _ in range(iterations):
        games[0] = BLANK_HEIST[0]
        seed_lightly(h, draw(quest) << 31 | draw(quest))
        imagine(memories[0], h)
        mute_log(h)
        explore(h, twigs, quest)
        play_out(h, quest)
        weigh(h, quest)
        learn(twigs, quest)


@rule
def explore(h: Record, twigs: Games[Twig], quest: Quest) -> None:
    """Go down the trees until the last of them ends."""
    for tree in range(quest.trees):
        quest.at[tree] = tree
    quest.followed = quest.trees
    quest.path_n = 0
    quest.until = stage(h) + quest.horizon - 1 if quest.horizon else 1 << 20
    quest.first = NONE
    seat = quest.me
    while seat >= 0 and quest.followed > 0:
        code = choose(h, twigs, quest, seat)
        if quest.first == NONE:
            quest.first = code
        follow(h, twigs, quest, seat, code)
        resolve(h, seat, code)
        advance(h)
        seat = first_owing(h) if stage(h) <= quest.until else NONE


@rule
def tree_of(quest: Quest, seat: int) -> int:
    """The tree in which a seat looks things up."""
    return seat if quest.trees > 1 else 0


@rule
def choose(h: Record, twigs: Games[Twig], quest: Quest, seat: int) -> int:
    """A seat's answer: the most promising by what it has learnt, the usual one where that is nothing."""
    answers = legal(h, seat)
    usual = any_answer(h, quest, seat, answers)
    where = quest.at[tree_of(quest, seat)]
    if where == NONE:
        return usual
    return most_promising(twigs, quest, where, seat, answers, usual)


@rule
def any_answer(h: Record, quest: Quest, seat: int, answers: int) -> int:
    """An answer outside the trees: by rules of thumb, or at random."""
    luck = draw(quest)
    if luck % SCALE < quest.wit:
        return thumb(h, seat, answers, luck)
    return nth(answers, (luck * count(answers)) >> 32)


@rule
def follow(h: Record, twigs: Games[Twig], quest: Quest, seat: int, code: int) -> None:
    """Every tree that is still followed goes down the twig of what it is told, and ends where that is new."""
    shown = is_shown(h, seat, code)
    for tree in range(quest.trees):
        where = quest.at[tree]
        if where != NONE:
            told = code if shown or tree == tree_of(quest, seat) else HIDDEN
            k = find(twigs, where, seat, told)
            is_new = k == NONE
            if is_new:
                k = grow(twigs, quest, where, seat, told)
            if k != NONE and quest.path_n < LONGEST_PATH:
                quest.path[quest.path_n] = k
                quest.path_n += 1
            quest.at[tree] = NONE if is_new else k
            quest.followed -= 1 if is_new else 0


@rule
def play_out(h: Record, quest: Quest) -> None:
    """Play on to the end, or to the horizon."""
    seat = first_owing(h)
    while seat >= 0 and stage(h) <= quest.until:
        resolve(h, seat, any_answer(h, quest, seat, legal(h, seat)))
        advance(h)
        seat = first_owing(h)


@rule
def learn(twigs: Games[Twig], quest: Quest) -> None:
    """Every twig on the way learns what its seat got."""
    for k in range(quest.path_n):
        twig = twigs[quest.path[k]]
        twig.visits += 1
        twig.total += quest.worth[twig.seat]
