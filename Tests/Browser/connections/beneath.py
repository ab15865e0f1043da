# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests that what lies beneath the screen shown is not lost with the server either."""
from connections.continuing import CHOSEN, words
from connections.interruption import company, connected, mortal, port_of, rejoined
from harness import SIZES, enter, expect, expect_title, press, quiet, row, until

OTHER = "Honey Nut Granola"


def narrow(page):
    width, height = SIZES["narrow"]
    page.set_viewport_size({"width": width, "height": height})


def on_a_recipe_that_was_looked_for(page, url):
    """On a phone, the field that was typed into is on a screen of its own."""
    narrow(page)
    enter(page, url + "/twoColumns")
    words(page).press_sequentially("sha")
    expect(row(page, OTHER)).to_have_count(0)
    press(page, CHOSEN)
    expect_title(page, CHOSEN)


def expect_words(page, text):
    expect_title(page, "Two columns")
    expect(words(page)).to_have_value(text)
    expect(row(page, OTHER)).to_have_count(0)


def words_on_the_screen_beneath_outlive_the_server(stage):
    with mortal(stage) as (page, url, replace):
        on_a_recipe_that_was_looked_for(page, url)
        replace()
        expect_title(page, CHOSEN)
        page.go_back(wait_until="commit")
        expect_words(page, "sha")
        connected(page)


def words_on_the_screen_beneath_outlive_a_reload_and_the_server(stage):
    with mortal(stage) as (page, url, replace):
        on_a_recipe_that_was_looked_for(page, url)
        page.reload()
        replace()
        page.reload()
        expect_title(page, CHOSEN)
        page.locator(".back:visible").click()
        expect_words(page, "sha")


def words_of_a_screen_that_was_come_back_to_outlive_the_server(stage):
    with mortal(stage) as (page, url, replace):
        on_a_recipe_that_was_looked_for(page, url)
        page.go_back(wait_until="commit")
        expect_words(page, "sha")
        replace()
        expect_words(page, "sha")


def newer_words_are_not_replaced_by_those_of_before(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/twoColumns")
        words(page).press_sequentially("sha")
        press(page, CHOSEN)
        expect_title(page, CHOSEN)
        words(page).press("End")
        page.keyboard.press("k")
        replace()
        page.keyboard.press("s")
        page.go_back(wait_until="commit")
        until(lambda: page.url.endswith("/twoColumns"), "the page went back", page)
        expect(words(page)).to_have_value("shaks")


def what_was_set_elsewhere_since_is_not_set_back(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/notes")
        minutes = page.get_by_label("Show minutes in lists")
        minutes.uncheck(force=True)
        expect(minutes).not_to_have_attribute("checked", "")
        page.reload()
        expect(minutes).not_to_be_checked()
        press(page, "Bound path")
        expect_title(page, "Bound path")
        other = page.context.new_page()
        enter(other, url + "/notes")
        other.get_by_label("Show minutes in lists").check(force=True)
        expect(other.get_by_label("Show minutes in lists")).to_have_attribute("checked", "")
        replace()
        page.go_back(wait_until="commit")
        for window in (page, other):
            expect_title(window, "Notes and settings")
            connected(window)
            window.wait_for_timeout(300)
            expect(window.get_by_label("Show minutes in lists")).to_be_checked()
        other.close()


def what_was_set_elsewhere_while_a_line_was_dead_is_not_set_back(stage):
    is_deaf = []

    def meet(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: None if is_deaf else socket.send(text))

    with mortal(stage) as (page, url, replace):
        page.route_web_socket("**/_waymark/socket*", meet)
        enter(page, url + "/notes")
        minutes = page.get_by_label("Show minutes in lists")
        minutes.uncheck(force=True)
        expect(minutes).not_to_have_attribute("checked", "")
        is_deaf.append(True)
        other = page.context.new_page()
        enter(other, url + "/notes")
        other.get_by_label("Show minutes in lists").check(force=True)
        expect(other.get_by_label("Show minutes in lists")).to_have_attribute("checked", "")
        replace(is_deaf.clear)
        for window in (page, other):
            connected(window)
            window.wait_for_timeout(300)
            expect(window.get_by_label("Show minutes in lists")).to_be_checked()
        other.close()


def words_are_not_typed_for_another_person_however_many_servers_ended_meanwhile(stage):
    with company(stage) as start:
        server, page = start(), quiet(stage)
        on_a_recipe_that_was_looked_for(page, server.url)
        server.kill()
        server = start(port_of(server))
        rejoined(page, server)
        page.goto("about:blank")
        server.kill()
        server = start(port_of(server), key="a key that makes everybody somebody else")
        with page.expect_navigation(wait_until="commit"):
            page.evaluate("history.go(-2)")
        rejoined(page, server)
        expect_title(page, "Two columns")
        page.wait_for_timeout(1000)
        expect(words(page)).to_have_value("")
        expect(row(page, OTHER)).to_be_visible()
        page.close()


def a_screen_that_a_switch_leads_to_comes_again_with_another_server(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/legacy")
        page.get_by_label("Use the modern form").check(force=True)
        expect_title(page, "Navigation stack")
        press(page, "Soups")
        expect_title(page, "Soups")
        address = page.url
        for again in (replace, page.reload, replace):
            again()
            expect_title(page, "Soups")
            assert page.url == address, page.url
            connected(page)
        page.go_back(wait_until="commit")
        expect(page.get_by_label("Use the modern form")).to_be_checked()
        until(lambda: page.url.endswith("/legacy"), "the page went back", page)


def a_step_back_while_a_reload_comes_leaves_the_entries_as_they_are(stage):
    page = stage.open("/boundPath")
    start = page.url
    press(page, "Baked Cod with Tomatoes")
    expect_title(page, "Baked Cod with Tomatoes")
    cod = page.url
    scripts = []
    page.route("**/waymark.js*", lambda script: scripts.append(script))
    page.reload(wait_until="commit")
    until(lambda: scripts, "the script is asked for", page)
    page.evaluate("history.back()")
    until(lambda: page.url == start, "the browser went back", page)
    scripts.pop().continue_()
    expect_title(page, "Bound path")
    assert page.url == start, page.url
    page.go_forward(wait_until="commit")
    expect_title(page, "Baked Cod with Tomatoes")
    assert page.url == cod, page.url
    page.close()


NOT_TESTS = {narrow, on_a_recipe_that_was_looked_for, expect_words}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
