"""Programs that misbehave, for the tests of bots that are programs: `programs.py HOW`."""

import json
import os
import sys
import time
from pathlib import Path


def say(line: str) -> None:
    """Answer a line."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer(how: str) -> None:
    """Answer all questions, each in the same way."""
    for line in sys.stdin:
        told = json.loads(line)
        match how:
            case "hang":
                time.sleep(3600)
            case "crash":
                os._exit(3)
            case "babble":
                say("I should like to rob")
            case "cheat":
                say(json.dumps({"answer": "win"}))
            case "flood":
                say("x" * 1_000_000)
            case "note":
                written = {"pid": os.getpid(), "seed": os.environ.get("FOLSOM_SEED"), "told": told}
                with Path(os.environ["FOLSOM_TEST_NOTE"]).open("a", encoding="utf-8") as note:
                    note.write(json.dumps(written) + "\n")
                say(json.dumps({"answer": told["question"]["answers"][0]}))


if __name__ == "__main__":
    answer(sys.argv[1])
