# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Two cookbooks, and a proxy in front of them that runs a file of Examples/Deploying."""
import http.server
import os
import pathlib
import re
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
KEY = "0123456789abcdef" * 4
STICKY = {"nginx": r"\n *hash .*", "haproxy": r"\n *cookie waymark.*"}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def is_installed(name):
    return shutil.which(name) is not None


class Process:
    """One cookbook that trusts its proxy."""

    def __init__(self, program, folder):
        self.port = free_port()
        home = {"XDG_STATE_HOME": f"{folder}/state", "XDG_CONFIG_HOME": f"{folder}/settings"}
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--trust-proxy", "--drain", "1"],
            stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
            env=os.environ | home | {"WAYMARK_KEY": KEY})
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

    def stop(self, sign=signal.SIGTERM):
        """Asks it to end; how long that took."""
        start = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(sign)
            self.process.wait(timeout=PATIENCE)
        return time.monotonic() - start


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
        until(lambda: self.answers, f"{proxy} answered; it says: {self.log(proxy)}")

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
