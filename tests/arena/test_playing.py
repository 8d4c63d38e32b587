import pytest

import folsom
from folsom.arena import BotFailed, contest, play
from folsom.arena.deals import fixtures
from folsom.arena.playing import dealt


def test_all_rotations_of_a_deal_have_the_same_cards() -> None:
    """Whoever sits there."""
    wanted = contest("colt.first", ["drifter"] * 4, games=8)
    positions = {game.id: dealt(wanted, game).to_text() for game in fixtures(wanted)}
    assert len({positions[f"0.{rotation}"] for rotation in range(4)}) == 1
    assert positions["0.0"] != positions["1.0"]


def test_a_game_is_the_same_each_time() -> None:
    """The bots' own chance hangs on the contest's seed; in another rotation they answer otherwise."""
    wanted = contest("napad", ["drifter", "drifter"], games=2)
    first, second = fixtures(wanted)
    assert play(wanted, first).text == play(wanted, first).text
    assert play(wanted, first).text != play(wanted, second).text


def test_the_game_file_is_the_game() -> None:
    """It can be played again, and comes out so."""
    wanted = contest("colt.revised.teams", ["drifter", "drifter"], games=1)
    played = play(wanted, next(fixtures(wanted)))
    outcome = folsom.load(played.text).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (played.scores, played.winners)


@pytest.mark.parametrize(
    ("bot", "reason"), [("Silent", "RuntimeError: no idea what to send"), ("Cheat", "UnknownAnswer")]
)
def test_a_bot_that_fails_is_named_with_its_game(bot: str, reason: str) -> None:
    """Nobody wins a game by the other's crash, unnoticed."""
    name = f"tests.arena.unfit:{bot}"
    wanted = contest("napad", ["drifter", name], games=1)
    with pytest.raises(BotFailed, match=rf"^{name} failed in game 0\.0: {reason}"):
        play(wanted, next(fixtures(wanted)))
