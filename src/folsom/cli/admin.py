"""`folsom admin`: for whoever runs the house, while its server runs on this machine."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from folsom.cli.options import examples
from folsom.cli.screen import say
from folsom.cli.settings import ConfigOption, DataOption

if TYPE_CHECKING:
    from folsom.cli.house import House
    from folsom.tables.messages import Inspection
    from folsom.tables.ports import Report

EXAMPLES = examples(
    "folsom admin reports",
    "folsom admin ban USER --days 7",
    "folsom admin close TABLE",
    "folsom admin table TABLE",
    "folsom admin invite --new",
)
UserArgument = Annotated[str, typer.Argument(help="The user's id, as reports and tables show it.")]
TableArgument = Annotated[str, typer.Argument(help="The table's id, as its link has it.")]

admin = typer.Typer(
    name="admin",
    help="Look after the house: reports, names, bans, tables without hands, the invitation.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@admin.callback()
def choose_house(context: typer.Context, data: DataOption = None, config: ConfigOption = None) -> None:
    """Look after the house: reports, names, bans, tables without hands, the invitation."""
    context.obj = (data, config)


@admin.command()
def reports(
    context: typer.Context,
    closed: Annotated[bool, typer.Option("--closed", help="Those that were closed.")] = False,
    close: Annotated[str, typer.Option("--close", help="Close the report of this id.")] = "",
) -> None:
    """List what people have reported, newest first; or close a report."""
    from folsom.server.routes.bodies import Answering, Reports

    house = _house(context)
    if close:
        house.post(f"/api/admin/reports/{close}", Answering(), type(None))
        say(f"Report {close} is closed.")
        return
    found = house.get(f"/api/admin/reports?closed={str(closed).lower()}", Reports).reports
    for report in found:
        _tell_report(report)
    if not found:
        say("There are no such reports.")


@admin.command()
def rename(context: typer.Context, user: UserArgument, name: str) -> None:
    """Call a user otherwise."""
    from folsom.server.routes.bodies import Person, Renaming

    person = _house(context).post(f"/api/admin/users/{user}/name", Renaming(name=name), Person)
    say(f"{user} is called {person.name} now.")


@admin.command()
def ban(
    context: typer.Context,
    user: UserArgument,
    days: Annotated[float, typer.Option("--days", min=0, help="For so long; 0 lets the user in again.")] = 7,
) -> None:
    """Keep a user out for some days."""
    from folsom.server.routes.bodies import Banning, Person

    person = _house(context).post(f"/api/admin/users/{user}/ban", Banning(days=days), Person)
    long = f"{days:g} {'day' if days == 1 else 'days'}"
    say(f"{person.name} is kept out for {long}." if days else f"{person.name} may come in again.")


@admin.command()
def forget(context: typer.Context, user: UserArgument) -> None:
    """Forget a user, as if the user had asked for it; the games stay, under no name."""
    _house(context).delete(f"/api/admin/users/{user}")
    say(f"{user} is forgotten.")


@admin.command()
def close(context: typer.Context, table: TableArgument) -> None:
    """End a table at once."""
    _house(context).post(f"/api/admin/tables/{table}/close", None, type(None))
    say(f"Table {table} is closed.")


@admin.command("table")
def show_table(context: typer.Context, table: TableArgument) -> None:
    """Show a table, without anybody's hand."""
    from folsom.tables.messages import Inspection

    _tell_table(_house(context).get(f"/api/admin/tables/{table}", Inspection))


@admin.command()
def invite(
    context: typer.Context,
    new: Annotated[bool, typer.Option("--new", help="A new one; the old one is worth nothing then.")] = False,
) -> None:
    """Print the house's invitation."""
    from folsom.server.routes.bodies import Invitation

    house, path = _house(context), "/api/admin/invitation"
    say((house.post(path, None, Invitation) if new else house.get(path, Invitation)).link)


def _house(context: typer.Context) -> "House":
    from folsom.cli.house import House

    given: tuple[str | None, Path | None] = context.obj
    return House(*given)


def _tell_report(report: "Report") -> None:
    say(f"{report.id}  {_when(report.at)}  {report.by} about {report.about} at table {report.table}")
    say(f"  says: {report.text}")
    if report.quote:
        say(f"  about: {report.quote}")


def _tell_table(found: "Inspection") -> None:
    part, settings = found.part, found.part.settings
    say(f"{found.table}: {settings.ruleset}, {part.status}{f' ({part.ended})' if part.ended else ''}")
    say(
        f"  opened {_when(found.created)}, touched {_when(found.touched)}, owner {_called(found, part.owner)}"
    )
    say(
        f"  {'public' if settings.public else 'by link'}, {found.watchers} watch, {found.lines} lines of chat"
    )
    for number, seat in enumerate(part.seats):
        who = _called(found, seat.user) if seat.user else "nobody"
        facts = [seat.bandit, f"bot {seat.bot}" if seat.bot else ""]
        facts += ["owes an answer" if number in found.owed else "", "away" if seat.away else ""]
        if found.clocks:
            facts.append(f"{found.clocks[number].left:.0f} s left")
        say(f"  seat {number}: {', '.join(filter(None, (who, *facts)))}")
    say("  its clocks and bots run here" if found.is_led else "  nothing of it runs here")


def _called(found: "Inspection", user: str) -> str:
    return f"{found.names.get(user, '?')} ({user})"


def _when(at: float) -> str:
    ago = max(0.0, time.time() - at)
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC ({_ago(ago)})"


def _ago(seconds: float) -> str:
    for size, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {name} ago"
    return "just now"
