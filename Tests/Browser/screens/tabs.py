# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tabs: their stacks, their addresses, the history."""

from playwright.sync_api import expect

from connections.interruption import mortal
from harness import enter, expect_title, press, until


def tab(page, name):
    return page.locator(".tab:visible", has_text=name)


def expect_path(page, path):
    until(lambda: page.evaluate("location.pathname") == path, f"the path was {path}", page)


def tabs_keep_their_stacks(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/tabs", size=size)
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        tab(page, "Parts").click()
        expect_title(page, "Parts")
        press(page, "Cakes")
        expect_title(page, "Cakes")
        tab(page, "Today").click()
        expect_title(page, "Leek and Potato Soup")
        tab(page, "Today").click()
        expect_title(page, "Today")


def a_tab_behind_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        enter(page, url + "/tabs")
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        tab(page, "Parts").click()
        expect_title(page, "Parts")
        replace()
        tab(page, "Today").click()
        expect_title(page, "Leek and Potato Soup")
        page.locator(".back:visible").click()
        expect_title(page, "Today")


def a_tab_is_a_link_with_an_address_of_its_own(stage):
    page = stage.open("/tabs", size="narrow")
    parts = tab(page, "Parts")
    expect(parts).to_have_attribute("href", "/tabs/~parts")
    expect(page.get_by_role("navigation", name="Tabs").get_by_role("link")).to_have_count(3)
    with page.context.expect_page() as second:
        parts.click(modifiers=["Control"])
    expect_title(second.value, "Parts")
    expect_path(second.value, "/tabs/~parts")
    expect(tab(second.value, "Parts")).to_have_attribute("aria-current", "page")
    expect_title(page, "Today")


def changing_the_tab_changes_the_entry_and_adds_none(stage):
    page = stage.open("/tabs", size="narrow")
    entries = page.evaluate("history.length")
    for name, path in (("Parts", "/~parts"), ("Favourites", "/~favourites"), ("Today", "")):
        tab(page, name).click()
        expect_path(page, "/tabs" + path)
    assert page.evaluate("history.length") == entries
    tab(page, "Parts").click()
    press(page, "Cakes")
    expect_path(page, "/tabs/~parts/Category%3Acakes")
    page.reload()
    expect_title(page, "Cakes")
    page.go_back()
    expect_title(page, "Parts")
    expect_path(page, "/tabs/~parts")
    expect(tab(page, "Parts")).to_have_attribute("aria-current", "page")


def a_tab_that_is_come_back_to_has_an_entry_for_each_screen(stage):
    """The tab keeps its screens, and each of them has an entry as if it had just been pushed."""
    page = stage.open("/tabs", size="narrow")
    tab(page, "Parts").click()
    for name in ("Cakes", "Apple and Walnut Cake"):
        press(page, name)
        expect_title(page, name)
    tab(page, "Today").click()
    expect_path(page, "/tabs")
    tab(page, "Parts").click()
    expect_title(page, "Apple and Walnut Cake")
    until(lambda: page.evaluate("location.pathname.split('/').length") == 5, "all was written", page)
    for name in ("Cakes", "Parts"):
        page.go_back()
        expect_title(page, name)
    page.go_forward()
    expect_title(page, "Cakes")
    page.go_forward()
    expect_title(page, "Apple and Walnut Cake")


def scroll_positions_of_a_tab_come_back(stage):
    page = stage.open("/tabs/~parts", size="narrow")
    page.set_viewport_size({"width": 390, "height": 400})
    place = "[...document.querySelectorAll('[data-scroll]')].findLast((e) => e.checkVisibility())"
    page.evaluate(f"{place}.scrollTo(0, 90)")
    until(lambda: page.evaluate(f"{place}.scrollTop") == 90, "it was scrolled", page)
    tab(page, "Favourites").click()
    expect_path(page, "/tabs/~favourites")
    tab(page, "Parts").click()
    expect_title(page, "Parts")
    until(lambda: page.evaluate(f"{place}.scrollTop") == 90, "it stood where it was left", page)


def a_way_forward_across_tabs_shows_the_tab_of_its_screen(stage):
    page = stage.open("/tabs", size="narrow")
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")
    tab(page, "Parts").click()
    expect_path(page, "/tabs/~parts")
    expect_title(page, "Parts")
    page.go_forward()
    expect_path(page, "/tabs/ID%3Aleek-and-potato-soup")
    expect_title(page, "Leek and Potato Soup")
    tab(page, "Parts").click()
    press(page, "Cakes")
    expect_title(page, "Cakes")
    tab(page, "Favourites").click()
    expect_path(page, "/tabs/~favourites")
    expect_title(page, "Favourites")


def the_words_of_a_tab_stand_in_its_middle(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/tabs", size=size)
        outside = tab(page, "Parts").bounding_box()
        inside = tab(page, "Parts").locator(".tab-label").bounding_box()
        above = inside["y"] - outside["y"]
        below = outside["y"] + outside["height"] - inside["y"] - inside["height"]
        assert abs(above - below) <= 1, (size, above, below)


def tabs_in_a_page_are_one_stop_and_chosen_by_arrows(stage):
    page = stage.open("/plainStack/~how-to-read-a-recipe")
    pages = page.get_by_role("tablist", name="Tabs").get_by_role("tab")
    expect(pages).to_have_count(3)
    expect(page.get_by_role("tabpanel", name="Pinch")).to_contain_text("two fingers")
    assert stops(pages) == [0, -1, -1]
    pages.first.focus()
    for key, place, name in (("ArrowRight", 1, "Handful"), ("End", 2, "Glass"),
                             ("ArrowRight", 0, "Pinch")):
        page.keyboard.press(key)
        expect(pages.nth(place)).to_be_focused()
        expect(pages.nth(place)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
        until(lambda: stops(pages)[place] == 0 and sum(stops(pages)) == -2, "one is a stop", page)
    expect_path(page, "/plainStack/~how-to-read-a-recipe")


def stops(pages):
    return pages.evaluate_all("tabs => tabs.map(({ tabIndex }) => tabIndex)")


def two_quick_presses_on_tabs_add_no_entry(stage):
    page = stage.open("/tabs/~parts?latency=300", size="narrow")
    entries = page.evaluate("history.length")
    tab(page, "Today").click()
    tab(page, "Favourites").click()
    expect_path(page, "/tabs/~favourites")
    assert page.evaluate("history.length") == entries


def tabs_are_followed_without_a_script(stage):
    page = stage.open("/tabs", size="narrow", java_script_enabled=False)
    for name in ("Parts", "Favourites", "Today"):
        tab(page, name).click()
        expect(tab(page, name)).to_have_attribute("aria-current", "page")
        expect_title(page, name)


NOT_TESTS = {tab, expect_path, stops}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
