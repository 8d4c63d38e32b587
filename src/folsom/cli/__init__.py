"""The command line: `folsom COMMAND`."""

from folsom.cli.app import main

__all__ = ["main"]
