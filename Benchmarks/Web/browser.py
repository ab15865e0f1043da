# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""One browser's worth of page: its document, its cookie, its socket, and what it shows."""
import asyncio
import html
import json
import re
import time
import urllib.request

import websockets

from page_tree import PageTree
from weight import frame_size

ATTRIBUTE = "data-test"


def document(address):
    """The facts that a page's script takes from its document, and the cookie."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        text = answer.read().decode()
        cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
    facts = {name: html.unescape(value) for name, value in re.findall(r'data-(\w+)="([^"]*)"', text)}
    seal = re.search(r'name="seal"[^>]*value="([^"]*)"', text)
    facts["seal"] = html.unescape(seal.group(1)) if seal else ""
    return facts, cookie


class Browser:
    def __init__(self, port):
        self.address = f"http://127.0.0.1:{port}"
        self.tree = PageTree(ATTRIBUTE)
        self.serial = self.shown = self.acknowledged = self.received = 0
        self.handled = asyncio.Condition()
        self.settled = 0
        self.failure = None

    async def open(self):
        facts, cookie = await asyncio.to_thread(document, self.address + "/")
        path = f"/_waymark/socket?page={facts['page']}&token={facts['token']}"
        self.socket = await websockets.connect(
            self.address.replace("http", "ws") + path, origin=self.address, max_size=None,
            additional_headers={"Cookie": cookie}, compression=None, ping_interval=None, open_timeout=60)
        await self._say({
            "k": "join", "page": facts["page"], "token": facts["token"], "route": [],
            "width": "regular", "resume": False, "have": 0, "s": 0, "seal": facts["seal"],
            "version": facts["version"]})
        self.reader = asyncio.create_task(self._read())
        async with self.handled:
            await self.handled.wait_for(lambda: self.tree.root or self.failure)
        return self

    async def close(self):
        self.reader.cancel()
        await self.socket.close()

    async def press(self, name, index=0):
        found = self.tree.named(name)
        if index >= len(found):
            raise LookupError(f"the page shows no '{name}' {index}")
        return await self.tell({"id": found[index].id, "a": "press"})

    async def type(self, name, text):
        return await self.tell({"id": self.tree.named(name)[0].id, "a": "text", "v": text})

    async def tell(self, action):
        """Sends an event and waits for its answer; the time that took, in seconds."""
        self.serial += 1
        serial, start = self.serial, time.perf_counter()
        await self._say({"k": "event", "s": serial, "have": self._acknowledge(), **action})
        async with self.handled:
            await self.handled.wait_for(lambda: self.settled >= serial or self.failure)
        if self.failure:
            raise RuntimeError(self.failure)
        return time.perf_counter() - start

    def _acknowledge(self):
        self.acknowledged = self.shown
        return self.shown

    async def _say(self, message):
        await self.socket.send(json.dumps(message, separators=(",", ":")))

    async def _read(self):
        try:
            async for text in self.socket:
                self.received += frame_size(text)
                await self._take(json.loads(text))
            raise RuntimeError(f"the server closed: {self.socket.close_code}")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.failure = repr(error)
            async with self.handled:
                self.handled.notify_all()

    async def _take(self, message):
        if message["k"] in ("patch", "whole"):
            self.tree.apply(message)
            self.shown = message["n"]
            if self.shown - self.acknowledged >= 8:
                await self._say({"k": "ack", "n": self._acknowledge()})
        async with self.handled:
            self.settled = max(self.settled, message.get("s", 0))
            self.handled.notify_all()
