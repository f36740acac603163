"""Training the learned evaluation by self-play."""
