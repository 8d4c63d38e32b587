"""What every game must keep, as claims to be checked: the contract test kit.

A claim is a function that raises AssertionError, in a sentence, where it does not hold. It takes a table - a
ruleset at a number of seats - an engine, and a seed. So a game of one's own is tested in a few lines:

    import pytest
    from folsom.testkit import CLAIMS, interpreted, tables

    @pytest.mark.parametrize("claim", CLAIMS)
    @pytest.mark.parametrize("table", tables("mine"), ids=str)
    def test_the_contract(table, claim):
        for seed in range(20):
            claim(table, interpreted(table.game), seed)

`positions` holds what must hold in one position (`folsom fuzz` asks it after every answer), `claims` what
must hold in a whole game, `crowds` in very many games at once, `digest` on every machine.
"""

from folsom.kernel.engine import compiled, interpreted
from folsom.testkit.claims import CLAIMS
from folsom.testkit.crowds import a_crowd_stays_sound
from folsom.testkit.tables import Table, tables

__all__ = ["CLAIMS", "Table", "a_crowd_stays_sound", "compiled", "interpreted", "tables"]
