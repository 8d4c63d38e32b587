"""The table: the record, and the nouns and verbs that the rules speak in."""
