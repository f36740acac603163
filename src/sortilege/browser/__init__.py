"""The application inside a web page, without a server: one process, one player, tables stored by the browser."""
