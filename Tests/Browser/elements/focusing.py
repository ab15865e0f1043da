# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The keyboard's focus that an app follows and moves."""
from playwright.sync_api import expect

from harness import field, named, press


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


TESTS = [value for value in list(globals().values())
         if callable(value) and getattr(value, "__module__", None) == __name__]
