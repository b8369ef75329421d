"""The house: what stands between the engines and Discord."""
