"""The page's addresses: what a browser is given, and what is refused to everybody else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl

from bot.base.language import LOCALES
from bot.sandbox import Loopback, Person
from bot.sandbox.people import slugs
from bot.sandbox.posting import Upload, post
from bot.sandbox.site import site
from bot.sandbox.site.site import page_words
from tests.bot.sandbox.browser import opened

pytestmark = pytest.mark.asyncio

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PAGE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def get(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body; nothing of the address is tidied up on the way."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(yarl.URL(url, encoded=True), headers=headers, allow_redirects=False) as response,
    ):
        return response.status, dict(response.headers), await response.read()


async def post_body(url: str, data: Any, kind: str = "application/json", **headers: str) -> tuple[int, Any]:
    headers = {"Content-Type": kind, **headers}
    async with aiohttp.ClientSession() as session, session.post(url, data=data, headers=headers) as response:
        assert dict(response.headers).items() >= PAGE_HEADERS.items()
        return response.status, await response.read()


async def test_the_page_itself(world: Loopback, aki: Person) -> None:
    status, headers, body = await get(world.page_url)
    assert (status, body) == (200, (site.PAGE / "index.html").read_bytes())
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers.items() >= PAGE_HEADERS.items()


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page folder of our own, with a secret next to it."""
    folder = tmp_path / "page"
    folder.mkdir()
    (tmp_path / "secret.js").write_text("secret")
    for name in ("app.js", "style.css", "odd.txt", ".hidden.js", "Upper.js"):
        (folder / name).write_text(name)
    monkeypatch.setattr("bot.sandbox.site.site.PAGE", folder)
    return folder


async def test_scripts_and_styles_have_their_types(world: Loopback, pages: Path) -> None:
    for name, kind in (("app.js", "text/javascript; charset=utf-8"), ("style.css", "text/css; charset=utf-8")):
        status, headers, body = await get(f"{world.page_url}page/{name}")
        assert (status, headers["Content-Type"], body.decode()) == (200, kind, name)
        assert headers.items() >= PAGE_HEADERS.items()


@pytest.mark.parametrize(
    "name",
    [
        *("../secret.js", "..%2fsecret.js", "%2e%2e/secret.js", "%2e%2e%2fsecret.js", "..%5csecret.js"),
        *(
            "odd.txt",
            ".hidden.js",
            "Upper.js",
            "missing.js",
            "app.js%00",
            "app.js%0a",
            "app.js/",
            "",
            "%2fetc%2fpasswd",
        ),
    ],
)
async def test_no_other_file_is_given(world: Loopback, pages: Path, name: str) -> None:
    status, _, body = await get(f"{world.page_url}page/{name}")
    assert status == 404
    assert b"secret" not in body


async def test_a_wrong_key_opens_nothing(world: Loopback, aki: Person) -> None:
    for key in ("wrong", world.key[:-1], world.key + "x", "%E9", "%00"):
        for path in ("", "page/app.js", "words", "feed"):
            status, headers, _ = await get(f"{world.base}/s/{key}/{path}")
            assert status == 404
            assert headers.items() >= PAGE_HEADERS.items()
        for path in ("do/say", "trouble/clear"):
            status, _ = await post_body(f"{world.base}/s/{key}/{path}", b"{}")
            assert status == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:80"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
async def test_other_hosts_and_other_pages_are_refused(world: Loopback, aki: Person, headers: dict[str, str]) -> None:
    own = world.page_url
    status, answered, _ = await get(own, **headers)
    assert status == 403
    assert answered.items() >= PAGE_HEADERS.items()
    for path in ("do/say", "trouble/clear"):
        status, _ = await post_body(f"{own}{path}", b"{}", **headers)
        assert status == 403
    async with aiohttp.ClientSession() as session:
        headers = {"Origin": world.base, **headers}
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{own}feed", headers=headers)
        assert refused.value.status == 403


async def test_a_socket_must_say_whose_it_is(world: Loopback, aki: Person) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{world.page_url}feed")
        assert refused.value.status == 403
        for address in (world.page_url, world.page_url.replace("127.0.0.1", "localhost")):
            own = str(yarl.URL(address).origin())
            async with session.ws_connect(f"{address}feed", origin=own) as socket:
                assert json.loads(await socket.receive_str())["reset"] is True
        headers = {"Origin": world.base, "Sec-Fetch-Site": "same-origin"}
        async with session.ws_connect(f"{world.page_url}feed", headers=headers) as socket:
            assert dict(socket._response.headers).items() >= PAGE_HEADERS.items()


async def test_the_bots_addresses_are_not_for_web_pages(world: Loopback) -> None:
    for headers in ({"Origin": world.base}, {"Sec-Fetch-Site": "cross-site"}):
        for path in ("/api/v10/gateway", "/gateway"):
            assert (await get(world.base + path, **headers))[0] == 403
    assert (await get(f"{world.base}/api/v10/gateway"))[0] == 200


async def test_only_json_and_not_too_much_of_it(world: Loopback, aki: Person) -> None:
    url = f"{world.page_url}do/say"
    body = json.dumps({"channel": str(world.channel.id), "text": "hi"}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json"):
        assert (await post_body(url, body, kind))[0] == 415
    assert (await post_body(url, body + b" " * (64 << 10)))[0] == 413

    async def endless() -> Any:
        for _ in range(100):
            yield b" " * 1024

    assert (await post_body(url, endless()))[0] == 413
    assert aki.sees(world.channel) == []
    assert (await post_body(url, body))[0] == 200
    assert (await post_body(url, body, "application/json; charset=utf-8"))[0] == 200


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"x"', b"NaN", b"[" * 60000, b"\xff", b"1" * 5000, b'{"channel": 1, "text": "x"}'],
    ids=lambda body: repr(body[:8]),
)
async def test_what_is_no_body_is_told_so(world: Loopback, aki: Person, body: bytes) -> None:
    status, answer = await post_body(f"{world.page_url}do/say", body)
    assert status == 400
    assert json.loads(answer)["error"]


async def test_other_methods_and_addresses(world: Loopback, aki: Person) -> None:
    async with aiohttp.ClientSession() as session:
        for method, path, expected in (
            ("PUT", "do/say", 405),
            ("GET", "do/say", 405),
            ("OPTIONS", "do/say", 405),
            ("DELETE", "", 405),
            ("GET", "nothing", 404),
        ):
            async with session.request(method, world.page_url + path) as response:
                assert response.status == expected
                assert dict(response.headers).items() >= PAGE_HEADERS.items()


async def test_nobody_of_this_name(world: Loopback) -> None:
    assert (await post_body(f"{world.page_url}do/say", b"{}"))[0] == 404  # nobody at all
    assert (await get(f"{world.page_url}feed?as=zoe"))[0] == 404
    world.person("Aki")
    assert (await post_body(f"{world.page_url}do/say?as=zoe", b"{}"))[0] == 404
    assert (await post_body(f"{world.page_url}do/say?as=", b"{}"))[0] == 404


async def test_the_address_is_made_whole(world: Loopback) -> None:
    status, headers, _ = await get(f"{world.page_url[:-1]}?as=aki")
    assert (status, headers["Location"]) == (302, f"/s/{world.key}/?as=aki")
    status, headers, _ = await get(world.page_url.replace("127.0.0.1", "localhost") + "?as=aki")
    assert (status, headers["Location"]) == (302, f"{world.page_url}?as=aki")


async def test_words_in_both_languages(world: Loopback) -> None:
    _, headers, body = await get(f"{world.page_url}words?locale=ja")
    japanese = json.loads(body)
    english = json.loads((await get(f"{world.page_url}words?locale=fr"))[2])
    assert headers["Content-Type"] == "application/json; charset=utf-8"
    assert japanese.keys() == english.keys()
    assert english["page-error-required"] == "Please fill in “{name}”."
    assert japanese["page-error-required"] == "「{name}」を入力してください。"
    assert page_words("en").variables() == page_words("ja").variables()
    for locale in LOCALES:
        assert all(key.startswith("page-") for key in page_words(locale).variables())


async def test_slugs(world: Loopback) -> None:
    for name in ("Aki", "ベン", "Aki", "Mary Ann", "p2", "../x", "Ümit"):
        world.person(name)
    assert list(slugs(world).values()) == ["aki", "p2", "aki-2", "mary-ann", "p2-2", "p6", "p7"]
    assert [person.slug for person in world.people][:2] == ["aki", "p2"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        *(("board.png", True), ("board.jpg", True), ("a.gif", True), ("a.webp", True)),
        *(("x.html", False), ("x.svg", False), ("x.xhtml", False), ("x.js", False), ("x.pdf", False), ("x", False)),
        ('a"b\r\n.html', False),
    ],
)
async def test_files_cannot_run(world: Loopback, aki: Person, name: str, shown: bool) -> None:
    evil = b"<script>alert(1)</script>"
    upload = Upload(name, evil, "text/html; charset=utf-8")
    message = post(world, world.channel, world.bot, {"content": "look"}, {0: upload})
    address = f"{world.base}/cdn/{world.key}/{message.attachments[0].id}/file"
    status, headers, body = await get(address, **{"Sec-Fetch-Site": "same-origin"})
    assert (status, body) == (200, evil)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert headers.get("Content-Disposition", "").startswith("attachment") is not shown
    assert (await get(address, Origin="https://evil.example"))[0] == 403
    assert (await get(address.replace(world.key, "wrong")))[0] == 404


async def test_the_page_works_at_any_time(world: Loopback) -> None:
    """A person who comes while a page is open is on it."""
    world.person("Aki")
    async with opened(world, "aki") as tab:
        world.person("Ben")
        await tab.until(lambda: len(tab.state["people"]) == 2)
