"""A hand-made judgement of Seasons: what every option looks like to the seat that is asked."""
