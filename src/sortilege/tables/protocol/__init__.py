"""Every message between clients and tables, one module per subject; `sortilege schema` prints them as TypeScript."""
