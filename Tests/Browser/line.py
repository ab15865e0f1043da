# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A telephone line to the server that a test can cut, as a tunnel cuts a train's."""
import contextlib
import select
import socket
import threading
from urllib.parse import urlsplit


class Line:
    """Passes bytes between a port of its own and a server; counts what looks like a socket."""

    def __init__(self, server_url):
        there = urlsplit(server_url)
        self.there = (there.hostname, there.port)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.calls = []
        self.sockets = 0
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self):
        """Ends every connection without a goodbye; new ones are put through."""
        calls, self.calls = self.calls, []
        for end in (end for call in calls for end in call):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.door.close()
        self.cut()

    def _answer(self):
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                call = (caller, socket.create_connection(self.there))
                self.calls.append(call)
                threading.Thread(target=self._carry, args=call, daemon=True).start()

    def _carry(self, caller, server):
        other = {caller: server, server: caller}
        with caller, server, contextlib.suppress(OSError):
            while True:
                for end in select.select([caller, server], [], [])[0]:
                    data = end.recv(65536)
                    if not data:
                        return
                    self.sockets += end is caller and data.startswith(b"GET /_waymark/socket")
                    other[end].sendall(data)
