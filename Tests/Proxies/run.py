#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of the cookbook behind proxies.

usage: Tests/Proxies/run.py [TEXT...]

Each test runs behind each proxy, with and without stickiness. Without CI=true a proxy that is not
installed is left out. Scripts/Checks/proxy-tests prepares all that is needed.
"""
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

from proxies import KEY, NEW_KEY, Dying, Full, Process, Site, UnitProcess, is_installed
from harness import Stage, expect, expect_title, field, named, press, until


def pages_open_and_answer_over_https(stage, site):
    page = stage.open("/", ignore_https_errors=True)
    press(page, "Plain stack")
    expect_title(page, "Plain stack")
    until(lambda: site.holder, "one process had the page's socket", page)
    cookies = [cookie for cookie in page.context.cookies() if "person" in cookie["name"]]
    assert [cookie["name"] for cookie in cookies] == ["__Host-waymark-person-cookbook"], cookies
    assert cookies[0]["secure"] and cookies[0]["httpOnly"], cookies


def on_notes(stage, site):
    """A page on which something was typed that its process keeps."""
    page = stage.open("/notes", ignore_https_errors=True)
    until(lambda: site.holder, "one process had the page's socket", page)
    field(page, "settings.pantryWord").press_sequentially("salt")
    expect(page.get_by_role("button", name="Open the pantry")).to_be_enabled()
    return page


def hand_over(stage, site, page):
    """Ends the process that has the page's socket, and waits until the other one has it."""
    first = site.holder
    seconds = first.stop()
    assert first.process.returncode == 0, first.process.returncode
    assert seconds < first.drain + 4, f"it took {seconds:.1f} s to stop"
    until(lambda: site.holder not in (None, first), "the other process had the socket", page)
    # The browser's complaint about the lost connection is no mistake of the page's.
    stage.complaints = [text for text in stage.complaints if "WebSocket" not in text]


def a_page_goes_on_in_the_other_process(stage, site):
    page = on_notes(stage, site)
    hand_over(stage, site, page)
    expect_title(page, "Notes and settings")
    expect(field(page, "settings.pantryWord")).to_have_value("salt")
    page.get_by_role("button", name="Open the pantry").click()
    expect(page.get_by_role("button", name="Lock the pantry")).to_be_visible()


def a_page_goes_on_in_the_other_process_of_the_unit(stage, site):
    a_page_goes_on_in_the_other_process(stage, site)


def of_the_keys_in_a_file_the_first_seals_and_each_opens(stage, site):
    page = on_notes(stage, site)
    first, second = site.holder_and_other
    second.restart(NEW_KEY, KEY)
    hand_over(stage, site, page)
    expect(field(page, "settings.pantryWord")).to_have_value("salt")
    first.restart(NEW_KEY)
    hand_over(stage, site, page)
    expect(field(page, "settings.pantryWord")).to_have_value("salt")
    expect(page.get_by_role("button", name="Open the pantry")).to_be_enabled()
    # The document was of the key that is gone; the page is not.
    stage.complaints = [text for text in stage.complaints if "status of 403" not in text]


def processes_with_different_key_files_do_not_know_each_others_pages(stage, site):
    page = on_notes(stage, site)
    _, second = site.holder_and_other
    second.restart(NEW_KEY)
    hand_over(stage, site, page)
    expect(page.locator("#waymark-status")).to_contain_text("The server began anew.")
    expect(field(page, "settings.pantryWord")).to_have_value("")
    # Nor is it a mistake of the page's that the other process refused it.
    stage.complaints = [text for text in stage.complaints if "status of 403" not in text]


def forms_work_without_a_script_and_with_much_to_keep(stage, site):
    """A long path is a long address and a large sealed state, both in one answer's head. A sheet is
    of the process that opened it."""
    person = stage.person(ignore_https_errors=True, java_script_enabled=False)
    page = person.new_page()
    page.goto(site.url + "/boundPath" + 60 * "/leek-and-potato-soup")
    for _ in range(2):
        named(page, "recipe.note").click()
        page.wait_for_url("**?waymark-page=*")
        sizes = {cookie["name"]: len(cookie["value"]) for cookie in person.cookies()}
        assert 2500 < sizes["__Host-waymark-seal"] < 3500, sizes
        if site.is_sticky:
            page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
        else:
            page.goto(page.url.split("?")[0])
        expect_title(page, "Leek and Potato Soup")


def a_browser_stays_with_one_process_where_it_is_meant_to(stage, site):
    request = stage.person(ignore_https_errors=True).request
    before = [each.answers for each in site.processes]
    for _ in range(20):
        request.get(site.url)
    after = [each.answers for each in site.processes]
    some = [now - then > 5 for now, then in zip(after, before)]
    assert sum(some) == (1 if site.is_sticky else 2), (before, after)


def a_process_that_stops_says_so_first(stage, site):
    process = site.processes[0]
    assert process.ask("/readyz") == (200, "ready\n")
    process.process.terminate()
    until(lambda: process.process.poll() is not None or process.ask("/readyz")[0] == 503,
          "the process said that it stops")
    assert process.process.poll() is None, "it ended without a word"
    process.process.wait(timeout=5)
    assert process.process.returncode == 0


def what_is_for_operators_is_not_for_everybody(stage, site):
    page = stage.person(ignore_https_errors=True).new_page()
    for path in ("/metrics", "/_waymark/status", "/readyz"):
        assert page.goto(site.url + path).status == 404, path
    stage.complaints.clear()
    direct = site.processes[0].ask("/metrics")
    assert direct[0] == 200 and "waymark_ready 1" in direct[1], direct


def a_form_whose_process_ends_is_not_sent_to_another(stage, site):
    request = stage.person(ignore_https_errors=True).request
    answer = request.post(f"{site.url}/_waymark/act", form={"press": "1"})
    asked = [path for process in site.processes for path in process.asked]
    assert answer.status == 502 and asked == ["/_waymark/act"], (answer.status, asked)


def a_page_whose_process_ends_comes_from_another(stage, site):
    request = stage.person(ignore_https_errors=True).request
    request.get(site.url)
    asked = [path for process in site.processes for path in process.asked]
    assert len(asked) > 1, asked


def full_processes_say_so_themselves(stage, site):
    request = stage.person(ignore_https_errors=True).request
    for _ in range(6):
        answer = request.get(site.url)
        assert (answer.status, answer.text()) == (503, "No room"), (answer.status, answer.text())


PROXIES = ("nginx", "haproxy")
BEHIND = {
    a_page_goes_on_in_the_other_process_of_the_unit: UnitProcess,
    of_the_keys_in_a_file_the_first_seals_and_each_opens: UnitProcess,
    processes_with_different_key_files_do_not_know_each_others_pages: UnitProcess,
    a_form_whose_process_ends_is_not_sent_to_another: Dying,
    a_page_whose_process_ends_comes_from_another: Dying,
    full_processes_say_so_themselves: Full,
}
TESTS = [
    pages_open_and_answer_over_https, a_page_goes_on_in_the_other_process,
    forms_work_without_a_script_and_with_much_to_keep,
    a_browser_stays_with_one_process_where_it_is_meant_to, a_process_that_stops_says_so_first,
    what_is_for_operators_is_not_for_everybody, *BEHIND,
]


def attempt(test, browser, site, chromium):
    """Runs one test, and returns what went wrong, or nothing."""
    stage = Stage(browser, site, chromium)
    try:
        test(stage, site)
        return "; ".join(stage.complaints)
    except Exception:
        return traceback.format_exc(limit=-3)
    finally:
        stage.close()


def proxies_here():
    """The proxies that are installed; in CI all of them have to be."""
    missing = [name for name in PROXIES if not is_installed(name)]
    if missing and os.environ.get("CI") == "true":
        names = " ".join(missing)
        sys.exit(f"proxy-tests: CI leaves none out; install them (Debian: apt install {names})")
    for name in missing:
        print(f"skipped: {name} is not installed")
    return [name for name in PROXIES if name not in missing]


def main():
    proxies = proxies_here()
    program = os.environ.get("WAYMARK_COOKBOOK", ".build/debug/cookbook")
    chromium = os.environ.get("WAYMARK_CHROMIUM", "/usr/bin/chromium")
    counts = {"passed": 0, "failed": 0}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in proxies:
            for sticky in (True, False):
                for test in TESTS:
                    title = f"{test.__name__}, {name}{'' if sticky else ' without stickiness'}"
                    if sys.argv[1:] and not any(text in title for text in sys.argv[1:]):
                        continue
                    start = time.monotonic()
                    site = Site(name, program, sticky, BEHIND.get(test, Process))
                    try:
                        problem = attempt(test, browser, site, chromium)
                    finally:
                        site.stop()
                    sign = "failed" if problem else "passed"
                    counts[sign] += 1
                    print(f"{sign} {title} ({time.monotonic() - start:.1f} s)", flush=True)
                    if problem:
                        print("    " + problem.strip().replace("\n", "\n    "), flush=True)
        browser.close()
    print(f"{counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
