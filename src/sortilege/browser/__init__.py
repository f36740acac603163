"""Tables inside a web page, without a server: one process, one browser, which stores the rows."""
