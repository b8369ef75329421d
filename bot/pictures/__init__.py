"""Pictures: scenes that know how to draw themselves, and the studio that has them drawn."""
