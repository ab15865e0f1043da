# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Menus of bars and rows, and pickers."""
from harness import PICTURE, expect, expect_title, finger, named, press, row
from screens.pages import Axe, violations

SOUP = "Tomato and Bread Soup"


def soups(stage, **options):
    page = stage.open("/plainStack", **options)
    page.locator("main a:visible", has_text="Soups").click()
    expect_title(page, "Soups")
    return page


def opener(page):
    return page.get_by_role("button", name="Sort").locator("visible=true")


def first_row(page):
    return page.locator(".row:visible").locator("a.link").first


def a_menu_opens_at_its_button_and_closes_after_a_choice(stage):
    page = soups(stage)
    before = first_row(page).inner_text()
    expect(page.get_by_role("menuitemradio")).to_have_count(0)
    opener(page).click()
    entries = page.get_by_role("menuitemradio")
    expect(entries).to_have_count(3)
    expect(entries.first).to_have_attribute("aria-checked", "true")
    button, menu = opener(page).bounding_box(), page.locator(".menu:popover-open").bounding_box()
    assert menu["y"] >= button["y"] + button["height"] - 1, (button, menu)
    assert menu["x"] + menu["width"] <= 1280, menu
    page.get_by_role("menuitemradio", name="By time").click()
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    expect(first_row(page)).not_to_have_text(before)
    expect(opener(page)).to_be_focused()
    opener(page).click()
    expect(page.get_by_role("menuitemradio", name="By time")).to_have_attribute(
        "aria-checked", "true")


def the_keys_of_a_menu(stage):
    """Arrows go round, Home, End and letters go to an entry, Escape goes back."""
    page = soups(stage)
    opener(page).focus()
    page.keyboard.press("ArrowDown")
    focused = page.locator(":focus")
    expect(focused).to_have_text("As in the book")
    for key, name in (("ArrowDown", "By name"), ("End", "By time"), ("ArrowDown", "As in the book"),
                      ("ArrowUp", "By time"), ("Home", "As in the book"), ("b", "By name"),
                      ("b", "By time")):
        page.keyboard.press(key)
        expect(focused).to_have_text(name)
        page.wait_for_timeout(750 if key == "b" else 0)
    page.keyboard.press("Escape")
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    expect(opener(page)).to_be_focused()


def a_menu_of_a_row_opens_at_the_pointer(stage):
    page = soups(stage)
    row(page, SOUP).click(button="right", position={"x": 40, "y": 20})
    entry = page.get_by_role("menuitem", name="Add to favourites")
    expect(entry).to_be_visible()
    expect(entry).to_be_focused()
    box, menu = row(page, SOUP).bounding_box(), page.locator(".menu:popover-open").bounding_box()
    assert abs(menu["x"] - box["x"] - 40) < 3 and abs(menu["y"] - box["y"] - 20) < 3, (box, menu)
    entry.click()
    expect(row(page, SOUP)).to_contain_text("Favourite")
    expect_title(page, "Soups")
    row(page, SOUP).click(button="right")
    expect(page.get_by_role("menuitem", name="Remove from favourites")).to_be_visible()


def a_menu_of_a_row_opens_from_the_keyboard(stage):
    page = soups(stage)
    link = row(page, SOUP).locator("a")
    link.focus()
    page.keyboard.press("Shift+F10")
    expect(page.get_by_role("menuitem", name="Add to favourites")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    expect(link).to_be_focused()
    page.keyboard.press("Tab")
    actions = row(page, SOUP).get_by_role("button", name="Actions")
    expect(actions).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Add to favourites")).to_be_focused()


def hold(page, x, y):
    """A finger stays at one point for longer than a press, and lifts."""
    touch = finger(page)
    touch("Start", (x, y))
    expect(page.get_by_role("menuitem", name="favourites")).to_be_visible()
    touch("End")
    page.wait_for_timeout(300)


def a_long_press_opens_the_menu_of_a_row_and_leads_nowhere(stage):
    for part in (0.15, 0.5, 0.95):
        page = soups(stage, size="narrow", has_touch=True)
        box = row(page, SOUP).bounding_box()
        hold(page, box["x"] + box["width"] * part, box["y"] + 20)
        expect(page.get_by_role("menuitem", name="Add to favourites")).to_be_visible()
        expect_title(page, "Soups")


def lifting_the_finger_chooses_nothing_of_a_menu_that_opened_beneath_it(stage):
    page = soups(stage, size="narrow", has_touch=True)
    last = page.locator(".row").last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    page.set_viewport_size({"width": 390, "height": round(box["y"] + box["height"])})
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    hold(page, box["x"] + box["width"] * 0.6, box["y"] + 20)
    entry = page.get_by_role("menuitem", name="Add to favourites")
    expect(entry).to_be_visible()
    entry.tap()
    expect(entry).to_be_hidden()
    hold(page, box["x"] + box["width"] * 0.2, box["y"] + 20)
    expect(page.get_by_role("menuitem", name="Remove from favourites")).to_be_visible()


def a_row_with_a_menu_is_pressed_all_over(stage):
    page = soups(stage)
    press(page, SOUP)
    expect_title(page, SOUP)


def a_picker_tells_what_is_chosen(stage):
    page = stage.open("/notes")
    oven = named(page, "settings.oven").locator("select")
    expect(oven).to_have_value(oven.locator("option", has_text="Electric").get_attribute("value"))
    expect(page.get_by_role("combobox", name="Oven")).to_be_visible()
    oven.select_option("Gas")
    expect(named(page, "settings.kitchen")).to_have_text("Gas oven, metric.")
    page.reload()
    expect(named(page, "settings.kitchen")).to_have_text("Gas oven, metric.")
    assert oven.evaluate("list => list.selectedOptions[0].textContent") == "Gas"


def segments_are_chosen_by_mouse_and_arrows(stage):
    page = stage.open("/notes")
    units = named(page, "settings.units")
    expect(page.get_by_role("radiogroup", name="Units")).to_be_visible()
    units.get_by_role("radio", name="Cups").click()
    expect(named(page, "settings.kitchen")).to_have_text("Electric oven, cups.")
    expect(units.get_by_role("radio", name="Cups")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(named(page, "settings.kitchen")).to_have_text("Electric oven, metric.")
    expect(units.get_by_role("radio", name="Metric")).to_be_checked()
    expect(units.get_by_role("radio", name="Cups")).not_to_be_checked()


def table(page):
    """Opens the menu that stands among the items that do not fit."""
    page.wait_for_selector("#waymark-place", state="attached")
    page.locator(".more:visible").click()
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("menuitemcheckbox", name="Candles")).to_be_focused()


def a_menu_in_a_menu_opens_and_closes_by_arrows(stage):
    page = stage.open("/bars")
    table(page)
    focused = page.locator(":focus")
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_text("Seats")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_text("For two")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_text("Seats")
    expect(page.get_by_role("menuitem", name="For two")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(focused).to_have_text("Seats")
    expect(page.get_by_role("menuitemcheckbox", name="Candles")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    expect(page.get_by_text("12 chairs")).to_be_visible()


def a_mouse_that_rests_on_an_entry_opens_its_menu_and_leaving_it_closes_it(stage):
    page = stage.open("/bars")
    table(page)
    inner = page.get_by_role("menuitem", name="For two")
    page.get_by_role("menuitem", name="Seats").hover()
    expect(inner).to_be_visible()
    page.get_by_role("menuitemcheckbox", name="Candles").hover()
    expect(inner).to_have_count(0)


def entries_beside_those_that_can_be_checked_begin_where_they_do(stage):
    page = stage.open("/bars")
    table(page)
    candles, seats = (page.get_by_role(role, name=name).locator(".text").bounding_box()
                      for role, name in (("menuitemcheckbox", "Candles"), ("menuitem", "Seats")))
    assert candles["x"] == seats["x"], (candles, seats)


def what_was_touched_does_not_look_hovered(stage):
    page = stage.open("/tabs", size="narrow", has_touch=True, is_mobile=True)
    expect(page.locator(".back:visible")).to_be_visible()
    tab = page.locator(".tab:visible").nth(1)
    tab.tap()
    expect(tab).to_have_attribute("aria-current", "page")
    expect(tab).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def a_menu_that_opened_under_a_resting_mouse_stays_open_when_its_entry_is_pressed(stage):
    page = stage.open("/bars")
    table(page)
    seats = page.get_by_role("menuitem", name="Seats")
    two = page.get_by_role("menuitem", name="For two")
    seats.hover()
    expect(two).to_be_visible()
    expect(page.locator("[data-new]")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    page.evaluate(PICTURE)
    expect(two).to_be_visible()


def an_entry_is_switched_on_and_off(stage):
    page = stage.open("/bars")
    table(page)
    candles = page.get_by_role("menuitemcheckbox", name="Candles")
    expect(candles).to_have_attribute("aria-checked", "false")
    candles.click()
    expect(candles).to_have_count(0)
    table(page)
    expect(candles).to_have_attribute("aria-checked", "true")


def a_menu_works_without_a_script(stage):
    page = soups(stage, java_script_enabled=False)
    before = first_row(page).inner_text()
    opener(page).click()
    page.get_by_role("menuitemradio", name="By time").click()
    expect_title(page, "Soups")
    expect(first_row(page)).not_to_have_text(before)


def a_menu_of_a_row_works_without_a_script(stage):
    page = soups(stage, java_script_enabled=False)
    row(page, SOUP).get_by_role("button", name="Actions").click()
    page.get_by_role("menuitem", name="Add to favourites").locator("visible=true").click()
    expect(row(page, SOUP)).to_contain_text("Favourite")


def pickers_work_without_a_script(stage):
    page = stage.open("/notes", java_script_enabled=False)
    named(page, "settings.oven").locator("select").select_option("Gas")
    named(page, "settings.units").get_by_role("radio", name="Cups").check(force=True)
    page.get_by_role("button", name="Apply").click()
    expect(named(page, "settings.kitchen")).to_have_text("Gas oven, cups.")


def axe_reports_nothing_on_open_menus(stage):
    if Axe is None:
        print("  skipped: axe-playwright-python is not installed")
        return
    found = []
    for size in ("wide", "narrow"):
        page = soups(stage, size=size)
        opener(page).click()
        expect(page.get_by_role("menuitemradio").first).to_be_visible()
        found += [(size, "sort", *each) for each in violations(page, {})]
        page.keyboard.press("Escape")
        row(page, SOUP).click(button="right")
        expect(page.get_by_role("menuitem")).to_be_visible()
        found += [(size, "row", *each) for each in violations(page, {})]
        page = stage.open("/bars", size=size)
        if size == "narrow":
            # A document for a wide window gives way once the page has said how narrow it is.
            expect(page.locator(".back:visible")).to_be_visible()
        table(page)
        page.get_by_role("menuitem", name="Seats").click()
        expect(page.get_by_role("menuitem", name="For two")).to_be_visible()
        found += [(size, "nested", *each) for each in violations(page, {})]
    assert not found, "\n    ".join(map(str, found))


TESTS = [
    a_menu_opens_at_its_button_and_closes_after_a_choice, the_keys_of_a_menu,
    a_menu_of_a_row_opens_at_the_pointer, a_menu_of_a_row_opens_from_the_keyboard,
    a_long_press_opens_the_menu_of_a_row_and_leads_nowhere,
    lifting_the_finger_chooses_nothing_of_a_menu_that_opened_beneath_it,
    a_row_with_a_menu_is_pressed_all_over,
    a_picker_tells_what_is_chosen, segments_are_chosen_by_mouse_and_arrows,
    entries_beside_those_that_can_be_checked_begin_where_they_do,
    what_was_touched_does_not_look_hovered,
    a_menu_in_a_menu_opens_and_closes_by_arrows,
    a_menu_that_opened_under_a_resting_mouse_stays_open_when_its_entry_is_pressed, an_entry_is_switched_on_and_off,
    a_menu_works_without_a_script, a_menu_of_a_row_works_without_a_script,
    pickers_work_without_a_script, axe_reports_nothing_on_open_menus,
]
