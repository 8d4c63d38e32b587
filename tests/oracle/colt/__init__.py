"""A second, slow and plain reading of the Colt Express rules, to hold the engine against."""
