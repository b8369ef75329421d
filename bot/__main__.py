"""`python -m bot` and `backroom`: starts the bot. Until there is a host, it says what is missing."""

from __future__ import annotations

import sys

from engines import catalogue


def main() -> int:
    """Say plainly what is there and what is not."""
    print(f"Backroom knows the rules of {len(catalogue)} game: {', '.join(catalogue)}.")
    print("It has no Discord host yet, so there is nothing to start. `make test` plays the rules.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
