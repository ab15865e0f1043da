# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Fields for dates, and months whose days are pressed."""
from playwright.sync_api import expect

from harness import named, until


def dinner(page):
    """The field for the day and the hour of the dinner."""
    return page.locator("input[type=datetime-local]")


def days(page, month=0):
    """The days of a month that can be pressed."""
    return page.locator(".grid").nth(month).locator("button:enabled")


def a_date_that_is_filled_in_reaches_the_app(stage):
    page = stage.open("/dates")
    dinner(page).fill("2031-03-02T18:45")
    expect(named(page, "dates.dinner")).to_have_text("2031-03-02")
    expect(page.locator("input[type=time]").first).to_have_value("18:45")


def a_date_out_of_its_range_is_not_sent_and_not_kept(stage):
    page = stage.open("/dates")
    before = dinner(page).input_value()
    dinner(page).fill("2001-03-02T18:45")
    dinner(page).blur()
    expect(dinner(page)).to_have_value(before)


def a_year_that_is_typed_is_sent_when_it_is_whole(stage):
    page = stage.open("/dates")
    dinner(page).fill("2031-03-02T18:45")
    expect(named(page, "dates.dinner")).to_have_text("2031-03-02")
    dinner(page).focus()
    page.keyboard.type("0402")
    page.keyboard.type("2032")
    expect(named(page, "dates.dinner")).to_have_text("2032-04-02")


def arrows_go_from_day_to_day_and_return_chooses_one(stage):
    page = stage.open("/dates")
    page.get_by_role("button", name="Next month").first.click()
    until(lambda: days(page).count() > 27, "the next month is there")
    first = days(page).first
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(days(page).nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(days(page).nth(8)).to_be_focused()
    page.keyboard.press("Enter")
    expect(days(page).nth(8)).to_have_attribute("aria-current", "true")


def a_month_is_one_stop_of_the_tab_key(stage):
    page = stage.open("/dates")
    month = page.locator(".grid").first
    expect(month.locator("button[tabindex='0']")).to_have_count(1)


def without_a_script_every_day_of_a_month_is_a_stop(stage):
    page = stage.open("/dates", java_script_enabled=False)
    month = page.locator(".grid").first
    expect(month.locator("button[tabindex]")).to_have_count(0)


def dates_are_those_of_the_visitors_own_clock(stage):
    page = stage.open("/dates", timezone_id="Asia/Tokyo")
    hour = page.evaluate("""() => {
        const then = new Date(Date.now() + 864e5);
        return then.toLocaleString("sv").slice(0, 13).replace(" ", "T");
    }""")
    until(lambda: dinner(page).input_value().startswith(hour), "the hour is that of Tokyo")
    page.reload()
    assert dinner(page).input_value().startswith(hour)


def several_days_are_chosen(stage):
    page = stage.open("/dates")
    page.get_by_role("button", name="Next month").nth(1).click()
    until(lambda: days(page, 1).count() > 27, "the next month is there")
    days(page, 1).nth(3).click()
    days(page, 1).nth(5).click()
    expect(named(page, "dates.shopping")).to_have_text("Chosen: 2")
    days(page, 1).nth(3).click()
    expect(named(page, "dates.shopping")).to_have_text("Chosen: 1")


TESTS = [value for value in list(globals().values())
         if callable(value) and getattr(value, "__module__", None) == __name__
         and value not in (dinner, days)]
