"""Run a command with a temporary PostgreSQL server; `{}` in the command becomes the database URL.

`python -m benchmarks.with_postgres sortilege load --database {} --workers 2`
"""

import subprocess
import sys

from tests.server.conftest import new_database, postgresql


def main() -> int:
    with postgresql() as server:
        database = new_database(server)
        return subprocess.run([word.replace("{}", database) for word in sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
