"""How the fields of Colt Express events are worded."""

from typing import Final

from .wording import (
    Arguments,
    GameWords,
    Speaker,
    both,
    flag,
    forms,
    money,
    named,
    named_list,
    raw,
    seat,
    seats,
    told,
)

BULLET: Final = "bullet"
NEUTRAL: Final = "neutral"


def card(field: str, value: object, speaker: Speaker) -> Arguments:
    """A card: "move", of a team "tuco move", "bullet tuco"; and, to choose by, which action it is."""
    match str(value).split():
        case [kind, colour] if kind == BULLET and colour == NEUTRAL:
            name = speaker.catalogue.name("card-bullet-neutral")
        case [kind, colour] if kind == BULLET:
            name = speaker.catalogue.name(
                "card-bullet", forms("bandit", speaker.catalogue.name(f"bandit-{colour}"))
            )
        case [bandit, action]:
            owner = forms("bandit", speaker.catalogue.name(f"bandit-{bandit}"))
            name = speaker.catalogue.name(
                "card-of", owner | forms("card", speaker.catalogue.name(f"card-{action}"))
            )
        case _:
            name = speaker.catalogue.name(f"card-{value}")
    return forms(field, name) | {f"{field}-kind": str(value).split()[-1]}


def place(field: str, value: object, speaker: Speaker) -> Arguments:
    """A place: its car's name and, beside it, inside or roof; of a car alone only the name."""
    number = str(value).removesuffix("r")
    level = "roof" if str(value).endswith("r") else "inside"
    return forms(field, speaker.catalogue.name("car", {"number": int(number)})) | {f"{field}-level": level}


WORDS: Final = GameWords(
    package="folsom.games.colt_express",
    seat_names="bandit",
    fields={
        "rule": raw,
        # who
        "seat": seat,
        "seats": seats,
        "first": seat,
        "bandit": told(named("bandit")),
        "bandits": named_list("bandit"),
        "victim": named("bandit"),
        # where
        "car": place,
        "place": told(place),
        "start": place,
        "name": named("car-name"),
        "way": raw,
        # cards
        "action": raw,
        "card": told(card),
        "cards": raw,
        "discards": flag,
        "discarded": flag,
        "face_down": flag,
        "pick_in_hand": flag,
        # rounds
        "round": raw,
        "round_card": raw,
        "laps": named_list("lap"),
        "lap": raw,
        "kind": raw,
        "event": both(raw, "name", named("event")),
        "question": raw,
        # loot and bullets
        "loot": raw,
        "count": raw,
        "value": told(money),
        "bullets_left": raw,
        "dollars": money,
    },
)
