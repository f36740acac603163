"""A Model Context Protocol server, for language models and the programs around them."""
