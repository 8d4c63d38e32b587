"""Before the start: sitting down, choosing, filling seats, starting."""

from . import authority
from .arrangement import arranged, check, dealt_file, fits
from .case import Case
from .engines import Engines
from .messages import (
    AddBot,
    Choose,
    Chosen,
    Close,
    Configure,
    Configured,
    Ended,
    Invite,
    Invited,
    Left,
    Remove,
    Sat,
    Settings,
    Sit,
    Stand,
    Started,
    TakenOver,
    Vacated,
    Watching,
    WatchSet,
)
from .refusal import Refusal


def sit(case: Case, command: Sit) -> Sat:
    """Take a free seat; somebody who holds one already takes another (hot seat)."""
    authority.must_enter(case)
    case.must_be_open()
    if case.unwelcome:
        raise Refusal("not-allowed", "the owner of the table does not want you there")
    free = [number for number, seat in enumerate(case.table.seats) if seat.is_free]
    if not free:
        raise Refusal("not-now", "every seat is taken")
    seat = free[0] if command.seat is None else command.seat
    case.seat(seat)
    if seat not in free:
        raise Refusal("not-now", f"seat {seat} is taken")
    return Sat(seat=seat, user=case.user.id, program=case.user.program)


def stand(case: Case, command: Stand) -> Vacated:
    """Give a seat back."""
    case.must_be_open()
    case.own_seat(command.seat)
    return Vacated(seats=(command.seat,))


def leave(case: Case) -> Vacated | Ended | Left | None:
    """Go: before the start one's seats are free, and the table another's, or closed; then others decide."""
    table, user = case.table, case.user.id
    own = table.seats_of(user)
    if table.status == "over":
        return None
    if table.status != "lobby":
        return Left(user=user) if own else None
    if not case.is_owner:
        return Vacated(seats=own) if own else None
    heirs = [person for person in table.people() if person != user]
    return Vacated(seats=own, owner=heirs[0]) if heirs else Ended(why="closed")


def choose(case: Case, command: Choose) -> Chosen:
    """Choose a seat's bandit: one's own, or, for the owner, a bot's or a free seat's."""
    case.must_be_open()
    seat = case.seat(command.seat)
    if seat.user != case.user.id and not (case.is_owner and not seat.user):
        raise Refusal("not-yours", f"seat {command.seat} is not yours")
    bandits = _bandits(case)
    bandits[command.seat] = command.bandit
    arranged(_without_choices(case.table.settings), bandits)
    return Chosen(seat=command.seat, bandit=command.bandit)


def configure(case: Case, command: Configure) -> Configured:
    """Change the table."""
    case.must_own()
    case.must_be_open()
    settings = command.settings
    check_settings(case, settings)
    seats = case.table.seats
    if any(not seat.is_free for seat in seats[settings.seats :]):
        raise Refusal("not-now", "somebody sits where there would be no seat any more")
    bandits = (_bandits(case) + [""] * settings.seats)[: settings.seats]
    return Configured(settings=settings, forget_bandits=not fits(_without_choices(settings), bandits))


def check_settings(case: Case, settings: Settings) -> None:
    """Refuse settings that cannot be."""
    check(settings)
    if settings.stand_in:
        case.level(settings.stand_in)


def add_bot(case: Case, command: AddBot) -> Sat | TakenOver:
    """Fill a seat with a bot: a free one, or, while the game runs, one whose person has left."""
    case.must_own()
    seat = case.seat(command.seat)
    level = case.level(command.level)
    if case.table.status == "lobby":
        if seat.user:
            raise Refusal("not-now", f"seat {command.seat} is taken")
        return Sat(seat=command.seat, bot=level)
    if case.table.status == "over" or not (seat.left_at or (seat.bot and not seat.user)):
        raise Refusal("not-now", f"the person of seat {command.seat} has not left")
    return TakenOver(seat=command.seat, bot=level)


def remove(case: Case, command: Remove) -> Vacated:
    """Empty a seat."""
    case.must_own()
    case.must_be_open()
    case.seat(command.seat)
    return Vacated(seats=(command.seat,))


def invite(case: Case, command: Invite) -> Invited:
    """Make a new link."""
    del command
    case.must_own()
    return Invited(invitation=case.luck.token())


def watching(case: Case, command: Watching) -> WatchSet:
    """Let others watch, or not."""
    case.must_own()
    return WatchSet(allowed=command.allowed)


def close(case: Case, command: Close) -> Ended:
    """Close a table that has not started."""
    del command
    case.must_own()
    case.must_be_open()
    return Ended(why="closed")


def start(case: Case, engines: Engines) -> Started:
    """Start the game, its chance keyed from the secure source."""
    case.must_own()
    case.must_be_open()
    free = [number for number, seat in enumerate(case.table.seats) if seat.is_free]
    if free:
        seats = "seat " + ", ".join(str(number) for number in free)
        raise Refusal("not-now", f"{seats} is still free: wait for somebody, or fill it with a bot")
    file = dealt_file(case.table.settings, _bandits(case), case.luck.key(), engines)
    return Started(file=file)


def _bandits(case: Case) -> list[str]:
    return [seat.bandit for seat in case.table.seats]


def _without_choices(settings: Settings) -> Settings:
    """Choices may name bandits that nobody has chosen yet: they are checked at the start."""
    return Settings(ruleset=settings.ruleset, seats=settings.seats, switches=settings.switches)
