# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Accessibility: what assistive technology is told, and where the focus is."""
from harness import expect, expect_title, press, row, title, until


def nodes(page):
    """The nodes that assistive technology sees: all that are not ignored."""
    session = page.context.new_cdp_session(page)
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in found if not node.get("ignored")]


def fact(node, name):
    return node.get(name, {}).get("value", "")


def tree(page):
    return [(fact(node, "role"), fact(node, "name")) for node in nodes(page)]


def a_list_is_read_as_a_list_of_links(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    seen = tree(page)
    assert ("heading", "Plain stack") in seen
    assert any(role == "link" and "Soups" in name for role, name in seen), seen
    assert any(role == "list" for role, _ in seen)
    assert ("button", "Cookbook") in seen, seen


def a_symbol_beside_words_has_no_name_in_a_row(stage):
    for path in ("/threeColumns", "/plainStack"):
        seen = tree(stage.open(path))
        names = [name for role, name in seen if role in ("option", "link")]
        assert any("Breakfast" in name for name in names), names
        assert not any("sun max" in name for name in names), names


def the_edge_of_a_column_is_called_by_its_title(stage):
    page = stage.open("/threeColumns/soups")
    page.set_viewport_size({"width": 1400, "height": 800})
    for name in ("Width of Cookbook", "Width of Three columns", "Width of Soups"):
        expect(page.get_by_role("separator", name=name)).to_have_count(1)


def a_button_that_shows_a_sign_alone_has_a_tip(stage):
    page = stage.open("/bars")
    toggle = page.locator(".sidebar-toggle:visible").first
    toggle.hover()
    expect(toggle).to_have_attribute("title", "Toggle sidebar")
    more = page.locator(".rename:visible").first
    more.hover()
    expect(more).to_have_attribute("title", more.get_attribute("aria-label"))
    guest = page.get_by_role("button", name="One more guest").first
    guest.hover()
    expect(guest).to_have_attribute("title", "One more guest")
    page = stage.open("/plainStack", size="narrow")
    back = page.locator(".back:visible").last
    back.hover()
    assert back.get_attribute("title") is None, "what has words has no tip"


def a_split_view_is_read_as_a_sidebar_and_screens(stage):
    seen = tree(stage.open("/twoColumns"))
    assert any(role == "navigation" for role, _ in seen), seen
    assert ("main", "") in seen
    assert ("heading", "Two columns") in seen
    assert ("button", "Toggle sidebar") in seen


def a_sheet_is_read_as_a_dialog_and_hides_the_rest(stage):
    page = stage.open("/modals")
    press(page, "A sheet for a soup")
    expect(page.locator("dialog[open]")).to_be_visible()
    seen = tree(page)
    assert ("dialog", "Leek and Potato Soup") in seen, seen
    assert ("heading", "In front") not in seen
    page.goto(stage.server.url + "/modals")
    press(page, "Burn the book")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert any(role == "alertdialog" for role, _ in tree(page))


def an_alert_is_read_with_what_it_says(stage):
    page = stage.open("/modals")
    press(page, "Burn the book")
    expect(page.locator("dialog[open]")).to_be_visible()
    until(lambda: ("Burn the book?", "There is no copy.") in [
        (fact(node, "name"), fact(node, "description")) for node in nodes(page)
        if fact(node, "role") == "alertdialog"], "the alert says so", page)


def an_edge_says_which_column_it_moves(stage):
    page = stage.open("/threeColumns")
    for kind in ("sidebar", "content"):
        edge = page.locator(f".edge:visible[data-column={kind}]").last
        controlled = edge.evaluate("edge => edge.ariaControlsElements.map((at) => at.className)")
        assert len(controlled) == 1 and kind in controlled[0], controlled


def a_menu_is_read_with_its_entries(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")
    page.locator(".back:visible").click(button="right")
    expect(page.locator(".ancestors button:visible").first).to_be_visible()
    seen = tree(page)
    assert ("menu", "Screens below") in seen, seen
    assert ("menuitem", "Plain stack") in seen, seen


def states(page, *names):
    """Yields each row and option as assistive technology knows it: role, name, these properties."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    for node in nodes:
        if not node.get("ignored") and node["role"]["value"] in ("option", "row"):
            known = {each["name"]: each["value"].get("value") for each in node["properties"]}
            yield (node["role"]["value"], node["name"]["value"], *map(known.get, names))


def in_front(stage, name):
    page = stage.open("/modals")
    press(page, name)
    expect(page.locator("dialog .list:not([role=list])")).to_be_visible()
    return page, page.locator("dialog .list")


def rows_to_choose_are_read_as_options_of_a_list_box(stage):
    page, found = in_front(stage, "A list of what to buy")
    expect(found).to_have_attribute("aria-multiselectable", "true")
    page.get_by_role("option").nth(1).click()
    expect_title(page, "1 to buy")
    assert ("listbox", "1 to buy") in tree(page)
    seen = list(states(page, "selected"))
    assert seen[:3] == [("option", "3 leeks", False), ("option", "400 g potatoes", True),
                        ("option", "40 g butter", False)], seen
    assert not any(role == "button" and "leeks" in name for role, name in tree(page))


def rows_with_several_controls_are_read_as_those_of_a_grid(stage):
    page, found = in_front(stage, "A larder to sort")
    expect(found).to_have_attribute("aria-multiselectable", "true")
    page.locator("dialog .row", has_text="Rice").click(position={"x": 20, "y": 20})
    expect(page.locator("dialog [aria-selected=true]")).to_have_count(1)
    seen = tree(page)
    assert ("grid", "In the larder") in seen, seen
    assert ("rowgroup", "On the shelf") in seen, seen
    assert ("textbox", "Amount of Rice") in seen, seen
    assert ("heading", "On the shelf") in seen, seen
    assert sum(role == "gridcell" for role, _ in seen) == 7, seen
    rows = [(name, isChosen) for _, name, isChosen in states(page, "selected")]
    assert rows[0][0] == "On the shelf", rows
    assert [isChosen for name, isChosen in rows if "Rice" in name] == [True], rows
    assert [isChosen for name, isChosen in rows if "Flour" in name] == [False], rows


def rows_below_rows_are_read_with_their_levels(stage):
    page, found = in_front(stage, "The contents of the book")
    found.locator(".row", has_text="Breakfast").get_by_role("button").click()
    expect(found.locator(".row", has_text="Easy")).to_be_visible()
    assert ("treegrid", "Contents") in tree(page)
    seen = list(states(page, "level", "expanded"))
    assert seen[:4] == [
        ("row", "Breakfast", 1, True), ("row", "Easy", 2, False),
        ("row", "Some practice", 2, False), ("row", "Soups", 1, False)], seen


def a_list_of_links_stays_one_and_says_which_is_shown(stage):
    page = stage.open("/availability")
    press(page, "Easy")
    expect(page.locator("a.link[aria-current=page]", has_text="Easy")).to_be_visible()
    lists_there = page.locator(".list:visible")
    assert lists_there.count() == 3
    for index in range(lists_there.count()):
        expect(lists_there.nth(index)).to_have_attribute("role", "list")


def a_search_is_read_as_a_landmark_with_a_named_field(stage):
    seen = tree(stage.open("/twoColumns"))
    assert any(role == "search" for role, _ in seen), seen
    assert ("searchbox", "Find a recipe") in seen, seen


def pushes_and_pops_are_announced_by_focus_or_by_a_live_region(stage):
    page = stage.open("/plainStack", size="narrow")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    expect(title(page)).to_be_focused()
    page.go_back()
    expect(row(page, "Soups").locator("a")).to_be_focused()
    expect(page.locator("#waymark-place")).to_have_text("Plain stack")
    for name in ("place", "status"):
        expect(page.locator(f"#waymark-{name}")).to_have_role("status")
    press(page, "Soups")
    expect(title(page)).to_be_focused()
    expect(page.locator("#waymark-place")).to_have_text("")


NOT_TESTS = {nodes, fact, tree, states, in_front}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
