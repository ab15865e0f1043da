# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A server that speaks https itself, with a certificate that a test makes."""
import contextlib
import os
import shutil
import subprocess
import tempfile

from harness import Server, enter, expect_title, press, until

OPENSSL = shutil.which("openssl")


@contextlib.contextmanager
def certificate():
    """The options that name a certificate for this machine, good for one day, and its key."""
    if OPENSSL is None:
        raise RuntimeError("openssl, which makes the server's certificate, is not installed")
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("certificate.pem", "key.pem")]
        subprocess.run(
            [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
             "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1",
             "-addext", "subjectAltName=IP:127.0.0.1", "-out", names[0], "-keyout", names[1]],
            check=True, capture_output=True)
        yield ["--certificate", names[0], "--private-key", names[1]]


@contextlib.contextmanager
def secure_server(stage):
    with certificate() as options, Server(stage.server.program, options=options) as server:
        yield server


def a_server_with_a_certificate_is_used_over_http2_and_a_secure_socket(stage):
    with secure_server(stage) as server:
        assert server.url.startswith("https://"), server.url
        page = stage.person(ignore_https_errors=True).new_page()
        sockets, heard = [], []
        page.on("websocket", lambda socket: (
            sockets.append(socket.url),
            socket.on("framereceived", lambda frame: heard.append(frame))))
        enter(page, server.url)
        [document] = page.evaluate("""performance.getEntriesByType("navigation")
            .map((entry) => entry.nextHopProtocol)""")
        assert document == "h2", document
        before = len(heard)
        press(page, "Plain stack")
        expect_title(page, "Plain stack")
        assert any('"k":"patch"' in frame for frame in heard[before:]), heard[before:]
        [socket] = sockets
        assert socket.startswith("wss://" + server.url.removeprefix("https://")), socket


def the_cookie_of_a_person_over_https_is_this_hosts_and_no_scripts(stage):
    with secure_server(stage) as server:
        page = stage.person(ignore_https_errors=True).new_page()
        enter(page, server.url)
        cookies = [cookie for cookie in page.context.cookies() if "person" in cookie["name"]]
        assert [cookie["name"] for cookie in cookies] == ["__Host-waymark-person-secure"], cookies
        [cookie] = cookies
        assert cookie["secure"] and cookie["httpOnly"] and cookie["path"] == "/", cookie
        assert "person" not in page.evaluate("document.cookie")


TESTS = [
    a_server_with_a_certificate_is_used_over_http2_and_a_secure_socket,
    the_cookie_of_a_person_over_https_is_this_hosts_and_no_scripts,
]
