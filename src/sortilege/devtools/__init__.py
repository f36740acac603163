"""Tools for developers; nothing that plays imports them."""
