"""python -m sortilege.cli"""

import sys

from sortilege.cli import main

if __name__ == "__main__":  # worker processes import this module again
    sys.exit(main())
