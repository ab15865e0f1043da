# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of presses that follow one another as fast as a hand can."""
from harness import expect, expect_title, named, press, row


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page):
    """Waits until all that came takes presses."""
    expect(page.locator("[data-new]")).to_have_count(0)


def a_double_press_on_a_row_leads_down_one_level(stage):
    page = stage.open("/plainStack")
    at = middle(row(page, "Soups"))
    page.mouse.click(*at)
    expect_title(page, "Soups")
    page.mouse.click(*at)
    settled(page)
    page.mouse.click(*middle(page.locator(".back:visible")))
    expect_title(page, "Plain stack")


def a_double_press_does_not_answer_the_alert_that_it_brought(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    answer = page.get_by_role("alertdialog").get_by_role("button", name="Burn")
    expect(answer).to_be_visible()
    at = middle(answer)
    page.mouse.click(*at)
    settled(page)
    expect(answer).to_be_visible()
    page.mouse.click(*at)
    expect(answer).to_have_count(0)
    expect(named(page, "modals.answer")).to_have_text("It would not burn.")


def a_double_press_that_answers_an_alert_presses_nothing_behind_it(stage):
    page = stage.open("/modals")
    link = middle(row(page, "A sheet for a soup"))
    press(page, "Burn the book")
    page.get_by_role("alertdialog").get_by_role("button", name="Burn").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.mouse.click(*link)
    settled(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.click(*link)
    expect(page.get_by_role("dialog")).to_be_visible()


def what_a_key_brought_is_pressed_at_once(stage):
    page = stage.open("/modals")
    row(page, "Burn the book").get_by_role("button").press("Enter")
    answer = page.get_by_role("alertdialog").get_by_role("button", name="Burn")
    expect(answer).to_be_visible()
    assert page.locator("[data-new]").count() == 0
    page.mouse.click(*middle(answer))
    expect(named(page, "modals.answer")).to_have_text("It would not burn.")


def a_key_acts_at_once_on_what_a_press_brought(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    answer = page.get_by_role("alertdialog").get_by_role("button", name="Burn")
    answer.press("Enter")
    expect(named(page, "modals.answer")).to_have_text("It would not burn.")


def a_button_that_was_there_takes_every_press(stage):
    page = stage.open("/restoration")
    at = middle(page.get_by_role("button", name="One more"))
    for _ in range(3):
        page.mouse.click(*at)
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 3")


TESTS = [
    a_double_press_on_a_row_leads_down_one_level,
    a_double_press_does_not_answer_the_alert_that_it_brought,
    a_double_press_that_answers_an_alert_presses_nothing_behind_it,
    what_a_key_brought_is_pressed_at_once,
    a_key_acts_at_once_on_what_a_press_brought,
    a_button_that_was_there_takes_every_press,
]
