"""The page's types are those of the server's messages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "client/scripts/typescript.py"


@pytest.fixture(scope="module")
def typescript() -> ModuleType:
    """The program that writes them."""
    spec = importlib.util.spec_from_file_location("typescript", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_making_them_again_changes_nothing(typescript: ModuleType) -> None:
    """Whoever changes a message writes the page's types anew."""
    assert typescript.differing() == [], "run client/scripts/typescript.py"


def test_a_changed_file_is_noticed(
    typescript: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that differs, and one that nobody makes, are both named."""
    for name, text in typescript.files().items():
        (tmp_path / name).write_text(text + "// by hand" * (name == "colt.ts"), "utf-8", newline="\n")
    (tmp_path / "old.ts").write_text("", "utf-8")
    monkeypatch.setattr(typescript, "FOLDER", tmp_path)
    assert typescript.differing() == ["colt.ts", "old.ts"]


def test_a_command_may_leave_out_what_has_a_default_and_a_part_may_not(typescript: ModuleType) -> None:
    """Commands are sent by the page; parts come whole."""
    text = typescript.messages_file()
    assert "  line?: number;" in text
    assert "  owed: readonly number[];" in text
    assert "  question: Asked | null;" in text
