"""Balance studies: very many games by one bot, aggregated into a report for game designers."""
