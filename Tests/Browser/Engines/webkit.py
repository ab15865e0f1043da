# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""WebKit, whose driver speaks WebDriver over HTTP, on a display that nobody sees."""
import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request

from page import PATIENCE, Page, until

DRIVER = "WebKitWebDriver"
# The buttons above a page are small, so that a window can be as narrow as a telephone.
BUTTONS = "* { min-width: 0; padding: 0; margin: 0; border: 0; }"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def is_open(port):
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


class NoAnswer(AssertionError):
    """The driver or its browser hangs."""


class Display:
    """An X server with a screen that is large enough for each window."""

    def __init__(self):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24",
             "-nolisten", "tcp"],
            pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as file:
            self.name = ":" + file.readline().strip()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


class WebKit:
    """The driver; each page is a browser of its own, with cookies and storage of its own."""

    name = "webkit"

    def __init__(self):
        self.display = Display()
        self.settings = tempfile.mkdtemp(prefix="webkit")
        os.mkdir(f"{self.settings}/gtk-3.0")
        with open(f"{self.settings}/gtk-3.0/gtk.css", "w") as file:
            file.write(BUTTONS)
        self._start()

    def _start(self):
        self.port = free_port()
        self.process = subprocess.Popen(
            [DRIVER, f"--port={self.port}", "--host=127.0.0.1"], start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "DISPLAY": self.display.name, "GDK_BACKEND": "x11",
                 "XDG_CONFIG_HOME": self.settings, "LIBGL_ALWAYS_SOFTWARE": "1",
                 "NO_AT_BRIDGE": "1"})
        until(lambda: is_open(self.port), f"{DRIVER} listened")

    def send(self, method, path, **body):
        """Gives a command and waits for its answer."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method,
            data=json.dumps(body).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise AssertionError(f"{path}: {value['error']}: {value['message']}") from None
        except TimeoutError:
            raise NoAnswer("the browser did not answer any more") from None

    def page(self, width, height):
        return WebKitPage(self, width, height)

    def session(self):
        """The name of a new session. A driver that starts no browser is given up for a new one, once."""
        capabilities = {"alwaysMatch": {"timeouts": {"script": 1000 * PATIENCE}}}
        try:
            return self.send("POST", "/session", capabilities=capabilities)["sessionId"]
        except NoAnswer:
            self.restart()
            return self.send("POST", "/session", capabilities=capabilities)["sessionId"]

    def restart(self):
        """Ends what does not answer any more, and begins anew."""
        self._end()
        self._start()

    def _end(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)

    def stop(self):
        self._end()
        self.display.stop()
        shutil.rmtree(self.settings, ignore_errors=True)


class WebKitPage(Page):
    def __init__(self, browser, width, height):
        self.browser = browser
        self.session = browser.session()
        self.resize(width, height)

    def _send(self, method, path, **body):
        return self.browser.send(method, f"/session/{self.session}{path}", **body)

    def call(self, function, *values):
        script = (f"const done = arguments[1]; (async () => ({function})"
                  f"(...JSON.parse(arguments[0])))().then((value) => "
                  f"done(JSON.stringify({{ value }})), (error) => "
                  f"done(JSON.stringify({{ error: String(error) }})))")
        answer = json.loads(self._send(
            "POST", "/execute/async", script=script, args=[json.dumps(values)]))
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("value")

    def act(self, actions):
        self._send("POST", "/actions", actions=actions)

    def go(self, url):
        self._send("POST", "/url", url=url)

    def reload(self):
        self._send("POST", "/refresh")

    def step(self, delta):
        self._send("POST", "/back" if delta < 0 else "/forward")

    def resize(self, width, height):
        """Makes the window so large that the page in it has this size."""
        inner, outer = self.call(
            "() => [[innerWidth, innerHeight], [outerWidth, outerHeight]]"), self._rect()
        self._send("POST", "/window/rect", width=width + outer[0] - inner[0][0],
                   height=height + outer[1] - inner[0][1])
        until(lambda: self.call("() => [innerWidth, innerHeight]") == [width, height],
              f"the page was {width} by {height}")

    def _rect(self):
        rect = self._send("GET", "/window/rect")
        return rect["width"], rect["height"]

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._send("GET", "/screenshot")))

    def close(self):
        self._send("DELETE", "")
