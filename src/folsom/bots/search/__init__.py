"""The search, compiled with a game's rules and rules of thumb; how it goes stands in `iterating`."""
