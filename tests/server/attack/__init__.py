"""An attacker that runs every attack we know of against a server, over HTTP and sockets, without privileges.

`python -m tests.server.attack` starts a server, or takes the address of one on this machine, runs the attacks and
prints what each tried and what leaked. Nothing must leak.
"""
