# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Values that cannot be written: their screens have the address of the one beneath."""
from harness import enter, expect, expect_title, press, row
from security.login import keep, sign_in, with_server


def on_a_note(stage, server):
    """The second of two notes, which are values that no address can hold."""
    page = stage.person().new_page()
    page.goto(server.url)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    enter(page, server.url + "/notes")
    for text in ("Water the plants", "Buy a boat"):
        keep(page, text)
    press(page, "Buy a boat")
    expect_note(page, "Buy a boat")
    return page


def is_at_the_start(page, server):
    return page.url.rstrip("/") == server.url + "/notes"


def expect_note(page, text):
    expect_title(page, "Note")
    expect(page.locator(".screen:visible").last).to_contain_text(text)


@with_server
def a_value_that_cannot_be_written_has_the_address_of_the_screen_beneath(stage, server):
    page = on_a_note(stage, server)
    assert is_at_the_start(page, server), page.url
    other = page.context.new_page()
    assert other.goto(page.url).status == 200
    expect_title(other, "Notes of Ann")
    expect(row(other, "Buy a boat")).to_be_visible()
    expect(other.locator(".row:visible a[href]")).to_have_count(0)
    expect_note(page, "Buy a boat")


@with_server
def back_forward_and_reload_find_a_value_that_cannot_be_written(stage, server):
    page = on_a_note(stage, server)
    page.reload()
    expect_note(page, "Buy a boat")
    page.go_back()
    expect_title(page, "Notes of Ann")
    page.go_forward()
    expect_note(page, "Buy a boat")
    page.go_back()
    expect_title(page, "Notes of Ann")
    press(page, "Water the plants")
    expect_note(page, "Water the plants")
    page.reload()
    expect_note(page, "Water the plants")
    page.locator(".back:visible").click()
    expect_title(page, "Notes of Ann")
    assert is_at_the_start(page, server), page.url


TESTS = [a_value_that_cannot_be_written_has_the_address_of_the_screen_beneath,
         back_forward_and_reload_find_a_value_that_cannot_be_written]
