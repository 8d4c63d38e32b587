"""`folsom backup`, `restore` and `doctor`: what a keeper of tables needs besides the server."""

from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.options import examples
from folsom.cli.screen import say
from folsom.cli.settings import ConfigOption, DataOption, settings_of

BACKUP_EXAMPLES = examples("folsom backup", "folsom backup last-night.db")
RESTORE_EXAMPLES = examples("folsom restore last-night.db")
DOCTOR_EXAMPLES = examples("folsom doctor", "folsom doctor --data /srv/folsom")
SOMETHING_IS_WRONG = 1


def backup(
    target: Annotated[
        Path | None, typer.Argument(help="The new file; without it, one in the folder's backups/.")
    ] = None,
    data: DataOption = None,
    config: ConfigOption = None,
) -> None:
    """Copy the database into one file, consistent even while the server runs; nothing is overwritten."""
    from folsom.server.folder import Folder
    from folsom.storage.sqlite.backup import backup as copy
    from folsom.storage.sqlite.backup import beside

    database = Folder.of(settings_of(data, config)).database
    place = target if target is not None else beside(database, "backup")
    copy(database, place)
    say(f"{database} is kept in {place}.")


def restore(
    kept: Annotated[Path, typer.Argument(help="The backup.")],
    data: DataOption = None,
    config: ConfigOption = None,
) -> None:
    """Put a backup in the place of the database; the server must be stopped. What was there is kept."""
    from folsom.server.folder import Folder
    from folsom.storage.sqlite.backup import restore as put_back

    folder = Folder.of(settings_of(data, config))
    folder.take()
    try:
        aside = put_back(kept, folder.database)
    finally:
        folder.give_back()
    say(f"{folder.database} is as {kept} had it.")
    if aside is not None:
        say(f"What was there before is kept in {aside}.")


def doctor(data: DataOption = None, config: ConfigOption = None) -> int:
    """Look the database over, in use or not, and say what was found; 1 if something is wrong."""
    from folsom.server.folder import Folder
    from folsom.storage.sqlite.doctor import examine

    folder = Folder.of(settings_of(data, config))
    say(f"The data folder is {folder.path}.")
    if not folder.database.exists():
        say("ok   there is no database yet: `folsom serve` makes it.")
        return 0
    findings = examine(folder.database)
    for finding in findings:
        say(f"{'ok  ' if finding.good else 'NO  '} {finding.sentence}")
    return 0 if all(finding.good for finding in findings) else SOMETHING_IS_WRONG
