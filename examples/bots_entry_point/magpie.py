"""The magpie: a bot that looks at what its seat sees, and robs the dearest that lies where it stands."""

import random

LIKED = ("strongbox", "jewel", "purse", "rob", "shoot", "punch", "move")


class Magpie:
    """Made from a seed, so that the same seed gives the same games; None is by chance."""

    name = "magpie"

    def __init__(self, seed=None):
        self.dice = random.Random(seed)

    def answer(self, view, knowledge, question, budget):
        """One of question.answers, within budget.seconds."""
        del knowledge, budget  # all that its seat has ever seen, and more time than it takes
        for word in LIKED:
            if word in question.answers and (word != "rob" or self.sees_loot(view)):
                return word
        return self.dice.choice(question.answers)

    def sees_loot(self, view):
        """Whether something lies where one of its bandits stands: "2" is inside car 2, "2r" on its roof."""
        for bandit in view.bandits:
            if bandit.seat == view.seat and bandit.place:
                car = view.train[int(bandit.place.rstrip("r"))]
                here = car.roof if bandit.place.endswith("r") else car.inside
                if here.purses or here.jewels or here.strongboxes:
                    return True
        return False
