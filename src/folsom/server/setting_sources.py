"""Where settings come from: flags, the environment, a file; and the table that documents them all."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import inspect

from folsom.play.suggest import unknown
from folsom.server.settings import SettingError, Settings

PREFIX: Final = "FOLSOM_"
CONFIG_VARIABLE: Final = "FOLSOM_CONFIG"
Given: TypeAlias = str | int | float | bool | Sequence[str]
"""A value as somebody wrote it."""


class Setting(msgspec.Struct, frozen=True):
    """One setting: its name, what it takes, its default and its sentence."""

    name: str
    kind: inspect.Type
    default: Given
    sentence: str

    @property
    def flag(self) -> str:
        """As it is written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """As it is written in the environment."""
        return PREFIX + self.name.upper()

    @property
    def is_switch(self) -> bool:
        """Whether it is either on or off."""
        return isinstance(self.kind, inspect.BoolType)

    @property
    def is_list(self) -> bool:
        """Whether it takes several values."""
        return isinstance(self.kind, inspect.VarTupleType)

    @property
    def takes(self) -> str:
        """What its value must be, for a person."""
        return _takes(self.kind)

    def read(self, value: Given, where: str) -> object:
        """The value as the setting's own type; SettingError, naming where it stands, if it is none."""
        if self.is_list and isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if self.is_switch and isinstance(value, str):
            value = _SWITCHES.get(value.lower(), value)
        try:
            return msgspec.convert(value, self._type(), strict=isinstance(value, bool))
        except msgspec.ValidationError:
            shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            raise SettingError(f"{where} is '{shown}', but must be {self.takes}") from None

    def _type(self) -> object:
        return Settings.__annotations__[self.name]


_SWITCHES: Final = {"1": True, "true": True, "yes": True, "on": True} | {
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}


def _takes(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "yes or no"
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.FloatType(ge=low, le=high):
            return (
                f"a number from {low:g} to {high:g}" if low is not None and high is not None else "a number"
            )
        case inspect.LiteralType(values=values):
            return "one of " + ", ".join(str(value) for value in values)
        case inspect.VarTupleType():
            return "a list of texts"
        case inspect.StrType(pattern=str()):
            return "so many in so many seconds, such as 20/60"
        case _:
            return "a text"


def _settings() -> Iterator[Setting]:
    described = inspect.type_info(Settings)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        kind, sentence = field.type, ""
        while isinstance(kind, inspect.Metadata):
            sentence = (kind.extra_json_schema or {}).get("description", sentence)
            kind = kind.type
        yield Setting(field.name, kind, field.default, sentence)


ALL: Final = tuple(_settings())
NAMES: Final = tuple(setting.name for setting in ALL)


def gather(
    flags: Mapping[str, Given | None], environment: Mapping[str, str], config: Path | None = None
) -> Settings:
    """The settings from all sources: flags win over the environment, the environment over the file."""
    file = config or (Path(environment[CONFIG_VARIABLE]) if environment.get(CONFIG_VARIABLE) else None)
    written = read_file(file) if file is not None else {}
    values: dict[str, object] = {}
    for setting in ALL:
        given, variable = flags.get(setting.name), environment.get(setting.variable)
        if given is not None:
            values[setting.name] = setting.read(given, setting.flag)
        elif variable:
            values[setting.name] = setting.read(variable, setting.variable)
        elif setting.name in written:
            values[setting.name] = setting.read(written[setting.name], f"{setting.name} in {file}")
    return msgspec.structs.replace(Settings(), **values)


def read_file(path: Path) -> Mapping[str, Given]:
    """What a settings file says; SettingError for a key that is no setting."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError(f"{path}: this is not TOML: {error}") from None
    for name in written:
        if name not in NAMES:
            raise SettingError(f"{path}: {unknown('setting', name, NAMES)}")
    return written


def table() -> str:
    """All settings as a table for the docs."""
    lines = ["| flag | environment and file | takes | default | what it says |", "|---|---|---|---|---|"]
    for setting in ALL:
        default = _shown(setting.default)
        lines.append(
            f"| `{setting.flag}` | `{setting.variable}`, `{setting.name}` | {setting.takes} | {default} "
            f"| {setting.sentence} |"
        )
    return "\n".join(lines) + "\n"


def _shown(default: Given) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    if isinstance(default, int | float | str) and default != "":
        return f"`{default}`"
    return "none"
