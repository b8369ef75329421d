"""Which Pythons the continuous test finds: those that run."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def put(file: Path, script: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def found(tmp_path: Path) -> list[Path]:
    path = f"{tmp_path / 'shims'}:{tmp_path / 'bin'}:/usr/bin:/bin"
    environment = {"PATH": path, "HOME": str(tmp_path), "PYENV_ROOT": str(tmp_path / "pyenv")}
    done = subprocess.run([ROOT / ".ci" / "interpreters"], env=environment, capture_output=True, text=True, check=True)
    ours = [Path(line) for line in done.stdout.splitlines()]
    return [python for python in ours if tmp_path in python.parents]


def test_a_command_that_fails_or_is_another_python_is_not_found(tmp_path: Path) -> None:
    for version in ("3.11", "3.12", "3.13"):
        put(tmp_path / "shims" / f"python{version}", "echo 'not switched on' >&2; exit 127")
    later = put(tmp_path / "bin" / "python3.12", "echo 3.12")
    put(tmp_path / "bin" / "python3.13", "echo 3.14")
    assert found(tmp_path) == [later]


def test_what_a_version_manager_keeps_is_found_though_its_command_fails(tmp_path: Path) -> None:
    put(tmp_path / "shims" / "python3.13", "exit 127")
    kept = put(tmp_path / "pyenv" / "versions" / "3.13.0" / "bin" / "python", "echo 3.13")
    assert found(tmp_path) == [kept]


def test_one_of_each_is_enough(tmp_path: Path) -> None:
    first = put(tmp_path / "shims" / "python3.13", "echo 3.13")
    put(tmp_path / "bin" / "python3.13", "echo 3.13")
    assert found(tmp_path) == [first]
