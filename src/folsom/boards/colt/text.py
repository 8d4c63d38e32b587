"""The table of Colt Express in text: the train from the side, the seats, the common pile, one's own cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, cast

import msgspec
from rich.text import Text

from folsom.games.colt_express.view import View
from folsom.games.colt_express.view.shapes import BanditView, Loot, PileCard, SeatView

STYLES: Final = {
    "ghost": "bright_white",
    "doc": "bright_blue",
    "django": "yellow",
    "tuco": "bright_red",
    "cheyenne": "green",
    "belle": "magenta",
}
WIDTH: Final = 14
MARGIN: Final = 10
ROUNDS: Final = 5


def table(view: msgspec.Struct) -> Iterator[Text]:
    """What all can see."""
    seen = cast(View, view)
    yield head(seen)
    yield from _train(seen)
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


# ---------------------------------------------------------------- the train


def _train(seen: View) -> Iterator[Text]:
    """Roofs above, insides below, the Locomotive on the left."""
    last = len(seen.train) - 1
    names = ("locomotive", *(f"car {car}" + (" rear" if car == last else "") for car in range(1, last + 1)))
    yield Text(" " * MARGIN + "".join(f"{name:<{WIDTH}}" for name in names), style="dim")
    yield from _level(seen, "  roof", [car.roof for car in seen.train], "r")
    yield Text(" " * MARGIN + "".join("=" * (WIDTH - 2) + "  " for _ in seen.train), style="dim")
    yield from _level(seen, "  inside", [car.inside for car in seen.train], "")


def _level(seen: View, title: str, loot: Sequence[Loot], suffix: str) -> Iterator[Text]:
    columns = [_cell(seen, f"{car}{suffix}", tokens) for car, tokens in enumerate(loot)]
    for number, line in enumerate(zip_longest(*columns)):
        text = Text(f"{title if number == 0 else '':<{MARGIN}}")
        for part in line:
            shown = part if part is not None else Text("." if number == 0 else "", style="dim")
            text.append_text(shown)
            text.append(" " * (WIDTH - len(shown)))
        yield text
    if not any(columns):
        yield Text(f"{title:<{MARGIN}}" + f"{'.':<{WIDTH}}" * len(loot), style="dim")


def _cell(seen: View, place: str, tokens: Loot) -> list[Text]:
    """Who and what is in a place, one below the other."""
    lines = [
        Text(bandit.bandit, style=STYLES[bandit.bandit]) for bandit in seen.bandits if bandit.place == place
    ]
    if place == str(seen.marshal):
        lines.insert(0, Text("MARSHAL", style="bold black on yellow"))
    if said := _loot(tokens):
        lines.append(Text(said, style="yellow"))
    return lines


def _loot(tokens: Loot) -> str:
    counts = ((tokens.purses, "p"), (tokens.jewels, "j"), (tokens.strongboxes, "s"))
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


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
    return f"({_loot(bandit.loot) or 'no loot'}, {bandit.magazine} bullets)"


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
