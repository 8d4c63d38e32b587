from pathlib import Path

from .conftest import Folsom, is_one_sentence

HOLDS = """
[[scenario]]
id = "holds"
title = "The start player may not pass at once"
game = "napad"
rules = ["R13"]
given = { seats = ["cowboys", "mexicans"] }
step = [{ asks = "cowboys send", refuse = ["pass"] }]
"""
FAILS = HOLDS.replace("holds", "fails").replace("cowboys send", "mexicans send")
INVALID = HOLDS.replace("title", "tilte")


def write(folder: Path, **texts: str) -> Path:
    """Scenario files of these names."""
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_all_hold(folsom: Folsom, tmp_path: Path) -> None:
    """If everything holds, the last line counts it and the status is 0."""
    said = folsom("verify", str(write(tmp_path, a=HOLDS, b=HOLDS.replace("holds", "too"))))
    assert (said.status, said.out) == (0, "2 passed, 0 failed\n")


def test_one_fails(folsom: Folsom, tmp_path: Path) -> None:
    """Each failure is a line with id, step, what was expected and what came; the status is 1."""
    said = folsom("verify", str(write(tmp_path, a=HOLDS, b=FAILS)))
    assert said.status == 1
    assert said.out.splitlines() == [
        "fails, step 1: asks: expected mexicans send, came cowboys send",
        "1 passed, 1 failed",
    ]


def test_one_is_no_scenario_file(folsom: Folsom, tmp_path: Path) -> None:
    """An invalid file is told with file, key and reason; the others run, and the status is 2 all the same."""
    said = folsom("verify", str(write(tmp_path, a=HOLDS, b=FAILS, c=INVALID)))
    assert said.status == 2
    assert "c.toml: " in said.err
    assert "tilte" in said.err
    assert said.out.splitlines()[-1] == "1 passed, 1 failed"


def test_ids_are_unique(folsom: Folsom, tmp_path: Path) -> None:
    """Two scenarios of one id are a mistake, in whichever files they stand."""
    said = folsom("verify", str(write(tmp_path, a=HOLDS, b=HOLDS)))
    assert said.status == 2
    assert "a second scenario is called 'holds'" in said.err


def test_a_path_that_is_not_there(folsom: Folsom, tmp_path: Path) -> None:
    """A missing file is a user's mistake like any other."""
    assert is_one_sentence(folsom("verify", str(tmp_path / "none")))
