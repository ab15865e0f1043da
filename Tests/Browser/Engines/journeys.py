# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""The main job: into the book and back, by links, by the browser's buttons, by addresses."""
SOUP = "/destinations/Category%3Asoups/ID%3Aleek-and-potato-soup"
SCREENS = ["/", "/plainStack", "/boundPath", "/destinations", "/bars", "/twoColumns",
           "/threeColumns", "/tabs", "/modals", "/deepLinks", "/restoration", "/notes", "/legacy",
           "/availability"]


def a_recipe_opens_and_the_way_back_leads_home(stage):
    page = stage.open(size="narrow")
    for row in ("Plain stack", "Soups", "Tomato and Bread Soup"):
        page.press(".row", row)
        page.has_title(row)
    for title in ("Soups", "Plain stack", "Cookbook"):
        page.press(".back")
        page.has_title(title)
    page.holds("location.pathname === '/'")


def the_browsers_back_and_forward_go_from_screen_to_screen(stage):
    page = stage.open("/destinations")
    page.press(".row", "A category: soups")
    page.has_title("Soups")
    page.press(".row", "Leek and Potato Soup")
    page.has_title("Leek and Potato Soup")
    page.holds(f"location.pathname === '{SOUP}'")
    page.step(-1)
    page.has_title("Soups")
    page.step(-1)
    page.has_title("Destinations")
    page.holds("location.pathname === '/destinations'")
    page.step(1)
    page.has_title("Soups")


def an_address_leads_to_a_recipe_and_a_reload_stays_there(stage):
    page = stage.open(SOUP, size="narrow")
    page.has_title("Leek and Potato Soup")
    page.reload()
    page.has_come()
    page.has_title("Leek and Potato Soup")
    assert page.evaluate("location.pathname") == SOUP
    page.press(".back")
    page.has_title("Soups")


def a_column_shows_what_is_chosen_in_the_one_before(stage):
    page = stage.open("/twoColumns")
    page.press(".row", "Shakshuka with Feta")
    page.has_title("Shakshuka with Feta")
    page.has(".row.selected", "Shakshuka with Feta")
    page.step(-1)
    page.has(".row.selected", "Shakshuka with Feta", count=0)


def every_chapter_can_be_read_and_left_in_wide_and_narrow_windows(stage):
    for size in ("wide", "narrow"):
        page = stage.open(size=size)
        for path in SCREENS:
            page.open(stage.server.url + path)
            assert page.title(), path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


TESTS = [a_recipe_opens_and_the_way_back_leads_home,
         the_browsers_back_and_forward_go_from_screen_to_screen,
         an_address_leads_to_a_recipe_and_a_reload_stays_there,
         a_column_shows_what_is_chosen_in_the_one_before,
         every_chapter_can_be_read_and_left_in_wide_and_narrow_windows]
