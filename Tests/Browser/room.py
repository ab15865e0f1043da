# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Room: columns, words and signs where a window or a person's settings leave little."""
from harness import expect, expect_title, named, press, row, until

CONTENTS = "The contents of the book"


def columns(page):
    """How much is seen of each column of the inner split view, from 0 to 1."""
    return page.evaluate("""() => {
      const all = document.querySelector(".split .split > .columns");
      const box = all.getBoundingClientRect();
      return [...all.children].map((column) => {
        const { left, right, width } = column.getBoundingClientRect();
        return Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) / width;
      });
    }""")


def is_whole(page, number):
    """Whether this column is seen as a whole, and of the others no more than an edge."""
    return lambda: all(
        seen > 0.99 if i == number else seen < 0.25 for i, seen in enumerate(columns(page)))


def press_edge(page, is_last=False):
    box = page.locator(".split .split > .columns").bounding_box()
    page.mouse.click(box["x"] + (box["width"] - 8 if is_last else 8), 500)


def columns_without_room_come_one_after_another_and_their_edges_lead_to_them(stage):
    page = stage.open("/threeColumns")
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


def two_columns_without_room_for_a_third_fill_their_room(stage):
    page = stage.open("/threeColumns")
    page.set_viewport_size({"width": 900, "height": 800})
    press(page, "Soups")
    row(page, "Minestrone with White Beans").click()
    expect_title(page, "Minestrone with White Beans")
    until(lambda: [round(seen, 1) for seen in columns(page)] == [0, 1, 1],
          f"two columns are whole: {columns(page)}", page)


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


NOT_TESTS = {columns, is_whole, press_edge}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
