"""Settings: one sentence for what cannot be, and the same from all three sources."""

from pathlib import Path

import pytest

from folsom.server.setting_sources import ALL, Given, Setting, gather, table
from folsom.server.settings import SettingError, Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
PARTNERS = {"tls_certificate": "tls_key", "tls_key": "tls_certificate"}
OTHER = {"bool": "yes", "int": "7", "float": "0.5"}


def other_value(name: str) -> str:
    """A value for a setting that is not its default."""
    special = {
        "trusted_proxy": "10.0.0.0/8",
        "bots": "dice=drifter",
        "address": "https://folsom.example",
        "log_level": "error",
        "log_format": "json",
        "metrics": "off",
    }
    default = getattr(Settings(), name)
    if name.startswith("limit_"):
        return "3/4"
    return special.get(name) or OTHER.get(type(default).__name__, "elsewhere")


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.name)
def test_each_setting_is_a_flag_a_variable_and_a_key(setting: Setting, tmp_path: Path) -> None:
    """The three ways to set something give the same settings, and not the default."""
    value = other_value(setting.name)
    file = tmp_path / "folsom.toml"
    file.write_text(f'{setting.name} = "{value}"\n')
    partner = PARTNERS.get(setting.name)
    others = {partner: "elsewhere"} if partner else {}
    by_flag = gather({setting.name: value, **others}, {})
    assert by_flag == gather(others, {setting.variable: value}) == gather(others, {}, file)
    assert getattr(by_flag, setting.name) != getattr(Settings(), setting.name)


@pytest.mark.parametrize("setting", ALL, ids=lambda setting: setting.name)
def test_each_setting_says_what_it_is(setting: Setting) -> None:
    """No setting without a sentence."""
    assert setting.sentence.endswith(".")
    assert setting.takes


def test_the_document_has_every_setting() -> None:
    """docs/hosting.md holds the table made from the settings, word for word."""
    assert table() in DOCUMENT.read_text(encoding="utf-8")


def test_flags_win_over_the_environment_and_it_over_the_file(tmp_path: Path) -> None:
    """The nearer source counts."""
    file = tmp_path / "folsom.toml"
    file.write_text("port = 1\nguest_days = 2\nbackups_kept = 3\n")
    environment = {"FOLSOM_PORT": "4", "FOLSOM_GUEST_DAYS": "5", "FOLSOM_CONFIG": str(file)}
    settings = gather({"port": "6"}, environment)
    assert (settings.port, settings.guest_days, settings.backups_kept) == (6, 5, 3)


def test_toml_may_say_it_in_its_own_types(tmp_path: Path) -> None:
    """Numbers, switches and lists need no quotes in the file."""
    file = tmp_path / "folsom.toml"
    file.write_text('lan = true\nbot_delay = 1\ntrusted_proxy = ["10.0.0.0/8", "::1"]\n')
    settings = gather({}, {}, file)
    assert (settings.lan, settings.bot_delay, settings.trusted_proxy) == (True, 1.0, ("10.0.0.0/8", "::1"))


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"port": "abc"}, "--port is 'abc', but must be a whole number from 0 to 65535"),
        ({"port": "70000"}, "--port is '70000', but must be a whole number from 0 to 65535"),
        ({"lan": "maybe"}, "--lan is 'maybe', but must be yes or no"),
        ({"limit_chat": "3"}, "--limit-chat is '3', but must be so many in so many seconds, such as 20/60"),
        ({"log_level": "loud"}, "--log-level is 'loud', but must be one of debug, error, info, warning"),
        ({"bot_delay": "-1"}, "--bot-delay is '-1', but must be a number from 0 to 3600"),
        ({"tls_key": "x"}, "tls_certificate and tls_key belong together"),
        ({"address": "folsom"}, "address is 'folsom', but must look like https://folsom.example"),
        ({"trusted_proxy": ["x"]}, "trusted_proxy is 'x', but must be a network such as 10.0.0.0/8"),
    ],
)
def test_a_bad_setting_is_told_in_one_sentence(flags: dict[str, Given], sentence: str) -> None:
    """It names where the value stands and what it could be."""
    with pytest.raises(SettingError) as told:
        gather(flags, {})
    assert str(told.value).startswith(sentence)
    assert "\n" not in str(told.value)


def test_a_key_that_is_no_setting_is_refused(tmp_path: Path) -> None:
    """A misspelt key is not passed over in silence."""
    file = tmp_path / "folsom.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(SettingError, match="no setting is called 'prot': did you mean 'port'"):
        gather({}, {}, file)


def test_a_file_that_is_not_toml_is_told_in_one_sentence(tmp_path: Path) -> None:
    """As any other mistake."""
    file = tmp_path / "folsom.toml"
    file.write_text("port: 1\n")
    with pytest.raises(SettingError, match="this is not TOML"):
        gather({}, {}, file)


def test_lan_listens_on_every_address_unless_one_is_named() -> None:
    """--lan alone is enough for phones; --host still wins."""
    assert Settings(lan=True).listens_on == "0.0.0.0"
    assert Settings(lan=True, host="192.0.2.7").listens_on == "192.0.2.7"
    assert Settings().listens_on == "127.0.0.1"
