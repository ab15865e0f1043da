# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Two cookbooks, and a proxy in front of them that runs a file of Examples/Deploying.

The cookbooks are started with a key of the environment, or as the unit for systemd says.
"""
import http.server
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from harness import PATIENCE, until  # noqa: E402

FILES = ROOT / "Examples" / "Deploying"
UNIT = (FILES / "waymark@.service").read_text()
KEY = "0123456789abcdef" * 4
NEW_KEY = "fedcba9876543210" * 4
STICKY = {"nginx": r"\n *hash .*", "haproxy": r"\n *cookie waymark.*"}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def is_installed(name):
    return shutil.which(name) is not None


class Process:
    """One cookbook that trusts its proxy."""

    drain = 1

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.start()

    def start(self):
        self.run(
            [self.program, "--port", str(self.port), "--trust-proxy", "--drain", str(self.drain)],
            {"XDG_STATE_HOME": f"{self.folder}/state", "WAYMARK_KEY": KEY,
             "XDG_CONFIG_HOME": f"{self.folder}/settings"})

    def run(self, command, environment):
        """Starts it, and waits until it has told its address."""
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
            env=os.environ | environment)
        self.process.stdout.readline()

    def ask(self, path):
        """The status and body of an answer."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    @property
    def sockets(self):
        return int(re.search(r"^waymark_sockets (\d+)$", self.ask("/metrics")[1], re.M)[1])

    @property
    def answers(self):
        """The number of requests that it has answered."""
        counts = re.findall(r"^waymark_requests_total\{.*\} (\d+)$", self.ask("/metrics")[1], re.M)
        return sum(map(int, counts))

    def stop(self, sign=signal.SIGTERM):
        """Asks it to end, and returns the seconds that this took."""
        start = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(sign)
            self.process.wait(timeout=PATIENCE)
        return time.monotonic() - start


def said_by_the_unit(name):
    """All words of the lines that begin with this name."""
    lines = re.findall(rf"^{name}=(.*)$", UNIT, re.M)
    return [word for line in lines for word in shlex.split(line)]


class UnitProcess(Process):
    """One cookbook as the unit for systemd starts it, with its keys in the file of a credential."""

    arguments = said_by_the_unit("ExecStart")[1:]
    drain = int(arguments[arguments.index("--drain") + 1])

    def start(self, *keys):
        places = {
            "%i": str(self.port), "%d": str(self.credentials(keys or [KEY])),
            "/var/lib/" + said_by_the_unit("StateDirectory")[0]: f"{self.folder}/state"}
        pattern = "|".join(map(re.escape, places))
        arguments, environment = (
            [re.sub(pattern, lambda match: places[match[0]], word) for word in words]
            for words in (self.arguments, said_by_the_unit("Environment")))
        self.run([self.program, *arguments], dict(each.split("=", 1) for each in environment))

    def restart(self, *keys):
        self.stop()
        self.start(*keys)

    def credentials(self, keys):
        """A folder with the credential that the unit loads, which holds these keys."""
        folder = pathlib.Path(self.folder, f"credentials-{self.port}")
        folder.mkdir(exist_ok=True)
        file = folder / said_by_the_unit("LoadCredential")[0].split(":")[0]
        file.write_text("\n".join(keys) + "\n")
        file.chmod(0o600)
        return folder


class Stub:
    """Stands where a process does, and counts what is asked of it."""

    def __init__(self, program, folder):
        stub = self
        stub.asked = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path == "/readyz":
                    return self.say(200, "ready")
                stub.asked.append(self.path)
                stub.answer(self)

            def do_POST(self):
                self.rfile.read(int(self.headers["content-length"]))
                self.do_GET()

            def say(self, status, text):
                self.send_response(status)
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.handle_error = lambda *_: None  # a proxy that hangs up is none
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self, _):
        self.server.shutdown()
        self.server.server_close()


class Dying(Stub):
    """A process that ends before it answers."""

    def answer(self, request):
        request.close_connection = True


class Full(Stub):
    """A process that has no room for one more page."""

    def answer(self, request):
        request.say(503, "No room")


class Site:
    """A proxy and the processes behind it."""

    def __init__(self, proxy, program, sticky, kind=Process):
        self.folder = tempfile.TemporaryDirectory()
        self.is_sticky = sticky
        folder = self.folder.name
        self.processes = [kind(program, folder) for _ in range(2)]
        self.port = free_port()
        make_certificate(folder)
        file = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[proxy]
        text = (FILES / file).read_text()
        for example, port in zip(("8443", "8081", "8082"),
                                 (self.port, *(each.port for each in self.processes))):
            text = text.replace(f"127.0.0.1:{example}", f"127.0.0.1:{port}")
        if not sticky:
            text, count = re.subn(STICKY[proxy], "", text)
            assert count == 1, f"{file} has no line of stickiness"
            text = re.sub(r" cookie (one|two)$", "", text, flags=re.M)
        pathlib.Path(folder, file).write_text(text)
        log = open(f"{folder}/{proxy}.log", "w")
        command = {
            "nginx": ["nginx", "-p", folder, "-c", f"{folder}/{file}", "-g", "daemon off;",
                      "-e", f"{folder}/error.log"],
            "haproxy": ["haproxy", "-W", "-db", "-f", f"{folder}/{file}"],
        }[proxy]
        self.proxy = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        self.url = f"https://127.0.0.1:{self.port}"
        try:
            until(lambda: self.answers, f"{proxy} answered; it says: {self.log(proxy)}")
        except AssertionError:
            self.stop()
            raise

    def log(self, proxy):
        return pathlib.Path(self.folder.name, f"{proxy}.log").read_text()[-500:]

    @property
    def answers(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def holder(self):
        """The process that has the only socket."""
        with_socket = [each for each in self.processes
                       if each.process.poll() is None and each.sockets == 1]
        return with_socket[0] if len(with_socket) == 1 else None

    @property
    def holder_and_other(self):
        """The process that has the only socket, and the one that has none."""
        holder = self.holder
        return holder, *(each for each in self.processes if each is not holder)

    def stop(self):
        self.proxy.send_signal(signal.SIGTERM)
        self.proxy.wait(timeout=PATIENCE)
        for process in self.processes:
            process.stop(signal.SIGKILL)
        self.folder.cleanup()


def make_certificate(folder):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", f"{folder}/key.pem",
         "-out", f"{folder}/certificate.pem"], check=True, capture_output=True)
    both = pathlib.Path(folder, "certificate.pem").read_text()
    both += pathlib.Path(folder, "key.pem").read_text()
    pathlib.Path(folder, "certificate-and-key.pem").write_text(both)
