# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Sheets and dialogs in the browser's history."""
from elements.controls import open_note
from harness import expect, expect_title, field, finger, named, on_a_related_recipe, press, until



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
    await_below(page)
    title = page.locator("main h1:visible").last.inner_text()
    page.go_back()
    expect(page.locator("main h1:visible").last).not_to_have_text(title)


def await_below(page):
    """Waits until the browser's history is below the sheet that was open."""
    until(lambda: not page.evaluate("history.state.covers"), "the browser was below it", page)


def forward_does_not_open_a_sheet_again(stage):
    page = open_note(stage)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.note")).to_be_visible()
    await_below(page)
    name = page.locator("main h1:visible").last.inner_text()
    page.go_back()
    expect(page.locator("main h1:visible").last).not_to_have_text(name)


def forward_leads_past_a_sheet_to_what_was_opened_from_it(stage):
    page = open_note(stage)
    page.goto(stage.server.url + "/plainStack")
    expect_title(page, "Plain stack")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_title(page, "Leek and Potato Soup")
    await_below(page)
    page.go_forward()
    expect_title(page, "Plain stack")


def back_leaves_a_question_unanswered(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect_title(page, "In front")


def adding_a_note(stage, motion="reduce"):
    """A sheet, and a screen pushed inside it by keys."""
    page = stage.open("/notes")
    page.emulate_media(reduced_motion=motion)
    press(page, "Add a note")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("h1").last).to_have_text("Choose a recipe")
    way = sheet.locator(".row .link").nth(2)
    way.focus()
    page.keyboard.press("Enter")
    expect(heading(sheet)).to_have_text("Note")
    return page, sheet, way


def heading(sheet):
    return sheet.locator("h1:visible:not([inert] *)").last


def focus_goes_with_the_screens_of_a_sheet(stage, motion="reduce"):
    page, sheet, way = adding_a_note(stage, motion)
    expect(field(page, "note.text")).to_be_focused()
    sheet.locator(".back:visible").last.focus()
    page.keyboard.press("Enter")
    expect(way).to_be_focused()
    page.keyboard.press("Enter")
    expect(field(page, "note.text")).to_be_focused()


def focus_goes_with_screens_that_slide(stage):
    focus_goes_with_the_screens_of_a_sheet(stage, "no-preference")


def back_goes_through_the_screens_of_a_sheet_before_it_closes_it(stage):
    page, sheet, way = adding_a_note(stage)
    address = page.url
    page.go_back()
    expect(sheet.locator("h1:visible").last).to_have_text("Choose a recipe")
    expect(way).to_be_focused()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert page.url == address
    expect_title(page, "Notes and settings")


def focus_returns_to_what_opened_a_sheet_also_where_the_page_remembers_another(stage):
    page = on_a_related_recipe(stage)
    page.go_back()
    expect(named(page, "related.soft-scrambled-eggs-on-rye")).to_be_focused()
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.note")).to_be_focused()


def soup(stage, **options):
    """A page with a sheet that has a grabber, and the sheet."""
    page = stage.open("/modals", size="narrow", **options)
    press(page, "A sheet for a soup")
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    return page, sheet


def way_down(sheet):
    return sheet.evaluate("sheet => parseFloat(getComputedStyle(sheet).translate.split(' ')[1] ?? 0)")


def drag(page, pixels):
    box = page.locator(".grabber").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x, y + pixels * step / 10)
        page.wait_for_timeout(40)


def swipe(page, y, pixels, back=0):
    """A finger goes so many pixels down, or up, and some of them back, and lets go."""
    touch = finger(page)
    touch("Start", (250, y))
    for step in range(1, 6):
        touch("Move", (250, y + pixels * step / 5))
    for step in range(1, 6 if back else 0):
        touch("Move", (250, y + pixels - back * step / 5))
    touch("End")


def a_sheet_goes_with_the_pointer_at_its_grabber_and_comes_back(stage):
    page, sheet = soup(stage)
    drag(page, 80)
    assert abs(way_down(sheet) - 80) < 2, way_down(sheet)
    page.mouse.up()
    until(lambda: way_down(sheet) == 0, "it came back", page)
    expect(sheet).to_be_visible()


def a_sheet_that_is_dragged_far_down_is_closed(stage):
    page, sheet = soup(stage)
    drag(page, 400)
    page.mouse.up()
    expect(sheet).to_have_count(0)
    expect(named(page, "modals.answer")).to_have_text("The sheet is closed.")


def a_sheet_of_several_heights_goes_from_one_to_the_next(stage):
    page = stage.open("/modals", size="narrow")
    press(page, "The contents of the book")
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_have_attribute("data-height", "0")
    height = lambda: sheet.bounding_box()["height"]
    window = page.viewport_size["height"]
    until(lambda: abs(height() - window / 2) < 3, "it is half as high as the window", page)
    drag(page, -300)
    page.mouse.up()
    expect(sheet).to_have_attribute("data-height", "1")
    until(lambda: height() > window * 0.8, "it is as high as the window", page)
    page.locator(".grabber").focus()
    page.keyboard.press("ArrowDown")
    expect(sheet).to_have_attribute("data-height", "0")
    page.keyboard.press("Enter")
    expect(sheet).to_have_attribute("data-height", "1")
    page.keyboard.press("Enter")
    expect(sheet).to_have_attribute("data-height", "0")
    until(lambda: abs(height() - window / 2) < 3, "it is low again", page)
    drag(page, 320)
    page.mouse.up()
    expect(sheet).to_have_count(0)


def a_finger_drags_a_sheet_by_its_bar(stage):
    page, sheet = soup(stage, has_touch=True)
    swipe(page, sheet.bounding_box()["y"] + 35, 350)
    expect(sheet).to_have_count(0)


def a_finger_drags_a_sheet_by_what_is_in_it_and_the_way_up_keeps_it(stage):
    page, sheet = soup(stage, has_touch=True, is_mobile=True)
    top = sheet.bounding_box()["y"]
    swipe(page, top + 300, 350, back=300)
    until(lambda: way_down(sheet) == 0, "it came back", page)
    expect(sheet).to_be_visible()
    swipe(page, top + 300, 350)
    expect(sheet).to_have_count(0)
    expect(named(page, "modals.answer")).to_have_text("The sheet is closed.")


def what_is_scrolled_in_a_sheet_goes_back_to_its_top_first(stage):
    page, sheet = soup(stage, has_touch=True, is_mobile=True)
    top = sheet.bounding_box()["y"]
    inner = sheet.locator("[data-scroll]").last
    swipe(page, top + 400, -200)
    until(lambda: inner.evaluate("node => node.scrollTop") > 50, "it is scrolled", page)
    swipe(page, top + 200, 350)
    until(lambda: inner.evaluate("node => node.scrollTop") == 0, "it is at its top", page)
    expect(sheet).to_be_visible()
    assert way_down(sheet) == 0
    swipe(page, top + 200, 350)
    expect(sheet).to_have_count(0)


def a_sheet_that_is_to_stay_comes_back_from_a_finger(stage):
    page, sheet = soup(stage, has_touch=True, is_mobile=True)
    sheet.evaluate("sheet => sheet.setAttribute('data-locked', '')")
    swipe(page, sheet.bounding_box()["y"] + 200, 350)
    until(lambda: way_down(sheet) == 0, "it came back", page)
    page.wait_for_timeout(200)
    expect(sheet).to_be_visible()


def a_row_in_a_sheet_goes_aside_while_the_sheet_stays(stage):
    page = stage.open("/modals", size="narrow", has_touch=True, is_mobile=True)
    press(page, "A larder to sort")
    flour = page.locator("dialog .row", has_text="Flour")
    expect(flour).to_be_visible()
    box = flour.bounding_box()
    touch = finger(page)
    touch("Start", (300, box["y"] + 12))
    for step in range(1, 9):
        touch("Move", (300 - 12 * step, box["y"] + 12 + 8 * step))
        page.wait_for_timeout(16)
    assert way_down(page.locator("dialog")) == 0
    touch("End")
    until(lambda: flour.evaluate("row => row.scrollLeft") > 60, "the row is aside", page)


def a_cover_that_closes_in_motion_gives_the_focus_back_and_does_not_come_again(stage):
    page = stage.open("/modals")
    page.emulate_media(reduced_motion="no-preference")
    press(page, "A cover to cook by")
    cover = page.locator("dialog.cover")
    cover.get_by_role("button", name="Done").click()
    expect(cover).to_have_count(0)
    expect(page.get_by_role("button", name="A cover to cook by")).to_be_focused()
    page.wait_for_timeout(300)
    expect(page.locator("dialog")).to_have_count(0)


def a_cover_that_stays_says_so_with_a_nod(stage):
    page = stage.open("/modals")
    page.emulate_media(reduced_motion="no-preference")
    press(page, "A cover to cook by")
    cover = page.locator("dialog.cover")
    expect(cover).to_be_visible()
    page.evaluate("""() => {
      window.nods = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { nods += 1; return animate.apply(this, how); };
    }""")
    page.go_back()
    until(lambda: page.evaluate("nods") == 1, "Back nodded", page)
    page.keyboard.press("Escape")
    until(lambda: page.evaluate("nods") == 2, "Escape nodded", page)
    expect(cover).to_be_visible()


def a_finger_drags_a_sheet_with_a_small_title_by_it(stage):
    page = stage.open("/modals", size="narrow", has_touch=True)
    press(page, "A larder to sort")
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    swipe(page, sheet.bounding_box()["y"] + 35, 350)
    expect(sheet).to_have_count(0)


def a_press_beside_a_sheet_closes_it_and_one_that_only_ends_there_does_not(stage):
    page = stage.open("/modals")
    press(page, "A larder to sort")
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] - 30, box["y"] + 200)
    page.mouse.up()
    page.wait_for_timeout(300)
    expect(sheet).to_be_visible()
    page.mouse.click(box["x"] - 30, box["y"] + 200)
    expect(sheet).to_have_count(0)


def a_sheet_that_closes_goes_in_motion_and_is_gone_for_everything_else(stage):
    page, sheet = soup(stage)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) {
        if (node.matches?.(".closing")) window.left = [node.inert, node.getAnimations().length];
      }
    }).observe(document.body, { childList: true })""")
    page.keyboard.press("Escape")
    until(lambda: page.evaluate("window.left") == [True, 1], "the sheet moved", page)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("main h1:visible").last).to_be_visible()


NOT_TESTS = {open_note, await_below, adding_a_note, heading, soup, way_down, drag, swipe}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
