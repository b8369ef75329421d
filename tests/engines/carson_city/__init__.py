"""Carson City."""
