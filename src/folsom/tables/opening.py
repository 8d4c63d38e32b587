"""New tables: what is written of one first, and the table of a rematch."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

from msgspec.structs import replace

from .arrangement import check, fits
from .means import Means
from .messages import Created, Settings
from .messages.stored import Sitting
from .ports import User
from .refusal import Refusal
from .state import Seat, Table

ID_BYTES: Final = 18
MANY: Final = 1_000


def id_of(*words: str) -> str:
    """The id of the one thing that these words lead to: whoever asks twice gets the same one."""
    digest = hashlib.sha256("\n".join(words).encode()).digest()
    text = urlsafe_b64encode(digest[:ID_BYTES]).decode()
    return f"_{text[1:]}" if text.startswith("-") else text  # else a command would take it for an option


async def opened(means: Means, user: User, settings: Settings) -> Created:
    """A new table of a user's; Refusal if there can be none of that kind, or the user has too many."""
    check(settings)
    if settings.stand_in and settings.stand_in not in means.bots.levels():
        raise Refusal("impossible", f"no bot is called '{settings.stand_in}'")
    own = [row for row in await means.store.directory.list_of(user.id, MANY) if row.owner == user.id]
    if sum(row.status != "over" for row in own) >= means.house.tables_per_person:
        raise Refusal(
            "limit",
            f"you have {means.house.tables_per_person} tables that are not over: finish or close one first",
            limit="tables",
        )
    return Created(owner=user.id, settings=settings, invitation=means.luck.token())


def rematch(means: Means, table: Table, willing: tuple[str, ...]) -> Created:
    """The table where it goes on: everybody one seat further on, bots where those sat who do not come."""
    assert table.play is not None, "a game that is over was played"
    stand_in = table.settings.stand_in or means.house.stand_in
    sitting = [_again(seat, willing, stand_in) for seat in table.seats]
    seats = (sitting[-1], *sitting[:-1])
    settings = table.settings
    if not fits(settings, [each.bandit for each in seats]):
        settings = replace(settings, choices={})
        seats = tuple(replace(each, bandit="") for each in seats)
    return Created(
        owner=table.owner if table.owner in willing else willing[0],
        settings=settings,
        invitation=means.luck.token(),
        follows=table.id,
        seats=seats,
    )


def _again(seat: Seat, willing: tuple[str, ...], stand_in: str) -> Sitting:
    if seat.user in willing:
        return Sitting(user=seat.user, program=seat.program, bandit=seat.bandit)
    return Sitting(bot=seat.bot or stand_in, bandit=seat.bandit)
