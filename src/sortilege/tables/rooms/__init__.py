"""Pure decisions about a room: its creation, seats, clocks, names and starting position."""
