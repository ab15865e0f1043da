# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The keyboard's focus that an app follows and moves, and keys that it hears of."""
from playwright.sync_api import expect

from harness import field, named, press, until


def return_leads_to_the_next_field(stage):
    page = stage.open("/notes")
    name, about = field(page, "settings.name"), field(page, "settings.about")
    name.press_sequentially("Ada")
    name.press("Enter")
    expect(about).to_be_focused()
    about.press_sequentially("Soups")
    expect(about).to_have_value("Soups")


def the_app_hears_which_field_has_the_focus(stage):
    page = stage.open("/notes")
    greeting = named(page, "settings.greeting")
    field(page, "settings.name").click()
    expect(greeting).to_have_text("The book would like to know you.")
    page.keyboard.press("Tab")
    expect(greeting).to_have_text("A dish or two will do.")
    page.keyboard.press("Shift+Tab")
    expect(greeting).to_have_text("The book would like to know you.")
    field(page, "settings.about").click()
    expect(greeting).to_have_text("A dish or two will do.")
    greeting.click()
    expect(greeting).to_have_text("The book would like to know you.")


def the_focus_goes_back_to_a_field_that_is_wrong(stage):
    page = stage.open("/deepLinks")
    address = field(page, "deepLink.address")
    address.fill("elsewhere://soup")
    press(page, "Open the address")
    expect(named(page, "deepLink.problem")).to_be_visible()
    expect(address).to_be_focused()


def a_sheet_begins_at_the_field_that_the_app_wants_for_fingers_too(stage):
    page = stage.open("/boundPath", size="narrow", has_touch=True, is_mobile=True)
    press(page, "Jump to the soup of the day")
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(field(page, "note.text")).to_be_focused()


def a_screen_that_is_left_and_shown_again_has_its_focus_heard(stage):
    page = stage.open("/notes")
    greeting = named(page, "settings.greeting")
    field(page, "settings.about").click()
    expect(greeting).to_have_text("A dish or two will do.")
    page.reload()
    field(page, "settings.about").click()
    expect(greeting).to_have_text("A dish or two will do.")


def a_shortcut_presses_its_button_and_says_so(stage):
    page = stage.open("/boundPath")
    press(page, "Jump to the soup of the day")
    named(page, "recipe.note").click()
    expect(page.get_by_role("button", name="Save")).to_have_attribute(
        "aria-keyshortcuts", "Control+S Meta+S")
    field(page, "note.text").press_sequentially("More salt")
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    page.keyboard.press("Control+s")
    expect(page.get_by_role("dialog")).to_have_count(0)


def a_shortcut_works_while_its_menu_is_closed_and_stands_in_it(stage):
    page = stage.open("/bars")
    page.wait_for_selector("#waymark-place", state="attached")
    page.keyboard.press("Control+k")
    page.locator(".more:visible").click()
    page.get_by_role("button", name="Table").click()
    candles = page.get_by_role("menuitemcheckbox", name="Candles")
    expect(candles).to_have_attribute("aria-checked", "true")
    until(lambda: candles.evaluate("node => getComputedStyle(node, '::after').content") == '"Ctrl+K"',
          "the keys stand beside the entry")


def a_view_hears_of_its_keys_while_it_has_the_focus(stage):
    page = stage.open("/modals")
    press(page, "A cover to cook by")
    page.get_by_role("button", name="Start the clock").click()
    clock = page.locator("[data-keys=Space]")
    expect(clock).to_be_visible()
    clock.focus()
    expect(clock).to_be_focused()

    def is_stopped():
        """Presses the key, which the page hears of once its module is there."""
        page.keyboard.press("Space")
        return page.get_by_text("That took", exact=False).count()

    until(is_stopped, "the clock is stopped")


TESTS = [value for value in list(globals().values())
         if callable(value) and getattr(value, "__module__", None) == __name__]
