"""Two houses side by side: the same happens in both, and one audience's bytes are compared."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final, Literal

import msgspec

from folsom.tables.messages import Result
from folsom.tables.timeout import candidates
from tests.leaks.houses import House, some_settings
from tests.leaks.rows import Choices, Row, Seen, dice_for, legal, one, other_row, row, seen
from tests.leaks.worlds import Difference, align, memory
from tests.tables.world import FRAMES

Way = Literal["person", "bot", "failure", "clock"]
CHOICES: Final[dict[Way, Choices]] = {"failure": candidates, "clock": candidates}
LOOKS: Final = 0.07
"""So often everything is asked for that may be asked for."""
RARELY: Final = {"resign": 0.1, "leave": 0.2, "pause": 0.5, "take-back": 1.5}
AGREEING: Final = {"resign": 0.1, "leave": 0.2, "resume": 20.0, "consent": 40.0}
WORDS: Final = ("move", "draw", "pass", "done", "no", "whistle")


class Parted(Exception):
    """By what somebody chose to do the two worlds have come to differ openly: nothing can be compared."""


class Watch:
    """A game at two tables, from its beginning to its end, or to where the houses part."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.true, self.other = House("true"), House("other")
        self.eyes: int | None = None
        """The audience that is watched."""
        self.who = 0
        """Its person."""
        self.decisions = 0
        """Answers that were given in both houses and told to it alike."""
        self.met: Counter[str] = Counter()
        """What was compared."""
        self.differences: list[Difference] = []

    async def play(self, ruleset: str, seats: int) -> None:
        """From the deal on, as long as the houses are alike and nothing is found."""
        bots = frozenset(seat for seat in range(1, seats) if self.chance.random() < 0.25)
        settings = some_settings(self.chance)
        for house in (self.true, self.other):
            await house.open(ruleset, seats, bots, **settings)
        try:
            await self._change_eyes()
            while not self.differences and self.true.actor.table.status != "over":
                await self._step()
        except Parted:
            self.met["parted"] += 1
        finally:
            for house in (self.true, self.other):
                await house.world.close()

    # ------------------------------------------------------------ whose eyes

    async def _change_eyes(self) -> None:
        """Watch another audience, in a world that it could be in."""
        seats = len(self.true.game.seats)
        people = [seat for seat in range(seats) if self.true.actor.table.seats[seat].is_played]
        for house in (self.true, self.other):
            house.people[self.who].goes()
            house.actor.audiences.channels.clear()  # nobody else listens
        self.eyes = self.chance.choice([None, *people])
        self.who = seats if self.eyes is None else self.eyes
        imagined = self.true.game.imagine(self.eyes, self.chance.randrange(2**32))
        align(self.true.game, imagined, self.eyes)
        self.true.begin(self.true.game)
        self.other.begin(imagined)
        for house in (self.true, self.other):
            await house.people[self.who].looks(self.eyes)
        self._compare_frames("on coming")

    # ------------------------------------------------------------ what happens

    async def _step(self) -> None:
        dice = self.chance.random()
        table = self.true.actor.table
        if dice < (0.85 if table.proposal is None else 0.4) and table.status == "running":
            await self._answer()
        elif dice < 0.94:
            await self._say(self.who)
        elif dice < 0.985:
            await self._say(self.chance.randrange(len(self.true.people)))
        else:
            await self._cut_off()
        await self._must_be_alike()

    async def _answer(self) -> None:
        """Whoever is asked answers: itself, its bot, or its clock."""
        seat = self.chance.choice(self.true.game.owed)
        way = self._way(seat)
        given = self._row(self.true, seat, way)
        wanted = seen(self.true.game, seat, given, self.eyes)
        assert wanted is not None
        if wanted.is_over:
            raise Parted
        make = partial(self._row, self.other, seat, way)
        other = other_row(self.other.game, seat, given, wanted, self.eyes, CHOICES.get(way, legal), make)
        if other is None:
            await self._go_on_without(seat, way, given)
            return
        results = [
            await self._give(self.true, seat, way, given),
            await self._give(self.other, seat, way, other),
        ]
        if seat == self.eyes:
            self._compare_results(way, results)
        self._must_have_seen(wanted)
        self._compare_frames(f"answer by {way}")
        self.decisions += 1

    def _way(self, seat: int) -> Way:
        """How it is answered."""
        table, dice = self.true.actor.table, self.chance.random()
        if table.seats[seat].bot:
            return "failure" if dice < 0.15 else "bot"
        timed = table.timing.deadline(seat, 0.0) is not None and len(self.true.game.owed) == 1
        return "clock" if timed and table.ballot is None and dice < 0.1 else "person"

    def _row(self, house: House, seat: int, way: Way) -> Row:
        """Something that may be answered so."""
        make = one if way == "person" else row
        return make(house.game, seat, CHOICES.get(way, legal), self.chance)

    async def _give(self, house: House, seat: int, way: Way, given: Row) -> Result | None:
        if way == "person":
            return await house.answer(seat, given)
        if way == "bot":
            await house.pull(seat, given)
            return None
        dice = dice_for(house.game, seat, given, candidates)
        await (house.break_down if way == "failure" else house.run_out)(seat, dice)
        return None

    async def _go_on_without(self, seat: int, way: Way, given: Row) -> None:
        """Nothing that the other world could do looks the same: both houses do the true thing, unwatched."""
        self.other.begin(self.true.game)
        self.true.begin(self.true.game)
        for house in (self.true, self.other):
            await self._give(house, seat, way, given)
        await self._change_eyes()

    def _must_have_seen(self, wanted: Seen) -> None:
        """What was tried out beforehand has come to pass; else something has come between."""
        if not all(memory(house.game, self.eyes) == wanted.memory for house in (self.true, self.other)):
            raise Parted

    async def _say(self, who: int) -> None:
        """Somebody says something to the table: the audience itself, or somebody else."""
        message = self._wish(who)
        before = [memory(house.game, self.eyes) for house in (self.true, self.other)]
        results = [await house.say(who, message) for house in (self.true, self.other)]
        if who == self.who:
            self._compare_results(str(message["do"]), results)
        elif type(results[0]) is not type(results[1]):
            raise Parted
        self._compare_frames(f"{message['do']}")
        after = [memory(house.game, self.eyes) for house in (self.true, self.other)]
        if before[0] == before[1] and after[0] != after[1]:
            raise Parted

    def _wish(self, who: int) -> dict[str, object]:
        """Something that may be said, or may not."""
        table, chance = self.true.actor.table, self.chance
        seat = chance.choice([min(who, len(table.seats) - 1), chance.randrange(len(table.seats))])
        question = chance.choice([self.true.play.question_id(seat), "0.0.0"])
        other = self.true.people[chance.randrange(len(self.true.people))].id
        wishes: dict[str, dict[str, object]] = {
            "answer": {"seat": seat, "question": question, "answers": ["whistle"]},
            "why-not": {"seat": seat, "answer": chance.choice([*WORDS, *self._answers_of(seat)])},
            "take-back": {"seat": seat},
            "consent": {
                "proposal": table.proposal.id if table.proposal else 0,
                "yes": chance.random() < 0.8,
            },
            "vote": {"vote": table.ballot.id if table.ballot else 0, "choice": "wait"},
            "say": {"text": chance.choice(("hm", "Hands up!"))},
            "phrase": {"phrase": chance.choice(("hello", "ouch", "nonsense"))},
            "mute": {"user": other, "on": chance.random() < 0.3},
            "report": {"user": other, "text": "slow"},
            "pause": {},
            "resume": {},
            "rejoin": {},
            "rematch": {},
            "sit": {"seat": seat},
            "start": {},
            "ping": {},
            "resign": {"seat": seat},
            "leave": {},
        }
        how_often = AGREEING if table.status == "paused" or table.proposal is not None else RARELY
        weights = [how_often.get(what, 1.0) for what in wishes]
        what = chance.choices(list(wishes), weights)[0]
        return {"do": what, **wishes[what]}

    def _answers_of(self, seat: int) -> list[str]:
        """What might be answered, by anybody who is asked the same."""
        game = self.true.game
        codes = range(game.definition.answer_count)
        texts = (game.definition.answers.answer_text(game.heist, seat, code) for code in codes)
        return [text for text in texts if text]

    async def _cut_off(self) -> None:
        """The audience loses its connection, comes back, and catches up."""
        for house in (self.true, self.other):
            person = house.people[self.who]
            await person.cut_off()
            await house.world.pass_time(0.2)
            await person.takes_up(self.eyes)
        self._compare_frames("on coming back")

    async def _must_be_alike(self) -> None:
        """Unless the game is over: then all is open, and what was hidden is another thing in each house."""
        if self.true.actor.table.status != "over" and self.chance.random() < LOOKS:
            shown = [await house.shown(self.who, self.eyes) for house in (self.true, self.other)]
            for name, true in shown[0].items():
                self._compare(name, true, shown[1][name])

    # ------------------------------------------------------------ comparing

    def _compare_results(self, name: str, results: Sequence[Result | None]) -> None:
        true, other = (msgspec.json.encode(result) for result in results)
        self._compare(f"reply to {name}" if b'"reply"' in true else "refusal", true, other)

    def _compare_frames(self, when: str) -> None:
        """Everything that came in since."""
        raw = [house.people[self.who].sight.raw for house in (self.true, self.other)]
        for frame in raw[0]:
            seen = FRAMES.decode(frame)
            self.met[str(getattr(seen, "cause", seen.__struct_config__.tag))] += 1
        self._compare(when, *(b"\n".join(frames) for frames in raw))
        for frames in raw:
            frames.clear()

    def _compare(self, where: str, true: bytes, other: bytes) -> None:
        self.met[where] += 1
        key = self.true.play.file.key
        assert key is not None
        if self.true.actor.table.status != "over" and key.hex().encode() in true:
            self.differences.append(Difference("the key", true, other))
        if true != other:
            self.differences.append(Difference(where, true, other))
