# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Search fields that suggest something: combo boxes, by keys and by mouse."""
from harness import expect, press


def contents(stage, **options):
    page = stage.open("/modals", **options)
    press(page, "The contents of the book")
    field = page.get_by_label("Find in the contents")
    expect(field).to_be_visible()
    return page, field


def typed(field, words):
    field.press_sequentially(words)
    expect(field).to_have_attribute("aria-expanded", "true")


def active(page, field):
    name = field.get_attribute("aria-activedescendant")
    return page.locator("#" + name).inner_text() if name else None


def a_field_with_suggestions_is_a_combo_box_and_keeps_the_keyboard(stage):
    page, field = contents(stage)
    expect(page.get_by_role("searchbox", name="Find in the contents")).to_be_visible()
    typed(field, "s")
    expect(page.get_by_role("combobox", name="Find in the contents")).to_be_focused()
    options = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    expect(options.first).to_be_visible()
    assert active(page, field) is None
    first, last = options.first.inner_text(), options.last.inner_text()
    for key, words in [("ArrowDown", first), ("ArrowUp", None), ("ArrowUp", last), ("ArrowDown", None)]:
        field.press(key)
        assert active(page, field) == words, (key, active(page, field))
    field.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    expect(field).to_be_focused()
    field.press("Enter")
    expect(field).to_have_value(first)
    expect(field).to_be_focused()
    expect(page.get_by_role("option")).to_have_count(0)
    expect(page.locator("dialog .row")).to_have_count(1)


def what_a_search_leaves_is_told(stage):
    page = stage.open("/twoColumns")
    field = page.get_by_role("searchbox", name="Find a recipe")
    place = page.locator("#waymark-place")
    for words, told in [("soup", "7 results"), ("shak", "1 result"), ("zzz", "No results")]:
        field.fill(words)
        expect(place).to_have_text(told)


def escape_puts_suggestions_away_before_anything_else(stage):
    page, field = contents(stage)
    typed(field, "sa")
    expect(page.get_by_role("option").first).to_have_text("Salads")
    field.press("Escape")
    expect(field).to_have_attribute("aria-expanded", "false")
    expect(field).to_have_value("sa")
    expect(page.get_by_role("dialog")).to_be_visible()
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-expanded", "true")
    assert active(page, field) == "Salads"
    field.press("Escape")
    field.press_sequentially("l")
    expect(field).to_have_attribute("aria-expanded", "true")
    assert active(page, field) is None
    field.press("Tab")
    expect(page.get_by_role("option")).to_have_count(0)


def a_press_on_a_suggestion_leaves_the_keyboard_in_the_field(stage):
    page, field = contents(stage)
    typed(field, "so")
    page.get_by_role("option", name="Soups").click()
    expect(field).to_have_value("Soups")
    expect(field).to_be_focused()
    expect(page.get_by_role("option")).to_have_count(0)


TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in {contents, typed, active}]
