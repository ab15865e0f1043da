# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Fields of several lines, what fields ask of browsers, and links that lead outside."""
from playwright.sync_api import expect

from harness import field, named, press, until


def return_begins_a_new_line_in_a_field_that_grows(stage):
    page = stage.open("/notes")
    about = field(page, "settings.about")
    low = about.bounding_box()["height"]
    about.press_sequentially("Soups")
    for line in ("salads", "bread", "little else"):
        about.press("Enter")
        about.press_sequentially(line)
    expect(about).to_have_value("Soups\nsalads\nbread\nlittle else")
    until(lambda: about.bounding_box()["height"] > low + 20, "it has grown")
    page.reload()
    expect(field(page, "settings.about")).to_have_value("Soups\nsalads\nbread\nlittle else")


def a_field_that_grows_has_room_for_its_least_lines_and_ends_at_its_most(stage):
    page = stage.open("/notes")
    note = field(page, "settings.about")

    def lines():
        return note.evaluate(
            "node => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)")

    assert 2 <= lines() < 4, lines()
    note.fill("\n".join("abcdefghijklmnop"))
    until(lambda: 8 <= lines() < 10, "it scrolls")
    assert note.evaluate("node => node.scrollHeight > node.clientHeight")


def fields_ask_browsers_for_what_fills_them_in(stage):
    page = stage.open("/notes")
    name = field(page, "settings.name")
    expect(name).to_have_attribute("autocomplete", "name")
    expect(name).to_have_attribute("enterkeyhint", "next")
    expect(name).to_have_attribute("spellcheck", "false")


def a_link_to_the_outside_opens_in_a_window_of_its_own(stage):
    page = stage.open("/modals")
    page.context.route("https://en.wikipedia.org/**", lambda route: route.fulfill(body="elsewhere"))
    named(page, "modals.details").click()
    link = page.get_by_role("link", name="About books like this")
    with page.context.expect_page() as opened:
        link.click()
    assert opened.value.url == "https://en.wikipedia.org/wiki/Cookbook"
    assert opened.value.evaluate("window.opener") is None
    expect(link).to_be_visible()


TESTS = [value for value in list(globals().values())
         if callable(value) and getattr(value, "__module__", None) == __name__]
