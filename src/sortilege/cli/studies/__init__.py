"""Commands for studies: arena, simulation, speed."""
