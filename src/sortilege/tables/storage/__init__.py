"""The storage interface of the application, and tables as database rows."""
