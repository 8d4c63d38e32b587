"""Chromium from the PATH, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = "Chromium is not on the PATH: `make test-deps` installs it"
HOST: Final = "saloon.example"
"""A name by which this machine is known to the browser alone."""
FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
)


def path() -> str:
    """Where it lies; empty if it is not there."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


def must_be_there() -> bool:
    """Whether a machine without it has failed: for a person it is no shame."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, for as long as the block lasts."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
