"""The routes: each says what it takes, what it gives, and what it does (its `deed`)."""
