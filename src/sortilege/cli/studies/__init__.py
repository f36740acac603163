"""Commands for studies: matches, simulations, benchmarks, training."""
