# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Lists by keys and by fingers: list boxes, grids and trees, each one stop of the Tab key."""
from harness import expect, expect_title, finger, press, row, title, until
from screens.pages import Axe, violations

FOCUS = "document.activeElement"


def opened(stage, name, **options):
    """The list of a sheet of the chapter about what is in front, once it has its kind."""
    page = stage.open("/modals", **options)
    press(page, name)
    found = page.locator("dialog .list:not([role=list])")
    expect(found).to_be_visible()
    return page, found


def buying(stage):
    page, found = opened(stage, "A list of what to buy")
    return page, found.get_by_role("option")


def larder(stage, **options):
    page, found = opened(stage, "A larder to sort", **options)
    return page, found


def contents(stage, **options):
    return opened(stage, "The contents of the book", **options)


def thing(found, name):
    """A row of the larder."""
    return found.locator(".row", has_text=name)


def line(found, name):
    """A row of the contents, by all that it says."""
    return found.get_by_role("row", name=name, exact=True)


def stops(found):
    return found.evaluate("list => list.querySelectorAll('[tabindex=\"0\"]').length")


def keys(page, *names):
    for name in names:
        page.keyboard.press(name)


def arrows_home_and_end_go_through_a_list_box(stage):
    page, options = buying(stage)
    options.first.focus()
    keys(page, "ArrowDown", "ArrowDown")
    expect(options.nth(2)).to_be_focused()
    keys(page, "ArrowUp")
    expect(options.nth(1)).to_be_focused()
    keys(page, "End")
    expect(options.last).to_be_focused()
    keys(page, "ArrowDown")
    expect(options.last).to_be_focused()
    keys(page, "Home")
    expect(options.first).to_be_focused()
    expect_title(page, "0 to buy")


def space_takes_an_option_in_and_out(stage):
    page, options = buying(stage)
    options.first.focus()
    keys(page, "Space", "ArrowDown", "Space")
    expect_title(page, "2 to buy")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    keys(page, "Space")
    expect_title(page, "1 to buy")
    expect(options.nth(1)).to_have_attribute("aria-selected", "false")
    keys(page, "Enter")
    expect(options.first).to_have_attribute("aria-selected", "false")
    expect_title(page, "1 to buy")
    keys(page, "End", "Shift+Space")
    expect_title(page, f"{options.count() - 1} to buy")


def a_list_box_is_one_stop_where_a_person_was_or_what_is_chosen(stage):
    page, options = buying(stage)
    found = page.locator("dialog .list")
    assert stops(found) == 1
    options.first.focus()
    keys(page, "ArrowDown", "Shift+Tab")
    assert not page.evaluate(f"!!{FOCUS}.closest('.list')")
    keys(page, "Tab")
    expect(options.nth(1)).to_be_focused()
    keys(page, "Tab")
    assert not page.evaluate(f"!!{FOCUS}.closest('.list')")
    options.nth(3).click()
    expect(options.nth(3)).to_be_focused()
    assert stops(found) == 1


def what_a_message_brings_has_its_role_and_leaves_one_stop(stage):
    page, found = contents(stage)
    line(found, "Breakfast").focus()
    keys(page, "ArrowRight")
    expect(line(found, "Easy")).to_have_attribute("aria-level", "2")
    line(found, "Easy").click()
    expect(line(found, "Easy")).to_have_attribute("aria-selected", "true")
    keys(page, "ArrowDown", "Enter")
    expect(line(found, "Some practice")).to_have_attribute("aria-selected", "true")
    expect(line(found, "Easy")).to_have_attribute("aria-selected", "false")
    expect(line(found, "Some practice")).to_be_focused()
    assert stops(found) == 1
    expect(found.locator(".row:not([role=row])")).to_have_count(0)


def arrows_go_between_the_rows_and_controls_of_a_grid(stage):
    page, found = larder(stage)
    flour, lentils = thing(found, "Flour"), thing(found, "Lentils")
    flour.focus()
    keys(page, "ArrowRight")
    expect(flour.locator("input")).to_be_focused()
    keys(page, "Escape")
    expect(flour).to_be_focused()
    keys(page, "End")
    expect(flour.get_by_role("button", name="Delete")).to_be_focused()
    keys(page, "ArrowDown")
    expect(lentils.get_by_role("button", name="Delete")).to_be_focused()
    keys(page, "ArrowLeft")
    expect(lentils.locator("input")).to_be_focused()
    keys(page, "Escape", "ArrowUp")
    expect(flour).to_be_focused()
    keys(page, "ArrowUp", "ArrowLeft")
    expect(flour).to_be_focused()


def the_ends_of_a_row_of_a_grid_and_of_a_page(stage):
    page, found = larder(stage)
    lentils, eggs = thing(found, "Lentils"), thing(found, "Eggs")
    lentils.focus()
    keys(page, "End")
    expect(lentils.get_by_role("button", name="Delete")).to_be_focused()
    keys(page, "Home")
    expect(lentils).to_be_focused()
    keys(page, "Control+End")
    expect(eggs.get_by_role("button", name="Delete")).to_be_focused()
    keys(page, "Control+Home")
    expect(thing(found, "Flour")).to_be_focused()
    keys(page, "PageDown")
    expect(eggs).to_be_focused()
    keys(page, "PageUp")
    expect(thing(found, "Flour")).to_be_focused()


def a_page_is_as_much_as_is_in_sight(stage):
    page, found = contents(stage)
    line(found, "Breakfast").focus()
    for name in ("Breakfast", "Soups", "Salads"):
        line(found, name).focus()
        keys(page, "ArrowRight")
        expect(line(found, name)).to_have_attribute("aria-expanded", "true")
    page.set_viewport_size({"width": 1280, "height": 420})
    keys(page, "Control+Home", "PageDown")
    place = "[...document.querySelectorAll('dialog .row')].indexOf(document.activeElement)"
    rows = found.locator(".row").count()
    assert 2 < page.evaluate(place) < rows - 1, (page.evaluate(place), rows)
    keys(page, "PageUp")
    expect(line(found, "Breakfast")).to_be_focused()


def a_field_in_a_grid_keeps_its_own_keys(stage):
    page, found = larder(stage)
    field = thing(found, "Flour").locator("input")
    field.focus()
    keys(page, "Home", "ArrowRight", "ArrowLeft", "ArrowLeft", "a")
    expect(field).to_have_value("a2 kg")
    keys(page, "End", "Space", "b", "Control+a", "c", "ArrowDown")
    expect(field).to_have_value("c")
    expect(field).to_be_focused()
    expect(found.locator("[aria-selected=true]")).to_have_count(0)


def arrows_are_mirrored_where_the_page_is(stage):
    page, found = larder(stage)
    found.evaluate("list => list.setAttribute('dir', 'rtl')")
    flour = thing(found, "Flour")
    flour.focus()
    keys(page, "ArrowRight")
    expect(flour).to_be_focused()
    keys(page, "ArrowLeft")
    expect(flour.locator("input")).to_be_focused()


def shift_and_space_choose_the_row_from_anywhere_in_it(stage):
    page, found = larder(stage)
    rice = thing(found, "Rice")
    rice.get_by_role("button", name="Delete").focus()
    keys(page, "Shift+Space")
    expect(rice).to_have_attribute("aria-selected", "true")
    expect(rice.get_by_role("button", name="Delete")).to_be_focused()
    thing(found, "Flour").click(position={"x": 20, "y": 20}, modifiers=["Shift"])
    expect(found.locator("[aria-selected=true]")).to_have_count(3)
    keys(page, "Control+a")
    expect(found.locator("[aria-selected=true]")).to_have_count(5)


def a_grid_is_one_stop(stage):
    page, found = larder(stage)
    assert stops(found) == 1
    thing(found, "Flour").get_by_role("button", name="Delete").focus()
    keys(page, "Tab")
    assert not page.evaluate(f"!!{FOCUS}.closest('.list')")
    keys(page, "Shift+Tab")
    expect(thing(found, "Flour").get_by_role("button", name="Delete")).to_be_focused()
    assert stops(found) == 1


def the_focus_goes_on_to_the_next_row_after_a_deletion(stage):
    page, found = larder(stage)
    thing(found, "Lentils").get_by_role("button", name="Delete").focus()
    keys(page, "Enter")
    expect(thing(found, "Lentils")).to_have_count(0)
    expect(thing(found, "Rice").get_by_role("button", name="Delete")).to_be_focused()
    thing(found, "Eggs").get_by_role("button", name="Delete").click()
    expect(thing(found, "Eggs")).to_have_count(0)
    expect(thing(found, "Butter").get_by_role("button", name="Delete")).to_be_focused()
    assert stops(found) == 1
    for name in ("Butter", "Rice", "Flour"):
        keys(page, "Enter")
        expect(thing(page.locator("dialog"), name)).to_have_count(0)
    expect(page.locator("dialog h1")).to_be_focused()


def delete_by_keys(page, row):
    row.get_by_role("button", name="Delete").focus()
    keys(page, "Enter")


def delete_by_mouse(page, row):
    row.get_by_role("button", name="Delete").click()


def delete_by_finger(page, row):
    swipe(page, row)
    row.get_by_role("button", name="Delete").tap()


def delete_by_full_swipe(page, row):
    pull(page, row, 0.7)()


def the_focus_goes_on_to_the_row_in_the_place_of_a_deleted_one_however_it_was_deleted(stage):
    phone = {"size": "narrow", "has_touch": True, "is_mobile": True}
    # A list whose rows hold nothing but words and what can be done with them, beside the grid.
    plain = """list => {
      for (const node of list.querySelectorAll(".select, .field input")) {
        node.classList.remove("select");
        node.ariaHidden = "true";
        node.hidden = true;
      }
      list.querySelector(".section").id = "plain"; // so that the list is looked at again
    }"""
    for delete, options in [(delete_by_keys, {}), (delete_by_mouse, {}), (delete_by_finger, phone),
                            (delete_by_full_swipe, phone)]:
        for is_plain in (False, True):
            page, _ = larder(stage, **options)
            found = page.locator("dialog .list")
            if is_plain:
                found.evaluate(plain)
                expect(found).to_have_role("list")
            for gone, next_one in [("Lentils", "Rice"), ("Rice", "Butter"), ("Flour", "Butter")]:
                delete(page, thing(found, gone))
                expect(thing(found, gone)).to_have_count(0)
                until(lambda: page.evaluate(f"{FOCUS}.closest('.row')?.textContent ?? ''")
                      .startswith(next_one),
                      f"{next_one} had the focus after {delete.__name__} of {gone}", page)
                assert moved(thing(found, next_one)) == 0
            page.close()


def a_deletion_elsewhere_takes_no_focus(stage):
    page, found = larder(stage)
    thing(found, "Rice").get_by_role("button", name="Delete").focus()
    page.evaluate(f"{FOCUS}.blur()")
    thing(found, "Rice").get_by_role("button", name="Delete").evaluate("button => button.click()")
    expect(thing(found, "Rice")).to_have_count(0)
    page.wait_for_timeout(100)
    assert page.evaluate(f"{FOCUS} === document.body")


def swipe(page, row, way=-90, down=0):
    """A finger on a row goes so many pixels aside, and lets go."""
    box = row.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    touch = finger(page)
    touch("Start", (x, y))
    for step in range(1, 9):
        touch("Move", (x + way * step / 8, y + down * step / 8))
        page.wait_for_timeout(16)
    page.wait_for_timeout(300)  # a tap right after a throw stops it, and is no press
    touch("End")


def pull(page, row, *shares):
    """A finger at a row's end goes aside to these shares of its width, one after the other; what
    lifts it."""
    box = row.bounding_box()
    x, y = box["x"] + box["width"] - 10, box["y"] + 12
    touch = finger(page)
    touch("Start", (x, y))
    at = 0
    for share in shares:
        for step in range(1, 9):
            touch("Move", (x - box["width"] * (at + (share - at) * step / 8), y))
            page.wait_for_timeout(16)
        at = share
    page.wait_for_timeout(120)  # so that it is not thrown
    return lambda: touch("End")


def moved(row):
    return row.evaluate("row => Math.abs(row.scrollLeft)")


def under_a_finger(stage, **options):
    """The larder on a phone; its first two rows."""
    page, found = larder(stage, size="narrow", has_touch=True, is_mobile=True, **options)
    return page, thing(found, "Flour"), thing(found, "Lentils")


def a_swipe_brings_what_can_be_done_with_a_row_and_one_row_at_a_time(stage):
    page, flour, lentils = under_a_finger(stage)
    delete = flour.get_by_role("button", name="Delete")
    expect(delete).not_to_be_in_viewport()
    swipe(page, flour)
    until(lambda: moved(flour) > 60, "it stays aside", page)
    expect(delete).to_be_in_viewport(ratio=0.9)
    swipe(page, lentils)
    until(lambda: moved(lentils) > 60 and moved(flour) == 0, "the other went back", page)


def a_tap_on_a_row_that_is_aside_brings_it_back_and_does_no_more(stage):
    page, flour, _ = under_a_finger(stage)
    swipe(page, flour)
    until(lambda: moved(flour) > 60, "it stays aside", page)
    flour.tap(position={"x": 20, "y": 12})
    until(lambda: moved(flour) == 0, "it went back", page)
    expect(flour).to_have_attribute("aria-selected", "false")
    flour.tap(position={"x": 20, "y": 12})
    expect(flour).to_have_attribute("aria-selected", "true")


def a_tap_in_the_list_brings_a_row_back_and_does_no_more(stage):
    page, flour, lentils = under_a_finger(stage)
    for beside in (lentils, flour.locator("input")):
        swipe(page, flour)
        until(lambda: moved(flour) > 60, "it stays aside", page)
        beside.tap()
        until(lambda: moved(flour) == 0, "it went back", page)
        expect(flour.locator("input")).not_to_be_focused()
        expect(lentils).to_have_attribute("aria-selected", "false")
    lentils.tap(position={"x": 20, "y": 12})
    expect(lentils).to_have_attribute("aria-selected", "true")


def a_finger_that_rests_on_a_row_draws_it_aside_and_presses_nothing(stage):
    page, flour, _ = under_a_finger(stage)
    box = flour.bounding_box()
    touch = finger(page)
    touch("Start", (box["x"] + 30, box["y"] + 20))
    page.wait_for_timeout(700)
    touch("End")
    page.wait_for_timeout(700)
    assert moved(flour) > 60
    expect(flour).to_have_attribute("aria-selected", "false")
    flour.get_by_role("button", name="Delete").tap()
    expect(flour).to_have_count(0)


def a_deletion_by_a_finger_goes_on_to_the_next_row_and_not_to_its_button(stage):
    page, flour, lentils = under_a_finger(stage)
    swipe(page, flour)
    flour.get_by_role("button", name="Delete").tap()
    expect(flour).to_have_count(0)
    expect(lentils).to_be_focused()
    assert moved(lentils) == 0


def a_full_swipe_presses_what_comes_first(stage):
    page, flour, lentils = under_a_finger(stage)
    lift = pull(page, flour, 0.7)
    delete = flour.get_by_role("button", name="Delete")
    assert delete.bounding_box()["width"] > flour.bounding_box()["width"] * 0.6
    lift()
    expect(flour).to_have_count(0)
    expect(lentils).to_be_focused()
    assert moved(lentils) == 0


def a_full_swipe_is_undone_by_the_way_back(stage):
    page, flour, _ = under_a_finger(stage)
    pull(page, flour, 0.7, 0.3)()
    until(lambda: 60 < moved(flour) < 100, "it stays aside", page)
    pull(page, flour, 0.7, 0)()
    until(lambda: 60 < moved(flour) < 100, "it stays aside", page)
    expect(flour.get_by_role("button", name="Delete")).to_be_in_viewport(ratio=0.9)
    flour.tap(position={"x": 20, "y": 12})
    until(lambda: moved(flour) == 0, "it went back", page)


def a_row_without_a_full_swipe_is_only_drawn_aside(stage):
    page, found = larder(stage, size="narrow", has_touch=True, is_mobile=True)
    butter = thing(found, "Butter")
    pull(page, butter, 0.8)()
    until(lambda: 60 < moved(butter) < 100, "it stays aside", page)
    butter.get_by_role("button", name="Delete").tap()
    expect(butter).to_have_count(0)


def a_full_swipe_of_which_nothing_comes_brings_the_row_back(stage):
    page, flour, _ = under_a_finger(stage)
    flour.get_by_role("button", name="Delete").evaluate(
        "button => button.addEventListener('click', event => event.stopPropagation())")
    pull(page, flour, 0.7)()
    until(lambda: moved(flour) == 0, "it went back", page)
    swipe(page, flour)
    until(lambda: 60 < moved(flour) < 100, "it stays aside", page)


def what_becomes_a_scroll_moves_no_row_aside(stage):
    page, flour, _ = under_a_finger(stage)
    swipe(page, flour, way=-80, down=120)
    until(lambda: moved(flour) == 0, "it went back", page)
    swipe(page, flour, way=-80, down=20)
    until(lambda: moved(flour) > 60, "it stays aside", page)


def the_focus_brings_one_row_aside_and_back(stage):
    page, flour, lentils = under_a_finger(stage)
    flour.focus()
    keys(page, "End")
    until(lambda: moved(flour) > 60, "Delete is in sight", page)
    keys(page, "ArrowDown")
    until(lambda: moved(lentils) > 60 and moved(flour) == 0, "the other went back", page)
    keys(page, "Home")
    until(lambda: moved(lentils) == 0, "it went back", page)


def a_swipe_goes_the_other_way_where_the_page_is_mirrored(stage):
    page, flour, _ = under_a_finger(stage)
    page.evaluate("document.documentElement.dir = 'rtl'")
    swipe(page, flour, way=90)
    until(lambda: moved(flour) > 60, "it stays aside", page)
    expect(flour.get_by_role("button", name="Delete")).to_be_in_viewport(ratio=0.9)


def a_short_swipe_and_a_way_up_leave_a_row_as_it_is(stage):
    page, flour, _ = under_a_finger(stage)
    swipe(page, flour, way=-20)
    until(lambda: moved(flour) == 0, "it went back", page)
    swipe(page, flour, way=20)
    assert moved(flour) == 0


def axe_reports_nothing_on_rows_under_a_finger(stage):
    if Axe is None:
        print("  skipped: axe-playwright-python is not installed")
        return
    page, flour, _ = under_a_finger(stage)
    assert not list(violations(page, {}))
    swipe(page, flour)
    assert not list(violations(page, {}))


def without_a_script_what_can_be_done_with_a_row_is_in_sight(stage):
    page = stage.open(
        "/modals", size="narrow", has_touch=True, is_mobile=True, java_script_enabled=False)
    page.get_by_role("button", name="A larder to sort").tap()
    delete = thing(page, "Flour").locator(".actions button")
    expect(delete).to_be_in_viewport()
    delete.tap()
    expect(thing(page, "Lentils")).to_have_count(1)
    expect(thing(page, "Flour")).to_have_count(0)


def arrows_open_and_close_what_is_below_a_row(stage):
    page, found = contents(stage)
    breakfast = line(found, "Breakfast")
    breakfast.focus()
    keys(page, "ArrowRight")
    expect(breakfast).to_have_attribute("aria-expanded", "true")
    expect(breakfast).to_be_focused()
    keys(page, "ArrowRight")
    expect(line(found, "Easy")).to_be_focused()
    keys(page, "ArrowRight")
    expect(line(found, "Easy")).to_have_attribute("aria-expanded", "true")
    keys(page, "ArrowRight", "ArrowDown")
    granola = line(found, "Honey Nut Granola")
    granola.focus()
    expect(granola).to_have_attribute("aria-level", "3")
    keys(page, "ArrowLeft")
    expect(line(found, "Easy")).to_be_focused()
    keys(page, "ArrowLeft")
    expect(granola).to_have_count(0)
    expect(line(found, "Easy")).to_have_attribute("aria-expanded", "false")
    keys(page, "ArrowLeft", "ArrowLeft")
    expect(line(found, "Easy")).to_have_count(0)
    expect(breakfast).to_be_focused()


def letters_home_and_end_go_through_a_tree(stage):
    page, found = contents(stage)
    line(found, "Breakfast").focus()
    keys(page, "s")
    expect(line(found, "Soups")).to_be_focused()
    page.wait_for_timeout(800)
    page.keyboard.type("sal")
    expect(line(found, "Salads")).to_be_focused()
    keys(page, "End")
    expect(line(found, "Drinks")).to_be_focused()
    keys(page, "Home")
    expect(line(found, "Breakfast")).to_be_focused()


def arrows_in_a_tree_are_mirrored_where_the_page_is(stage):
    page, found = contents(stage)
    found.evaluate("list => list.setAttribute('dir', 'rtl')")
    line(found, "Soups").focus()
    keys(page, "ArrowLeft")
    expect(line(found, "Soups")).to_have_attribute("aria-expanded", "true")
    keys(page, "ArrowRight")
    expect(line(found, "Soups")).to_have_attribute("aria-expanded", "false")


def a_row_of_a_tree_is_opened_and_chosen_with_the_mouse(stage):
    page, found = contents(stage)
    line(found, "Soups").get_by_role("button", name="Expand").click()
    expect(line(found, "Soups")).to_have_attribute("aria-expanded", "true")
    expect(found.locator("[aria-selected=true]")).to_have_count(0)
    line(found, "Salads").click()
    expect(line(found, "Salads")).to_have_attribute("aria-selected", "true")


def what_is_chosen_has_a_mark_while_rows_are_edited(stage):
    """NAV-136"""
    page = stage.open("/modals")
    press(page, "A list of what to buy")
    cells = page.locator("dialog .row > .cell")
    cells.first.click()
    expect(page.locator("dialog .row.selected")).to_have_count(1)
    sign = "cell => getComputedStyle(cell, '::before').content[1]"
    assert cells.first.evaluate(sign) == "o", "nothing is marked while nothing is edited"
    page.get_by_role("button", name="Edit").click()
    until(lambda: cells.first.evaluate(sign) == "✓", "what is chosen has a check mark", page)
    assert cells.last.evaluate(sign) == '"', "what is not chosen has an empty mark"


def a_row_is_pressed_up_to_its_edges(stage):
    """NAV-085"""
    page = stage.open("/plainStack", size="narrow")
    for name, x, y in (("Soups", 5, 3), ("Breakfast", -5, -3)):
        box = row(page, name).bounding_box()
        page.mouse.click(box["x"] + x % box["width"], box["y"] + y % box["height"])
        expect_title(page, name)
        page.locator(".back:visible").click()
        expect_title(page, "Plain stack")
        page.wait_for_timeout(400)
    page = stage.open("/modals", size="narrow")
    box = row(page, "Burn the book").bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 3)
    expect(page.get_by_role("alertdialog")).to_be_visible()


NOT_TESTS = {
    opened, buying, larder, contents, thing, line, stops, keys, swipe, moved, under_a_finger,
    pull, delete_by_keys, delete_by_mouse, delete_by_finger, delete_by_full_swipe}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
