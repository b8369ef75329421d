"""The pictures of the games: drawn in a process of its own, so nothing here knows Discord."""
