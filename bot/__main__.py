"""`python -m bot` and `backroom`: starts the bot. Until there is a host, it says what is missing."""

from __future__ import annotations

import sys

from engines import catalogue


def main() -> int:
    """Say plainly what is there and what is not."""
    print(f"Backroom knows the rules of: {', '.join(catalogue)}.")
    print("Its Discord host is still missing, so there is nothing to start yet. `make test` plays the rules.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
