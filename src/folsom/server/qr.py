"""QR codes: a link as a picture for the page, or as blocks of text for a terminal."""

import io

import segno


def picture(link: str) -> str:
    """An SVG of the link, dark on light with a margin, so that it can be read on any background."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out,
        kind="svg",
        scale=8,
        border=4,
        light="#fff",
        xmldecl=False,
        nl=False,
        title=None,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue().decode("ascii")


def blocks(link: str) -> str:
    """The link as text, two rows of squares a line."""
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
