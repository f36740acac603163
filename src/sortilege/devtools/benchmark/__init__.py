"""What `sortilege bench` measures. Each module runs in its own process."""
