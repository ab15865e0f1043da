# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tables: rows that are sorted and selected, and columns that are widened and chosen."""
from playwright.sync_api import expect

from harness import named, until


def recipes(page):
    return named(page, "tables.recipes").locator("table")


def header(table, title):
    return table.locator("thead th").filter(has_text=title)


def names(table):
    return table.locator("tbody tr > td:first-child").all_text_contents()


def width(table, title):
    return header(table, title).bounding_box()["width"]


def handle(table, title):
    return header(table, title).locator("[role=separator]")


def count_selected(page, count):
    words = f"{count} selected" if count else "None selected"
    expect(page.get_by_text(words, exact=True)).to_be_visible()


def a_table_is_one_to_assistive_technology(stage):
    page = stage.open("/tables")
    table = recipes(page)
    expect(table).to_have_attribute("role", "grid")
    expect(table).to_have_attribute("aria-multiselectable", "true")
    expect(table.locator("thead th[scope=col]")).to_have_count(4)
    expect(table.locator("tbody tr").first).to_have_attribute("aria-selected", "false")
    kinds = named(page, "tables.kinds").locator("table")
    expect(kinds).to_have_attribute("role", "treegrid")
    expect(kinds.locator("tbody")).to_have_count(2)
    expect(kinds.locator("tbody th[scope=rowgroup]").first).to_have_text("Sweet")


def a_header_sorts_and_says_so(stage):
    page = stage.open("/tables")
    table = recipes(page)
    expect(header(table, "Minutes")).to_have_attribute("aria-sort", "ascending")
    header(table, "Name").locator("button").click()
    expect(header(table, "Name")).to_have_attribute("aria-sort", "ascending")
    expect(header(table, "Minutes")).to_have_attribute("aria-sort", "none")
    until(lambda: names(table) == sorted(names(table), key=str.casefold), "rows are in order")
    page.keyboard.press("Enter")
    expect(header(table, "Name")).to_have_attribute("aria-sort", "descending")
    until(lambda: names(table) == sorted(names(table), key=str.casefold, reverse=True), "turned")
    expect(header(table, "Name").locator("button")).to_be_focused()


def rows_are_selected_by_a_pointer(stage):
    page = stage.open("/tables")
    rows = recipes(page).locator("tbody tr")
    rows.nth(1).locator("td").nth(2).click()
    expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    count_selected(page, 1)
    rows.nth(4).click(modifiers=["Shift"])
    count_selected(page, 4)
    rows.nth(2).click(modifiers=["Control"])
    count_selected(page, 3)
    rows.nth(0).click()
    count_selected(page, 1)


def rows_are_selected_by_keys(stage):
    page = stage.open("/tables")
    rows = recipes(page).locator("tbody tr")
    expect(rows.first).to_have_attribute("tabindex", "0")
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("Space")
    count_selected(page, 1)
    page.keyboard.press("Shift+ArrowDown")
    count_selected(page, 2)
    page.keyboard.press("Control+a")
    count_selected(page, rows.count())
    page.keyboard.press("Enter")
    count_selected(page, 1)


def a_column_is_widened_by_a_pointer_and_stays_so(stage):
    page = stage.open("/tables")
    table = recipes(page)
    before = width(table, "Name")
    box = handle(table, "Name").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y)
    page.mouse.up()
    until(lambda: abs(width(table, "Name") - before + 30) < 2, "it is narrower")
    header(table, "Name").locator("button").click()
    expect(header(table, "Name")).to_have_attribute("aria-sort", "ascending")
    assert abs(width(table, "Name") - before + 30) < 2, width(table, "Name")


def a_column_is_widened_by_keys_within_its_bounds(stage):
    page = stage.open("/tables")
    table = recipes(page)
    edge = handle(table, "Name")
    edge.focus()
    before = width(table, "Name")
    expect(edge).to_have_attribute("aria-valuenow", str(round(before)))
    page.keyboard.press("ArrowLeft")
    until(lambda: abs(width(table, "Name") - before + 16) < 2, "it is narrower")
    page.keyboard.press("Home")
    expect(edge).to_have_attribute("aria-valuenow", "120")
    expect(handle(table, "Servings")).to_have_count(0)


def columns_are_chosen_in_a_menu(stage):
    page = stage.open("/tables")
    table = recipes(page)
    table.get_by_role("button", name="Columns").click()
    page.get_by_role("menuitemcheckbox", name="Difficulty").click()
    expect(table.locator("thead th")).to_have_count(5)
    expect(table.locator("tbody tr").first.locator("td")).to_have_count(5)


def a_kind_shows_its_recipes_by_a_press_and_by_keys(stage):
    page = stage.open("/tables")
    rows = named(page, "tables.kinds").locator("tbody .row")
    count = rows.count()
    rows.first.get_by_role("button", name="Expand").click()
    until(lambda: rows.count() > count, "the recipes are there")
    expect(rows.nth(1)).to_have_attribute("aria-level", "2")
    expect(rows.first).to_have_attribute("aria-expanded", "true")


def a_narrow_table_is_a_list_of_its_first_column(stage):
    page = stage.open("/tables", size="narrow")
    expect(page.locator("table")).to_have_count(0)
    rows = named(page, "tables.recipes").locator(".row")
    until(lambda: rows.count() > 5, "there are rows")
    rows.nth(1).click()
    count_selected(page, 1)


def a_table_works_without_a_script(stage):
    page = stage.open("/tables", java_script_enabled=False)
    table = recipes(page)
    header(table, "Name").locator("button").click()
    expect(header(table, "Name")).to_have_attribute("aria-sort", "ascending")
    rows = recipes(page).locator("tbody tr")
    rows.nth(2).locator("button.select").click()
    expect(rows.nth(2).locator("button.select")).to_have_attribute("aria-pressed", "true")
    count_selected(page, 1)


def nothing_moves_as_a_table_comes_to_life(stage):
    page = stage.open("/tables")
    table = recipes(page)
    before = table.bounding_box()
    page.wait_for_load_state("networkidle")
    assert table.bounding_box() == before


TESTS = [
    a_table_is_one_to_assistive_technology,
    a_header_sorts_and_says_so,
    rows_are_selected_by_a_pointer,
    rows_are_selected_by_keys,
    a_column_is_widened_by_a_pointer_and_stays_so,
    a_column_is_widened_by_keys_within_its_bounds,
    columns_are_chosen_in_a_menu,
    a_kind_shows_its_recipes_by_a_press_and_by_keys,
    a_narrow_table_is_a_list_of_its_first_column,
    a_table_works_without_a_script,
    nothing_moves_as_a_table_comes_to_life,
]
