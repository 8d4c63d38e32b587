"""The rules of Short Straw: so few that they stand in one module."""
