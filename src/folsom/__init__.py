"""The table for train-robbery board games: rules, players, the table and the server."""

__version__ = "0.1.0"
