# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Firefox, which speaks WebDriver BiDi over a web socket."""
import base64
import json
import re
import shutil
import subprocess
import tempfile

from websockets.sync.client import connect

from page import PATIENCE, Page

PREFERENCES = {
    "remote.active-protocols": 1, "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False, "app.update.enabled": False,
    "app.normandy.enabled": False, "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,", "browser.aboutwelcome.enabled": False,
    # A mouse, which a browser without a window does not see.
    "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6,
}


class Firefox:
    """The running browser; each page has cookies and storage of its own."""

    name = "firefox"

    def __init__(self, program="firefox-esr"):
        self.profile = tempfile.mkdtemp(prefix="firefox")
        with open(f"{self.profile}/user.js", "w") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--remote-debugging-port", "0",
             "--profile", self.profile],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.serial = 0
        self.socket = connect(self._address() + "/session", max_size=None)
        self.send("session.new", capabilities={})

    def restart(self):
        """Ends what does not answer any more, and begins anew."""
        self.stop()
        self.__init__()

    def _address(self):
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return found[1]
        raise SystemExit("firefox ended before it told its address")

    def send(self, method, **parameters):
        """Gives a command and waits for its answer; events that come meanwhile are not needed."""
        self.serial += 1
        self.socket.send(json.dumps(
            {"id": self.serial, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=2 * PATIENCE))
            if answer.get("id") != self.serial:
                continue
            if answer["type"] == "error":
                raise AssertionError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def page(self, width, height):
        return FirefoxPage(self, width, height)

    def stop(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxPage(Page):
    def __init__(self, browser, width, height):
        self.browser = browser
        self.person = browser.send("browser.createUserContext")["userContext"]
        self.context = browser.send(
            "browsingContext.create", type="tab", userContext=self.person)["context"]
        self.resize(width, height)

    def _send(self, method, **parameters):
        return self.browser.send(method, context=self.context, **parameters)

    def call(self, function, *values):
        wrapped = (f"async (values) => JSON.stringify((await ({function})"
                   f"(...JSON.parse(values))) ?? null)")
        answer = self.browser.send(
            "script.callFunction", functionDeclaration=wrapped, awaitPromise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": json.dumps(values)}])
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def act(self, actions):
        self._send("input.performActions", actions=actions)

    def go(self, url):
        self._send("browsingContext.navigate", url=url, wait="interactive")

    def reload(self):
        self._send("browsingContext.reload", wait="interactive")

    def step(self, delta):
        self._send("browsingContext.traverseHistory", delta=delta)

    def resize(self, width, height):
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def screenshot(self, path):
        picture = self._send("browsingContext.captureScreenshot")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture))

    def close(self):
        self._send("browsingContext.close")
        self.browser.send("browser.removeUserContext", userContext=self.person)
