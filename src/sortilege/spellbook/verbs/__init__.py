"""What each word of the spell vocabulary does."""
