# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The server that is measured: started here, watched through /proc and its own status."""
import glob
import json
import os
import subprocess
import time
import urllib.request


class Process:
    def __init__(self, command, port):
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([*command, str(port)], stdout=subprocess.DEVNULL)
        self._wait()

    def _wait(self):
        for _ in range(300):
            if self.process.poll() is not None:
                raise SystemExit(f"'{self.process.args[0]}' ended before it answered")
            try:
                return urllib.request.urlopen(self.address).close()
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise SystemExit(f"no server answers on port {self.port}")

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    def status(self):
        with urllib.request.urlopen(self.address + "/_waymark/status") as answer:
            return json.load(answer)

    def memory(self):
        """What is in memory, in kilobytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024

    def processor(self):
        """Processor time of the threads that there are, in seconds, to the nanosecond."""
        total = 0
        for file in glob.glob(f"/proc/{self.process.pid}/task/*/schedstat"):
            with open(file) as thread:
                total += int(thread.read().split()[0])
        return total / 1e9
