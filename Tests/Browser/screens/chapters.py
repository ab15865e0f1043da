# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Chapters of the cookbook that have no file of their own: what is in front, bars, past and present."""
from playwright.sync_api import expect

from harness import expect_title, field, named, press, until


def dialog(page):
    return page.locator("dialog[open]").last


def questions_are_asked_and_answered(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    expect(dialog(page)).to_contain_text("There is no copy.")
    dialog(page).get_by_role("button", name="Keep").click()
    expect(named(page, "modals.answer")).to_have_text("The book is kept.")
    press(page, "Serve the soup")
    dialog(page).get_by_role("button", name="In a cup").click()
    expect(named(page, "modals.answer")).to_have_text("A cup of soup.")


def a_cover_a_sheet_and_a_popover_come_and_go(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/modals", size=size)
        press(page, "A cover to cook by")
        dialog(page).get_by_role("button", name="Next step").click()
        expect(dialog(page).locator("h1")).to_have_text("Step 2")
        dialog(page).get_by_role("button", name="Done").click()
        expect(named(page, "modals.answer")).to_have_text("Step 2 was the last one.")
        press(page, "A sheet for a soup")
        expect(dialog(page).locator("h1")).to_have_text("Leek and Potato Soup")
        dialog(page).get_by_role("button", name="Close").first.click()
        expect(named(page, "modals.answer")).to_have_text("The sheet is closed.")
        press(page, "How much is a pinch?")
        expect(dialog(page)).to_contain_text("two fingers")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def timers_and_delays_on_the_main_queue_run_in_the_server(stage):
    page = stage.open("/modals")
    press(page, "A cover to cook by")
    dialog(page).get_by_role("button", name="Start the clock").click()
    expect(dialog(page)).to_contain_text("0 min 2 s")
    dialog(page).get_by_role("button", name="Stop the clock").click()
    expect(dialog(page)).to_contain_text("That took")
    expect(dialog(page)).not_to_contain_text("That took")


def a_popover_stands_at_the_edge_that_has_room(stage):
    page = stage.open("/modals")
    press(page, "How much is a pinch?")
    popover = dialog(page)
    anchor = page.locator(f"[data-e='{popover.get_attribute('data-anchor')}']")

    def places(edge):
        """The popover's edges less the anchor's: left, top, right, bottom."""
        popover.evaluate("(dialog, edge) => { dialog.dataset.edge = edge; }", edge)
        inner, outer = popover.bounding_box(), anchor.bounding_box()
        left, top = inner["x"] - outer["x"], inner["y"] - outer["y"]
        return left, top, left + inner["width"] - outer["width"], top + inner["height"] - outer["height"]

    below = anchor.bounding_box()["height"] + 8
    until(lambda: places("bottom")[1] == below, "it stands below")
    until(lambda: places("top")[3] == -below, "it stands above")
    width = anchor.bounding_box()["width"]
    until(lambda: places("leading")[2] < -width, "it stands before")
    until(lambda: places("trailing")[1] == below, "it stands below where no room is beside it")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 2000, "height": 800})
    press(page, "How much is a pinch?")
    width = anchor.bounding_box()["width"]
    until(lambda: places("trailing")[0] == width + 8, "it stands behind")


def an_inspector_stands_beside_or_in_front(stage):
    wide = stage.open("/modals")
    named(wide, "modals.details").click()
    details = wide.get_by_text("The book", exact=True)
    expect(details).to_be_visible()
    list_box = wide.get_by_text("Questions", exact=True).bounding_box()
    assert details.bounding_box()["x"] > list_box["x"] + 200
    narrow = stage.open("/modals", size="narrow")
    named(narrow, "modals.details").click()
    expect(dialog(narrow)).to_contain_text("The book")


def bars_count_guests_and_keep_a_screen_shut(stage):
    page = stage.open("/bars")
    page.get_by_role("button", name="One more guest").click()
    expect(page.get_by_text("5 chairs")).to_be_visible()
    press(page, "A screen that decides when you leave")
    expect_title(page, "Taste first")
    assert page.locator(".back:visible").count() == 0
    page.get_by_role("switch", name="I tasted the soup").click()
    expect(page.locator(".back:visible")).to_have_count(1)
    page.get_by_role("button", name="Leave").click()
    until(lambda: page.get_by_text("5 chairs").is_visible(), "the first screen is back", page)


def the_older_and_the_newer_form_lead_to_the_same_recipe(stage):
    page = stage.open("/legacy")
    for name in ("Navigation view", "Navigation stack"):
        expect_title(page, name)
        press(page, "Soups")
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        if name == "Navigation view":
            named(page, "legacy.isModern").click()


def destinations_take_values_of_several_types(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/destinations", size=size)
        press(page, "A category: soups")
        expect_title(page, "Soups")
        press(page, "Leek and Potato Soup")
        expect_title(page, "Leek and Potato Soup")
        expect(page.get_by_text("Values on the path: 2")).to_be_visible()
        page.get_by_role("button", name="Pop to root").click()
        press(page, "An ingredient: garlic")
        expect_title(page, "With garlic")


def an_address_of_the_book_opens_its_recipe_and_a_wrong_one_says_so(stage):
    page = stage.open("/deepLinks")
    expect_title(page, "Deep links")
    press(page, "cookbook://recipe/stone-soup")
    expect(named(page, "deepLink.problem")).to_contain_text("stone-soup")
    field(page, "deepLink.address").fill("cookbook://category/salads")
    page.get_by_role("button", name="Open the address").click()
    expect_title(page, "Salads")
    page.go_back()
    expect_title(page, "Deep links")
    expect(field(page, "deepLink.address")).to_have_value("cookbook://category/salads")
    press(page, "cookbook://recipe/mushroom-risotto")
    expect_title(page, "Mushroom Risotto")


def the_path_of_a_window_and_the_settings_of_a_person_come_back(stage):
    page = stage.open("/restoration")
    press(page, "Soups")
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")
    page.reload()
    expect_title(page, "Leek and Potato Soup")
    page.locator(".back:visible").last.click()
    expect_title(page, "Soups")


def the_wrapper_shows_three_columns_and_goes_through_them_when_narrow(stage):
    wide = stage.open("/availability")
    expect(wide.get_by_text("Choose a difficulty.")).to_be_visible()
    press(wide, "Easy")
    expect(wide.get_by_text("Choose a recipe.")).to_be_visible()
    narrow = stage.open("/availability", size="narrow")
    press(narrow, "Easy")
    expect_title(narrow, "Easy")
    narrow.locator(".back:visible").last.click()
    expect_title(narrow, "Availability")


NOT_TESTS = {dialog}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
