#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of the cookbook in a browser.

usage: Tests/Browser/run.py [--cookbook PATH] [--chromium PATH] [--secure] [TEXT...]

Starts the cookbook and runs every test, or those whose names contain one of the texts. A test is
a function whose name is its claim; it gets fresh browsers. What a browser writes to its console
as a warning or an error fails the test. Scripts/Checks/browser-tests prepares all that is needed.
"""
import argparse
import os
import re
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

from accessibility import assistive, axe, focus, keyboard
from connections import beneath, continuing, interruption, takeover
from elements import (
    bars, controls, copies, dates, fields, focusing, grids, lists, menus, modals, pictures, presses,
    ranges, tables,
    rowlinks, searches)
from harness import Server, Stage
from screens import chapters, looks, navigation, pages, room, scriptless, tabs, unwritten
from security import certificate, hostile, login

SUBJECTS = [navigation, presses, bars, chapters, tabs, controls, fields, focusing, copies, ranges,
            dates, grids, tables, pictures, modals, pages, scriptless, interruption, continuing, beneath,
            assistive, axe,
            keyboard, lists, rowlinks,
            searches, looks, room, login, hostile, menus, unwritten, focus, takeover]
TESTS = [test for subject in SUBJECTS for test in subject.TESTS]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--cookbook", default=os.environ.get("WAYMARK_COOKBOOK", ".build/debug/cookbook"))
    parser.add_argument(
        "--chromium", default=os.environ.get("WAYMARK_CHROMIUM", "/usr/bin/chromium"))
    parser.add_argument(
        "--secure", action="store_true", help="the tests of https, of a program with the trait TLS")
    parser.add_argument("texts", nargs="*", metavar="TEXT")
    return parser.parse_args()


def own_lines(trace):
    """A traceback without the frames inside libraries."""
    frames = re.split(r"(?m)^(?=  File )", trace)
    return "".join(frame for frame in frames[:-1] if "site-packages" not in frame) + frames[-1]


def indented(text):
    return "    " + text.strip().replace("\n", "\n    ")


def run(test, browser, server, chromium):
    """Runs one test, and returns what went wrong, or nothing."""
    stage = Stage(browser, server, chromium)
    try:
        test(stage)
        if stage.complaints:
            return "the browser's console says: " + "; ".join(stage.complaints)
    except Exception:
        return own_lines(traceback.format_exc())
    finally:
        stage.close()
    return None


def main():
    options = arguments()
    wanted = [test for test in (certificate.TESTS if options.secure else TESTS)
              if not options.texts or any(text in test.__name__ for text in options.texts)]
    failed = []
    server = Server(options.cookbook)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=options.chromium, args=["--no-sandbox"])
            for test in wanted:
                start = time.monotonic()
                problem = run(test, browser, server, options.chromium)
                sign = "failed" if problem else "passed"
                print(f"{sign} {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
                if problem:
                    failed.append((test, indented(problem)))
                    print(failed[-1][1], flush=True)
            browser.close()
    finally:
        server.stop()
    for test, problem in failed:
        print(f"failed {test.__name__}", problem, sep="\n")
    print(f"{len(wanted) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
