"""What the operator can set: environment variables, or the same names in a file called .env."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.base.language import Locale

DISCORD = "https://discord.com/api/v10"
LOOPBACK = ("127.0.0.1", "localhost", "::1")

WRONG_SETTINGS = 78  # EX_CONFIG: no use in trying again before somebody has changed something


class Settings(BaseSettings):
    """Every setting has a sentence in .env.example."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    discord_api_url: str = DISCORD
    database_url: str = "sqlite:///data/backroom.db"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    language: Locale = Field("en", validation_alias="BACKROOM_LANGUAGE")  # LANGUAGE is what a desktop sets for itself
    pace: Literal["live", "day", "none"] = "none"

    @field_validator("discord_api_url")
    @classmethod
    def only_https_or_loopback(cls, url: str) -> str:
        """The token and every hand go to this address."""
        parts = urlsplit(url)
        if parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK):
            return url.rstrip("/")
        raise ValueError("must be https, or http on this machine")
