"""Tables: what is decided about them, and who is told."""
