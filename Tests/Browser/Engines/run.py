#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of the cookbook in Firefox and WebKit.

usage: Tests/Browser/Engines/run.py [--cookbook PATH] [--engine NAME] [TEXT...]

Runs every test, or those whose names contain one of the texts, in each engine. A test is a function
whose name is its claim; its pages have cookies and storage of their own. An engine that is not
installed is left out, and fails where CI is set. Scripts/Checks/browser-tests prepares all that is needed.
"""
import argparse
import os
import pathlib
import shutil
import sys
import tempfile
import time
import traceback

sys.path.append(str(pathlib.Path(__file__).parents[1]))

import fronts
import journeys
import measures
import pressing
from firefox import Firefox
from harness import SIZES, Server
from page import until
from webkit import WebKit

NEEDED = {Firefox: ["firefox-esr"], WebKit: ["WebKitWebDriver", "Xvfb"]}
TESTS = [test for subject in (journeys, fronts, measures, pressing) for test in subject.TESTS]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--cookbook", default=os.environ.get("WAYMARK_COOKBOOK", ".build/debug/cookbook"))
    parser.add_argument("--engine", choices=[engine.name for engine in NEEDED])
    parser.add_argument("texts", nargs="*", metavar="TEXT")
    return parser.parse_args()


class Stage:
    """The argument of each test: it opens pages, and knows the one that it opened last."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server
        self.page = None

    def open(self, path="/", size="wide"):
        """A page of a new person at this path, which is put right and has joined."""
        self.close()
        self.page = self.browser.page(*SIZES[size])
        self.page.open(self.server.url + path)
        until(self._connected, "the page joined")
        return self.page

    def _connected(self):
        return self.server.status()["connected"]

    def close(self):
        if not self.page:
            return
        self.page.close()
        self.page = None
        until(lambda: not self._connected(), "the page left")


def run(test, browser, server):
    """Runs one test, and returns what went wrong, or nothing."""
    stage = Stage(browser, server)
    try:
        test(stage)
        stage.close()
    except Exception:
        problem = traceback.format_exc() + seen(stage, f"{browser.name}-{test.__name__}")
        browser.restart()
        return problem
    return None


def seen(stage, name):
    """Says where a picture of the page lies, unless the browser does not answer any more."""
    path = pathlib.Path(tempfile.gettempdir(), name + ".png")
    try:
        stage.page.screenshot(path)
    except Exception:
        return "there is no picture of the page"
    return f"the page is to be seen in {path}"


def run_all(tests, engine, server):
    """The tests that fail in an engine, with what went wrong."""
    failed = []
    browser = engine()
    try:
        for test in tests:
            start = time.monotonic()
            problem = run(test, browser, server)
            sign = "failed" if problem else "passed"
            print(f"{sign} {engine.name}: {test.__name__} ({time.monotonic() - start:.1f} s)",
                  flush=True)
            if problem:
                print(problem, flush=True)
                failed.append(f"{engine.name}: {test.__name__}")
    finally:
        browser.stop()
    return failed


def is_there(engine):
    """Returns true if all that an engine needs is installed; says what is lacking."""
    lacking = [name for name in NEEDED[engine] if not shutil.which(name)]
    if lacking and os.environ.get("CI"):
        raise SystemExit(
            f"{engine.name} needs {', '.join(lacking)}: install the packages that .ci/run names")
    if lacking:
        print(f"skipped {engine.name}: there is no {', '.join(lacking)}")
    return not lacking


def main():
    options = arguments()
    wanted = [test for test in TESTS
              if not options.texts or any(text in test.__name__ for text in options.texts)]
    engines = [engine for engine in NEEDED
               if options.engine in (None, engine.name) and is_there(engine)]
    with Server(options.cookbook) as server:
        failed = [one for engine in engines for one in run_all(wanted, engine, server)]
    for one in failed:
        print(f"failed {one}")
    print(f"{len(wanted) * len(engines) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
