"""A second To jest napad!, small and slow: what the rules say, in plain Python over names of cards.

It shares nothing with the engine, not even the tables of cards, so that an error would have to be made twice.
It deals nothing: it starts from given hands, hideouts and stacks, top first.
"""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Gang:
    """One player's things."""

    hand: list[str]
    hideout: list[str]
    table: list[str] = field(default_factory=list)  # "Y7R2>Y"
    box: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)  # "Y4/2"
    out: bool = False


class Oracle:
    """A game, from the first turn of the first round."""

    def __init__(
        self,
        gangs: list[Gang],
        treasury: dict[str, list[str]],
        train: list[str],
        start: int,
        *,
        harder: bool = False,
        twos: bool = False,
    ) -> None:
        self.gangs = gangs
        self.treasury = treasury
        self.train = train
        self.start = start
        self.harder = harder
        self.twos = twos
        self.round = 1
        self.over = False
        self.turn = start
        self.first_turn = True

    # the robbery

    def legal(self) -> set[str]:
        """What the player in turn may say."""
        answers = {f"{card}>{colour}" for card in self.gangs[self.turn].hand for colour in (card[0], card[2])}
        if not self.first_turn:
            answers.add("pass")
        return answers

    def answer(self, text: str) -> None:
        """Carry out an answer, and go on to the next player who has something to say."""
        gang = self.gangs[self.turn]
        if text == "pass":
            gang.out = True
        else:
            gang.hand.remove(text[:4])
            gang.table.append(text)
        self.first_turn = False
        self.next_turn()

    def next_turn(self) -> None:
        """Go round the table; who has passed is skipped, who has no card passes."""
        while not all(gang.out for gang in self.gangs):
            self.turn = (self.turn + 1) % len(self.gangs)
            gang = self.gangs[self.turn]
            if not gang.out and not gang.hand:
                gang.out = True
            if not gang.out:
                return
        self.end_round()

    # the rest of a round

    def end_round(self) -> None:
        """Divide, reinforce, hand the marker on, couple three wagons."""
        for colour in "YRG":
            self.divide(colour)
        if self.round == 6:
            self.over = True
            return
        for gang in self.gangs:
            gang.hand += gang.hideout[:2]
            del gang.hideout[:2]
            gang.out = False
        self.start = (self.start + 1) % len(self.gangs)
        self.round += 1
        for colour in "YRG":
            self.train.append(self.treasury[colour].pop(0))
        self.turn = self.start
        self.first_turn = True

    def strength(self, gang: Gang, colour: str) -> int:
        """What a gang has sent in a colour."""
        total = 0
        for play in gang.table:
            if play[-1] == colour:
                total += int(play[1]) if play[0] == colour else int(play[3])
        return total

    def divide(self, colour: str) -> None:
        """One colour."""
        strengths = [self.strength(gang, colour) for gang in self.gangs]
        best = max(strengths)
        winner = strengths.index(best) if best > 0 and strengths.count(best) == 1 else None
        for number, gang in enumerate(self.gangs):
            cards = [play[:4] for play in gang.table if play[-1] == colour]
            gang.table = [play for play in gang.table if play[-1] != colour]
            if number == winner:
                gang.box += cards
                gang.won += [wagon for wagon in self.train if wagon[0] == colour]
            else:
                gang.hand += cards
        if winner is not None:
            self.train = [wagon for wagon in self.train if wagon[0] != colour]

    # the end

    def scores(self) -> list[int]:
        """Everybody's points."""
        if not self.harder:
            return [sum(int(wagon[1]) for wagon in gang.won) for gang in self.gangs]
        totals = [sum(self.harder_score(gang, colour) for colour in "YRG") for gang in self.gangs]
        if self.twos:
            counts = [sum(wagon[1] == "2" for wagon in gang.won) for gang in self.gangs]
            for number, count in enumerate(counts):
                if count == max(counts):
                    totals[number] += count
        return totals

    def harder_score(self, gang: Gang, colour: str) -> int:
        """N times (h + 1 if b is the maximum)."""

        def bullets(some: Gang) -> int:
            return sum(int(wagon[3]) for wagon in some.won if wagon[0] == colour)

        values = [int(wagon[1]) for wagon in gang.won if wagon[0] == colour]
        if not values:
            return 0
        most = bullets(gang) == max(bullets(other) for other in self.gangs)
        return len(values) * (max(values) + (1 if most else 0))

    def winners(self) -> set[int]:
        """Most points, then most cards in hand."""
        standing = [(points, len(gang.hand)) for points, gang in zip(self.scores(), self.gangs, strict=True)]
        return {number for number, stands in enumerate(standing) if stands == max(standing)}

    def state(self) -> object:
        """Everything that can be compared, in no order where there is none."""
        return (
            self.round,
            self.over,
            None if self.over else self.turn,
            self.start,
            Counter(self.train),
            {colour: tuple(stack) for colour, stack in self.treasury.items()},
            [
                (Counter(g.hand), tuple(g.hideout), Counter(g.table), Counter(g.box), Counter(g.won))
                for g in self.gangs
            ],
        )
