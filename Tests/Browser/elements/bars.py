# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Bars: what does not fit, and the screens further down."""
from harness import expect, expect_title, finger, named, press, title, until

LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}  # as a person sets them in the browser


def the_back_button_held_leads_several_screens_down(stage):
    """NAV-023"""
    page = stage.open("/plainStack", size="narrow")
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".back:visible").click(button="right")
    entries = page.locator(".ancestors button:visible")
    expect(entries).to_have_text(["Soups", "Plain stack", "Cookbook"])
    entries.nth(1).click()
    expect_title(page, "Plain stack")
    page.wait_for_url("**/plainStack")
    page.go_forward()
    expect_title(page, "Soups")


def a_finger_that_rests_on_the_back_button_leads_several_screens_down(stage):
    """NAV-023"""
    page = stage.open("/plainStack", size="narrow", has_touch=True, is_mobile=True)
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    box = page.locator(".back:visible").bounding_box()
    touch = finger(page)
    touch("Start", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    entries = page.locator(".ancestors button:visible")
    expect(entries).to_have_text(["Soups", "Plain stack", "Cookbook"])
    touch("End")
    page.wait_for_timeout(300)
    expect(entries).to_have_count(3)
    expect_title(page, "Tomato and Bread Soup")
    entries.nth(1).tap()
    expect_title(page, "Plain stack")
    expect(entries).to_have_count(0)
    page.wait_for_url("**/plainStack")


def the_menu_of_the_back_button_opens_below_it(stage):
    """NAV-023"""
    for size, direction in (("wide", "ltr"), ("wide", "rtl"), ("narrow", "rtl")):
        page = stage.open("/plainStack", size=size)
        press(page, "Soups")
        press(page, "Tomato and Bread Soup")
        expect_title(page, "Tomato and Bread Soup")
        page.evaluate("direction => document.querySelector('main').dir = direction", direction)
        page.locator(".back:visible").click(button="right")
        menu, back = (page.locator(name).bounding_box()
                      for name in (".ancestors:visible", ".back:visible"))
        assert 0 <= menu["y"] - back["y"] - back["height"] < 8, (size, direction, menu, back)
        edge = 0 if direction == "ltr" else 1
        at = [box["x"] + edge * box["width"] for box in (menu, back)]
        assert abs(at[0] - at[1]) < 1, (size, direction, menu, back)


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


PLACES = ["Principal", "Navigation", "Leading", "Trailing", "Cancel", "Confirm", "Destroy",
          "Bottom", "Keyboard"]


def an_item_in_each_place_of_a_bar_can_be_pressed_and_lies_over_no_other(stage):
    """On a narrow screen, those for which there is no room stand below "More"."""
    for width in (1280, 768, 390, 320):
        page = stage.open("/bars", size="narrow")
        page.set_viewport_size({"width": width, "height": 700})
        press(page, "Every place of a bar")
        expect_title(page, "Places")
        until(lambda: stands_apart(page), f"items stand apart in {width}", page)
        for name in PLACES:
            item = page.get_by_role("button", name=name, exact=True)
            if not item.is_visible():
                page.locator(".more:visible").click()
            item.click()
            expect(page.locator(".plain-list .row", has_text=name)).to_have_count(1)


def items_at_the_bottom_without_room_stand_below_a_button_too(stage):
    page = stage.open("/bars/~every-place-of-a-bar", size="narrow")
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
    page.set_viewport_size({"width": 391, "height": 844})
    below = page.locator(".toolbar > .bottom:visible")
    until(lambda: len({round(item.bounding_box()["y"]) for item in below.all()}) == 1,
          "the items at the bottom stood in one line", page)
    until(lambda: stands_apart(page, bar=120), "items stood apart", page)
    page.locator(".more:visible").click()
    page.get_by_role("button", name="Keyboard", exact=True).click()
    expect(page.locator(".plain-list .row", has_text="Keyboard")).to_have_count(1)


def what_stands_below_the_more_button_is_gone_through_and_left_by_keys(stage):
    page = stage.open("/bars", size="narrow")
    press(page, "Every place of a bar")
    expect_title(page, "Places")
    more = page.locator(".more:visible")
    more.focus()
    page.keyboard.press("Enter")
    entries = page.locator(".overflowed:visible button")
    for key, place in [("", 0), ("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("Home", 0),
                       ("End", -1)]:
        if key:
            page.keyboard.press(key)
        expect(entries.nth(place)).to_be_focused()
    page.keyboard.press("Tab")
    expect(more).to_have_attribute("aria-expanded", "false")


def stands_apart(page, bar=60):
    return page.evaluate("""(bar) => {
      const screen = [...document.querySelectorAll(".screen")].findLast((one) => one.offsetWidth);
      const boxes = [...screen.querySelectorAll(
        ":scope > .body > .toolbar > :is(.item, .more), :scope > .bar > .back")]
        .map((node) => node.getBoundingClientRect()).filter((box) => box.width);
      return boxes.every((a) => boxes.every((b) => a === b || a.right <= b.left + 1
        || b.right <= a.left + 1 || a.bottom <= b.top || b.bottom <= a.top))
        && boxes.every((box) => box.bottom < bar || box.top > 600);
    }""", bar)


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


def a_small_title_that_can_be_edited_stands_inside_its_bar(stage):
    """NAV-204"""
    for size in ("wide", "narrow"):
        page = stage.open("/bars", size=size)
        page.get_by_role("switch", name="Small title").check(force=True)
        expect(page.locator(".screen.inline > .title > .rename")).to_be_visible()
        bar = page.locator(".bar:visible").last.bounding_box()
        boxes = [page.locator(f".title:visible > {part}").last.bounding_box()
                 for part in ("h1", ".rename", ".subtitle")]
        for box in boxes:
            assert box["y"] >= bar["y"], (size, boxes)
            assert box["y"] + box["height"] <= bar["y"] + bar["height"], (size, boxes)
        words, pencil, subtitle = boxes
        assert words["x"] + words["width"] <= pencil["x"], (size, boxes)
        assert pencil["y"] + pencil["height"] <= subtitle["y"] + 1, (size, boxes)


def is_cut(words):
    return words.evaluate("node => node.scrollWidth > node.clientWidth")


def the_words_of_the_way_back_give_way_to_the_title(stage):
    page = stage.open("/notes", size="narrow")
    back, words = page.locator(".back:visible"), page.locator(".bar-title:visible")
    expect(back.get_by_text("Cookbook")).to_be_visible()
    until(lambda: back.bounding_box()["width"] > 80, "the words of the way back are there", page)
    page.locator(".screen:visible").last.evaluate("screen => screen.scrollTo(0, 400)")
    expect(words).to_have_css("opacity", "1")
    until(lambda: back.bounding_box()["width"] == 44, "the words of the way back are gone", page)
    assert not is_cut(words)
    box = words.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 195) <= 1, "in the middle"
    expect(page.get_by_role("button", name="Cookbook", exact=True)).to_be_visible()


def a_way_back_without_room_for_its_words_is_no_wider_than_its_sign(stage):
    page = stage.open("/bars", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    name = "Everything that is served this week, and all that was left of the last"
    page.get_by_role("textbox", name="Title").fill(name)
    page.keyboard.press("Enter")
    expect_title(page, name)
    press(page, "A screen that decides when you leave")
    page.get_by_role("switch", name="I tasted the soup").check(force=True)
    expect(page.get_by_role("button", name=name)).to_be_visible()
    until(lambda: page.locator(".back:visible").bounding_box()["width"] == 44, "it is small", page)
    assert not is_cut(title(page))


def a_title_takes_the_room_beside_what_stands_at_one_edge(stage):
    page = stage.open("/modals", size="narrow")
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
    press(page, "A list of what to buy")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Edit").click()
    done = sheet.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    words = sheet.locator(".title:visible")
    until(lambda: words.bounding_box()["width"] > 90, "there is room for the title", page)
    assert words.bounding_box()["x"] + words.bounding_box()["width"] <= done.bounding_box()["x"]


def what_stands_below_the_more_button_is_one_menu(stage):
    """NAV-222"""
    page = stage.open("/bars")
    more = page.locator(".more:visible")
    more.focus()
    page.keyboard.press("Enter")
    entries = page.locator(".overflowed:visible > button")
    expect(entries).to_have_count(2)
    first, second = (entries.nth(at).bounding_box() for at in (0, 1))
    assert (first["x"], first["width"]) == (second["x"], second["width"]), (first, second)
    assert first["y"] + first["height"] == second["y"], (first, second)
    for entry in entries.all():
        box, words = entry.bounding_box(), entry.locator(".text").bounding_box()
        assert words["x"] - box["x"] < 16, "words begin where the menu does"
        expect(entry).to_have_css("color", "rgb(0, 0, 0)")
    sign = "entry => getComputedStyle(entry, '::after').content"
    assert [entry.evaluate(sign)[1:2] for entry in entries.all()] == ["o", "›"]


def the_outline_of_the_more_button_is_seen_whole(stage):
    page = stage.open("/bars")
    more = page.locator(".more:visible")
    page.get_by_role("button", name="One more guest").focus()
    page.keyboard.press("ArrowRight")
    expect(more).to_be_focused()
    outline = more.evaluate("""node => {
      const { outlineWidth, outlineOffset } = getComputedStyle(node);
      return parseFloat(outlineWidth) + parseFloat(outlineOffset);
    }""")
    box = more.bounding_box()
    assert box["y"] >= outline and box["x"] + box["width"] + outline <= 1280, (box, outline)


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


def the_more_button_of_a_bar_that_is_not_fitted_yet_leads_to_its_items(stage):
    """NAV-222; a page that joins draws its bar anew, and fits it with the next picture"""
    page = stage.open("/bars", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    page.evaluate("""() => {
      for (const item of document.querySelectorAll(".overflowed"))
        item.classList.remove("overflowed");
      document.querySelector(".more").click();
    }""")
    expect(page.get_by_role("button", name="Nobody comes")).to_be_focused()


def the_more_button_comes_after_the_items_before_it(stage):
    """NAV-222"""
    page = stage.open("/bars", size="narrow")
    more = page.locator(".more:visible")
    expect(page.locator(".back:visible")).to_be_visible()
    expect(page.get_by_role("toolbar")).to_be_visible()
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
    a_finger_that_rests_on_the_back_button_leads_several_screens_down,
    the_menu_of_the_back_button_opens_below_it,
    items_that_do_not_fit_stand_below_a_button,
    an_item_in_each_place_of_a_bar_can_be_pressed_and_lies_over_no_other,
    items_at_the_bottom_without_room_stand_below_a_button_too,
    what_stands_below_the_more_button_is_gone_through_and_left_by_keys,
    the_small_title_leaves_the_room_of_items_to_them,
    a_small_title_that_can_be_edited_stands_inside_its_bar,
    the_words_of_the_way_back_give_way_to_the_title,
    a_way_back_without_room_for_its_words_is_no_wider_than_its_sign,
    a_title_takes_the_room_beside_what_stands_at_one_edge,
    what_stands_below_the_more_button_is_one_menu,
    the_outline_of_the_more_button_is_seen_whole,
    what_stands_below_the_more_button_is_entered_by_keys_and_gives_the_focus_back,
    a_bar_that_is_drawn_anew_keeps_open_what_is_below_its_more_button,
    the_more_button_of_a_bar_that_is_not_fitted_yet_leads_to_its_items,
    the_more_button_comes_after_the_items_before_it,
]
