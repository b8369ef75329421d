"""Structured logs: one JSON object a line, with the match it is about."""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

match_id: ContextVar[int | None] = ContextVar("match_id", default=None)


class JsonLines(logging.Formatter):
    """Time, level, who says it, what; and the match and error id where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "says": record.getMessage(),
        }
        match = match_id.get()
        if match is not None:
            line["match"] = str(match)
        for name in ("error", "match"):
            if hasattr(record, name):
                line[name] = str(getattr(record, name))
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Our own logs at the level wished; discord.py's never below INFO, since at DEBUG they print hands."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for ours in ("bot", "cogs", "engines"):
        logging.getLogger(ours).setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
