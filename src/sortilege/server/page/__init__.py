"""What the page is given besides tables."""
