"""An attacker: everything we know to be worth trying against a server, over HTTP and sockets, as anybody could.

`python -m tests.server.attack` starts a server of its own on this machine, or takes the address of one on this machine,
plays the list against it and prints what was tried and what it got. It must get nothing.
"""
