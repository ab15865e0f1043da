# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of interruptions between a person and the server that the person does not notice."""
import contextlib
import json
import os
import signal
import tempfile
import time

from playwright.sync_api import Error

from accessibility.keyboard import tab_to
from harness import (
    Server, enter, expect, expect_title, field, named, press, quiet, row, scroller, title, until)
from line import Line

KEY = "a key that both of the processes of this test know"
LOST = "Connection lost. Trying again…"
SLOW = "Still under way…"
BACK = "What was typed here before is back. Dismiss"
ANEW = "The server began anew. Some of this page did too. Dismiss"
GONE = "The server began anew. Some of what was typed here is gone. Dismiss"


@contextlib.contextmanager
def company(stage):
    """Servers, of one key unless they are given others; those left in the end are stopped."""
    servers = []

    def start(port=0, key=KEY):
        servers.append(Server(stage.server.program, port, key))
        return servers[-1]

    try:
        yield start
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()


def port_of(server):
    return int(server.url.rsplit(":", 1)[1])


def on_the_way(page, url):
    """Several screens deep, with something typed that no screen has taken yet."""
    page.goto(url + "/boundPath")
    press(page, "Jump to the soup of the day")
    expect(named(page, "recipe.note")).to_be_visible()
    return title(page).inner_text()


def connected(page):
    expect(page.locator("#waymark-status")).to_have_text("")


def rejoined(page, server):
    """Waits until the person's windows have found the server; between two tries lie up to six
    seconds."""
    windows = len(page.context.pages)
    for _ in range(3):
        try:
            return until(lambda: server.status()["connected"] == windows, "they joined", page)
        except AssertionError:
            continue
    raise AssertionError("the page never found the server")


@contextlib.contextmanager
def mortal(stage):
    """A page, the address of a server, and what kills this and puts another one in its place."""
    with company(stage) as start:
        server = start()
        page = quiet(stage)

        def replace(meanwhile=lambda: None):
            nonlocal server
            server.kill()
            meanwhile()
            server = start(port_of(server))
            rejoined(page, server)

        yield page, server.url, replace
        page.close()


def ten_seconds_without_a_network_lose_nothing(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = quiet(stage)
        page.goto(line.url + "/notes")
        field(page, "settings.pantryWord").press_sequentially("sa")
        expect(page.get_by_role("button", name="Open the pantry")).to_be_disabled()
        line.die()
        field(page, "settings.pantryWord").press_sequentially("lt")
        expect(page.locator("#waymark-status")).to_have_text(LOST)
        press(page, "Plain stack")
        page.wait_for_timeout(10_000)
        line.mend()
        expect_title(page, "Plain stack")
        connected(page)
        page.go_back()
        expect_title(page, "Notes and settings")
        page.close()


def what_is_pressed_without_a_network_is_done_once(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = quiet(stage)
        page.goto(line.url + "/restoration")
        cooked = named(page, "dishesCooked")
        expect(cooked).to_have_text("Dishes cooked: 0")
        more = page.get_by_role("button", name="One more")
        more.click()
        expect(cooked).to_have_text("Dishes cooked: 1")
        line.die()
        more.click()
        more.click()
        line.mend()
        expect(cooked).to_have_text("Dishes cooked: 3")
        page.wait_for_timeout(500)
        expect(cooked).to_have_text("Dishes cooked: 3")
        page.close()


def cooking(stage, meet):
    """A page whose messages a function gets, and its button that counts."""
    page = quiet(stage)
    page.route_web_socket("**/_waymark/socket*", meet)
    enter(page, stage.server.url + "/restoration")
    return page, page.get_by_role("button", name="One more")


def an_answer_that_takes_long_is_said_to_be_under_way_until_it_comes(stage):
    kept, is_slow = [], []

    def meet(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda text: kept.append((server, text)) if is_slow
                          else server.send(text))

    page, more = cooking(stage, meet)
    status = page.get_by_role("status").and_(page.locator("#waymark-status"))
    is_slow.append(True)
    more.click()
    start = time.monotonic()
    expect(status).to_have_text(SLOW)
    assert time.monotonic() - start < 2.5
    is_slow.clear()
    for server, text in kept:
        server.send(text)
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 1")
    expect(status).to_have_text("")
    page.close()


def a_browser_without_a_network_says_so_at_once(stage):
    is_deaf = []

    def meet(socket):
        if is_deaf:
            return socket.close()
        socket.connect_to_server()

    page, more = cooking(stage, meet)
    is_deaf.append(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    assert page.locator("#waymark-status").inner_text() == LOST
    more.click()
    is_deaf.clear()
    page.evaluate("dispatchEvent(new Event('online'))")
    connected(page)
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 1")
    page.close()


def a_field_that_is_edited_after_a_press_keeps_what_the_press_was_about(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = quiet(stage)
        page.goto(line.url + "/deepLinks")
        address = page.get_by_role("textbox")
        connected(page)
        line.die()
        address.fill("cookbook://category/salads")
        page.get_by_role("button", name="Open the address").click()
        address.fill("cookbook://category/soups")
        line.mend()
        expect_title(page, "Salads")
        page.close()


def a_document_that_comes_back_types_nothing_over_another_window(stage):
    page = stage.open("/notes")
    name = field(page, "settings.name")
    name.fill("one")
    expect(page.get_by_text("Hello, one.")).to_be_visible()
    page.goto("about:blank")
    other = page.context.new_page()
    other.goto(stage.server.url + "/notes")
    field(other, "settings.name").fill("two")
    expect(other.get_by_text("Hello, two.")).to_be_visible()
    page.go_back()
    connected(page)
    page.wait_for_timeout(500)
    expect(name).to_have_value("two")
    expect(field(other, "settings.name")).to_have_value("two")


def half_a_character_does_not_end_the_connection(stage):
    page = stage.open("/notes")
    connected(page)
    field(page, "settings.name").evaluate("""input => {
      input.value = 'Zo\\ud83d';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }""")
    expect(page.get_by_text("Hello, Zo\ufffd.")).to_be_visible()
    press(page, "Plain stack")
    expect_title(page, "Plain stack")


def a_killed_server_is_replaced_without_a_reload(stage):
    with mortal(stage) as (page, url, replace):
        there = on_the_way(page, url)
        page.evaluate("window.isSameDocument = true")
        address = page.url
        replace()
        named(page, "recipe.note").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect_title(page, there)
        assert page.url == address
        assert page.evaluate("window.isSameDocument")
        page.go_back()
        expect(title(page)).not_to_have_text(there)


def a_window_does_not_type_again_what_another_one_typed(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        other = page.context.new_page()
        other.goto(url + "/notes")
        name = field(page, "settings.name")
        name.fill("one")
        expect(field(other, "settings.name")).to_have_value("one")
        field(other, "settings.name").fill("two")
        expect(name).to_have_value("two")
        replace(meanwhile=lambda: field(other, "settings.name").fill("three"))
        expect(field(other, "settings.name")).to_have_value("three")
        expect(name).to_have_value("three")
        page.wait_for_timeout(500)
        expect(name).to_have_value("three")
        other.close()


def two_who_type_into_the_same_text_at_once_keep_their_words_until_they_rest(stage):
    pages = [stage.open("/notes")]
    pages.append(stage.open("/notes", context=pages[0].context))
    names = [field(page, "settings.name") for page in pages]
    words = ["marmalade", "honeycomb"]
    for pause in (0, 20, 60):
        for name in names:
            name.fill("")
        for page, name in zip(pages, names):
            expect(name).to_have_value("")
            name.focus()
        for letters in zip(*words):
            for page, letter in zip(pages, letters):
                page.keyboard.type(letter)
                page.wait_for_timeout(pause)
        for name, word in zip(names, words):
            assert word in name.input_value(), (pause, name.input_value())
        pages[1].keyboard.type("s")
        last = names[1].input_value()
        assert "honeycombs" in last, last
        for page, name in zip(pages, names):
            expect(named(page, "settings.greeting")).to_have_text(f"Hello, {last}.")
            expect(name).to_have_value(last)


def words_of_another_tab_come_at_once_into_a_field_that_is_left(stage):
    page = stage.open("/notes")
    other = stage.open("/notes", context=page.context)
    name = field(page, "settings.name")
    page.clock.install()
    name.fill("one")
    expect(field(other, "settings.name")).to_have_value("one")
    field(other, "settings.name").fill("two")
    expect(named(page, "settings.greeting")).to_have_text("Hello, two.")
    expect(name).to_have_value("one")
    page.keyboard.press("Tab")
    expect(name).to_have_value("two")


def a_notice_is_put_away_with_its_button(stage):
    with mortal(stage) as (page, url, replace):
        status = page.locator("#waymark-status")
        for press_button in (lambda: page.keyboard.press("Enter"),
                             status.get_by_role("button").click):
            page.goto(url + "/modals")
            press(page, "A sheet for a soup")
            expect(page.get_by_role("dialog")).to_be_visible()
            replace()
            expect(status).to_have_text(ANEW)
            tab_to(page, "Dismiss")
            expect(status).to_have_text(ANEW)
            press_button()
            expect(status).to_have_text("")
            expect(title(page)).to_be_focused()
            expect_title(page, "In front")


def what_the_new_server_cannot_know_is_said_once(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/modals")
        press(page, "A sheet for a soup")
        expect(page.get_by_role("dialog")).to_be_visible()
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#waymark-status")).to_contain_text("The server began anew.")
        press(page, "A sheet for a soup")
        expect(page.get_by_role("dialog")).to_be_visible()
        connected(page)
        page.goto(url + "/plainStack")
        press(page, "Soups")
        expect_title(page, "Soups")
        replace()
        connected(page)
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        connected(page)


def what_a_press_changes_is_not_taken_for_lost(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/plainStack")
        press(page, "Soups")
        expect_title(page, "Soups")
        replace(meanwhile=lambda: press(page, "Leek and Potato Soup"))
        expect_title(page, "Leek and Potato Soup")
        page.wait_for_timeout(300)
        connected(page)


def the_screen_that_is_shown_outlives_the_server_though_its_seal_did_not_come(stage):
    def without_seals(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: json.loads(text)["k"] == "done" or socket.send(text))

    with mortal(stage) as (page, url, replace):
        page.route_web_socket("**/_waymark/socket*", without_seals)
        page.goto(url + "/plainStack")
        press(page, "Soups")
        expect_title(page, "Soups")
        replace(meanwhile=lambda: press(page, "Leek and Potato Soup"))
        expect_title(page, "Leek and Potato Soup")
        page.go_back()
        expect_title(page, "Soups")


def going_back_while_there_is_no_server_is_not_called_a_loss(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/plainStack")
        for name in ("Soups", "Leek and Potato Soup"):
            press(page, name)
            expect_title(page, name)
        replace(meanwhile=lambda: page.go_back(wait_until="commit"))
        expect_title(page, "Soups")
        expect(page.locator("#waymark-status")).to_have_text("")
        page.wait_for_timeout(300)
        expect(page.locator("#waymark-status")).to_have_text("")


def what_was_typed_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        word = field(page, "settings.pantryWord")
        word.press_sequentially("sa")
        button = page.get_by_role("button", name="Open the pantry")
        expect(button).to_be_disabled()
        replace(meanwhile=lambda: word.press_sequentially("lt"))
        expect(button).to_be_enabled()
        expect(word).to_have_value("salt")
        expect(word).to_be_focused()
        word.press("Backspace")
        expect(button).to_be_disabled()


def a_full_server_is_told_from_a_lost_one(stage):
    sentence = "The server has 2 open pages already. Try again later."
    page = quiet(stage)
    is_full = []
    page.route_web_socket("**/_waymark/socket*", lambda socket: (
        socket.close(code=1013, reason=sentence) if is_full else socket.connect_to_server()))
    enter(page, stage.server.url + "/plainStack")
    is_full.append(True)
    page.reload()
    expect(page.locator("#waymark-status")).to_have_text(sentence)
    is_full.clear()
    expect(page.locator("#waymark-status")).to_have_text("")
    press(page, "Soups")
    expect_title(page, "Soups")


def who_types_in_a_sheet_that_goes_with_the_server_presses_nothing_and_is_told(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        press(page, "Add a note")
        row(page, "Honey Nut Granola").click(force=True)
        words = field(page, "note.text")
        words.press_sequentially("less honey and")
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        expect(title(page)).to_be_focused()
        page.keyboard.type(" more nuts")
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        expect(page.get_by_role("dialog")).to_have_count(0)


def what_was_typed_before_a_reload_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/twoColumns")
        words = page.get_by_label("Find a recipe")
        words.press_sequentially("sha")
        expect(row(page, "Honey Nut Granola")).to_have_count(0)
        for again in (page.reload, replace, page.reload, page.reload, replace):
            again()
            expect(words).to_have_value("sha")
            expect(row(page, "Honey Nut Granola")).to_have_count(0)


def secrets_are_written_down_nowhere_in_the_browser(stage):
    page = stage.open("/notes")
    field(page, "settings.pantryWord").press_sequentially("salt")
    expect(page.get_by_role("button", name="Open the pantry")).to_be_enabled()
    press(page, "Bound path")
    expect_title(page, "Bound path")
    page.reload()
    expect_title(page, "Bound path")
    kept = page.evaluate("JSON.stringify({ ...sessionStorage, ...localStorage })")
    assert "waymark-places" in kept and "salt" not in kept, kept


def a_secret_outlives_a_reload_while_its_server_lives(stage):
    page = stage.open("/notes")
    word = field(page, "settings.pantryWord")
    word.press_sequentially("salt")
    button = page.get_by_role("button", name="Open the pantry")
    expect(button).to_be_enabled()
    page.reload()
    expect(word).to_have_value("salt")
    expect(button).to_be_enabled()


def what_was_chosen_before_a_reload_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        oven, cups = page.get_by_label("Oven"), page.get_by_role("radio", name="Cups")
        oven.select_option(label="Fan")
        cups.check(force=True)
        expect(cups).to_have_attribute("checked", "")
        for again in (page.reload, replace, page.reload, page.reload, replace):
            again()
            expect(oven.locator("option[selected]")).to_have_text("Fan")
            expect(cups).to_be_checked()


def a_reload_that_finds_no_server_loses_nothing(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        enter(page, server.url + "/twoColumns")
        words = page.get_by_role("searchbox", name="Find a recipe")
        words.fill("soup")
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        address = page.url
        server.kill()
        with contextlib.suppress(Error):
            page.reload()
        server = start(port_of(server))
        page.wait_for_function("location.protocol === 'http:'")
        until(lambda: server.status()["connected"] == 1, "the page found the server", page)
        expect_title(page, "Leek and Potato Soup")
        assert page.url == address, page.url
        expect(words).to_have_value("soup")
        page.go_back()
        expect(title(page)).not_to_have_text("Leek and Potato Soup")
        page.close()


def what_was_typed_outlives_two_reloads_before_a_connection(stage):
    with company(stage) as start:
        server, held = start(), []
        page = quiet(stage)
        page.route_web_socket("**/_waymark/socket*", lambda socket: (
            socket.close() if held else socket.connect_to_server()))
        page.goto(server.url + "/twoColumns")
        words = page.get_by_label("Find a recipe")
        words.press_sequentially("sha")
        expect(row(page, "Honey Nut Granola")).to_have_count(0)
        held.append(True)
        server.kill()
        server = start(port_of(server))
        for _ in range(2):
            page.reload()
            expect(words).to_have_value("")
        held.clear()
        expect(words).to_have_value("sha")
        expect(row(page, "Honey Nut Granola")).to_have_count(0)
        page.close()


def what_was_chosen_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        cups = page.get_by_role("radio", name="Cups")
        oven = page.get_by_label("Oven")
        oven.select_option(label="Fan")
        cups.check(force=True)
        connected(page)
        for _ in range(2):
            replace()
            expect(oven.locator("option[selected]")).to_have_text("Fan")
            expect(cups).to_have_attribute("checked", "")
            expect(cups).to_be_checked()
            expect(oven).to_have_value(oven.locator("option[selected]").get_attribute("value"))


def the_tab_that_was_shown_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/tabs")
        parts = page.locator(".tab:visible", has_text="Parts")
        parts.click()
        expect(parts).to_have_attribute("aria-current", "page")
        replace()
        expect(parts).to_have_attribute("aria-current", "page")
        page.reload()
        expect(parts).to_have_attribute("aria-current", "page")


def what_a_person_stores_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/restoration")
        for count in range(1, 5):
            page.get_by_role("button", name="One more").click()
            expect(page.get_by_text(f"Dishes cooked: {count}")).to_be_visible()
        replace()
        expect(page.get_by_text("Dishes cooked: 4")).to_be_visible()
        page.get_by_role("button", name="One more").click()
        page.reload()
        expect(page.get_by_text("Dishes cooked: 5")).to_be_visible()


def a_person_is_told_where_a_sheet_with_words_went(stage):
    with mortal(stage) as (page, url, replace):
        on_the_way(page, url)
        named(page, "recipe.note").click()
        field(page, "note.text").press_sequentially("Less salt")
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        page.keyboard.press("Tab")
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        page.wait_for_timeout(3_000)  # who is typing would not see it otherwise
        tab_to(page, "Note")
        page.keyboard.press("Enter")
        connected(page)


def what_each_column_shows_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/threeColumns")
        press(page, "Soups")
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        address = page.url
        replace()
        for chosen in ("Soups", "Leek and Potato Soup"):
            selected = page.locator(".row.selected:visible", has_text=chosen)
            expect(selected).to_have_count(1)
        expect_title(page, "Leek and Potato Soup")
        press(page, "Minestrone with White Beans")
        expect_title(page, "Minestrone with White Beans")
        assert page.url != address


def a_sidebar_that_was_put_away_does_not_come_with_the_next_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/plainStack")
        toggle = page.get_by_label("Toggle sidebar")
        toggle.click()
        expect(page.locator("nav:visible")).to_have_count(0)
        replace()
        expect(toggle).to_be_visible()
        expect(page.locator("nav:visible")).to_have_count(0)
        toggle.click()
        expect(page.locator("nav:visible")).to_have_count(1)


def a_browser_that_was_restarted_finds_the_screen_and_what_is_stored(stage):
    with tempfile.TemporaryDirectory() as profile:
        with restarting_browser(stage, profile) as page:
            page.goto(stage.server.url + "/restoration")
            page.get_by_role("button", name="One more").click()
            expect(page.get_by_text("Dishes cooked: 1")).to_be_visible()
            press(page, "Soups")
            press(page, "Leek and Potato Soup")
            expect_title(page, "Leek and Potato Soup")
            address = page.url
        with restarting_browser(stage, profile) as page:
            page.goto(address)
            expect_title(page, "Leek and Potato Soup")
            page.locator(".back:visible").click()
            expect_title(page, "Soups")
            page.locator(".back:visible").click()
            expect(page.get_by_text("Dishes cooked: 1")).to_be_visible()


@contextlib.contextmanager
def restarting_browser(stage, profile, *options):
    """A page of a browser that keeps in this folder what it knows of people."""
    context = stage.browser.browser_type.launch_persistent_context(
        profile, executable_path=stage.chromium, args=["--no-sandbox", *options],
        reduced_motion="reduce")
    try:
        yield context.pages[0]
    finally:
        context.close()


def a_browser_that_brings_its_pages_back_brings_their_history(stage):
    with tempfile.TemporaryDirectory() as profile:
        with restarting_browser(stage, profile) as page:
            enter(page, stage.server.url + "/plainStack")
            press(page, "Soups")
            expect_title(page, "Soups")
            press(page, "Leek and Potato Soup")
            expect_title(page, "Leek and Potato Soup")
            scroller(page).evaluate("node => node.scrollTo(0, 120)")
            page.wait_for_timeout(3_000)  # the browser writes down what it shows in a while
        with restarting_browser(stage, profile, "--restore-last-session") as first:
            is_back = lambda page: page.url.startswith(stage.server.url)
            until(lambda: any(map(is_back, first.context.pages)), "the page came back", first)
            page = next(filter(is_back, first.context.pages))
            expect_title(page, "Leek and Potato Soup")
            is_there = lambda: scroller(page).evaluate("node => node.scrollTop") == 120
            until(is_there, "it stood where it was scrolled to", page)
            for title in ("Soups", "Plain stack"):
                page.go_back()
                expect_title(page, title)
            page.go_forward()
            expect_title(page, "Soups")


def a_path_in_scene_storage_outlives_the_server(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        page.goto(server.url + "/restoration")
        press(page, "Soups")
        expect_title(page, "Soups")
        server.stop()
        rejoined(page, start(port_of(server)))
        expect(page.locator("#waymark-status")).to_have_text("")
        page.reload()
        expect_title(page, "Soups")
        page.go_back()
        expect_title(page, "Restoration")
        page.close()


def a_page_looks_again_at_once_however_long_the_server_was_away(stage):
    """While developing, a server is away for as long as a build takes."""
    with company(stage) as start:
        server, tries = start(), []
        page = quiet(stage)
        page.on("websocket", lambda socket: tries.append(socket))
        page.goto(server.url + "/notes")
        until(lambda: server.status()["connected"] == 1, "the page joined", page)
        server.kill()
        page.wait_for_timeout(6_000)
        assert len(tries) > 10, f"{len(tries)} tries"
        server = start(port_of(server))
        rejoined(page, server)
        page.close()


def a_clock_that_was_set_back_keeps_no_page_from_loading_again(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        page.goto(server.url + "/notes")
        expect_title(page, "Notes and settings")
        page.evaluate("sessionStorage.setItem('waymark-reload', Date.now() + 3_600_000)")
        server.kill()
        server = start(port_of(server), key="a key that the process before did not know")
        rejoined(page, server)
        connected(page)
        page.close()


SLOW_SIGHT = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    const wait = (event) => event.data.startsWith('{"k":"whole"') ? 700 : 0;
    super.onmessage = (event) => wait(event) ? setTimeout(hear, wait(event), event) : hear(event);
  }
};
"""


def a_connection_that_says_nothing_is_left(stage):
    """A router forgets a connection while a laptop sleeps; servers hang, too."""
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        page.goto(server.url + "/plainStack")
        connected(page)
        row(page, "Soups").locator("a").focus()
        until(lambda: server.status()["connected"] == 1, "the page joined", page)
        os.kill(server.process.pid, signal.SIGSTOP)
        press(page, "Soups")
        expect(row(page, "Soups").locator("a")).to_have_attribute("aria-busy", "true")
        expect(page.locator("#waymark-status")).to_have_text(LOST, timeout=20_000)
        os.kill(server.process.pid, signal.SIGCONT)
        expect_title(page, "Soups")
        connected(page)
        page.close()


def a_press_between_joining_and_seeing_is_heard_by_the_new_server(stage):
    with company(stage) as start, contextlib.closing(Line(stage.server.url)) as line:
        old, new = start(), start()
        line.mend(old.url)
        page = quiet(stage)
        page.add_init_script(SLOW_SIGHT)
        on_the_way(page, line.url)
        line.mend(new.url)
        old.stop()
        rejoined(page, new)
        page.wait_for_timeout(300)
        named(page, "recipe.note").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.close()


def a_press_whose_seal_did_not_come_is_not_taken_for_kept(stage):
    """The seal of what a press changed follows its answer; a server may die between them."""
    page = stage.person().new_page()
    heard = []

    def listen(socket):
        server = socket.connect_to_server()

        def hear(message):
            heard.append(json.loads(message))
            server.send(message)

        def tell(message):
            is_pressed = any(said.get("a") == "press" for said in heard)
            if json.loads(message)["k"] != "done" or not is_pressed:
                return socket.send(message)
            server.close()
            socket.close()

        socket.on_message(hear)
        server.on_message(tell)

    page.route_web_socket("**/_waymark/socket*", listen)
    page.goto(stage.server.url + "/plainStack")
    expect_title(page, "Plain stack")
    press(page, "Soups")
    expect_title(page, "Soups")
    until(lambda: [said["k"] for said in heard].count("join") > 1, "the page joined again", page)
    [event] = [said for said in heard if said["k"] == "event" and said["a"] == "press"]
    assert [said["s"] for said in heard if said["k"] == "join"][:2] == [0, event["s"] - 1], heard
    expect_title(page, "Soups")


def a_page_whose_seal_is_too_old_says_that_it_begins_anew(stage):
    """The page says so even if nothing that it lost is in sight: the server rejected the seal."""
    page = quiet(stage)
    sockets = []

    def listen(socket):
        server = socket.connect_to_server()
        sockets.append(server)

        def hear(message):
            said = json.loads(message)
            if said["k"] == "join" and len(sockets) > 1:
                said["seal"] = "too old"
            server.send(json.dumps(said))

        socket.on_message(hear)

    page.route_web_socket("**/_waymark/socket*", listen)
    with company(stage) as start:
        server = start()
        page.goto(server.url + "/plainStack")
        expect_title(page, "Plain stack")
        rejoined(page, server)
        connected(page)
        server.kill()
        start(port_of(server))
        expect(page.locator("#waymark-status")).to_have_text(ANEW, timeout=20_000)
        page.close()


def an_old_page_meets_a_newer_server_reloads_once_and_keeps_its_state(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        there = on_the_way(page, server.url)
        page.goto(server.url + "/notes")
        field(page, "settings.name").fill("Ann")
        expect(named(page, "settings.greeting")).to_have_text("Hello, Ann.")
        loads = []
        page.on("request", lambda request: request.is_navigation_request() and loads.append(1))
        page.evaluate("document.body.dataset.version = 'that of an older server'")
        oven = page.get_by_label("Oven")
        oven.select_option(label="Fan")
        server.kill()
        new = start(port_of(server))
        until(lambda: loads, "the page was loaded again", page)
        rejoined(page, new)
        expect(named(page, "settings.greeting")).to_have_text("Hello, Ann.")
        expect(oven.locator("option[selected]")).to_have_text("Fan")
        connected(page)
        page.go_back()
        expect_title(page, there)
        assert len(loads) == 2, "once by itself, and once for the way back"
        page.close()


def half_a_note(page, url):
    """A sheet on a recipe, in which something is typed that nothing has taken yet."""
    on_the_way(page, url)
    named(page, "recipe.note").click()
    field(page, "note.text").press_sequentially("less salt")
    connected(page)


def words_of_a_sheet_that_went_with_the_server_are_back_where_it_is_opened_again(stage):
    with mortal(stage) as (page, url, replace):
        half_a_note(page, url)
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_have_value("less salt")
        expect(page.locator("#waymark-status")).to_have_text(BACK)
        replace()
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_have_value("less salt")


def words_of_a_sheet_that_slides_away_with_the_server_are_back(stage):
    with mortal(stage) as (page, url, replace):
        page.emulate_media(reduced_motion="no-preference")
        half_a_note(page, url)
        replace()
        expect(page.locator("dialog, .closing")).to_have_count(0)
        expect(page.locator("#waymark-status")).to_have_text(ANEW)
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_have_value("less salt")


def a_lost_connection_is_said_above_a_sheet(stage):
    for size in ("wide", "narrow"):
        person = stage.person(size)
        person.remove_listener("console", stage._hear)
        page = stage.open("/modals", context=person)
        status = page.locator("#waymark-status")
        page.get_by_role("button", name="A sheet for a soup").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(status)).to_have_count(1)
        page.context.set_offline(True)
        expect(dialog.get_by_text(LOST)).to_be_visible()
        # The topmost element at a point is only found if it takes presses.
        assert status.evaluate("""node => {
          node.style.pointerEvents = "auto";
          const { x, y } = node.getBoundingClientRect();
          return document.elementFromPoint(x + 20, y + 9) === node;
        }"""), size
        page.context.set_offline(False)
        expect(status).to_have_text("")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("body > #waymark-status")).to_have_count(1)
        page.context.close()


# The field is one for secrets, also after the server has changed it.
SECURE = """field => {
  const hide = () => field.type === "password" || (field.type = "password");
  new MutationObserver(hide).observe(field, { attributes: true });
  hide();
}"""


def secrets_of_a_sheet_that_went_with_the_server_do_not_come_back(stage):
    with mortal(stage) as (page, url, replace):
        on_the_way(page, url)
        named(page, "recipe.note").click()
        field(page, "note.text").evaluate(SECURE)
        field(page, "note.text").press_sequentially("opensesame")
        connected(page)
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert "opensesame" not in page.evaluate("JSON.stringify({ ...sessionStorage })")
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_be_focused()
        expect(field(page, "note.text")).to_have_value("")
        page.reload()
        assert "opensesame" not in page.evaluate("JSON.stringify({ ...sessionStorage })")


def words_of_a_sheet_are_back_on_their_own_screen_only(stage):
    with mortal(stage) as (page, url, replace):
        half_a_note(page, url)
        replace()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".back:visible").click()
        expect(named(page, "recipe.note")).to_have_count(0)
        press(page, "Push three at once")
        expect_title(page, "Plum Crumble")
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_be_focused()
        expect(field(page, "note.text")).to_have_value("")


def words_of_a_sheet_outlive_a_reload_while_the_server_is_away(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        half_a_note(page, server.url)
        server.kill()
        with contextlib.suppress(Error):
            page.reload()
        server = start(port_of(server))
        page.wait_for_function("location.protocol === 'http:'")
        rejoined(page, server)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.reload()
        named(page, "recipe.note").click()
        expect(field(page, "note.text")).to_have_value("less salt")
        expect(page.locator("#waymark-status")).to_have_text(BACK)
        page.close()


def words_of_a_sheet_that_a_reload_leaves_open_are_offered_once(stage):
    page = stage.open("/boundPath")
    press(page, "Jump to the soup of the day")
    named(page, "recipe.note").click()
    words = field(page, "note.text")
    words.press_sequentially("less salt")
    page.reload()
    expect(words).to_have_value("less salt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    named(page, "recipe.note").click()
    expect(words).to_have_value("")


def words_of_a_sheet_are_not_offered_to_whom_another_key_makes_of_a_person(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        half_a_note(page, server.url)
        server.kill()
        stranger = start(port_of(server), KEY[::-1])
        rejoined(page, stranger)
        for again in (lambda: None, page.reload):
            again()
            named(page, "recipe.note").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            page.wait_for_timeout(300)
            expect(field(page, "note.text")).to_have_value("")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.close()


def words_that_another_key_makes_foreign_are_told(stage):
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        page.goto(server.url + "/notes")
        field(page, "settings.name").fill("Ann")
        expect(named(page, "settings.greeting")).to_have_text("Hello, Ann.")
        server.kill()
        stranger = start(port_of(server), KEY[::-1])
        expect(page.locator("#waymark-status")).to_have_text(GONE, timeout=20_000)
        rejoined(page, stranger)
        expect(field(page, "settings.name")).to_have_value("")
        page.close()


def a_page_that_the_server_does_not_know_begins_anew(stage):
    """The keys differ: the page reloads once, and is where its address says."""
    with company(stage) as start:
        server = start()
        page = quiet(stage)
        there = on_the_way(page, server.url)
        server.kill()
        stranger = start(port_of(server), KEY[::-1])
        expect_title(page, there)
        rejoined(page, stranger)
        expect_title(page, there)
        page.close()


NOT_TESTS = {restarting_browser, cooking, half_a_note, company, mortal, port_of, on_the_way,
             connected, rejoined}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
