"""Programs that measure and prove; what they find is written to docs/."""
