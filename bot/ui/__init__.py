"""Asks become components, and presses become answers. Generic over games."""
