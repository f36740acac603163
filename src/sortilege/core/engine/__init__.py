"""The compiled part of the core: random generator, machine, policies, networks and search."""
