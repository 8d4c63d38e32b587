"""A bot as a program: it reads questions as lines of JSON, and answers each with a line of JSON.

    folsom arena --ruleset colt.first --bots "exec:python examples/jsonl_bot.py,drifter,drifter" --games 30

It robs when it may, shoots or punches when it cannot, and does anything else by lot.
"""

import json
import os
import random
import sys

LIKED = ("rob", "shoot", "punch", "strongbox", "jewel", "move")
dice = random.Random(os.environ.get("FOLSOM_SEED"))


def answer(told):
    """The first answer that begins with something it likes."""
    answers = told["question"]["answers"]
    for word in LIKED:
        for text in answers:
            if text.startswith(word):
                return text
    return dice.choice(answers)


for line in sys.stdin:
    print(json.dumps({"answer": answer(json.loads(line))}), flush=True)
