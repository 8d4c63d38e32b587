"""What is handed out: a wheel with the page in it, and a source archive of which it is made without Node."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "folsom"
INDEX: Final = "folsom/page/index.html"
MADE: Final = frozenset({"__pycache__"})
"""Folders that a Python makes for itself."""


def built(target: str, root: Path, into: Path) -> Path:
    """A package of a source tree, as every builder's front end has it made, on a PATH that has no Node."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)],
        cwd=root,
        env={**os.environ, "PATH": ""},
        check=True,
        capture_output=True,
    )
    (package,) = into.iterdir()
    return package


@pytest.fixture(scope="module", name="sdist")
def _sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked. The page is taken as `make page` left it."""
    assert (PACKAGE / "page" / "index.html").exists(), "the page is not built: `make page` does it"
    folder = tmp_path_factory.mktemp("sdist")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOLSOM_WITHOUT_PAGE", "1")
        archive = built("sdist", ROOT, folder / "packed")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module", name="wheel")
def _wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel that pip makes of the source archive."""
    return zipfile.ZipFile(built("wheel", sdist, tmp_path_factory.mktemp("wheel") / "packed"))


def files(package: Path) -> set[str]:
    """All files of a package, as a wheel names them."""
    paths = (path for path in package.rglob("*") if path.is_file() and not MADE & {*path.parts})
    return {path.relative_to(package.parent).as_posix() for path in paths}


def test_the_source_archive_has_the_built_page_and_not_its_sources(sdist: Path) -> None:
    """Whoever installs from it builds no page; whoever changes the page has a checkout."""
    assert (sdist / "src" / INDEX).exists()
    assert not (sdist / "client").exists()


def test_a_wheel_is_made_of_the_source_archive_without_node(wheel: zipfile.ZipFile) -> None:
    """Rules, catalogues, migrations and the page: every file of the package is in it, and nothing else."""
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == files(PACKAGE)
    assert {INDEX, "folsom/py.typed"} <= held


def test_the_page_in_the_wheel_is_whole(wheel: zipfile.ZipFile) -> None:
    """Every script and style that it begins with lies beside it."""
    index = wheel.read(INDEX).decode()
    held = wheel.namelist()
    asked = [word.split('"')[0] for word in index.split('="/')[1:]]
    assert any(name.endswith(".js") for name in asked)
    assert [name for name in asked if f"folsom/page/{name}" not in held] == []


def test_the_wheel_brings_the_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    """`folsom` on the PATH of whoever installs it."""
    held = {name.partition(".dist-info/")[2]: name for name in wheel.namelist()}
    assert "folsom = folsom.cli:main" in wheel.read(held["entry_points.txt"]).decode()
    assert {"licenses/LICENSE", "licenses/NOTICE"} <= set(held)
