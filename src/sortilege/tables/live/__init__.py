"""Tables in memory: load, change, persist, publish."""
