"""The table of Colt Express in text: the train from the side, the seats, the common pile, one's own cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, cast

import msgspec
from rich.text import Text

from folsom.games.colt_express.view import View
from folsom.games.colt_express.view.shapes import BanditView, PileCard, SeatView

from .train import STYLES, loot_text, train

ROUNDS: Final = 5


def table(view: msgspec.Struct, width: int | None = None) -> Iterator[Text]:
    """What all can see."""
    seen = cast(View, view)
    yield head(seen)
    yield from train(seen, width)
    yield Text(_beside(seen), style="dim")
    yield from seats(seen)
    if seen.pile:
        yield Text.assemble("  pile    ", *_pile(seen))
    if seen.carrying is not None:
        victim = f", on {seen.carrying.victim}" if seen.carrying.victim else ""
        yield Text(f"  now     {seen.carrying.bandit}: {seen.carrying.card}{victim}", style="bold")


def own(view: msgspec.Struct) -> Iterator[Text]:
    """What only the view's seat sees."""
    seen = cast(View, view)
    yield Text(f"  hand    {', '.join(seen.hand) or 'nothing'}")
    for bandit in seen.bandits:
        if bandit.seat == seen.seat and bandit.purses:
            yield Text(f"  purses  {bandit.bandit}: {', '.join(f'${value}' for value in bandit.purses)}")
    for what, said in _secrets(seen):
        yield Text(f"  {what:<7} {said}")


def _secrets(seen: View) -> Iterator[tuple[str, str]]:
    if seen.picked:
        yield "picked", seen.picked
    if seen.rear_bandit:
        yield "rear", seen.rear_bandit
    if seen.discarding:
        yield "discard", ", ".join(seen.discarding)


def head(seen: View) -> Text:
    """How far the game has gone."""
    if seen.phase == "over":
        return Text("The game is over", style="bold")
    text = Text(f"Round {seen.round} of {ROUNDS}, {seen.phase}", style="bold")
    for number, lap in enumerate(seen.laps, 1):
        text.append("  ")
        now = number == seen.lap
        text.append(f"[{lap}]" if now else lap, style="bold" if now else "dim")
    if seen.event and seen.event != "none":
        text.append(f"  then {seen.event}", style="dim")
    return text


def _beside(seen: View) -> str:
    spare = ", a strongbox waits" if seen.spare_strongbox else ""
    return f"  p purse, j jewel, s strongbox; neutral bullets {seen.neutral}{spare}"


# ---------------------------------------------------------------- seats and cards


def seats(seen: View) -> Iterator[Text]:
    """Everybody, one a line."""
    for number, seat in enumerate(seen.seats):
        yield _seat(seen, number, seat)


def _seat(seen: View, number: int, seat: SeatView) -> Text:
    asked = seen.asking is not None and number in seen.asking.seats
    line = Text(f"{'>' if asked else ' '} {number} ", style="bold" if seen.seat == number else "")
    bandits = sorted(
        (bandit for bandit in seen.bandits if bandit.seat == number),
        key=lambda bandit: seat.bandits.index(bandit.bandit),
    )
    for k, bandit in enumerate(bandits):
        line.append(" + " if k else "")
        line.append(bandit.bandit, style=STYLES[bandit.bandit])
        line.append(f" {_belongings(bandit)}")
    line.append(f"; hand {seat.hand_size}, deck {seat.deck_size}")
    if seat.discard_size:
        line.append(f", discards {seat.discard_size}")
    if seat.bullets:
        shots = (f"{colour} x{n}" if n > 1 else colour for colour, n in Counter(seat.bullets).items())
        line.append(f", shot by {', '.join(shots)}", style="red")
    line.append(" first" if seen.first == number else "", style="bold")
    line.append(f"  ${seat.score}" if seat.score is not None else "", style="bold")
    return line


def _belongings(bandit: BanditView) -> str:
    return f"({loot_text(bandit.loot) or 'no loot'}, {bandit.magazine} bullets)"


def _pile(seen: View) -> Iterator[Text | str]:
    """The common pile in its order: what has been carried out is pale."""
    for number, card in enumerate(seen.pile):
        yield ", " if number else ""
        style = "dim" if number < seen.carried_out else STYLES.get(card.bandit or "", "")
        yield Text(_pile_card(seen, card), style=style)


def _pile_card(seen: View, card: PileCard) -> str:
    who = card.bandit or "+".join(seen.seats[card.seat].bandits)
    if card.card is None:
        return f"{who} face down"
    action = card.card.removeprefix(f"{who} ")
    return f"{who} {action}{' down' if card.face_down else ''}"
