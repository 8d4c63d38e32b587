"""What every game stands on: the record, the rule marker, chance, the log, and the engines that run them."""
