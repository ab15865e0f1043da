# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Bars: what does not fit, and the screens further down."""
from harness import expect, expect_title, named, press, until


def the_back_button_held_leads_several_screens_down(stage):
    """NAV-023"""
    page = stage.open("/plainStack", size="narrow")
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".back:visible").click(button="right")
    entries = page.locator(".ancestors button:visible")
    expect(entries.first).to_have_text("Plain stack")
    entries.first.click()
    expect_title(page, "Plain stack")
    page.wait_for_url("**/plainStack")
    page.go_forward()
    expect_title(page, "Soups")


def items_that_do_not_fit_stand_below_a_button(stage):
    """NAV-222"""
    page = stage.open("/plainStack", size="narrow")
    press(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    items = page.locator(".toolbar:visible > .item.trailing")
    more = page.locator(".more")
    expect(items).to_have_count(2)
    expect(more.locator("visible=true")).to_have_count(0)
    page.set_viewport_size({"width": 215, "height": 600})
    expect(items.last).to_be_hidden()
    expect(items.first).to_be_visible()
    more.locator("visible=true").click()
    expect(items.last).to_be_visible()
    items.last.locator("button").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def the_small_title_leaves_the_room_of_items_to_them(stage):
    for path, width in (("/bars", 320), ("/twoColumns/shakshuka-with-feta", 768)):
        page = stage.open(path, size="narrow")
        page.set_viewport_size({"width": width, "height": 400})
        expect(page.locator(".item.trailing:visible").first).to_be_visible()
        page.evaluate("""() => {
          for (const screen of document.querySelectorAll(".screen")) screen.scrollTo(0, 150);
        }""")
        until(lambda: page.evaluate("""() =>
          [...document.querySelectorAll(".screen")].every((screen) => {
            const part = (name) => [...screen.querySelectorAll(`:scope > ${name}`)]
              .filter((node) => node.checkVisibility() && node.offsetWidth)
              .map((node) => node.getBoundingClientRect());
            const [title] = part(".bar > .bar-title");
            return !title?.width || part(".body > .toolbar > .item:not(.bottom, .overflowed)")
              .every((item) => item.left >= title.right || item.right <= title.left);
          })"""), f"titles and items of {path} stand apart", page)


def what_stands_below_the_more_button_is_entered_by_keys_and_gives_the_focus_back(stage):
    """NAV-222"""
    page = stage.open("/bars", size="narrow")
    more = page.locator(".more:visible")
    more.focus()
    page.keyboard.press("Enter")
    nobody = page.get_by_role("button", name="Nobody comes")
    expect(nobody).to_be_focused()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    nobody.press("Enter")
    expect(nobody).to_be_hidden()
    expect(more).to_be_focused()


def a_bar_that_is_drawn_anew_keeps_open_what_is_below_its_more_button(stage):
    """NAV-222; a narrow window is told to the server when it joins, which draws the page again"""
    page = stage.person("narrow").new_page()
    held = []
    page.route_web_socket("**", lambda socket: socket.on_message(
        lambda message: held.append((socket, message))))
    page.goto(stage.server.url + "/bars")
    more = page.locator(".more:visible")
    more.click()
    nobody = page.get_by_role("button", name="Nobody comes")
    expect(nobody).to_be_focused()
    until(lambda: held, "the page wants to join", page)
    (socket, join), = held
    server = socket.connect_to_server()
    socket.on_message(server.send)
    server.send(join)
    expect(page.locator(".back:visible")).to_be_visible()
    expect(nobody).to_be_focused()
    expect(more).to_have_attribute("aria-expanded", "true")


def the_more_button_comes_after_the_items_before_it(stage):
    """NAV-222"""
    page = stage.open("/bars", size="narrow")
    more = page.locator(".more:visible")
    expect(more).to_be_visible()
    page.get_by_role("button", name="Rename").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="One more guest")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(more).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".item.bottom button")).to_be_focused()
    inside = page.get_by_role("toolbar").get_by_role("button").last
    expect(inside).to_have_accessible_name("More")


TESTS = [
    the_back_button_held_leads_several_screens_down,
    items_that_do_not_fit_stand_below_a_button,
    the_small_title_leaves_the_room_of_items_to_them,
    what_stands_below_the_more_button_is_entered_by_keys_and_gives_the_focus_back,
    a_bar_that_is_drawn_anew_keeps_open_what_is_below_its_more_button,
    the_more_button_comes_after_the_items_before_it,
]
