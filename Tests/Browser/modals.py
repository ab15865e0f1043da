# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Sheets and dialogs in the browser's history."""
from controls import open_note
from harness import expect, expect_title, field, named, press, until



def back_closes_a_sheet_and_stays_on_its_page(stage):
    page = open_note(stage)
    address = page.url
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.note")).to_be_visible()
    assert page.url == address
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def a_sheet_that_was_closed_leaves_no_entry_behind(stage):
    page = open_note(stage)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(lambda: not page.evaluate("history.state.covers"), "the entry went", page)
    title = page.locator("main h1:visible").last.inner_text()
    page.go_back()
    expect(page.locator("main h1:visible").last).not_to_have_text(title)


def forward_does_not_open_a_sheet_again(stage):
    page = open_note(stage)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.note")).to_be_visible()
    until(lambda: not page.evaluate("history.state.covers"), "the browser was below it again", page)
    name = page.locator("main h1:visible").last.inner_text()
    page.go_back()
    expect(page.locator("main h1:visible").last).not_to_have_text(name)


def back_leaves_a_question_unanswered(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect_title(page, "In front")


NOT_TESTS = {open_note}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
