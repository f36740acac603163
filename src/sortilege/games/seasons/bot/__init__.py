"""The heuristic bot of Seasons: it scores every option for the seat that has to choose."""
