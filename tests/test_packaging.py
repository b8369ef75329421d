"""What is said outside the code agrees with it: settings, exit codes, permissions, packages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from pydantic import SecretStr

from bot.permissions import FOR_THREADS, NEEDED, SCOPES, invite_url, invited_with, missing
from bot.settings import WRONG_SETTINGS, Settings
from engines.core import Match

ROOT = Path(__file__).parent.parent
DATA = "/data/backroom.db"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def settings() -> dict[str, object]:
    """Every setting by the name of its environment variable, with its default."""
    return {str(field.validation_alias or name).upper(): field.default for name, field in Settings.model_fields.items()}


def assigned(lines: str, pattern: str = r"^(\w+)=(.*)$") -> dict[str, str]:
    return dict(re.findall(pattern, lines, re.MULTILINE))


def test_the_example_has_every_setting_with_its_default_and_a_sentence() -> None:
    example = text(".env.example")
    plain = {
        name: value.get_secret_value() if isinstance(value, SecretStr) else str(value)
        for name, value in settings().items()
    }
    assert assigned(example) == plain
    for name in plain:
        assert re.search(rf"^# .+\n{name}=", example, re.MULTILINE), f"{name} has no sentence"


def test_the_example_is_a_file_the_bot_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in settings():
        monkeypatch.delenv(name, raising=False)
    read = Settings(_env_file=ROOT / ".env.example")
    assert read == Settings(_env_file=None)


def test_a_desktops_own_language_is_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR:en")
    monkeypatch.delenv("BACKROOM_LANGUAGE", raising=False)
    assert Settings(_env_file=None).language == "en"
    monkeypatch.setenv("BACKROOM_LANGUAGE", "ja")
    assert Settings(_env_file=None).language == "ja"


def test_dockerfile_and_compose_name_only_settings_there_are() -> None:
    dockerfile, compose = text("Dockerfile"), text("compose.yaml")
    elsewhere = {"PATH", "PYTHONUNBUFFERED", "MPLCONFIGDIR"}
    in_image = set(re.findall(r"\b([A-Z][A-Z_]+)=", dockerfile)) - elsewhere
    in_compose = set(re.findall(r"^      ([A-Z_]+):", compose, re.MULTILINE))
    assert in_image == in_compose == {"DATABASE_URL"}
    assert {"DATABASE_URL"} <= settings().keys()
    assert f"sqlite:///{DATA}" in dockerfile
    assert f"sqlite:///{DATA}" in compose
    assert "VOLUME /data" in dockerfile
    assert "- data:/data" in compose
    assert "env_file: .env" in compose


def test_the_image_is_made_of_what_the_project_is_made_of() -> None:
    dockerfile, ignored = text("Dockerfile"), text(".dockerignore")
    project = tomllib.loads(text("pyproject.toml"))
    least = tuple(map(int, project["project"]["requires-python"].removeprefix(">=").split(".")))
    images = re.findall(r"^FROM python:(\d+)\.(\d+)-", dockerfile, re.MULTILINE)
    assert images
    assert all(tuple(map(int, image)) >= least for image in images)
    copied = {
        name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE) for name in line.split()
    }
    assert all((ROOT / name).exists() for name in copied)
    assert copied == set(re.findall(r"^!(.+)$", ignored, re.MULTILINE))
    rooms = {name.removesuffix("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert rooms <= copied
    assert {project["project"]["readme"]} <= copied
    words = set(re.findall(r'words\.add_parser\("(\w+)"', text("bot/cli.py")))
    assert {"healthy", "run"} <= words
    assert '["backroom", "healthy"]' in dockerfile


def test_the_unit_agrees_with_the_program() -> None:
    unit = text("deploy/backroom.service")
    set_there = assigned(unit, r"^Environment=(\w+)=(.*)$")
    assert set_there.pop("MPLCONFIGDIR") == "/var/cache/backroom"  # matplotlib wants a place for its own cache
    assert set_there == {"DATABASE_URL": "sqlite:////var/lib/backroom/backroom.db"}
    assert "CacheDirectory=backroom" in unit
    assert "StateDirectory=backroom" in unit
    assert f"RestartPreventExitStatus={WRONG_SETTINGS}\n" in unit
    assert "/bin/backroom run\n" in unit  # with the word: without one and without a token it would be the sandbox


def test_the_container_wants_a_token_and_make_does_not() -> None:
    assert 'CMD ["run"]' in text("Dockerfile")
    assert re.search(r"^run:.*\n\t@\$\(BIN\)/python -m bot$", text("Makefile"), re.MULTILINE)


def test_the_invitation_in_the_docs_is_what_the_code_needs() -> None:
    """The link, its number, and a line for every permission."""
    page = text("docs/hosting.md")
    asked = invited_with()
    links = re.findall(r"https://discord\.com/oauth2/authorize\S+", page)
    assert links
    for link in links:
        query = parse_qs(urlsplit(link).query)
        assert query["permissions"] == [str(asked.value)]
        assert query["scope"] == [" ".join(SCOPES)]
    rows = re.findall(r"^\| (\w+) \| (\d+) \|", page, re.MULTILINE)
    assert {name for name, _ in rows} == {*NEEDED, *FOR_THREADS}
    for name, value in rows:
        assert discord.Permissions(**{name: True}).value == int(value)


def test_the_invitation_asks_for_nothing_that_can_hurt() -> None:
    asked = invited_with()
    assert not asked.value & discord.Permissions.elevated().value
    assert missing(asked) == []
    assert missing(discord.Permissions.none()) == list(NEEDED)
    assert f"permissions={asked.value}" in invite_url(1)


def test_every_package_has_its_reason() -> None:
    """What the project depends on stands in docs/architecture.md, and is pinned."""
    project = tomllib.loads(text("pyproject.toml"))["project"]
    pinned = {line.split("==")[0].lower() for line in text("requirements/run.txt").splitlines() if "==" in line}
    table = text("docs/architecture.md").partition("## What it stands on")[2]
    for dependency in project["dependencies"]:
        name = re.split(r"[<>=]", dependency)[0]
        assert f"| {name} |" in table, f"{name} has no reason"
        assert name.lower() in pinned


def test_every_sentence_at_the_start_is_in_the_docs() -> None:
    """What the bot says when it cannot start is explained to whoever hosts it."""
    page = text("docs/hosting.md")
    sources = text("bot/cli.py") + text("bot/sandbox/opening.py")
    sentences = re.findall(r'raise (?:CannotGoOn|WrongSettings|CannotOpen)\(\s*f?"([^"{]+)', sources)
    assert len(sentences) > 8
    for sentence in sentences:
        assert sentence.strip() in page, sentence


def test_the_program_in_the_readme_runs() -> None:
    [program] = re.findall(r"```python\n(.*?)```", text("README.md"), re.DOTALL)
    names: dict[str, object] = {"print": lambda *_: None}
    exec(program, names)
    match, again = names["match"], names["again"]
    assert isinstance(match, Match)
    assert isinstance(again, Match)
    assert again.digest() == match.digest()


def test_the_readme_has_every_command() -> None:
    readme = text("README.md")
    words = re.findall(r'words\.add_parser\("(\w+)"', text("bot/cli.py"))
    assert len(words) > 5
    for word in words:
        assert f"`backroom {word}" in readme or word == "run"
    for cog in (ROOT / "cogs").glob("*.py"):
        source = cog.read_text(encoding="utf-8")
        group = re.search(r'group_name=named\("(\w+)"', source)
        for command in re.findall(r'app_commands\.command\(name=named\("(\w+)"', source):
            assert f"`/{group[1]} {command}`" in readme if group else f"`/{command}`" in readme


def our_pages() -> list[Path]:
    return [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_nowhere(page: Path, link: str) -> bool:
    """Whether a link of a page names a file or a heading that is not there."""
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or (anchor != "" and anchor not in anchors(target))


def test_links_between_our_pages_lead_somewhere() -> None:
    links = [
        (page, link)
        for page in our_pages()
        for link in re.findall(r"\]\((?!https?:)([^)]+)\)", re.sub(r"<!--.*?-->", "", page.read_text(encoding="utf-8")))
    ]
    assert len(links) > 50
    assert [f"{page.name}: {link}" for page, link in links if leads_nowhere(page, link)] == []


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One `thing`, and (more)\n", encoding="utf-8")
    assert not leads_nowhere(page, "page.md#one-thing-and-more")
    assert leads_nowhere(page, "page.md#two")
    assert leads_nowhere(page, "#two")
    assert leads_nowhere(page, "other.md")
