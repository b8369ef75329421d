"""A page of our own round the renderers, served on loopback with the sandbox's rules."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from PIL import Image, ImageDraw

HERE = Path(__file__).parent
SITE = HERE.parents[2] / "bot" / "sandbox" / "site"
RULES = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def words(language: str) -> dict[str, str]:
    """Every message of a language, with `{ $name }` as `{name}`."""
    lines = (SITE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([\w-]+) = (.+)$", lines, re.MULTILINE)
    return {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", text) for key, text in found}


def drawing(name: str) -> bytes:
    """A picture whose name says its size: board-640x400.png."""
    size = re.search(r"(\d+)x(\d+)", name)
    width, height = (int(size[1]), int(size[2])) if size else (64, 64)
    image = Image.new("RGB", (width, height), "#7a5c33")
    pen = ImageDraw.Draw(image)
    pen.ellipse((width * 0.1, height * 0.1, width * 0.9, height * 0.9), fill="#2d6a74")
    pen.rectangle((0, 0, width - 1, height - 1), outline="#e8d9b5", width=4)
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


async def _words(request: web.Request) -> web.Response:
    return web.json_response(words("ja" if request.query["locale"] == "ja" else "en"), headers=RULES)


async def _file(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    if not name.endswith(".png"):
        return web.Response(body=b"log", headers={"Content-Disposition": "attachment"})
    return web.Response(body=drawing(name), content_type="image/png")


async def _index(_: web.Request) -> web.StreamResponse:
    return web.FileResponse(HERE / "index.html")


async def _guarded(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(RULES)


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """The address of the harness, while it runs."""
    app = web.Application()
    app.on_response_prepare.append(_guarded)
    app.router.add_get("/", _index)
    app.router.add_get("/words", _words)
    app.router.add_get("/cdn/KEY/{id}/{name}", _file)
    app.router.add_static("/page", SITE / "page")
    app.router.add_static("/harness", HERE)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()
