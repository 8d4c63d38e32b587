"""QR codes: pictures that fit into a page with a strict policy, and blocks for a terminal."""

from xml.etree import ElementTree as ET

from folsom.server.qr import blocks, picture

LINK = "http://192.0.2.7:8420/return#" + "A" * 43


def test_a_picture_is_a_whole_svg_without_script_or_style() -> None:
    """It can stand in a page, or be fetched as an image."""
    root = ET.fromstring(picture(LINK))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {child.tag.rpartition("}")[2] for child in root.iter()} == {"svg", "g", "path"}


def test_the_picture_depends_on_the_link() -> None:
    """Two links, two pictures; one link, one picture."""
    assert picture(LINK) == picture(LINK) != picture(LINK[:-1] + "B")


def test_blocks_are_lines_of_one_width() -> None:
    """So that a phone can read them off the terminal."""
    lines = blocks(LINK).splitlines()
    assert len(lines) > 12
