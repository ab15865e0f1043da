# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Rows that select, where that leads on: links of the browser's, as far as there is a mouse."""
from harness import expect, expect_title, is_in_sight, press, row, title, until

WORDS = "Minestrone with White Beans"


def soups(stage, **options):
    """The soups of three columns, whose rows are options of a list box where there is a script."""
    page = stage.open("/threeColumns/soups", **options)
    soup = row(page, WORDS)
    expect(soup).to_have_attribute(
        "role", "listitem" if "java_script_enabled" in options else "option")
    return page, soup


def a_row_that_selects_opens_in_another_tab(stage):
    page, soup = soups(stage)
    for how in ({"modifiers": ["Control"]}, {"button": "middle"}):
        with page.context.expect_page() as tab:
            soup.click(**how)
        expect_title(tab.value, WORDS)
        assert tab.value.url == page.url + "/minestrone-with-white-beans"
    expect(soup).to_have_attribute("aria-selected", "false")


def the_browsers_menu_of_a_row_is_that_of_its_link(stage):
    page, soup = soups(stage)
    page.evaluate("""() => addEventListener("contextmenu", (event) => {
      event.preventDefault();
      document.title = event.target.href;
    })""")
    soup.click(button="right")
    expect(page).to_have_title(page.url + "/minestrone-with-white-beans")
    expect(page.locator(".aimed")).to_have_count(0)
    soup.click()
    expect_title(page, WORDS)


def a_row_shows_that_the_mouse_is_over_it(stage):
    for scheme in ("light", "dark"):
        page, soup = soups(stage, scheme=scheme)
        neighbour = row(page, "Leek and Potato Soup")
        soup.hover()
        expect(neighbour).to_have_css("background-image", "none")
        expect(soup).not_to_have_css("background-image", "none")
        colour = neighbour.evaluate("row => getComputedStyle(row).backgroundColor")
        expect(soup).to_have_css("background-color", colour)


def rows_that_lead_on_are_links_without_a_script(stage):
    page, soup = soups(stage, java_script_enabled=False)
    link = page.get_by_role("link", name=WORDS)
    expect(link).not_to_have_attribute("aria-current", "page")
    with page.context.expect_page() as tab:
        link.click(button="middle")
    expect_title(tab.value, WORDS)
    press(page, WORDS)
    expect_title(page, WORDS)
    assert page.url.endswith("/threeColumns/soups/minestrone-with-white-beans")
    for chosen in ("Soups", WORDS):
        expect(row(page, chosen).locator("a.select")).to_have_attribute("aria-current", "page")
    press(page, "Cakes")
    expect(row(page, "Cakes").locator("a.select")).to_have_attribute("aria-current", "page")
    expect(page.locator("button.select:visible")).to_have_count(0)


def a_link_leads_to_the_column_in_front_without_a_script(stage):
    page = stage.person(java_script_enabled=False).new_page()
    page.set_viewport_size({"width": 768, "height": 1024})
    page.goto(stage.server.url + "/threeColumns/soups")
    row(page, WORDS).click()
    expect_title(page, WORDS)
    until(lambda: is_in_sight(title(page), 768), "its title is in sight", page)


NOT_TESTS = {soups}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
