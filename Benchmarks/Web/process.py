# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The server that is measured: started here, watched through /proc and its own status."""
import json
import os
import subprocess
import time
import urllib.request


class Process:
    def __init__(self, command, port):
        self.port = port
        self.process = subprocess.Popen([command, str(port)], stdout=subprocess.DEVNULL)
        self._wait()

    def _wait(self):
        for _ in range(300):
            try:
                return self.status()
            except OSError:
                time.sleep(0.1)
        raise SystemExit(f"no server answers on port {self.port}")

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    def status(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/_waymark/status") as answer:
            return json.load(answer)

    def memory(self):
        """What is in memory, in kilobytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024

    def processor(self):
        """Processor time so far, of threads that are gone too, in seconds."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
