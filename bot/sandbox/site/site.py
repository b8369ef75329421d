"""The page's addresses."""

from __future__ import annotations

import re
import secrets
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from bot.base.language import Locale, Words, locale_from
from bot.sandbox.people import Person, slugs
from bot.sandbox.site.doing import DO, Doer
from bot.sandbox.site.feed import Feeds
from bot.sandbox.site.trouble import TROUBLE, Troublemaker
from engines.core import Text

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback

HERE = Path(__file__).parent
PAGE = HERE / "page"
PLAIN = re.compile(r"[a-z][a-z0-9_-]*\.(js|css|svg|png)")
TYPES = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
}


@lru_cache
def page_words(locale: Locale) -> Words:
    """The words of the page itself."""
    return Words(locale, [HERE / "text"])


class Site:
    """The page of one sandbox."""

    def __init__(self, world: Loopback) -> None:
        self._world = world
        self._troublemaker = Troublemaker(world)

    def add_to(self, app: web.Application) -> None:
        """Serve the page; its sockets close when the server stops."""
        feeds = self._feeds = Feeds(self._world)

        async def close(_: web.Application) -> None:
            await feeds.close()

        app.on_shutdown.append(close)
        app.router.add_get("/s/{key}", self._slash)
        app.router.add_get("/s/{key}/", self._index)
        app.router.add_get("/s/{key}/page/{file}", self._file)
        app.router.add_get("/s/{key}/words", self._words)
        app.router.add_get("/s/{key}/feed", self._feed)
        app.router.add_post("/s/{key}/do/{verb}", self._do)
        app.router.add_post("/s/{key}/trouble/{verb}", self._trouble)

    async def _slash(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        raise web.HTTPFound(request.rel_url.with_path(f"/s/{self._world.key}/", keep_query=True))

    async def _index(self, request: web.Request) -> web.StreamResponse:
        """The page; always at the address that the files of messages have, for the browser's sake."""
        self._check_key(request)
        if request.host.startswith("localhost"):
            raise web.HTTPFound(f"{self._world.base}{request.rel_url}")
        return _static(PAGE / "index.html", "text/html; charset=utf-8")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """A file of the page; only plain names, so that nothing outside its folder can be meant."""
        self._check_key(request)
        name = PLAIN.fullmatch(request.match_info["file"])
        if name is None:
            raise web.HTTPNotFound
        return _static(PAGE / name[0], TYPES[name[1]])

    async def _words(self, request: web.Request) -> web.StreamResponse:
        """Every text of the page in one language, with {name} where the page fills something in."""
        self._check_key(request)
        words = page_words(locale_from(request.query.get("locale"), "en"))
        texts = {
            key: words.say(Text(key, **{name: f"{{{name}}}" for name in names}), ())
            for key, names in words.variables().items()
        }
        return web.json_response(texts)

    async def _feed(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        return await self._feeds.serve(request, self._person(request, otherwise=True))

    async def _do(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        person = self._person(request)
        words = page_words(locale_from(person.locale, "en"))
        return await DO.carry_out(request, Doer(self._world, person), lambda text: words.say(text, ()))

    async def _trouble(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        words = page_words(locale_from(self._person(request).locale, "en"))
        return await TROUBLE.carry_out(request, self._troublemaker, lambda text: words.say(text, ()))

    def _check_key(self, request: web.Request) -> None:
        if not secrets.compare_digest(request.match_info["key"].encode(), self._world.key.encode()):
            raise web.HTTPNotFound

    def _person(self, request: web.Request, *, otherwise: bool = False) -> Person:
        """Who this tab is; the first person if it does not say (`otherwise`: or if nobody has that name)."""
        people, names = self._world.people, slugs(self._world)
        wanted = request.query.get("as")
        for person in people:
            if wanted in (None, names[person.id]):
                return person
        if otherwise and people:
            return people[0]
        raise web.HTTPNotFound(text="There is nobody of this name.")


def _static(file: Path, kind: str) -> web.Response:
    if not file.is_file():
        raise web.HTTPNotFound
    return web.Response(body=file.read_bytes(), headers={"Content-Type": kind})
