# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Room: columns, words and signs where a window or a person's settings leave little."""
import json

from harness import enter, expect, expect_title, named, press, row, until

CONTENTS = "The contents of the book"


def columns(page):
    """The visible share of each column of the inner split view, from 0 to 1."""
    return page.evaluate("""() => {
      const all = document.querySelector(".split .split > .columns");
      const box = all.getBoundingClientRect();
      return [...all.children].map((column) => {
        const { left, right, width } = column.getBoundingClientRect();
        return Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) / width;
      });
    }""")


def is_whole(page, number):
    """A condition: this column is seen as a whole, and of the others no more than an edge."""
    return lambda: all(
        seen > 0.99 if i == number else seen < 0.25 for i, seen in enumerate(columns(page)))


def press_edge(page, is_last=False):
    box = page.locator(".split .split > .columns").bounding_box()
    page.mouse.click(box["x"] + (box["width"] - 8 if is_last else 8), 500)


def without_buttons(page):
    """Removes the buttons that bring leading columns, as an app may do."""
    page.evaluate("""() => {
      const take = () => document.querySelectorAll(".sidebar-toggle").forEach((it) => it.remove());
      new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
      take();
    }""")


def columns_without_room_come_one_after_another_and_their_edges_lead_to_them(stage):
    page = stage.open("/threeColumns")
    without_buttons(page)
    page.set_viewport_size({"width": 768, "height": 1024})
    until(is_whole(page, 0), "the first column has the room", page)
    press(page, "Soups")
    until(is_whole(page, 1), "the second column has the room", page)
    row(page, "Minestrone with White Beans").click()
    expect_title(page, "Minestrone with White Beans")
    until(is_whole(page, 2), "the last column has the room", page)
    address = page.url
    press_edge(page)
    until(is_whole(page, 1), "the second column has come back", page)
    press_edge(page)
    until(is_whole(page, 0), "the first column has come back", page)
    press_edge(page, is_last=True)
    until(is_whole(page, 1), "the second column has come again", page)
    assert page.url == address, "a press on an edge chooses nothing"


def on_a_soup(stage, width):
    page = stage.open("/threeColumns")
    without_buttons(page)
    page.set_viewport_size({"width": width, "height": 800})
    press(page, "Soups")
    row(page, "Minestrone with White Beans").click()
    expect_title(page, "Minestrone with White Beans")
    until(is_whole(page, 2), "the last column has the room", page)
    return page


def going_back_brings_the_column_that_is_come_back_to(stage):
    for width in (700, 768, 900):
        page = on_a_soup(stage, width)
        page.go_back()
        until(is_whole(page, 1), f"the soups have come back at {width}", page)
        page.go_back()
        until(is_whole(page, 0), f"the categories have come back at {width}", page)
        page.context.close()


def columns_without_room_are_scrolled_by_a_wheel(stage):
    page = on_a_soup(stage, 900)
    box = page.locator(".split .split > .columns").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, 400)
    page.mouse.wheel(-400, 0)
    until(is_whole(page, 1), "the soups have come back", page)
    address = page.url
    for _ in range(6):
        page.mouse.wheel(-400, 0)
        page.wait_for_timeout(100)
    until(is_whole(page, 0), "the categories have come back", page)
    assert page.url == address, page.url


SHOWN = """[...document.querySelectorAll(".column")].filter((it) => it.checkVisibility())
  .map((it) => it.getBoundingClientRect()).map(({ left, right }) => [left, right])"""


def columns_are_whole_and_the_last_has_the_room_it_needs(stage):
    for path in ("/twoColumns/baked-cod-with-tomatoes",
                 "/threeColumns/soups/minestrone-with-white-beans", "/threeColumns"):
        page = stage.open(path)
        for width, height in [(640, 800), (768, 1024), (844, 390), (900, 800), (1024, 768)]:
            page.set_viewport_size({"width": width, "height": height})
            until(lambda: page.evaluate("innerWidth") == width, "the window is so wide", page)
            edges = page.evaluate(SHOWN)
            assert all(left >= 0 and right <= width for left, right in edges), (path, width, edges)
            assert min(right - left for left, right in edges) >= 208, (path, width, edges)
            assert edges[-1][1] - edges[-1][0] >= 352, (path, width, edges)
        page.context.close()


def a_leading_column_without_room_lies_over_the_others_when_it_is_asked_for(stage):
    page = stage.open("/threeColumns/soups")
    page.set_viewport_size({"width": 640, "height": 800})
    chapters, categories = row(page, "Bound path"), row(page, "Salads")
    outer, inner = page.locator(".sidebar-toggle").all()
    expect(chapters).to_be_hidden()
    expect(categories).to_be_hidden()
    outer.click()
    expect(chapters).to_be_visible()
    page.mouse.click(600, 600)
    expect(chapters).to_be_hidden()
    inner.click()
    expect(categories).to_be_visible()
    page.keyboard.press("Escape")
    expect(categories).to_be_hidden()
    expect(inner).to_be_focused()
    inner.click()
    categories.click()
    expect(categories).to_be_hidden()
    expect(row(page, "Greek")).to_be_visible()


def the_focus_goes_to_the_title_where_its_leading_column_loses_its_room(stage):
    page = stage.open("/threeColumns/soups")
    row(page, "Bound path").locator("a").focus()
    page.set_viewport_size({"width": 768, "height": 800})
    expect(row(page, "Bound path")).to_be_hidden()
    expect(page.locator("h1:focus")).to_be_visible()


def the_screen_in_front_stays_in_sight_where_a_window_gets_columns_without_room(stage):
    page = stage.open("/threeColumns", size="narrow")
    press(page, "Soups")
    row(page, "Minestrone with White Beans").click()
    expect_title(page, "Minestrone with White Beans")
    page.set_viewport_size({"width": 640, "height": 800})
    until(lambda: page.locator(".split .split > .columns > *").count() == 3, "all columns", page)
    until(lambda: columns(page)[2] == 1, "the recipe is in sight", page)
    expect_title(page, "Minestrone with White Beans")


def two_columns_beside_another_one_are_whole_in_every_wide_window(stage):
    page = stage.open("/twoColumns/baked-cod-with-tomatoes")
    for width in (640, 700, 768, 834, 1024):
        page.set_viewport_size({"width": width, "height": 900})
        beyond = "nodes => nodes.some((node) => node.scrollWidth > node.clientWidth)"
        assert not page.locator(".columns").evaluate_all(beyond), width


def words_beside_one_another_stay_so_in_narrow_columns(stage):
    for path, width in [("/boundPath", 320), ("/twoColumns", 768), ("/twoColumns", 660)]:
        page = stage.open(path + "/baked-cod-with-tomatoes")
        page.set_viewport_size({"width": width, "height": 900})
        for words in ("cherry tomatoes", "Heat the oven"):
            line = row(page, words).locator(".h").first
            boxes = [node.bounding_box() for node in line.locator("> *").all()]
            middles = {round(box["y"] + box["height"] / 2) for box in boxes}
            tops = {round(box["y"]) for box in boxes}
            assert len(middles) == 1 or max(tops) - min(tops) < 8, (width, words, boxes)


def edges_stay_where_two_columns_have_room(stage):
    page = stage.open("/twoColumns")
    edge = page.locator('.split .split > .edge[data-column="sidebar"]')
    for width in (1000, 1400):
        page.set_viewport_size({"width": width, "height": 800})
        expect(edge).to_be_visible()
    page = stage.open("/threeColumns")
    edge = page.locator('.split .split > .edge[data-column="sidebar"]')
    expect(edge).to_be_visible()
    page.set_viewport_size({"width": 640, "height": 800})
    expect(page.locator('.split .split > .edge[data-column="content"]')).to_be_hidden()
    expect(edge).to_be_visible()


def forced_colours_draw_a_border_around_fields_and_answers(stage):
    page = stage.open("/notes", forced_colors="active")
    field = named(page, "settings.name").locator("input")
    expect(field).to_have_css("border-top-width", "1px")
    page = stage.open("/modals", forced_colors="active")
    press(page, "Burn the book")
    answer = page.locator("dialog .button").first
    expect(answer).to_be_visible()
    expect(answer).to_have_css("border-top-width", "1px")


def the_sign_of_a_closed_row_points_where_reading_goes(stage):
    page = stage.open("/modals")
    press(page, CONTENTS)
    sign = page.locator("dialog .row .symbol.flips").first
    expect(sign).to_have_css("transform", "none")
    page.evaluate("document.documentElement.dir = 'rtl'")
    expect(sign).to_have_css("transform", "matrix(-1, 0, 0, 1, 0, 0)")


def names_beside_fields_are_whole_at_twice_the_size(stage):
    page = stage.open("/modals", size="narrow")
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    press(page, "A larder to sort")
    name = page.locator("dialog").get_by_text("Lentils", exact=True)
    expect(name).to_be_visible()
    line = float(name.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)"))
    until(lambda: name.bounding_box()["height"] < 1.5 * line, "the name stands on one line", page)


def columns_that_come_again_with_the_room_stand_where_they_stood(stage):
    page = stage.open("/twoColumns", size="narrow")
    screen = page.locator("[data-scroll]:visible", has=page.locator("h1:visible")).last
    screen.evaluate("screen => screen.scrollTo(0, 300)")
    until(lambda: screen.evaluate("screen => screen.scrollTop") == 300, "it scrolls", page)
    page.wait_for_timeout(100)
    chosen = page.locator(".row:visible").nth(12).locator("a").first
    chosen.click()
    expect(page.locator(".back:visible")).to_have_text("Two columns")
    page.set_viewport_size({"width": 1280, "height": 844})
    expect(page.locator("main h1:visible")).to_have_count(3)
    columns = page.locator(".column .column.sidebar [data-scroll], .column .column.content "
                           "[data-scroll]")
    until(lambda: 300 in [node.evaluate("it => it.scrollTop") for node in columns.all()],
          "the list stands where it stood", page)
    columns.first.evaluate("it => it.scrollTo(0, 200)")
    page.wait_for_timeout(100)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main h1:visible")).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 844})
    expect(page.locator("main h1:visible")).to_have_count(3)
    until(lambda: columns.first.evaluate("it => it.scrollTop") == 200, "again", page)


def the_focus_goes_to_the_title_where_its_column_goes(stage):
    page = stage.open("/twoColumns")
    press(page, "Shakshuka with Feta")
    expect_title(page, "Shakshuka with Feta")
    page.get_by_label("Find a recipe").focus()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("h1:visible")).to_be_focused()


def the_server_hears_how_large_a_window_is_where_it_rests(stage):
    page = stage.person().new_page()
    sizes = []

    def hear(text):
        message = json.loads(text)
        if "size" in message:
            sizes.append((message["k"], message["size"]))
    page.on("websocket", lambda socket: socket.on("framesent", hear))
    enter(page, stage.server.url + "/plainStack")
    until(lambda: sizes == [("join", [1280, 800])], "it joined", page)
    for width in range(1000, 700, -50):
        page.set_viewport_size({"width": width, "height": 390})
    until(lambda: sizes[-1] == ("event", [750, 390]), "it rests", page)
    page.wait_for_timeout(500)
    assert len(sizes) <= 3, sizes
    press(page, "Soups")
    expect_title(page, "Soups")


NOT_TESTS = {columns, is_whole, press_edge, on_a_soup, without_buttons}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
