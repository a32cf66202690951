"""`python -m kortbord` is `kortbord`."""

import sys

from kortbord.cli import main

if __name__ == "__main__":
    sys.exit(main())
