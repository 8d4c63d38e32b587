import pytest

from folsom.games.to_jest_napad.notation import parse_position, position_text
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.chance import next_word, set_key
from folsom.kernel.errors import BadText
from folsom.kernel.record import new_games, strict
from tests.games.to_jest_napad.tables import dealt, give, options, position, random_play, say


def fields(h: Heist) -> dict[str, object]:
    """Everything in a record but its log."""
    return {name: repr(getattr(h, name)) for name in h._fields if not name.startswith("log")}  # type: ignore[attr-defined]  # the strict view lists its fields


def read(text: str) -> Heist:
    """The position that a text stands for."""
    h = strict(Heist, new_games(Heist, 1))[0]
    parse_position(text, h)
    return h


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ruleset", ["napad", "napad.harder", "napad.harder.twos"])
def test_positions_come_back_from_their_text(seats: int, ruleset: str) -> None:
    """Every position of a game, hidden things and chance included, is read as itself."""
    h = dealt(seats, seed=seats, ruleset=ruleset)
    for _ in random_play(h, seed=5):
        assert fields(read(position_text(h))) == fields(h)
    assert fields(read(position_text(h))) == fields(h)


def test_a_position_is_one_line() -> None:
    """What the module's documentation shows is what comes."""
    h = position(
        {
            "seats": ["cowboys", "mexicans"],
            "round": 6,
            "harder": True,
            "train": ["Y2/3", "R3/2", "G4/2"],
            "won": {"mexicans": ["Y3/1", "R5/1"]},
            "hand": {"cowboys": ["Y4R4", "R2G5"], "mexicans": ["G7Y2", "Y5R3"]},
            "played": {"cowboys": ["Y5R3>R"]},
        }
    )
    set_key(h, bytes(range(32)))
    h.seen[0] = h.hand[0] & -h.hand[0]
    say(h, "pass")
    text = position_text(h)
    assert "\n" not in text
    head = text.split()
    assert head[:6] == ["napad.harder", "6", "robbery", "0", "0", "Y2/3,R3/2,G4/2"]
    cowboys, mexicans = head[7:9]
    assert cowboys.startswith("cowboys|Y4R4*,R2G5|Y5R3>R|-|")
    assert mexicans.startswith("mexicans!|Y5R3,G7Y2|-|-|")
    assert mexicans.endswith("|Y3/1,R5/1")
    assert head[-1] == "".join(f"{k:02x}" for k in range(32)) + ":0"


@pytest.mark.parametrize("words", [0, 1, 15, 16, 17, 32, 33])
def test_chance_goes_on_where_it_was(words: int) -> None:
    """After any number of draws, the text brings back the stream at the same word."""
    h = dealt(2, seed=1)
    set_key(h, bytes(range(32)))
    for _ in range(words):
        next_word(h)
    again = read(position_text(h))
    assert fields(again) == fields(h)
    assert [next_word(again) for _ in range(20)] == [next_word(h) for _ in range(20)]


def test_a_game_goes_on_alike_from_its_text() -> None:
    """From the text the same answers lead to the same end."""
    h = dealt(3, seed=13)
    for number, _ in enumerate(random_play(h, seed=13)):
        if number == 30:
            break
    other = read(position_text(h))
    while options(h):
        code = options(h)[-1]
        give(h, code)
        give(other, code)
        if h.turn < 0:
            break
    assert position_text(other) == position_text(h)


GOOD = position_text(dealt(2, seed=3))
PARTS = GOOD.split()


def with_part(number: int, text: str) -> str:
    """The good text with one of its parts replaced."""
    return " ".join([*PARTS[:number], text, *PARTS[number + 1 :]])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "parts"),
        (" ".join(PARTS[:-2]), "parts"),
        (with_part(0, "napad.hard"), "no ruleset"),
        (with_part(1, "7"), "the round is a number from 1 to 6"),
        (with_part(1, "x"), "the round is a number"),
        (with_part(2, "dividing"), "the phase is robbery or over"),
        (with_part(3, "2"), "the start player"),
        (with_part(4, "2"), "whose turn"),
        (with_part(4, "-"), "nobody has a turn"),
        (with_part(2, "over"), "a game is over after the last round"),
        (with_part(5, "Y9/9"), "no wagon"),
        (with_part(5, "-"), "missing"),
        (with_part(6, "-|-"), "3 stacks"),
        (with_part(6, PARTS[6].replace("Y", "R")), "wrong stack"),
        (with_part(6, "Y2/3,Y2/3,Y2/3,Y2/3,Y2/3,Y2/3,Y2/3|-|-"), "at most 6"),
        (with_part(7, "cowboys"), "6 parts"),
        (with_part(7, "sioux" + PARTS[7][7:]), "no gang"),
        (with_part(7, PARTS[8]), "same gang"),
        (with_part(7, "cowboys|-|-|-|-|-"), "missing"),
        (with_part(7, "cowboys|Y9R9|-|-|-|-"), "no gang card"),
        (with_part(7, "cowboys|-|Y7R2>G|-|-|-"), "one of its halves"),
        (with_part(7, "cowboys|-|Y7R2|-|-|-"), "one of its halves"),
        (with_part(7, PARTS[7].replace("cowboys|", "cowboys!|")), "cannot have a turn"),
        (with_part(9, "00:1"), "64 hexadecimal digits"),
        (with_part(9, PARTS[9].split(":")[0]), "how many words were used"),
    ],
)
def test_what_is_no_position_is_refused(text: str, said: str) -> None:
    """Every part that cannot be read, or cannot be true, is named in one sentence."""
    with pytest.raises(BadText, match=said):
        read(text)


def test_the_good_text_is_good() -> None:
    """So that the refusals above are about what was replaced."""
    assert position_text(read(GOOD)) == GOOD
