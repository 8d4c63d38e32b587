"""The sentences shown to players as reasons: complete, short, and free of the words only engineers use."""

import re

import pytest

from folsom.kernel.rulings import load

PACKAGES = {"colt": "folsom.games.colt_express", "napad": "folsom.games.to_jest_napad"}
RULINGS = {
    f"{name} {rule}": ruling for name, package in PACKAGES.items() for rule, ruling in load(package).items()
}
HEADINGS = {
    "colt": "setup rounds planning laps stealing move floor marshal shoot rob punch encounter characters "
    "round_events ending expert teams",
    "napad": "setup wagons robbery loot reinforcements ending harder",
}
ONE_SENTENCE = re.compile(r"[A-Z](?!.*\. |.*  ).{28,188}\.")
RULE_ID = re.compile(r"\b[A-Z]{1,2}\d+\b")
WRONG_WORD = re.compile(
    r"\b((?<!First )(?<!start )players?|sub-turns?|(?<!covering )fire|change floor|robbery card|FE|RE)\b",
    re.IGNORECASE,
)


def test_a_sentence_is_one_sentence() -> None:
    """It begins with a capital, ends with its only full stop, and is short enough to read at a glance."""
    assert [rule for rule, ruling in RULINGS.items() if not ONE_SENTENCE.fullmatch(ruling.sentence)] == []


@pytest.mark.parametrize("unfit", [RULE_ID, WRONG_WORD], ids=["rule-id", "wrong-word"])
def test_a_sentence_speaks_to_people(unfit: re.Pattern[str]) -> None:
    """No id of another rule, no shorthand, and the house's own words."""
    assert [rule for rule, ruling in RULINGS.items() if unfit.search(ruling.sentence)] == []


@pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
def test_no_two_ids_say_the_same(package: str) -> None:
    """A sentence that stands twice would be the wrong reason once."""
    sentences = [ruling.sentence for ruling in load(package).values()]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("name", PACKAGES)
def test_headings_are_those_of_the_game(name: str) -> None:
    """Every ruling stands under a known heading, and every heading has one."""
    assert {ruling.heading for ruling in load(PACKAGES[name]).values()} == set(HEADINGS[name].split())


def test_every_id_has_a_source() -> None:
    """A rulebook and its lines, or that it is a ruling, a derivation or a reconstruction."""
    known = (
        "first edition: ",
        "revised: ",
        "Polish ",
        "ruling",
        "derived",
        "reconstruction",
        "no limit",
        "pictures",
    )
    assert [rule for rule, ruling in RULINGS.items() if not ruling.source.startswith(known)] == []


def test_editions_are_the_two_of_colt_express() -> None:
    """First, revised, or both where they differ; the Polish game has one edition only."""
    editions = {ruling.editions for ruling in load(PACKAGES["colt"]).values()}
    assert editions == {(), ("first",), ("revised",), ("first", "revised")}
    assert {ruling.editions for ruling in load(PACKAGES["napad"]).values()} == {()}


def test_a_rule_that_differs_by_edition_says_so() -> None:
    """Where both editions are named, so is at least one of them in the sentence."""
    differing = [ruling for ruling in load(PACKAGES["colt"]).values() if len(ruling.editions) == 2]
    assert len(differing) == 7
    assert all("edition" in ruling.sentence for ruling in differing)
