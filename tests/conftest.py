"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("folsom", deadline=None, print_blob=True)
settings.load_profile("folsom")


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the games of whoever runs it."""
    folder: Path = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
