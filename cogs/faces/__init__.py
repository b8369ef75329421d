"""How each game shows itself: made by its cog, given to the house."""
