"""The table: the typed face over a record, game files and scenarios."""
