"""Phase 4: reinforcements.

R25 R26 R27, V12 V13. Every seat draws two cards, then the start marker goes on. After the last round nothing
would be left to draw, so there the phase is left out.
"""

from folsom.games.to_jest_napad.cards import REINFORCEMENTS
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import Heist, draw_cards, give_marker
from folsom.kernel.rule import rule


@rule
def arrive(h: Heist) -> None:
    """Two cards for everybody; the marker goes to the left (R25, R27)."""
    for seat in range(h.seats):
        draw(h, seat)
    give_marker(h, (h.first + 1) % h.seats, Rule.R27)


@rule
def draw(h: Heist, seat: int) -> None:
    """Two cards, however many are in hand; fewer if the hideout holds fewer (R25, R26)."""
    why = Rule.R25 if h.hideout_n[seat] >= REINFORCEMENTS else Rule.R26
    draw_cards(h, seat, REINFORCEMENTS, why)
