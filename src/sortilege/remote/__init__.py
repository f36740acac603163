"""Tables on a server, for programs that play there."""
