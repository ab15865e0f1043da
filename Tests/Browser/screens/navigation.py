# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Getting around: pushing, going back, addresses, columns."""
import contextlib

from playwright.sync_api import Error

from harness import (
    enter, expect, expect_title, is_in_sight, named, on_a_related_recipe, press, row, scroller, title,
    until)


def a_link_pushes_and_back_returns(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    page.locator(".back:visible").click()
    expect_title(page, "Plain stack")
    until(lambda: page.url.endswith("/plainStack"), "the address went back too", page)


def the_browsers_back_returns_and_forward_goes_where_it_came_from(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.go_back()
    expect_title(page, "Soups")
    page.go_back()
    expect_title(page, "Plain stack")
    until(lambda: page.url.endswith("/plainStack"), "the address went back too", page)
    page.go_forward()
    expect_title(page, "Soups")
    page.go_forward()
    expect_title(page, "Tomato and Bread Soup")


def forward_still_works_after_the_back_button_of_the_screen(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    page.locator(".back:visible").click()
    expect_title(page, "Plain stack")
    until(lambda: page.url.endswith("/plainStack"), "the address went back too", page)
    page.go_forward()
    expect_title(page, "Soups")


def back_leads_out_of_a_chapter(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/", size=size)
        press(page, "Bound path")
        expect_title(page, "Bound path")
        page.go_back()
        expect_title(page, "Cookbook")
        until(lambda: page.url == stage.server.url + "/", "the address was the first one", page)
        page.go_forward()
        expect_title(page, "Bound path")


def several_screens_pushed_at_once_have_an_entry_each(stage):
    page = stage.open("/boundPath")
    entries = page.evaluate("history.length")
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    assert page.evaluate("history.length") == entries + 3
    page.locator(".back:visible").click()
    expect_title(page, "Mushroom Risotto")
    until(lambda: page.url.endswith("risotto"), "the address went back too", page)
    page.go_forward()
    expect_title(page, "Plum Crumble")
    page.go_back()
    expect_title(page, "Mushroom Risotto")
    named(page, "path.popToRoot").click()
    expect_title(page, "Bound path")
    until(lambda: page.url.endswith("/boundPath"), "the address went to the root too", page)
    page.go_forward()
    page.go_forward()
    expect_title(page, "Mushroom Risotto")


def going_up_from_a_deep_link_makes_no_entry(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    other = stage.open(page.url.removeprefix(stage.server.url), size="narrow")
    expect_title(other, "Soups")
    entries = other.evaluate("history.length")
    other.locator(".back:visible").click()
    expect_title(other, "Plain stack")
    until(lambda: other.url.endswith("/plainStack"), "the address went up too", other)
    assert other.evaluate("history.length") == entries


def forward_before_the_answer_to_back_ends_where_the_browser_is(stage):
    page = stage.open("/boundPath?latency=300")
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    address = page.url
    page.evaluate("history.back()")
    page.wait_for_timeout(250)
    page.evaluate("history.forward()")
    page.wait_for_timeout(1500)
    expect_title(page, "Plum Crumble")
    assert page.url == address, page.url
    page.go_back()
    expect_title(page, "Mushroom Risotto")
    page.go_forward()
    expect_title(page, "Plum Crumble")
    until(lambda: page.url == address, "forward led to its own address", page)


def back_to_another_document_of_the_app_leads_where_that_was(stage):
    page = stage.open("/notes")
    expect_title(page, "Notes and settings")
    page.wait_for_timeout(300)
    page.goto(stage.server.url + "/bars")
    expect(page.locator(".more:visible")).to_be_visible()
    page.wait_for_timeout(300)
    page.go_back()
    expect_title(page, "Notes and settings")
    page.wait_for_timeout(500)
    expect_title(page, "Notes and settings")
    assert page.url.endswith("/notes"), page.url
    page.go_forward()
    until(lambda: page.url.endswith("/bars"), "forward led to the other one", page)
    expect(page.locator(".more:visible")).to_be_visible()


def a_title_gets_the_focus_where_nothing_that_was_pressed_is_left(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    page.locator("section.screen:visible").last.click(position={"x": 4, "y": 700})
    page.go_back()
    expect_title(page, "Plain stack")
    page.go_forward()
    expect_title(page, "Soups")
    expect(title(page)).to_be_focused()


def another_tab_is_no_way_back_and_leaves_no_dead_one(stage):
    page = stage.open("/")
    press(page, "Tabs")
    expect(page.locator(".tab:visible").first).to_be_visible()
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")
    page.locator(".tab:visible", has_text="Parts").click()
    expect(page.locator(".tab[aria-current]", has_text="Parts")).to_be_visible()
    page.wait_for_timeout(300)
    page.go_back()
    expect(page.locator(".tab:visible")).to_have_count(0)
    page.go_forward()
    expect(page.locator(".tab:visible").first).to_be_visible()


def an_address_leads_into_the_tab_that_it_was_copied_from(stage):
    page = stage.open("/tabs")
    page.locator(".tab:visible", has_text="Parts").click()
    expect_title(page, "Parts")
    address = row(page, "Soups").locator("a").get_attribute("href")
    assert stage.open(address).request.get(stage.server.url + address).status == 200
    for options in ({}, {"java_script_enabled": False}):
        other = stage.open(address, **options)
        expect_title(other, "Soups")
        expect(other.locator(".tab[aria-current]", has_text="Parts")).to_be_visible()


def the_way_up_from_a_deep_link_leads_to_the_title(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    other = stage.open(page.url.removeprefix(stage.server.url), size="narrow")
    other.locator(".back:visible").focus()
    other.keyboard.press("Enter")
    expect_title(other, "Plain stack")
    expect(title(other)).to_be_focused()


def is_detail_in_sight(page):
    return page.evaluate("""() => {
      const column = [...document.querySelectorAll(".column.detail")].at(-1);
      const { left, right } = column.getBoundingClientRect();
      return left >= 0 && right <= innerWidth + 1;
    }""")


def a_column_that_is_come_to_is_brought_into_sight(stage):
    page = stage.open("/threeColumns")
    page.set_viewport_size({"width": 700, "height": 390})
    press(page, "Soups")
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")
    until(lambda: is_detail_in_sight(page), "the detail was in sight", page)


def a_column_is_in_sight_where_its_address_is_opened(stage):
    page = stage.person().new_page()
    page.set_viewport_size({"width": 700, "height": 800})
    page.goto(stage.server.url + "/twoColumns/shakshuka-with-feta")
    expect_title(page, "Shakshuka with Feta")
    until(lambda: is_detail_in_sight(page), "the detail was in sight", page)


TOP = "name => document.querySelector(name).scrollTop"


def a_reload_keeps_the_places_of_the_screens_before(stage):
    page = stage.open("/twoColumns", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    page.locator(".screen.large").evaluate("screen => screen.scrollTo(0, 400)")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.reload()
    expect_title(page, "Tomato and Bread Soup")
    page.go_back()
    expect_title(page, "Two columns")
    until(lambda: page.evaluate(TOP, ".screen.large") >= 390, "the list was where it was", page)


def forward_finds_a_column_where_it_had_been(stage):
    page = stage.open("/twoColumns")
    page.set_viewport_size({"width": 1280, "height": 400})
    press(page, "Shakshuka with Feta")
    expect_title(page, "Shakshuka with Feta")
    detail = ".column.detail .column.detail .screen.large"
    page.locator(detail).evaluate("""it => new Promise((resolve) => {
      it.addEventListener("scroll", resolve, { once: true });
      it.scrollTo(0, 200);
    })""")
    page.go_back()
    expect(page.locator("h1:visible", has_text="Shakshuka")).to_have_count(0)
    page.go_forward()
    expect_title(page, "Shakshuka with Feta")
    until(lambda: page.evaluate(TOP, detail) == 200, "the recipe was where it was", page)


def a_screen_above_the_first_entry_takes_its_place(stage):
    page = stage.open("/boundPath", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    assert page.evaluate("history.state.trail.length") == 3
    page.locator(".back:visible").click(button="right")
    page.locator(".ancestors button:visible", has_text="Cookbook").click()
    expect_title(page, "Cookbook")
    until(lambda: page.url == stage.server.url + "/", "the address is the first one's", page)
    assert page.evaluate("history.state.trail") == []


def reload_shows_the_same_screen(stage):
    page = on_a_related_recipe(stage)
    address = page.url
    page.reload()
    expect_title(page, "Soft Scrambled Eggs on Rye")
    expect(page.locator(".row.selected:visible", has_text="Shakshuka")).to_have_count(1)
    assert page.url == address
    page.go_back()
    expect_title(page, "Shakshuka with Feta")


def reload_and_back_keep_the_scroll_position(stage):
    page = stage.open("/plainStack", size="narrow")
    top = "[...document.querySelectorAll('.screen.large')].at(-1).scrollTop"
    press(page, "Soups")
    expect_title(page, "Soups")
    page.set_viewport_size({"width": 390, "height": 400})
    page.locator(".screen.large").last.evaluate("screen => screen.scrollTo(0, 150)")
    press(page, "Red Lentil Soup with Lemon")
    expect_title(page, "Red Lentil Soup with Lemon")
    assert page.evaluate(top) == 0, "a new screen starts at its top"
    page.go_back()
    expect_title(page, "Soups")
    until(lambda: abs(page.evaluate(top) - 150) <= 2, "the list was where it had been", page)
    page.reload()
    until(lambda: abs(page.evaluate(top) - 150) <= 2, "the list was there after a reload", page)


def quick_steps_back_leave_each_screen_where_it_was(stage):
    page = stage.open("/boundPath?latency=150")
    page.set_viewport_size({"width": 1280, "height": 500})
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    for name, next, top in (("Plum Crumble", "Mushroom Risotto", 333),
                            ("Mushroom Risotto", "Chilled Cucumber Soup", 222)):
        scroller(page).evaluate("(screen, top) => screen.scrollTo(0, top)", top)
        until(lambda: scroller(page).evaluate("screen => screen.scrollTop") > 0, "it scrolls", page)
        page.go_back()
        expect_title(page, next)
    page.go_forward()
    expect_title(page, "Mushroom Risotto")
    page.go_forward()
    expect_title(page, "Plum Crumble")
    page.evaluate("history.back()")
    page.wait_for_timeout(100)
    page.evaluate("history.back()")
    expect_title(page, "Chilled Cucumber Soup")
    page.go_forward()
    expect_title(page, "Mushroom Risotto")
    until(lambda: abs(scroller(page).evaluate("screen => screen.scrollTop") - 222) <= 2,
          "the screen that was passed is where it was", page)


def a_reload_leaves_the_focus_where_it_was_also_where_all_is_drawn_anew(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    for name in ("Soups", "Cakes"):
        press(page, name)
        expect_title(page, name)
        page.go_back()
        expect_title(page, "Plain stack")
    press(page, "Soups")
    expect_title(page, "Soups")
    link = row(page, "Red Lentil Soup with Lemon").locator("a")
    link.focus()
    number = page.locator(".screen.large").last.get_attribute("data-e")
    page.reload()
    expect(page.locator(f'.screen.large[data-e="{number}"]')).to_be_visible()
    expect(link).to_be_focused()


def a_reload_inside_a_sheet_leaves_its_place_and_the_focus_as_they_were(stage):
    page = stage.open("/modals", size="narrow")
    press(page, "A sheet for a soup")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    scroller(page).evaluate("screen => screen.scrollTo(0, 250)")
    way = sheet.locator("a:visible, .row button:visible").last
    way.evaluate("way => way.focus({ preventScroll: true })")
    words = way.text_content()
    for _ in range(2):
        page.reload()
        expect(sheet).to_be_visible()
        until(lambda: abs(scroller(page).evaluate("screen => screen.scrollTop") - 250) <= 2,
              "the sheet is where it was", page)
        assert page.evaluate("document.activeElement.textContent") == words


def a_tablet_that_is_turned_keeps_the_screen_in_sight(stage):
    page = stage.open("/threeColumns/soups")
    page.set_viewport_size({"width": 768, "height": 1024})
    press(page, "Red Lentil Soup with Lemon")
    expect_title(page, "Red Lentil Soup with Lemon")
    for width, height in ((1440, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        until(lambda: is_in_sight(title(page), width), "the title is in sight", page)
    page.reload()
    until(lambda: is_in_sight(title(page), 768), "the title is in sight again", page)


def a_press_outlives_a_row_that_is_drawn_anew(stage):
    page = stage.open("/plainStack")
    row(page, "Soups").locator("a").focus()
    until(lambda: not page.keyboard.press("ArrowDown") and page.evaluate(
        "document.activeElement.textContent.includes('Salads')"), "the keys of rows are here", page)
    box = row(page, "Soups").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    row(page, "Soups").evaluate("row => row.replaceWith(row.cloneNode(true))")
    page.mouse.up()
    expect_title(page, "Soups")


def back_gives_the_focus_to_the_row_it_came_from(stage):
    page = stage.open("/plainStack")
    press(page, "Salads")
    expect_title(page, "Salads")
    expect(title(page)).to_be_focused()
    page.go_back()
    expect(row(page, "Salads").locator("a")).to_be_focused()


def a_deep_link_opens_in_a_fresh_browser(stage):
    page = stage.open("/boundPath")
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    other = stage.open(page.url.removeprefix(stage.server.url), size="narrow")
    expect_title(other, "Plum Crumble")
    other.locator(".back:visible").click()
    expect_title(other, "Mushroom Risotto")


def a_link_opens_in_a_new_tab_with_control(stage):
    page = stage.open("/plainStack")
    with page.context.expect_page() as tab:
        row(page, "Cakes").locator("a").click(modifiers=["Control"])
    expect_title(tab.value, "Cakes")
    expect_title(page, "Plain stack")


def the_sidebars_links_have_addresses_too(stage):
    page = stage.open("/")
    with page.context.expect_page() as tab:
        row(page, "Three columns").locator("a").click(modifiers=["Control"])
    press(tab.value, "Soups")
    expect(tab.value.locator(".row.selected:visible", has_text="Soups")).to_have_count(1)
    expect(row(tab.value, "Three columns").locator("a")).to_have_attribute("aria-current", "page")
    assert page.url == stage.server.url + "/"
    page.goto(stage.server.url + "/twoColumns")
    address = row(page, "Honey Nut Granola").locator("a").get_attribute("href")
    expect_title(stage.open(address), "Honey Nut Granola")


def links_work_without_a_script(stage):
    page = stage.open("/plainStack", java_script_enabled=False)
    row(page, "Drinks").locator("a").click()
    expect_title(page, "Drinks")


def the_windows_title_names_screen_and_app(stage):
    page = stage.open("/")
    expect(page).to_have_title("Cookbook")
    expect(page.locator("header.unseen h1")).to_be_hidden()
    press(page, "Plain stack")
    expect(page).to_have_title("Plain stack — Cookbook")
    press(page, "Fish")
    expect(page).to_have_title("Fish — Cookbook")


def narrow_shows_one_column_and_back_leads_to_the_list(stage):
    page = stage.open("/", size="narrow")
    expect(page.locator("nav:visible")).to_have_count(1)
    press(page, "Two columns")
    expect_title(page, "Two columns")
    expect(page.locator("main h1:visible")).to_have_count(1)
    press(page, "Buckwheat Pancakes")
    expect_title(page, "Buckwheat Pancakes")
    expect(page.locator("main h1:visible")).to_have_count(1)
    page.locator(".back:visible").click()
    expect_title(page, "Two columns")
    page.locator(".back:visible").click()
    expect_title(page, "Cookbook")


def a_screen_that_keeps_its_person_keeps_its_entry_and_those_beneath(stage):
    """NAV-216"""
    page = stage.open("/bars")
    beneath = page.url
    press(page, "A screen that decides when you leave")
    expect_title(page, "Taste first")
    address = page.url
    for way in (page.go_back, page.go_back, lambda: page.evaluate("history.go(-1)")):
        way()
        until(lambda: page.url == address, "the screen has its entry back", page)
        expect_title(page, "Taste first")
    page.get_by_role("switch", name="I tasted the soup").check(force=True)
    page.go_back()
    expect_title(page, "Menu of the week")
    assert page.url == beneath, page.url
    page.go_forward()
    expect_title(page, "Taste first")
    assert page.url == address, page.url


def a_screen_that_keeps_its_person_leaves_the_entry_of_another_document_alone(stage):
    """NAV-216: what another document shows begins by itself."""
    page = stage.open("/notes")
    beneath = page.url
    enter(page, stage.server.url + "/bars/~a-screen-that-decides-when-you-leave")
    expect_title(page, "Taste first")
    page.go_back()
    expect_title(page, "Notes and settings")
    assert page.url == beneath, page.url
    until(lambda: forward_to(page, "Taste first"), "the browser went forward", page)
    page.go_back()
    expect_title(page, "Notes and settings")
    assert page.url == beneath, page.url


def forward_to(page, name):
    """Goes forward, unless the document that is there begins anew just now, and cannot."""
    with contextlib.suppress(Error):
        page.go_forward()
    with contextlib.suppress(AssertionError):
        expect(title(page)).to_have_text(name, timeout=1000)
        return True
    return False


def another_selection_begins_at_the_top_and_back_finds_where_it_was(stage):
    page = stage.open("/twoColumns/linguine-with-clams")
    page.set_viewport_size({"width": 1280, "height": 600})
    scroller(page).evaluate("node => node.scrollTo(0, 300)")
    press(page, "Rigatoni with Sausage and Fennel")
    expect_title(page, "Rigatoni with Sausage and Fennel")
    until(lambda: top(page) == 0, "another recipe began at its top", page)
    page.go_back()
    expect_title(page, "Linguine with Clams")
    until(lambda: top(page) == 300, "the first one stood where it was", page)
    page.go_forward()
    expect_title(page, "Rigatoni with Sausage and Fennel")
    until(lambda: top(page) == 0, "the other one began at its top again", page)


def top(page):
    return scroller(page).evaluate("node => Math.round(node.scrollTop)")


def resizing_keeps_the_screen(stage):
    page = on_a_related_recipe(stage)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main h1:visible")).to_have_text(["Soft Scrambled Eggs on Rye"])
    page.locator(".back:visible").click()
    expect(page.locator("main h1:visible")).to_have_text(["Shakshuka with Feta"])
    expect(page.locator(".back:visible")).to_have_text("Two columns")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".back:visible")).to_have_count(0)
    expect(page.locator("main h1:visible")).to_have_text(
        ["Cookbook", "Two columns", "Shakshuka with Feta"])


def the_way_back_comes_and_goes_with_the_room(stage):
    page = stage.open("/twoColumns")
    press(page, "Shakshuka with Feta")
    expect_title(page, "Shakshuka with Feta")
    expect(page.locator(".back:visible")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".back:visible").click()
    expect(page.locator("main h1:visible")).to_have_text(["Two columns"])
    page.locator(".back:visible").click()
    expect(page.locator("main h1:visible")).to_have_text(["Cookbook"])


def three_columns_stand_side_by_side(stage):
    page = stage.open("/threeColumns")
    press(page, "Soups")
    press(page, "Leek and Potato Soup")
    expect(page.locator("main h1:visible")).to_have_text(
        ["Cookbook", "Three columns", "Soups", "Leek and Potato Soup"])
    boxes = [column.bounding_box() for column in page.locator(".split .split .column").all()]
    assert len(boxes) == 3
    for box, after in zip(boxes, boxes[1:]):
        assert abs(box["x"] + box["width"] - after["x"]) < 1
    assert all(box["width"] >= 200 and box["height"] == 800 for box in boxes), boxes


def the_sidebar_can_be_put_away(stage):
    page = stage.open("/plainStack")
    page.get_by_label("Toggle sidebar").click()
    expect(page.locator("nav:visible")).to_have_count(0)
    expect_title(page, "Plain stack")
    page.get_by_label("Toggle sidebar").click()
    expect(page.locator("nav:visible")).to_have_count(1)


def the_edge_of_a_column_is_moved_and_stays(stage):
    page = stage.open("/threeColumns")
    page.set_viewport_size({"width": 2000, "height": 800})
    edges = page.locator(".edge:visible")
    outer, inner = edges.last, edges.first
    assert edges.count() == 3

    def width(edge):
        return int(edge.get_attribute("aria-valuenow"))

    def drag(edge, way):
        box = edge.bounding_box()
        page.mouse.move(box["x"] + 4, 300)
        page.mouse.down()
        page.mouse.move(box["x"] + 4 + way, 300, steps=3)
        page.mouse.up()

    until(lambda: outer.get_attribute("aria-valuenow") == "320"
          and inner.get_attribute("aria-valuenow") == "320", "the edges are told", page)
    was, place = width(inner), outer.bounding_box()["x"]
    drag(outer, -40)
    assert outer.bounding_box()["x"] == place - 40
    assert width(inner) == was, "a split view inside another has widths of its own"
    outer.focus()
    page.keyboard.press("ArrowLeft")
    assert outer.bounding_box()["x"] == place - 56
    page.keyboard.press("Home")
    assert width(outer) == int(outer.get_attribute("aria-valuemin"))
    page.keyboard.press("ArrowRight")
    kept = width(outer)
    page.reload()
    until(lambda: outer.get_attribute("aria-valuenow") == str(kept), "it stays there", page)
    outer.dblclick()
    assert outer.bounding_box()["x"] == place
    outer.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sidebar-toggle:visible").first).to_be_focused()
    expect(page.locator(".edge:visible")).to_have_count(2)


def arrows_move_between_rows(stage):
    page = stage.open("/plainStack")
    first = row(page, "Breakfast").locator("a")
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(row(page, "Soups").locator("a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect_title(page, "Breakfast")


def a_fragment_in_the_address_is_a_url_for_the_open_app(stage):
    page = stage.open("/plainStack")
    expect_title(page, "Plain stack")
    page.evaluate("location.hash = 'recipe'")
    expect_title(page, "Deep links")
    page.go_back()
    expect_title(page, "Plain stack")


def a_url_for_the_app_gives_its_entry_to_the_screen_that_it_leads_to(stage):
    page = stage.open("/boundPath")
    beneath = page.url
    page.evaluate("location.hash = 'recipe/mushroom-risotto'")
    expect_title(page, "Mushroom Risotto")
    until(lambda: page.url.endswith("/ID%3Amushroom-risotto"), "the entry is the screen's", page)
    page.go_back()
    expect_title(page, "Bound path")
    assert page.url == beneath, page.url
    page.go_forward()
    expect_title(page, "Mushroom Risotto")


def a_fragment_of_a_cold_address_is_a_url_for_the_app(stage):
    page = stage.open("/plainStack#recipe")
    expect_title(page, "Deep links")


NOT_TESTS = {forward_to, is_detail_in_sight, top}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
