"""Playing by tool calls: a server of the Model Context Protocol, for language models and the programs around them."""
