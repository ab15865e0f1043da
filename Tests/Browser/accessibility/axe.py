# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Every screen of the book through axe, in both widths and themes."""
import re

from crawl import walk
from harness import expect, expect_title, named, press, title, until
from screens.pages import CHAPTERS, Axe, violations

WIDTHS = ("wide", "narrow")


def go(page, address):
    """Opens a page, and waits until its script has run and nothing changes its place any more."""
    page.goto(address)
    page.wait_for_selector("#waymark-place", state="attached")
    page.wait_for_timeout(300)


def screens(page, url):
    """Brings a page to every kind of screen of the book; yields its name."""
    go(page, url + "/")
    yield "root"
    for chapter in CHAPTERS:
        go(page, f"{url}/{chapter}")
        expect(page.locator("main")).to_be_visible()
        yield chapter
    yield from pushed(page, url)
    yield from full_bar(page, url)
    yield from presented(page, url)
    yield from menus(page, url)
    yield from tabs(page, url)


def tabs(page, url):
    for name in ("Parts", "Favourites"):
        go(page, url + "/tabs")
        page.locator(".tab:visible", has_text=name).click()
        expect_title(page, name)
        yield f"the tab {name}"
    go(page, url + "/plainStack/~how-to-read-a-recipe")
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.get_by_text("No meat in it")).to_be_visible()
    yield "a disclosure, and tabs in a page"


def full_bar(page, url):
    go(page, url + "/bars/~every-place-of-a-bar")
    yield "every place of a bar"
    more = page.locator(".more:visible")
    if more.count():
        more.click()
        yield "what a bar has no room for"


def pushed(page, url):
    """Opens the screens behind the links of every chapter, two deep, and yields their names."""
    for chapter in CHAPTERS:
        go(page, f"{url}/{chapter}")
        for _ in range(2):
            links = page.locator("section.screen:visible").last.locator("a.link:visible")
            here = title(page).text_content() if title(page).count() else ""
            if not links.count():
                break
            links.first.click()
            until(lambda: not title(page).count() or title(page).text_content() != here,
                  "a link led on", page)
            yield f"{chapter}, then {title(page).text_content()}"


def presented(page, url):
    names = ("A sheet for a soup", "A cover to cook by", "How much is a pinch?", "Burn the book",
             "Serve the soup")
    for name in names:
        go(page, url + "/modals")
        press(page, name)
        expect(page.locator("dialog[open]")).to_be_visible()
        yield name
    yield from lists(page, url)
    go(page, url + "/modals")
    named(page, "modals.details").click()
    expect(page.get_by_text("The book", exact=True)).to_be_visible()
    yield "inspector"
    go(page, url + "/threeColumns")
    press(page, "Soups")
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")
    yield "recipe in columns"
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a sheet over columns"
    go(page, url + "/notes")
    press(page, "Add a note")
    press_in_dialog(page, "Honey Nut Granola")
    expect(page.locator("dialog h1:visible")).to_have_text("Note")
    yield "a screen in a sheet"


def lists(page, url):
    """A list box, a grid and a tree, in a sheet each."""
    for name in ("A list of what to buy", "A larder to sort", "The contents of the book"):
        go(page, url + "/modals")
        press(page, name)
        expect(page.locator("dialog .list:not([role=list])")).to_be_visible()
        yield name
        page.locator("dialog .row").first.focus()
        page.keyboard.press("Space")
        expect(page.locator("dialog .row[aria-selected=true]")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(200)
        yield f"{name}, with a row that is chosen"


def press_in_dialog(page, text):
    page.locator("dialog .row", has_text=text).click(force=True)


def menus(page, url):
    go(page, url + "/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    if page.locator(".back:visible").count():
        page.locator(".back:visible").click(button="right")
        expect(page.locator(".ancestors button:visible").first).to_be_visible()
        yield "menu of ancestors"
    go(page, url + "/modals")
    press(page, "The contents of the book")
    page.get_by_label("Find in the contents").press_sequentially("s")
    expect(page.get_by_role("option", name="Soups")).to_be_visible()
    page.keyboard.press("ArrowDown")
    yield "a search that suggests something"
    go(page, url + "/twoColumns")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.locator(".row:visible", has_text="Granola")).to_have_count(0)
    yield "a search that finds nothing"


def expect_no_violations(stage, steps, more_than):
    """Brings a page of each width to all steps, of which there are more than so many."""
    found, count = [], 0
    for size in WIDTHS:
        page = stage.person(size).new_page()
        for step in steps(page):
            count += 1
            found += [(size, step, *each) for each in violations_in_both_themes(page)]
    assert count > more_than, count
    assert not found, "\n    ".join(map(str, found))


def axe_reports_nothing_on_any_screen(stage):
    """In the dark only colours can be other than in the light."""
    if Axe is None:
        print("  skipped: axe-playwright-python is not installed")
        return
    expect_no_violations(
        stage, lambda page: screens(page, stage.server.url), more_than=2 * len(CHAPTERS))


def violations_in_both_themes(page):
    for violation in violations(page, {}):
        yield "light", *violation
    page.emulate_media(color_scheme="dark")
    for violation in violations(page, {"runOnly": ["color-contrast"]}):
        yield "dark", *violation
    page.emulate_media(color_scheme="light")


def kinds(stage):
    """Addresses of the book, the nearest first; of those that show the same kinds of things, one."""
    seen = set()
    for path, answer, _ in walk(stage.person().request, stage.server.url, 300):
        classes = " ".join(re.findall(r' class="([^"]*)"', answer.text())).split()
        if frozenset(classes) not in seen:
            seen.add(frozenset(classes))
            yield path


def axe_reports_nothing_at_any_kind_of_address(stage):
    if Axe is None:
        print("  skipped: axe-playwright-python is not installed")
        return
    paths = list(kinds(stage))

    def visits(page):
        for path in paths:
            go(page, stage.server.url + path)
            yield path

    expect_no_violations(stage, visits, more_than=50 * len(WIDTHS))


NOT_TESTS = {go, screens, tabs, full_bar, pushed, presented, lists, press_in_dialog, menus,
             violations_in_both_themes, expect_no_violations, kinds}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
