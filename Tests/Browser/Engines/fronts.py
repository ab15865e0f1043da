# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of what comes over a screen: sheets, alerts, popovers; in the browser's history, too."""
IS_BELOW = "history.state.trail && !history.state.covers"
# Each time that the page goes through the history, all of the three seconds run out that it has
# been waiting since the last time.
RUN_OUT = """() => {
  const [start, stop, go] = [setTimeout, clearTimeout, history.go];
  const waiting = new Map();
  let before = [];
  window.steps = 0;
  window.setTimeout = (run, after, ...rest) => {
    const id = start(run, after, ...rest);
    if (after === 3000) waiting.set(id, run);
    return id;
  };
  window.clearTimeout = (id) => {
    waiting.delete(id);
    stop(id);
  };
  history.go = (by) => {
    window.steps++;
    go.call(history, by);
    const late = before;
    before = [...waiting.keys()];
    for (const id of late) waiting.get(id)?.();
  };
}"""


def open_and_close(page, name):
    page.press(".row", name)
    page.has("dialog")
    page.holds("history.state.covers === 1")
    page.key("Escape")
    page.has("dialog", count=0)
    page.holds(IS_BELOW)


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


def a_sheet_that_was_closed_goes_back_once(stage):
    page = stage.open("/modals")
    page.call(RUN_OUT)
    open_and_close(page, "A sheet for a soup")
    open_and_close(page, "A sheet for a soup")
    assert page.evaluate("steps") == 2
    assert page.evaluate("location.pathname") == "/modals"
    page.has_title("In front")


def escape_answers_a_question_as_its_cancel_button_does(stage):
    page = stage.open("/modals")
    page.press(".row", "Burn the book")
    page.has("[role=alertdialog]")
    page.key("Escape")
    page.has("dialog", count=0)
    page.has(".row", "The book is kept.")


def escape_closes_a_sheet_with_an_empty_search_field(stage):
    page = stage.open("/modals")
    page.press(".row", "The contents of the book")
    page.has_focus("dialog [type=search]")
    page.key("Escape")
    page.has("dialog", count=0)
    page.has_title("In front")


def escape_empties_a_search_field_or_closes_its_sheet_at_once(stage):
    page = stage.open("/modals")
    page.press(".row", "The contents of the book")
    page.has_focus("dialog [type=search]")
    page.key("z")
    page.holds("document.activeElement.value === 'z'")
    page.key("Escape")
    page.holds("!document.querySelector('dialog [type=search]')?.value")
    if page.count("dialog"):
        page.key("Escape")
    page.has("dialog", count=0)


def a_popover_is_seen_and_goes(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/modals", size=size)
        page.press(".row", "How much is a pinch?")
        page.has("dialog", "What two fingers hold")
        page.holds("getComputedStyle(document.querySelector('dialog')).opacity === '1'",
                   "the popover was seen")
        page.holds("getComputedStyle(document.querySelector('dialog')).translate === 'none'",
                   "the popover came to rest")
        page.key("Escape")
        page.has("dialog", count=0)
        page.press(".row", "Burn the book")
        page.has("[role=alertdialog]")


TESTS = [back_closes_a_sheet_and_stays_on_its_screen, a_sheet_that_was_closed_goes_back_once,
         escape_answers_a_question_as_its_cancel_button_does,
         escape_closes_a_sheet_with_an_empty_search_field,
         escape_empties_a_search_field_or_closes_its_sheet_at_once, a_popover_is_seen_and_goes]
