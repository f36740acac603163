"""The heuristic bot of Seasons: it scores every move for the seat that has to choose."""
