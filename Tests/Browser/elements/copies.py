# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Subtrees of one shape are copies whose inner elements get their ids when one is asked for."""
import json

from playwright.sync_api import expect

from harness import until

ROW, LABEL, BUTTON, SHAPE = 900, 901, 902, -299
FIRST, NEXT = 100_000, 4  # the id of the first row, and how far it is to the next


def rows(stage):
    """A page with three rows of one shape, and a way to say more to it as its server."""
    page = stage.person().new_page()
    line = {}

    def listen(socket):
        server = socket.connect_to_server()
        line.update(page=socket, said=[])

        def hear(text):
            socket.send(text)
            message = json.loads(text)
            line[message["k"]] = message

        def tell(text):
            """The server would not know these rows."""
            line["said"].append(json.loads(text))
            if line["said"][-1]["k"] == "join":
                server.send(text)

        server.on_message(hear)
        socket.on_message(tell)

    page.route_web_socket("**/_waymark/socket*", listen)
    page.goto(stage.server.url)
    while "ready" not in line:
        page.wait_for_timeout(20)
    root = int(page.locator(".screen").first.get_attribute("data-e"))

    def say(*operations, templates=()):
        line["ready"]["n"] += 1
        line["page"].send(json.dumps({
            "k": "patch", "n": line["ready"]["n"], "s": 0, "t": list(templates), "ops": operations}))

    say(["i", root, 0, [SHAPE, FIRST, "one", "1"], ["two", "2"], ["three", "3"]], templates=[
        [ROW, ["div", ["class", "probe"], 1]],
        [LABEL, ["b", ["title", "label"], 0]],
        [BUTTON, ["button", ["type", "button", "data-on", "press"], [["i", ["data-c", ""], 1]]]],
        [SHAPE, [ROW, [1, LABEL, 2, -298]]],
        [-298, [BUTTON, [1, LABEL]]],
    ])
    expect(page.locator(".probe")).to_have_count(3)
    return page, line, root, say


def shown(page, *texts):
    expect(page.locator(".probe")).to_have_text(list(texts))


def copies_show_their_values(stage):
    page, _, _, _ = rows(stage)
    shown(page, "one1", "two2", "three3")


def words_inside_a_copy_change(stage):
    page, _, _, say = rows(stage)
    say(["u", [LABEL, FIRST + NEXT + 1, "zwei"]], ["u", [LABEL, FIRST + NEXT + 3, "II"]])
    shown(page, "one1", "zweiII", "three3")


def a_press_inside_a_copy_names_its_element(stage):
    page, line, _, say = rows(stage)
    say(["u", [LABEL, FIRST + 2 * NEXT + 3, "III"]])
    page.locator(".probe button").nth(2).click()
    page.locator(".probe button b").nth(1).click()
    expected = [FIRST + 2 * NEXT + 2, FIRST + NEXT + 2]
    until(lambda: expected == [said["id"] for said in line["said"] if "id" in said],
          f"{expected} were pressed", page)


def what_is_inside_a_copy_moves_leaves_and_gives_way(stage):
    page, _, _, say = rows(stage)
    say(["m", FIRST, 1, FIRST + 1])
    shown(page, "1one", "two2", "three3")
    say(["r", FIRST + NEXT + 1])
    shown(page, "1one", "2", "three3")
    say(["x", FIRST + 2 * NEXT + 2, [LABEL, 7_000, "new"]], ["u", [LABEL, 7_000, "newer"]])
    shown(page, "1one", "2", "threenewer")


def what_comes_into_a_copy_stands_beside_what_was_there(stage):
    page, _, _, say = rows(stage)
    say(["i", FIRST + NEXT + 2, 1, [LABEL, 7_000, "!"]], ["i", FIRST, 0, [LABEL, 7_001, ">"]])
    shown(page, ">one1", "two2!", "three3")
    say(["u", [LABEL, FIRST + 3, "I"]], ["u", [LABEL, 7_000, "?"]])
    shown(page, ">oneI", "two2?", "three3")


def a_copy_changes_its_own_looks_and_keeps_what_it_holds(stage):
    page, _, _, say = rows(stage)
    say(["u", [903, FIRST + NEXT]], templates=[[903, ["div", ["class", "probe", "title", "mine"], 1]]])
    expect(page.locator(".probe[title=mine]")).to_have_text("two2")
    say(["u", [LABEL, FIRST + NEXT + 1, "zwei"]])
    shown(page, "one1", "zwei2", "three3")


def words_inside_a_copy_become_another_kind_and_come_back(stage):
    page, _, _, say = rows(stage)
    label = page.locator(".probe > b").nth(1)
    say(["u", [905, FIRST + NEXT + 1, "red", "zwei"]],
        templates=[[905, ["b", ["title", "other", "class", 0], 0]]])
    expect(label).to_have_attribute("class", "red")
    expect(label).to_have_attribute("title", "other")
    say(["u", [905, FIRST + NEXT + 1, "blue", "zwei"]])
    expect(label).to_have_attribute("class", "blue")
    say(["u", [LABEL, FIRST + NEXT + 1, "deux"]])
    expect(label).to_have_attribute("title", "label")
    assert label.get_attribute("class") is None
    shown(page, "one1", "deux2", "three3")


def what_follows_a_shorter_copy_is_not_taken_for_a_part_of_it(stage):
    page, _, root, say = rows(stage)
    say(["i", root, 3, [-298, 8_000, "side"], [LABEL, 8_003, "tail"]])
    say(["u", [LABEL, FIRST + 3, "I"]], ["u", [LABEL, 8_003, "end"]])
    shown(page, "oneI", "two2", "three3")
    expect(page.get_by_text("end", exact=True)).to_be_visible()
    expect(page.get_by_text("side", exact=True)).to_be_visible()


def words_give_way_to_elements_in_their_place(stage):
    page, _, _, say = rows(stage)
    say(["u", [904, FIRST + 1]], ["i", FIRST + 1, 0, [LABEL, 7_000, "eins"]],
        templates=[[904, ["b", ["title", "box"], 1]]])
    shown(page, "eins1", "two2", "three3")


def copies_move_and_leave_without_a_trace(stage):
    page, _, root, say = rows(stage)
    say(["m", root, 0, FIRST + 2 * NEXT])
    shown(page, "three3", "one1", "two2")
    say(["r", FIRST + NEXT])
    say(["i", root, 3, [SHAPE, FIRST + NEXT, "again", "4"]])
    say(["u", [LABEL, FIRST + NEXT + 1, "and again"]])
    expect(page.locator(".probe", has_text="and again4")).to_have_count(1)
    say(["r", [FIRST, NEXT, 3]])
    expect(page.locator(".probe")).to_have_count(0)


NOT_TESTS = {rows, shown}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
