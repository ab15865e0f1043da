# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The keyboard alone: lists, bars, menus, sheets and searching without a mouse."""
from harness import (
    expect, expect_title, field, named, on_a_related_recipe, press, row, title, until)

FOCUS = "document.activeElement"


def tab_to(page, name, limit=60):
    """Presses Tab until what is called so has the focus."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        words = page.evaluate(f"""!{FOCUS}.matches('a, button, input') ? '' :
            {FOCUS}.getAttribute('aria-label') ?? {FOCUS}.placeholder ?? {FOCUS}.textContent""")
        if name in words:
            return
    raise AssertionError(f"Tab never reached '{name}'")


def a_recipe_is_opened_and_left_without_a_mouse(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    tab_to(page, "Breakfast")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_title(page, "Soups")
    expect(title(page)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".back:visible")).to_be_focused()
    page.keyboard.press("Enter")
    expect_title(page, "Plain stack")
    expect(row(page, "Soups").locator("a")).to_be_focused()


def whatever_the_keyboard_comes_to_says_what_it_is(stage):
    nameless = """() => [...document.querySelectorAll('[tabindex="0"]')].filter((node) =>
        node.checkVisibility() && !node.matches("a, button, input, select, [role]"))
        .map((node) => node.className)"""
    for path in ("/plainStack", "/twoColumns", "/threeColumns", "/tabs"):
        page = stage.open(path)
        until(lambda: page.evaluate(nameless) == [], f"the stops of {path} have roles", page)
    page = on_a_related_recipe(stage)
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    until(lambda: page.evaluate(nameless) == [], "those of a sheet have roles", page)


def home_and_end_go_to_the_first_and_the_last_row(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    row(page, "Soups").locator("a").focus()
    page.keyboard.press("End")
    expect(row(page, "How to read a recipe").locator("a")).to_be_focused()
    page.keyboard.press("Home")
    expect(row(page, "Breakfast").locator("a")).to_be_focused()


def letters_go_to_the_row_that_begins_with_them(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    row(page, "Breakfast").locator("a").focus()
    page.keyboard.press("f")
    expect(row(page, "Fish").locator("a")).to_be_focused()
    page.wait_for_timeout(800)
    page.keyboard.type("sa")
    expect(row(page, "Salads").locator("a")).to_be_focused()


def letters_go_to_the_option_that_begins_with_them(stage):
    page = stage.open("/threeColumns/soups")
    options = page.get_by_role("listbox").last.get_by_role("option")
    expect(options).to_have_count(8)
    page.clock.install()
    options.first.focus()
    for letters, name in (
        ("t", "Tomato and Bread Soup"), ("m", "Minestrone with White Beans"),
        ("m", "Mushroom and Barley Soup"), ("m", "Minestrone with White Beans"),
        ("mu", "Mushroom and Barley Soup"), ("red", "Red Lentil Soup with Lemon"),
        ("C", "Chilled Cucumber Soup"), ("x", "Chilled Cucumber Soup"),
        ("l", "Leek and Potato Soup"),
    ):
        page.keyboard.type(letters)
        expect(options.filter(has_text=name)).to_be_focused()
        page.clock.fast_forward(2_000)
    expect(options.and_(page.locator("[aria-selected=true]"))).to_have_count(0)


def a_menu_opens_goes_round_and_closes_by_keys(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".back:visible").focus()
    page.keyboard.press("ArrowDown")
    entries = page.locator(".ancestors button:visible")
    expect(entries.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(entries.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(entries).to_have_count(0)
    expect(page.locator(".back:visible")).to_be_focused()


def a_back_button_that_is_held_opens_its_menu_and_does_not_go_back(stage):
    """NAV-023"""
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".back:visible").hover()
    page.mouse.down()
    page.wait_for_timeout(700)
    page.mouse.up()
    expect(page.locator(".ancestors button:visible").first).to_have_text("Soups")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".ancestors button:visible").first.click()
    expect_title(page, "Soups")


def a_split_view_is_gone_through_without_a_mouse(stage):
    page = stage.open("/twoColumns")
    tab_to(page, "Find a recipe")
    page.keyboard.press("Tab")
    page.keyboard.type("shak")
    page.keyboard.press("Enter")
    expect_title(page, "Shakshuka with Feta")
    tab_to(page, "Soft Scrambled Eggs on Rye")
    page.keyboard.press("Enter")
    expect_title(page, "Soft Scrambled Eggs on Rye")
    expect(title(page)).to_be_focused()
    tab_to(page, "Shakshuka with Feta")
    page.go_back()  # the browser's own keys do this, and do not reach a page
    expect_title(page, "Shakshuka with Feta")
    expect(page.locator(":focus")).to_contain_text("Soft Scrambled Eggs on Rye")


def a_sheet_keeps_the_focus_and_gives_it_back(stage):
    page = stage.open("/modals")
    tab_to(page, "A sheet for a soup")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{FOCUS} === document.body || !!{FOCUS}.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("button", name="A sheet for a soup")).to_be_focused()


def several_rows_are_chosen_by_keys_and_by_presses(stage):
    """NAV-135, NAV-136"""
    page = stage.open("/modals")
    press(page, "A list of what to buy")
    sheet = page.get_by_role("dialog")
    rows = sheet.get_by_role("option")
    chosen = sheet.get_by_role("option", selected=True)
    rows.first.click()
    expect_title(page, "1 to buy")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    expect_title(page, "3 to buy")
    expect(rows.nth(2)).to_be_focused()
    page.keyboard.press("Shift+ArrowUp")
    expect_title(page, "2 to buy")
    rows.nth(3).click(modifiers=["Shift"])
    expect_title(page, "4 to buy")
    rows.nth(1).click(modifiers=["Control"])
    expect(chosen).to_have_count(3)
    page.keyboard.press("Control+a")
    expect_title(page, f"{rows.count()} to buy")
    sheet.get_by_role("button", name="Edit").click()
    rows.first.click()
    bought = rows.count() - 1
    expect(chosen).to_have_count(bought)
    sheet.get_by_role("button", name="Buy").click()
    expect(named(page, "modals.answer")).to_have_text(f"You bought {bought} things.")


def a_search_is_typed_cleared_and_left_by_keys(stage):
    page = stage.open("/twoColumns")
    tab_to(page, "Find a recipe")
    page.keyboard.type("granola")
    expect(row(page, "Honey Nut Granola")).to_be_visible()
    expect(page.locator(".row:visible", has_text="Shakshuka")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(row(page, "Shakshuka")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.type("soft")
    page.keyboard.press("Enter")
    expect_title(page, "Soft Scrambled Eggs on Rye")


def what_is_at_the_bottom_of_a_screen_is_a_stop_of_its_own(stage):
    page = stage.open("/bars")
    page.get_by_role("button", name="One more guest").focus()
    tab_to(page, "One guest less", limit=12)
    page.keyboard.press("Enter")
    expect(page.get_by_text("3 chairs")).to_be_visible()


def the_first_stop_leads_past_the_sidebar(stage):
    page = stage.open("/notes")
    way = page.get_by_role("link", name="Skip to the content")
    expect(way).to_have_css("clip-path", "inset(50%)")
    page.keyboard.press("Tab")
    expect(way).to_be_focused()
    expect(way).to_have_css("clip-path", "none")
    page.keyboard.press("Enter")
    expect(title(page)).to_be_focused()
    expect(page).to_have_url(stage.server.url + "/notes")
    page.keyboard.press("Tab")
    expect(field(page, "settings.name")).to_be_focused()


def the_way_past_the_sidebar_stands_first_in_the_body_and_works_without_a_script(stage):
    page = stage.open("/notes", java_script_enabled=False)
    way = page.locator("body > :first-child")
    expect(way).to_have_accessible_name("Skip to the content")
    page.keyboard.press("Tab")
    expect(way).to_be_focused()
    expect(way).to_have_css("clip-path", "none")
    page.keyboard.press("Enter")
    expect(title(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(field(page, "settings.name")).to_be_focused()


def a_sidebar_is_one_stop_where_a_person_was_or_else_what_is_shown(stage):
    page = stage.open("/notes")
    sidebar = page.locator(".sidebar-list")
    stops = sidebar.locator("a[href]:not([tabindex='-1'])")
    expect(stops).to_have_count(1)
    tab_to(page, "Notes and settings", limit=4)
    for key, name in (
        ("ArrowUp", "Restoration"), ("ArrowUp", "Deep links"), ("Home", "Plain stack"),
        ("End", "Availability"), ("t", "Two columns"), ("ArrowDown", "Three columns"),
    ):
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_contain_text(name)
        expect(stops).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(":focus")).to_contain_text("Three columns")
    page.keyboard.press("Enter")
    expect(sidebar.first.locator("[aria-current]")).to_contain_text("Three columns")


def arrows_lead_from_a_search_to_its_first_result_and_back(stage):
    page = stage.open("/twoColumns")
    words = page.get_by_label("Find a recipe")
    first = page.locator(".columns .columns .row:visible a").first
    for found in ("", "soup", "granola"):
        words.fill(found)
        if found:
            expect(first).to_contain_text(found.title())
        words.press("ArrowDown")
        expect(first).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(words).to_be_focused()
    words.fill("soup")
    expect(row(page, "Honey Nut Granola")).to_have_count(0)
    words.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    words.fill("zzz")
    expect(row(page, "Soup")).to_have_count(0)
    words.press("ArrowDown")
    expect(words).to_be_focused()


def arrows_go_on_from_a_row_that_was_clicked(stage):
    page = stage.open("/threeColumns")
    for name, after in (("Soups", "Salads"), ("Leek and Potato Soup", None)):
        chosen = page.get_by_role("option", name=name)
        chosen.click()
        expect_title(page, name)
        expect(chosen).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(chosen).not_to_be_focused()
        expect(page.locator("[role=option]:focus")).to_have_count(1)
        if after:
            expect(page.locator(":focus")).to_contain_text(after)


def a_field_in_a_bar_is_a_stop_beside_its_controls(stage):
    page = stage.open("/bars")
    page.evaluate("""() => {
      const item = [...document.querySelectorAll('.toolbar > .item')].at(-1);
      const field = item.cloneNode(true);
      field.replaceChildren(Object.assign(document.createElement("input"), { ariaLabel: "Words" }));
      item.after(field, item.cloneNode(true), item.cloneNode(true));
    }""")
    page.get_by_role("button", name="One more guest").click()
    expect(page.get_by_text("5 chairs")).to_be_visible()
    bar = page.locator('[role="toolbar"]:visible:has(input)')
    expect(bar.locator('[tabindex="0"]')).to_have_count(2)  # at the top and at the bottom
    page.get_by_role("button", name="One more guest").focus()
    tab_to(page, "Words", limit=4)


def a_bar_of_three_controls_is_one_stop(stage):
    page = stage.open("/bars")
    page.get_by_role("button", name="One more guest").click()
    expect(page.get_by_text("5 chairs")).to_be_visible()
    page.evaluate("""() => {
      const item = [...document.querySelectorAll('.toolbar > .item')].at(-1);
      for (let count = 0; count < 2; count++) item.after(item.cloneNode(true));
    }""")
    page.get_by_role("button", name="One more guest").click()
    bar = page.locator('[role="toolbar"]:visible').last
    expect(bar).to_have_accessible_name("Menu of the week")
    expect(bar).to_be_visible()
    assert bar.locator(":is(button, a):visible").count() >= 3
    expect(bar.locator('[tabindex="0"]')).to_have_count(2)  # at the top and at the bottom
    bar.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(bar.locator(".more")).to_be_focused()
    page.keyboard.press("End")
    expect(bar.locator(".item.bottom button").last).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate(f"!!{FOCUS}.closest('.item.bottom')")


NOT_TESTS = {tab_to}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
