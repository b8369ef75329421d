"""The slash commands: one cog per game, and those every table shares."""
