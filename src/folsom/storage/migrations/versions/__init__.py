"""One step for each revision."""
