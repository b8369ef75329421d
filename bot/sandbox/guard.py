"""Who may speak to the sandbox: the bot on this machine, and the sandbox's own page in a browser on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aiohttp import hdrs, web

if TYPE_CHECKING:
    from aiohttp.typedefs import Middleware

    from bot.sandbox.world import World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE = SAFE | {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FILE = SAFE | {
    "Content-Security-Policy": "default-src 'none'; sandbox",
}
KEPT = {"Cache-Control": "private, max-age=3600, immutable"}  # a file never changes under its id


def guard(world: World) -> Middleware:
    """Refuses every request that comes by another host name, or from another web page."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        own = world.base.removeprefix("http://")
        if request.host not in (own, own.replace("127.0.0.1", "localhost")):
            raise web.HTTPForbidden(text="This address is for this machine alone.")
        if request.path.startswith("/s/"):
            _check_page(request)
        elif hdrs.ORIGIN in request.headers or not _from_here(request):
            raise web.HTTPForbidden(text="This address is for the bot on this machine.")
        return await handler(request)

    return check


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """What a browser must know of every answer, refusals and sockets included."""
    if request.path.startswith("/s/"):
        response.headers.update(PAGE)
    elif request.path.startswith("/cdn/"):
        response.headers.update(FILE | (KEPT if response.status == 200 else {}))


def _from_here(request: web.Request) -> bool:
    """Whether a browser (where it is one) says that the request comes from our own page or the address bar."""
    return request.headers.get("Sec-Fetch-Site", "none") in ("same-origin", "none")


def _check_page(request: web.Request) -> None:
    own = f"http://{request.host}"
    origin = request.headers.get(hdrs.ORIGIN, None if hdrs.UPGRADE in request.headers else own)
    if origin != own or not _from_here(request):
        raise web.HTTPForbidden(text="This address is for the sandbox's own page.")
    if request.method == "POST" and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="Only application/json.")
