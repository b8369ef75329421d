"""`python -m tests.module_graph`: which room imports from which, and every module's imports, for docs/modules.md."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "modules.md"
PACKAGES = ("engines", "bot", "cogs")
BEGIN = """# Which module imports which

Made from the imports by `python -m tests.module_graph`; a test holds it to them. Imports for types alone are left out:
a handler of the desk names the type of the whole bot, which imports the desk.

"""


def modules() -> dict[str, Path]:
    """Every module of ours, by its name."""
    files = [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    return {".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """What a file imports when it runs: module and name. What is imported for types alone is left out."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", name.name) for name in node.names)


def graph() -> dict[str, set[str]]:
    """For each module of ours the modules of ours that it imports."""
    known = modules()
    found: dict[str, set[str]] = {}
    for name, file in known.items():
        pairs = [(module, f"{module}.{inner}") for module, inner in imported(file)]
        found[name] = {whole if whole in known else module for module, whole in pairs if module in known} - {name}
    return found


def room_of(module: str) -> str:
    """The room that a module is in: a folder of bot/, a game's package; a module that stands alone is a room itself."""
    parts = module.split(".")
    return ".".join(parts[:2]) if len(parts) > 1 else module


def rooms() -> dict[str, set[str]]:
    """For each room the rooms that it imports from."""
    found: dict[str, set[str]] = defaultdict(set)
    for module, others in graph().items():
        found[room_of(module)] |= {room_of(other) for other in others} - {room_of(module)}
    return dict(found)


def page() -> str:
    """docs/modules.md."""
    of_bot = {room: others for room, others in sorted(rooms().items()) if room.startswith("bot.")}
    lines = [BEGIN + "## The rooms of bot/", "", "```mermaid", "graph BT"]
    for room, others in of_bot.items():
        lines += [f"  {_short(room)} --> {_short(other)}" for other in sorted(others) if other in of_bot]
    lines += ["```", "", "## Module by module", ""]
    for module, others in sorted(graph().items()):
        ours = sorted(others)
        if ours:
            lines.append(f"- `{module}`: {', '.join(f'`{other}`' for other in ours)}")
    return "\n".join(lines) + "\n"


def _short(room: str) -> str:
    return room.removeprefix("bot.")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
