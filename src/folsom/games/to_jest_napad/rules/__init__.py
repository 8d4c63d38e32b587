"""The rules, one module a heading of the rulebook; `flow` strings them together."""
