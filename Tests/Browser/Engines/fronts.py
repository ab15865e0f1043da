# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""What comes over a screen: sheets, alerts, popovers, and what they are in the browser's history."""


def back_closes_a_sheet_and_stays_on_its_screen(stage):
    page = stage.open("/modals")
    page.press(".row", "A sheet for a soup")
    page.has("dialog h1", "Leek and Potato Soup")
    page.holds("history.state.covers === 1")
    page.step(-1)
    page.has("dialog", count=0)
    page.has_title("In front")
    page.has(".row", "The sheet is closed.")
    assert page.evaluate("location.pathname") == "/modals"


def escape_answers_a_question_as_its_cancel_button_does(stage):
    page = stage.open("/modals")
    page.press(".row", "Burn the book")
    page.has("[role=alertdialog]")
    page.key("Escape")
    page.has("dialog", count=0)
    page.has(".row", "The book is kept.")


TESTS = [back_closes_a_sheet_and_stays_on_its_screen,
         escape_answers_a_question_as_its_cancel_button_does]
