"""A worker: a process that makes bots, asks them what comes in at standard input, and writes their answers.

It ends with its input, whatever it is doing then: no worker outlives its pool. Whatever a bot prints goes to
standard error.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from typing import BinaryIO, Final

import msgspec

from folsom.bots.bot import Bot, Budget, Guessing, Looking, ask
from folsom.bots.registry import make
from folsom.bots.situation import Situation

from .wire import HEADER, Reply, Request, framed

NICENESS: Final = 5
"""Whoever waits at the tables comes before the bots."""

Inbox = queue.SimpleQueue[bytes]


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, sink = _own_pipes()
    inbox = Inbox()
    threading.Thread(target=_read, args=(source, inbox), name="reader", daemon=True).start()
    bots: dict[str, Bot] = {}
    while True:
        reply = respond(pickle.loads(inbox.get()), bots)  # noqa: S301  # from the pool, which started us
        sink.write(framed(msgspec.msgpack.encode(reply)))
        sink.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the pool, out of reach of whatever a bot reads or prints."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return source, sink


def _read(source: BinaryIO, inbox: Inbox) -> None:
    while header := source.read(HEADER.size):
        inbox.put(source.read(HEADER.unpack(header)[0]))
    os._exit(0)


def respond(request: Request, bots: dict[str, Bot]) -> Reply:
    """A bot's answer, or in one line what it raised."""
    try:
        if request.bot not in bots:
            bots[request.bot] = make(request.bot)
        return Reply(answer=_answer(bots[request.bot], request))
    except Exception as error:  # noqa: BLE001  # a bot may raise anything, and the pool must hear of it
        return Reply(error=f"{type(error).__name__}: {error}"[:500])


def _answer(bot: Bot, request: Request) -> str:
    budget = Budget(seconds=request.seconds, iterations=request.iterations, is_patient=False)
    if isinstance(bot, Guessing):
        return bot.guess(request.question)
    if request.memory:
        situation = Situation.from_bytes(request.game, request.memory, request.question)
        return ask(bot, situation, budget)
    if not isinstance(bot, Looking) or request.view is None or request.knowledge is None:
        raise TypeError(f"{request.bot} imagines worlds, and was not given what its seat remembers")
    return bot.answer(request.view, request.knowledge, request.question, budget)
