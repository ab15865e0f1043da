# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The book without JavaScript: plain links, and forms that are sent."""
from urllib.parse import urlsplit

from crawl import Document, walk
from harness import Server, expect, expect_title, field, named, press, row, title
from screens.pages import CHAPTERS

KEY = "the key of a server that fails in tests"


def scriptless(stage, path, size="wide"):
    return stage.open(path, size=size, java_script_enabled=False)


def a_button_works_without_a_script(stage):
    page = scriptless(stage, "/boundPath")
    press(page, "Jump to the soup of the day")
    expect(named(page, "recipe.note")).to_be_visible()
    soup = title(page).inner_text()
    page.locator(".back:visible").last.click()
    expect(title(page)).not_to_have_text(soup)


def what_was_typed_is_there_after_the_next_press(stage):
    page = scriptless(stage, "/notes")
    field(page, "settings.pantryWord").fill("salt & <b>pepper</b>")
    field(page, "settings.pantryWord").press("Enter")
    expect(field(page, "settings.pantryWord")).to_have_value("salt & <b>pepper</b>")
    field(page, "settings.pantryWord").fill("salt")
    page.get_by_role("button", name="Apply").click()
    page.get_by_role("button", name="Open the pantry").click()
    expect(page.get_by_role("button", name="Lock the pantry")).to_be_visible()


def what_was_typed_outlives_the_server_without_a_script(stage):
    own = Server(stage.server.program, key=KEY)
    page = stage.person(java_script_enabled=False).new_page()
    page.goto(own.url + "/notes")
    page.get_by_role("button", name="Increase Guests").click()
    field(page, "settings.pantryWord").fill("salt")
    page.wait_for_load_state("networkidle")
    port = urlsplit(own.url).port
    own.kill()
    own = Server(stage.server.program, port=port, key=KEY)
    try:
        page.get_by_role("button", name="Apply").click()
        expect(field(page, "settings.pantryWord")).to_have_value("salt")
    finally:
        own.stop()


def a_search_works_without_a_script(stage):
    page = scriptless(stage, "/twoColumns")
    words = page.get_by_role("searchbox", name="Find a recipe")
    words.fill("sha")
    words.press("Enter")
    expect(words).to_have_value("sha")
    expect(row(page, "Shakshuka with Feta")).to_be_visible()
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    words.fill("")
    page.get_by_role("button", name="Apply").click()
    expect(row(page, "Honey Nut Granola")).to_be_visible()


def nothing_in_a_full_bar_lies_over_another_item_without_a_script(stage):
    page = scriptless(stage, "/bars/~every-place-of-a-bar", size="narrow")
    for name in ("Principal", "Navigation", "Leading", "Trailing", "Cancel", "Confirm", "Destroy",
                 "Bottom", "Keyboard"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".plain-list .row", has_text=name)).to_have_count(1)


def a_copied_address_of_a_form_leads_to_its_screen(stage):
    page = scriptless(stage, "/notes")
    page.get_by_role("button", name="Increase Guests").click()
    assert "?waymark-page=" in page.url, page.url
    other = stage.open(page.url.removeprefix(stage.server.url), java_script_enabled=False)
    expect(title(other)).to_have_text("Notes and settings")


def a_switch_is_applied_without_a_script(stage):
    page = scriptless(stage, "/restoration")
    switch = page.get_by_role("switch", name="Show minutes in lists")
    expect(switch).to_be_checked()
    switch.uncheck(force=True)
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("switch", name="Show minutes in lists")).not_to_be_checked()


def a_form_of_a_second_tab_undoes_nothing(stage):
    first = scriptless(stage, "/notes")
    second = first.context.new_page()
    second.goto(first.url)
    first.get_by_role("switch", name="Show minutes in lists").uncheck(force=True)
    field(first, "settings.name").fill("Zoë")
    first.get_by_role("button", name="Apply").click()
    expect(field(first, "settings.name")).to_have_value("Zoë")
    with second.expect_navigation():
        second.get_by_role("button", name="Increase Guests").click()
    for page in (second, first):
        page.reload()
        expect(field(page, "settings.name")).to_have_value("Zoë")
        expect(page.get_by_role("switch", name="Show minutes in lists")).not_to_be_checked()


def a_small_title_lies_under_nothing_without_a_script(stage):
    page = scriptless(stage, "/bars", size="narrow")
    page.get_by_role("switch", name="Small title").check(force=True)
    page.get_by_role("button", name="Apply").click()
    words = page.locator(".detail .title h1:visible").bounding_box()
    for item in page.locator(".detail .toolbar > .item:visible").all():
        box = item.bounding_box()
        assert box["y"] + box["height"] <= words["y"] or box["y"] >= words["y"] + words["height"]


def what_was_said_about_a_form_is_put_away_without_a_script(stage):
    page = scriptless(stage, "/notes?waymark-notice=changed", size="narrow")
    status = page.locator("#waymark-status")
    expect(status).to_contain_text("This page has changed meanwhile")
    apply = page.get_by_role("button", name="Apply").bounding_box()
    box = status.bounding_box()
    assert box["y"] + box["height"] <= apply["y"], (box, apply)
    status.get_by_role("link", name="Close").click()
    expect(status).to_be_empty()
    assert page.url == stage.server.url + "/notes"


def a_sheet_opens_and_closes_without_a_script(stage):
    page = scriptless(stage, "/boundPath")
    press(page, "Jump to the soup of the day")
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    field(page, "note.text").fill("Less salt")
    field(page, "note.text").press("Enter")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.noteText").locator(".text")).to_have_text("Less salt")


def what_lies_behind_a_dialog_is_out_of_reach_without_a_script(stage):
    page = scriptless(stage, "/modals")
    row(page, "Burn the book").get_by_role("button").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_focused()
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("button").first).to_be_focused()
    expect(page.get_by_role("link")).to_have_count(0)


def the_focus_stays_where_the_press_was_without_a_script(stage):
    page = scriptless(stage, "/notes", size="narrow")
    more = page.get_by_role("button", name="Increase Guests")
    more.scroll_into_view_if_needed()
    more.click()
    expect(more).to_be_focused()
    expect(more).to_be_in_viewport()


def a_popover_is_closed_without_a_script(stage):
    page = scriptless(stage, "/modals")
    press(page, "How much is a pinch?")
    popover = page.get_by_role("dialog", name="Popover")
    expect(popover).to_be_visible()
    popover.get_by_role("button", name="Close").click()
    expect(popover).to_have_count(0)


def a_title_and_the_way_back_stand_apart_without_a_script(stage):
    page = scriptless(stage, "/bars", size="narrow")
    page.locator(".detail").evaluate("column => column.scrollIntoView()")
    press(page, "A screen that decides when you leave")
    page.get_by_role("switch", name="I tasted the soup").check(force=True)
    page.get_by_role("button", name="Apply").click()
    back = page.locator(".back:visible").last.bounding_box()
    words = page.locator(".title:visible").last.bounding_box()
    assert back["x"] + back["width"] <= words["x"], (back, words)


def rows_to_choose_are_buttons_of_a_list_without_a_script(stage):
    page = scriptless(stage, "/modals")
    press(page, "A list of what to buy")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("list")).to_be_visible()
    leeks = dialog.get_by_role("button", name="3 leeks")
    expect(leeks).to_have_attribute("aria-pressed", "false")
    press(page, "3 leeks")
    expect(leeks).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_role("listitem")).to_have_count(7)


def nothing_lies_over_a_button(stage):
    page = scriptless(stage, "/boundPath", size="narrow")
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    named(page, "path.popToRoot").click()
    expect_title(page, "Bound path")
    page.goto(stage.server.url + "/plainStack")
    expect(page.get_by_role("button", name="Apply")).to_have_count(0)


def a_narrow_window_that_is_taken_for_a_wide_one_has_its_way_back(stage):
    page = scriptless(stage, "/notes", size="narrow")
    page.locator(".sidebar").evaluate("column => column.scrollIntoView()")
    press(page, "Plain stack")
    expect_title(page, "Plain stack")


def a_narrow_window_shows_one_column_as_a_whole_without_a_script(stage):
    page = scriptless(stage, "/twoColumns", size="narrow")
    widths = page.locator(".split .split > .columns > .column").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().width)")
    assert widths and set(widths) == {390}, widths


def a_page_goes_on_when_the_script_comes_late(stage):
    page = scriptless(stage, "/notes")
    field(page, "settings.pantryWord").fill("salt")
    page.get_by_role("button", name="Apply").click()
    cookies = page.context.cookies()
    late = stage.person()
    late.add_cookies(cookies)
    page = stage.open(page.url.removeprefix(stage.server.url), context=late)
    expect(field(page, "settings.pantryWord")).to_have_value("salt")
    page.get_by_role("button", name="Open the pantry").click()
    expect(page.get_by_role("button", name="Lock the pantry")).to_be_visible()
    assert "page=" not in page.url, page.url


def rows_and_links_lead_everywhere_without_a_script(stage):
    """Each to another screen than its own: to all chapters, and on from their first screens."""
    request = stage.person(java_script_enabled=False).request
    walked = {}
    for address, answer, before in walk(request, stage.server.url, most=150):
        document = Document(answer.text())
        walked[address] = document
        assert answer.status == 200, (address, answer.status)
        assert document.window in (document.title, f"{document.title} — Cookbook"), address
        assert not before or document.title != walked[before].title, (address, before)
        assert not document.dead, (address, document.dead)
    assert {f"/{chapter}" for chapter in CHAPTERS} < set(walked), walked.keys()
    assert len(walked) == 150, walked.keys()


NOT_TESTS = {scriptless}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
