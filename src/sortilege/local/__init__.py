"""Tables without a server: everything in one process that serves one browser, which keeps what is written."""
