"""Tables in memory: load, lock, persist, publish, and keep in step with other processes."""
