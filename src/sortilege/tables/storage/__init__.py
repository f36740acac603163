"""What the application asks of a store, and tables as rows."""
