# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The base of every browser test: the cookbook's server, and fresh browsers that look at it."""
import json
import os
import subprocess
import time
import urllib.request

from playwright.sync_api import Locator, expect

SIZES = {"wide": (1280, 800), "narrow": (390, 844)}
PATIENCE = 8  # seconds that anything may take
expect.set_options(timeout=PATIENCE * 1000)


# Waits until the page has been put right before the next picture, and until the press that led to
# this document is too long ago for a double press.
PICTURE = """new Promise((done) => setTimeout(
  () => requestAnimationFrame(done), Math.max(0, 360 - performance.now())))"""


def is_scripted(page):
    """Says whether the page is one of ours that runs its script, which may be still to come."""
    script = page.locator("script[type=module][src*=_waymark]")
    return bool(script.count()) and script.evaluate("() => matchMedia('(scripting)').matches")


def patient(press):
    """A press by a hand, which comes after the eye: what is new takes none before, unless it is one
    that opens a tab of its own."""
    def pressed(locator, *args, **options):
        if not is_scripted(locator.page):
            return press(locator, *args, **options)
        locator.wait_for(state="attached" if options.get("force") else "visible")
        locator.page.evaluate(PICTURE)
        if not {"modifiers", "button"} & options.keys():
            expect(locator.page.locator("[data-new]")).to_have_count(0)
        return press(locator, *args, **options)
    return pressed


for kind in ("click", "dblclick", "tap", "check", "uncheck", "set_checked"):
    setattr(Locator, kind, patient(getattr(Locator, kind)))


# Waits until all of the script that the page names has come, and has put the page right.
COME = """async () => {
  const names = [...document.querySelectorAll("link[rel=modulepreload]")];
  await Promise.all(names.map((name) => import(name.href)));
  await new Promise((done) => setTimeout(done));
}"""


class Server:
    """One running cookbook; its first line of output is its address."""

    def __init__(self, program, port=0, key=None, theme=None, more={}, options=(), errors=None):
        self.program = program
        environment = {**os.environ, **({"WAYMARK_KEY": key} if key else {}), **more}
        self.process = subprocess.Popen(
            [program, "--port", str(port), *(["--theme", theme] if theme else []), *options],
            stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, stderr=errors, text=True,
            env=environment)
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith(("http://", "https://")):
            raise SystemExit(f"{program} did not tell its address but: {self.url!r}")

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return answer.read().decode()

    def status(self):
        return json.loads(self.get("/_waymark/status"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)

    def kill(self):
        """Ends the process without a goodbye, as when the machine fails."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)


class Joining:
    """Hears when the server has told a page what it has: what is read later is not drawn anew."""

    def __init__(self, page):
        self.is_done = False
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame):
        message = json.loads(frame)
        self.is_done |= message["k"] == "whole" or message.get("same", False)


def enter(page, url):
    """Goes to an address, and waits until the page there has joined and is put right."""
    joining = Joining(page)
    page.goto(url)
    until(lambda: joining.is_done, "the page joined", page)
    page.evaluate(COME)


class Stage:
    """The browsers of one test. What they complain about fails the test."""

    def __init__(self, browser, server, chromium):
        self.browser = browser
        self.chromium = chromium
        self.server = server
        self.contexts = []
        self.complaints = []

    def person(self, size="wide", scheme="light", **options):
        """A browser of its own: nobody else's cookies and storage."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme,
            reduced_motion="reduce", **options)
        context.set_default_timeout(PATIENCE * 1000)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.contexts.append(context)
        return context

    def open(self, path="/", size="wide", scheme="light", context=None, **options):
        """A page at this path, which has joined unless it has no script."""
        page = (context or self.person(size, scheme, **options)).new_page()
        go = enter if options.get("java_script_enabled", True) else type(page).goto
        go(page, self.server.url + path)
        return page

    def _hear(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self):
        for context in self.contexts:
            context.close()


def until(claim, what, page=None):
    """Waits until a function answers true; a page that is looked at hears its browser meanwhile."""
    end = time.monotonic() + PATIENCE
    while not claim():
        if time.monotonic() > end:
            raise AssertionError(f"it never happened that {what}")
        page.wait_for_timeout(20) if page else time.sleep(0.02)


def finger(page):
    """Returns a function that starts, moves or ends touches at points of the window."""
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": "touch" + kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    return touch


def named(page, identifier):
    """The element that the app gave this accessibility identifier."""
    return page.locator(f'[data-identifier="{identifier}"]:visible')


def row(page, text):
    """The first row that shows a text."""
    return page.locator(".row:visible", has_text=text).first


def quiet(stage):
    """A page whose browser may complain: a server that is gone and a 404 are errors to it."""
    context = stage.person()
    context.remove_listener("console", stage._hear)
    return context.new_page()


def press(page, text):
    """Presses a row as a mouse does, on whatever lies in its middle."""
    expect(row(page, text)).to_be_visible()
    row(page, text).click()


def on_a_related_recipe(stage):
    """A page of two columns in which a recipe led on to another one."""
    page = stage.open("/twoColumns")
    press(page, "Shakshuka with Feta")
    expect_title(page, "Shakshuka with Feta")
    named(page, "related.soft-scrambled-eggs-on-rye").click()
    expect_title(page, "Soft Scrambled Eggs on Rye")
    return page


def field(page, identifier):
    return named(page, identifier).locator("input, textarea")


def title(page):
    """The visible title of the frontmost screen; one that slides out is still in sight."""
    return page.locator("main h1:visible:not([inert] *)").last


def expect_title(page, text):
    expect(title(page)).to_have_text(text)


def is_in_sight(locator, width):
    """Returns true if an element lies wholly in a window of this width."""
    box = locator.bounding_box()
    return box and 0 <= box["x"] and box["x"] + box["width"] <= width


def scroller(page):
    """The scroll area of the screen in front that its title belongs to."""
    return page.locator("[data-scroll]:visible", has=page.locator("h1:visible")).last
