"""What callers do at a table: look, choose, undo, wait for their turn, manage seats, propose a rematch."""
