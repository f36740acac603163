"""What `sortilege bench` measures. Each module runs in a process of its own."""
