"""The tables: seats, clocks, one writer a table, audiences. The application, with no web and no SQL in it."""
