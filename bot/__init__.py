"""The host: what stands between the engines and Discord."""
