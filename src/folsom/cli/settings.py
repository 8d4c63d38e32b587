"""The server's settings as flags of a command: every one of them, by one table."""

import inspect
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from msgspec import inspect as shapes

from folsom.server.setting_sources import ALL, CONFIG_VARIABLE, Given, Setting, gather
from folsom.server.settings import Settings

CONFIG: Final = "config"
ConfigOption = Annotated[
    Path | None, typer.Option("--config", help=f"A TOML file of settings. [env: {CONFIG_VARIABLE}]")
]
DataOption = Annotated[
    str | None, typer.Option("--data", help="The server's data folder. [env: FOLSOM_DATA]")
]


def settings_of(data: str | None, config: Path | None) -> Settings:
    """The settings of a server that a command is about."""
    return gather({"data": data}, os.environ, config)


def with_settings(command: Callable[[Settings], None]) -> Callable[..., None]:
    """A command that takes every setting as a flag, and is called with all of them gathered."""

    def called(**flags: Any) -> None:  # of the types below
        config: Path | None = flags.pop(CONFIG)
        command(gather(flags, os.environ, config))

    parameters = [_parameter(each.name, _option(each)) for each in ALL]
    parameters.append(_parameter(CONFIG, ConfigOption))
    # Typer reads both.
    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {each.name: each.annotation for each in parameters}
    called.__doc__ = command.__doc__
    return called


def _parameter(name: str, annotation: object) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _option(setting: Setting) -> object:
    help_ = f"{setting.sentence} [env: {setting.variable}; default: {_shown(setting.default)}]"
    if setting.is_switch:
        negative = setting.flag.replace("--", "--no-")
        return Annotated[bool | None, typer.Option(f"{setting.flag}/{negative}", help=help_)]
    if setting.is_list:
        return Annotated[list[str] | None, typer.Option(setting.flag, help=help_, metavar="TEXT")]
    return Annotated[str | None, typer.Option(setting.flag, help=help_, metavar=_metavar(setting.kind))]


def _metavar(kind: shapes.Type) -> str:
    match kind:
        case shapes.IntType() | shapes.FloatType():
            return "NUMBER"
        case shapes.LiteralType(values=values):
            return "|".join(str(value) for value in values)
        case shapes.StrType(pattern=str()):
            return "MANY/SECONDS"
    return "TEXT"


def _shown(default: Given) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default) if default or default == 0 else "none"
