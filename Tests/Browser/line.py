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
        self.is_dead = False
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self):
        """Ends every connection without a goodbye; new ones are put through."""
        calls, self.calls = self.calls, []
        for end in (end for call in calls for end in call):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def die(self):
        """Ends every connection, and every new one too, until the line is mended."""
        self.is_dead = True
        self.cut()

    def mend(self, server_url=None):
        """Puts callers through again, to another server if one is named."""
        if server_url:
            there = urlsplit(server_url)
            self.there = (there.hostname, there.port)
        self.is_dead = False

    def close(self):
        self.door.close()
        self.cut()

    def _answer(self):
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                server = self._dial()
                if server is None:
                    caller.close()
                    continue
                call = (caller, server)
                self.calls.append(call)
                threading.Thread(target=self._carry, args=call, daemon=True).start()

    def _dial(self):
        """A connection to the server, or nothing where nobody answers."""
        with contextlib.suppress(OSError):
            return None if self.is_dead else socket.create_connection(self.there)
        return None

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
