"""In which language a test plays: every run in one, `make soak` in both. Which one changes from file to file."""

import pytest

ENGLISH = ("en-US", pytest.param("ja", marks=pytest.mark.soak))
JAPANESE = (pytest.param("en-US", marks=pytest.mark.soak), "ja")
BOTH = ("en-US", "ja")  # where the words themselves are what is tested
