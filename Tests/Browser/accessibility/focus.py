# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of the stops of the Tab key, one after another, forwards and back."""
import json

from harness import enter, expect, expect_title, field, press, quiet, row, until

SIDEBAR = ["Skip to the content", "Toggle sidebar", "Cookbook"]
EDGE = "Width of Cookbook"


def focused(page, session):
    """The accessible name of what has the focus; nothing where the browser itself has it."""
    if page.evaluate("document.activeElement === document.body"):
        return None
    node = session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
    return session.send("Accessibility.getPartialAXTree", {
        "objectId": node["objectId"], "fetchRelatives": False})["nodes"][0]["name"]["value"]


def stops(page, session, key, limit=80):
    """The names of the stops of this key until it leaves the page for the browser."""
    names = []
    while len(names) < limit:
        page.keyboard.press(key)
        name = focused(page, session)
        if name is None:
            return names
        names.append(name)
    raise AssertionError(f"{key} never left the page: {names}")


def expect_stops(page, names):
    """Tab comes to these and no others, and Shift+Tab to the same in the other direction."""
    session = page.context.new_cdp_session(page)
    stops(page, session, "Tab")
    for key, order in (("Tab", names), ("Shift+Tab", names[::-1]), ("Tab", names)):
        found = stops(page, session, key)
        assert found == order, (key, found)


def the_columns_of_a_split_view_follow_one_another(stage):
    page = stage.open("/twoColumns")
    page.get_by_label("Find a recipe").fill("sha")
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    press(page, "Shakshuka with Feta")
    expect_title(page, "Shakshuka with Feta")
    expect_stops(page, SIDEBAR + [
        "Two columns A list and what it selects", "Toggle sidebar", "Two columns", "Deselect",
        "Find a recipe", "Shakshuka with Feta 35 min, some practice",
        "Shakshuka with Feta", "Add to favourites", "Note", "Missing 2 tbsp olive oil",
        "Missing 1 onion sliced", "Missing 2 red peppers cut in strips",
        "Missing 2 cloves garlic crushed", "Missing 1 tsp ground cumin",
        "Missing 1 tsp sweet paprika", "Missing 400 g chopped tomatoes", "Missing 5 eggs",
        "Missing 80 g feta crumbled", "Soft Scrambled Eggs on Rye 10 min, easy",
        "Aubergine and Tomato Bake 75 min, some practice", "Width of Two columns", EDGE,
    ])


def the_focus_goes_round_in_a_sheet_and_does_not_leave_it(stage):
    page = stage.open("/modals")
    press(page, "A sheet for a soup")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_stops(page, [
        "Leek and Potato Soup", "Close", "Missing 3 leeks washed and sliced",
        "Missing 400 g potatoes peeled and diced", "Missing 40 g butter",
        "Missing 1 l vegetable stock", "Missing 100 ml double cream", "Missing 1 pinch nutmeg",
        "Missing 1 tbsp chives snipped", "Roasted Carrot and Ginger Soup 55 min, easy",
        "Cheese and Chive Muffins 35 min, easy", "Close",
    ])


def a_form_is_gone_through_from_its_first_field_to_its_last_button(stage):
    page = stage.open("/notes")
    expect_stops(page, SIDEBAR + [
        "Notes and settings A form and its sheets", "Notes and settings", "Your name",
        "What you like to cook", "Show minutes in lists", "Pantry word", "Oven", "Metric", "Apron",
        "Guests: 4", "Salt",
        "Add a note", EDGE,
    ])


def a_button_that_its_press_disables_leaves_the_keys_at_the_field_before_it(stage):
    page = stage.open("/notes")
    word = field(page, "settings.pantryWord")
    word.fill("salt")
    key = page.get_by_role("button", name="Open the pantry")
    expect(key).to_be_enabled()  # until the word is known, nobody can press it
    key.press("Enter")
    lock = page.get_by_role("button", name="Lock the pantry")
    expect(lock).to_be_focused()
    lock.press("Enter")
    expect(page.get_by_role("button", name="Open the pantry")).to_be_disabled()
    expect(word).to_be_focused()


def after_a_reload_the_caret_stands_behind_what_was_typed(stage):
    page = stage.open("/twoColumns")
    words = page.get_by_label("Find a recipe")
    words.press_sequentially("sou")
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    page.reload()
    expect(words).to_be_focused()
    expect(words).to_have_value("sou")
    until(lambda: words.evaluate("it => it.selectionStart") == 3, "the caret is behind", page)
    words.press("Home")
    page.keyboard.type("p")
    expect(words).to_have_value("psou")


def who_types_beside_a_new_screen_is_not_disturbed(stage):
    """The event of somebody else is sent over this page's connection, as if it were its own."""
    sockets = []
    page = quiet(stage)
    page.route_web_socket("**/_waymark/socket*", lambda socket: sockets.append(
        socket.connect_to_server()))
    enter(page, stage.server.url + "/twoColumns")
    words = page.get_by_label("Find a recipe")
    words.press_sequentially("sha")
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    link = row(page, "Shakshuka with Feta").locator("[data-on=press]").first
    number = link.evaluate("node => Number(node.closest('[data-e]').dataset.e)")
    sockets[-1].send(json.dumps({"k": "event", "s": 900, "id": number, "a": "press"}))
    expect_title(page, "Shakshuka with Feta")
    expect(page.locator("#waymark-place")).to_have_text("Shakshuka with Feta")
    expect(words).to_be_focused()


TESTS = [
    the_columns_of_a_split_view_follow_one_another,
    the_focus_goes_round_in_a_sheet_and_does_not_leave_it,
    a_form_is_gone_through_from_its_first_field_to_its_last_button,
    a_button_that_its_press_disables_leaves_the_keys_at_the_field_before_it,
    after_a_reload_the_caret_stands_behind_what_was_typed,
    who_types_beside_a_new_screen_is_not_disturbed,
]
