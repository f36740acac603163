"""Playing at a table: look, choose, undo."""
