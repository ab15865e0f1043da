# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Grids: places of their cells in columns and rows."""
from harness import expect, named, until

# The boxes of what the cells of each row show, row by row.
CELLS = """(grid) => [...grid.children].map((line) => {
  const cells = line.matches(".grid-cell") ? [line] : [...line.children];
  return cells.map((cell) => {
    const box = ({ left, right, top, bottom, width }) => ({ left, right, top, bottom, width });
    return { cell: box(cell.getBoundingClientRect()),
      shown: box(cell.firstElementChild.getBoundingClientRect()) };
  });
})"""

TILES = """(grid) => [...grid.children].map((tile) => {
  const { left, right, top, width } = tile.getBoundingClientRect();
  return { left, right, top, width };
})"""


def near(one, other, by=1):
    return abs(one - other) <= by


def lines_of_measures(page):
    return named(page, "grids.measures").evaluate(CELLS)


def widest(lines):
    """The width of the widest content of each column."""
    rows = [line for line in lines if len(line) > 1]
    return [max(row[column]["shown"]["width"] for row in rows if column < len(row))
            for column in range(3)]


def columns_are_as_wide_as_their_widest_cell_and_aligned(stage):
    lines = lines_of_measures(stage.open("/grids"))
    rows = [line for line in lines if len(line) == 3]
    assert len(rows) == 4, len(rows)
    for column in range(3):
        cells = [row[column] for row in rows]
        assert all(near(each["cell"]["left"], cells[0]["cell"]["left"]) for each in cells)
        assert all(near(each["cell"]["right"], cells[0]["cell"]["right"]) for each in cells)
        side = "left" if column == 0 else "right"
        assert all(near(each["shown"][side], each["cell"][side]) for each in cells), cells
    for column in (1, 2):
        assert near(rows[0][column]["cell"]["width"], widest(lines)[column]), column
        gap = rows[0][column]["cell"]["left"] - rows[0][column - 1]["cell"]["right"]
        assert near(gap, 24), gap


def a_short_row_ends_with_empty_cells(stage):
    lines = lines_of_measures(stage.open("/grids"))
    short = next(line for line in lines if len(line) == 2)
    for cell, other in zip(short, lines[0]):
        assert near(cell["cell"]["left"], other["cell"]["left"])
        assert near(cell["cell"]["right"], other["cell"]["right"])


def a_cell_spans_its_columns_and_a_line_that_has_no_size_of_its_own_is_as_wide(stage):
    page = stage.open("/grids")
    lines = lines_of_measures(page)
    head, line, last, words = lines[0], lines[1][0], lines[-2][0], lines[-1][0]
    left, right = head[0]["cell"]["left"], head[2]["cell"]["right"]
    for wide in (line["cell"], line["shown"], last["cell"], words["cell"]):
        assert near(wide["left"], left) and near(wide["right"], right), wide
    middle = (last["shown"]["left"] + last["shown"]["right"]) / 2
    assert near(middle, (left + right) / 2), "its anchor is the middle"
    assert near(right - left, sum(widest(lines)) + 2 * 24)


def lines_follow_one_another_without_touching(stage):
    lines = lines_of_measures(stage.open("/grids"))
    for upper, lower in zip(lines, lines[1:]):
        bottom = max(cell["cell"]["bottom"] for cell in upper)
        assert near(min(cell["cell"]["top"] for cell in lower) - bottom, 8)


def tiles_of(page):
    """The tiles of each line, from the upper one to the lowest."""
    lines = {}
    for tile in named(page, "grids.recipes").evaluate(TILES):
        lines.setdefault(round(tile["top"]), []).append(tile)
    return [lines[top] for top in sorted(lines)]


def as_many_columns_as_fit(page):
    """A condition: the tiles stand in columns of the width that this grid can have."""
    def holds():
        box = named(page, "grids.recipes").bounding_box()
        count = max(1, int((box["width"] + 12) / (150 + 12)))
        width = min(220, (box["width"] + 12) / count - 12)
        first = box["x"] + (box["width"] - count * width - (count - 1) * 12) / 2
        lines = tiles_of(page)
        return max(map(len, lines)) == count and all(
            near(tile["width"], width) and near(tile["left"], first + i * (width + 12))
            for line in lines for i, tile in enumerate(line))
    return holds


def adaptive_columns_are_as_many_as_the_width_has_room_for(stage):
    page = stage.open("/grids")
    counts = set()
    for width in (1280, 1000, 700, 390, 330):
        page.set_viewport_size({"width": width, "height": 800})
        until(as_many_columns_as_fit(page), f"columns fill the width at {width}", page)
        counts.add(max(map(len, tiles_of(page))))
    assert len(counts) > 3, counts


def a_cell_that_takes_all_the_room_leaves_the_others_theirs(stage):
    page = stage.open("/grids")
    grid = named(page, "grids.difficulties")
    box, lines = grid.bounding_box(), grid.evaluate(CELLS)
    room = named(page, "grids.recipes").bounding_box()["width"]
    assert near(box["width"], room), "the grid takes all the width"
    for column in (0, 2):
        assert near(lines[0][column]["cell"]["width"], widest(lines)[column])
    bars = [line[1] for line in lines]
    assert all(near(bar["shown"]["left"], bars[0]["cell"]["left"]) for bar in bars)
    assert all(near(bar["shown"]["width"], bars[0]["cell"]["width"]) for bar in bars)
    assert bars[0]["cell"]["width"] > room / 2


def rows_of_given_heights_are_filled_column_by_column(stage):
    page = stage.open("/grids", size="narrow")
    shelf = named(page, "grids.shelf").locator(".flow-rows")
    boxes = shelf.evaluate(TILES)
    assert len(boxes) == 8
    upper, lower = boxes[0::2], boxes[1::2]
    for one, other in zip(upper, lower):
        assert near(one["left"], other["left"]), (one, other)
        assert near(other["top"] - one["top"], 36 + 8, by=4), (one, other)
    assert all(a["right"] < b["left"] for a, b in zip(upper, upper[1:]))
    assert upper[-1]["right"] > page.viewport_size["width"], "it scrolls"


def what_stands_in_a_grid_is_read_in_the_order_of_the_code(stage):
    page = stage.open("/grids", java_script_enabled=False)
    expect(named(page, "grids.measures")).to_be_visible()
    words = named(page, "grids.measures").inner_text().split("\n")
    words = [word for word in words if word]
    assert words[:6] == ["Measure", "Water", "Flour", "Teaspoon", "5 ml", "3 g"], words


def a_tile_leads_to_its_recipe(stage):
    page = stage.open("/grids")
    first = named(page, "grids.recipes").locator("a").first
    name = first.locator(".text").inner_text()
    first.click()
    expect(page.locator("h1:visible").last).to_have_text(name)


TESTS = [
    columns_are_as_wide_as_their_widest_cell_and_aligned,
    a_short_row_ends_with_empty_cells,
    a_cell_spans_its_columns_and_a_line_that_has_no_size_of_its_own_is_as_wide,
    lines_follow_one_another_without_touching,
    adaptive_columns_are_as_many_as_the_width_has_room_for,
    a_cell_that_takes_all_the_room_leaves_the_others_theirs,
    rows_of_given_heights_are_filled_column_by_column,
    what_stands_in_a_grid_is_read_in_the_order_of_the_code,
    a_tile_leads_to_its_recipe,
]
