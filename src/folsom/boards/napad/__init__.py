"""The card game "To jest napad!"."""
