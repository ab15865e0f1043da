# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A person goes on where they were: on the same screen, with the same path, selection, scene
storage and words, and with nothing entered twice."""
import contextlib
import os
import signal

import ahead
from ahead import Clock
from connections.interruption import LOST, company, connected, mortal, port_of, rejoined
from harness import (
    Server, enter, expect, expect_title, field, named, press, quiet, row, until)
from line import Line

CHOSEN, RELATED = "Shakshuka with Feta", "Soft Scrambled Eggs on Rye"
TAKEN = "Remove from favourites"
HOUR = 3600


def words(page):
    """The field in which recipes are looked for."""
    return page.get_by_label("Find a recipe")


def pushes_the_related_recipe(page):
    named(page, "related.soft-scrambled-eggs-on-rye").click()
    expect_title(page, RELATED)


def amid_everything(page, url):
    """Something was pressed once, and a path stored with the scene; then, in another chapter,
    something was typed and chosen."""
    enter(page, url + "/restoration")
    page.get_by_role("button", name="One more").click()
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 1")
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Two columns")
    expect_title(page, "Two columns")
    words(page).press_sequentially("sha")
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    press(page, CHOSEN)
    expect_title(page, CHOSEN)


def expect_everything(page, typed):
    """All is as it was, on the screen of the recipe that is related to the one chosen."""
    expect_title(page, RELATED)
    assert page.url.endswith("/twoColumns/shakshuka-with-feta/soft-scrambled-eggs-on-rye"), page.url
    expect(page.locator(".row.selected:visible", has_text=CHOSEN)).to_have_count(1)
    expect(words(page)).to_have_value(typed)
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    connected(page)
    page.go_back(wait_until="commit")
    expect_title(page, CHOSEN)
    press(page, "Restoration")
    expect_title(page, "Soups")
    page.locator(".back:visible").click()
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 1")


def what_no_address_says_is_stored_with_the_scene_and_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/restoration")
        press(page, "Soups")
        expect_title(page, "Soups")
        press(page, "Notes and settings")
        expect_title(page, "Notes and settings")
        replace()
        for again in (lambda: None, page.reload):
            again()
            expect_title(page, "Notes and settings")
            until(lambda: page.url == url + "/notes", "the address followed", page)
            press(page, "Restoration")
            expect_title(page, "Soups")
            press(page, "Notes and settings")
            until(lambda: page.url == url + "/notes", "the address followed again", page)
        other = page.context.new_page()
        other.goto(url + "/restoration")
        expect_title(other, "Restoration")
        other.close()


def goes_on_meanwhile(page):
    """Types, presses and goes on, though nobody hears it yet; done twice, each would be seen."""
    words(page).press("End")
    page.keyboard.press("k")
    named(page, "recipe.favourite").click()
    named(page, "related.soft-scrambled-eggs-on-rye").click()


def expect_everything_once(page):
    """All is as it was and as it was made meanwhile, and the page goes on to hear a person."""
    expect_title(page, RELATED)
    named(page, "recipe.note").click()
    field(page, "note.text").press_sequentially("Less salt")
    page.get_by_role("button", name="Save").click()
    expect(named(page, "recipe.noteText").locator(".text")).to_have_text("Less salt")
    expect_everything(page, "shak")
    press(page, "Two columns")
    press(page, CHOSEN)
    expect_title(page, CHOSEN)
    expect(named(page, "recipe.favourite")).to_have_attribute("aria-label", TAKEN)


def a_deploy_to_another_process_is_not_noticed(stage):
    with company(stage) as start, contextlib.closing(Line(stage.server.url)) as line:
        old, new = start(), start()
        line.mend(old.url)
        page = quiet(stage)
        amid_everything(page, line.url)
        old.stop()
        goes_on_meanwhile(page)
        line.mend(new.url)
        rejoined(page, new)
        expect_everything_once(page)
        page.close()


def ten_seconds_without_a_network_are_not_noticed_and_enter_nothing_twice(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = quiet(stage)
        amid_everything(page, line.url)
        line.die()
        goes_on_meanwhile(page)
        expect(page.locator("#waymark-status")).to_have_text(LOST)
        page.wait_for_timeout(10_000)
        line.mend()
        expect_everything_once(page)
        page.close()


def goes_on_after(stage, end):
    """A server ends so amid everything, and a new process takes its port."""
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        amid_everything(page, server.url)
        end(server)
        goes_on_meanwhile(page)
        server = start(port_of(server))
        rejoined(page, server)
        expect_everything_once(page)
        page.close()


def a_killed_server_is_not_noticed_and_enters_nothing_twice(stage):
    goes_on_after(stage, Server.kill)


def a_server_that_is_told_to_end_is_not_noticed_and_enters_nothing_twice(stage):
    goes_on_after(stage, Server.stop)


@contextlib.contextmanager
def keeping_browser(stage):
    """A page of a browser that keeps whole pages for Back, as people's browsers do."""
    kind = stage.browser.browser_type
    browser = kind.launch(
        executable_path=stage.chromium, args=["--no-sandbox"],
        ignore_default_args=["--disable-back-forward-cache"])
    try:
        yield browser.new_page()
    finally:
        browser.close()


def a_page_from_the_back_forward_cache_goes_on_though_its_connection_is_gone(stage):
    with contextlib.closing(Line(stage.server.url)) as line, keeping_browser(stage) as page:
        amid_everything(page, line.url)
        pushes_the_related_recipe(page)
        page.evaluate("addEventListener('pageshow', ({ persisted }) => window.isKept = persisted)")
        page.goto(stage.server.url.replace("127.0.0.1", "localhost") + "/healthz")
        line.cut()
        page.go_back(wait_until="commit")
        expect_title(page, RELATED)
        assert page.evaluate("window.isKept"), "the browser has made the page anew"
        expect_everything(page, "sha")


@contextlib.contextmanager
def asleep(page):
    """All processes of the page's browser stand still."""
    session = page.context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    try:
        for process in processes:
            os.kill(process["id"], signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            os.kill(process["id"], signal.SIGCONT)


def an_hour_goes_by(stage, server, clock):
    """The server gives up a page without a connection when the next one leaves."""
    visitor = stage.person().new_page()
    enter(visitor, server.url)
    until(lambda: server.status()["connected"] == 1, "the sleeping page is cut off")
    assert server.status()["sessions"] == 2, server.status()
    clock.skip(HOUR)
    visitor.close()
    until(lambda: server.status()["sessions"] == 1, "the page was forgotten")


def an_hour_of_sleep_is_not_noticed(stage):
    if ahead.COMPILER is None:
        print("  skipped: there is no C compiler, which makes the server's clock")
        return
    with (contextlib.closing(Clock()) as clock,
          Server(stage.server.program, more=clock.environment) as server,
          contextlib.closing(Line(server.url)) as line, keeping_browser(stage) as page):
        page.clock.install()
        amid_everything(page, line.url)
        pushes_the_related_recipe(page)
        with asleep(page):
            line.die()
            an_hour_goes_by(stage, server, clock)
            line.mend()
        page.clock.fast_forward(HOUR * 1000)
        rejoined(page, server)
        expect_everything(page, "sha")


NOT_TESTS = {words, pushes_the_related_recipe, amid_everything, expect_everything,
             goes_on_meanwhile, expect_everything_once, goes_on_after, keeping_browser, asleep,
             an_hour_goes_by}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
