# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Looks: motion, sizes of what is pressed, larger text, forced colours, themes of apps."""
import os
import tempfile
import zlib

from harness import Server, expect, expect_title, named, press, row, scroller, until
from screens.pages import Axe, violations

SPY = """
  window.moves = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    window.moves.push(options.types[0]);
    return start(options);
  };
"""


def moving(stage, **options):
    """A page of a person who likes motion; it notes what moves."""
    page = stage.person("narrow", **options).new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(SPY)
    page.goto(stage.server.url + "/plainStack")
    expect(page.locator(".back:visible")).to_be_visible()
    return page


def pushes_and_pops_slide(stage):
    page = moving(stage)
    press(page, "Soups")
    expect_title(page, "Soups")
    assert page.evaluate("moves") == ["push"]
    page.wait_for_timeout(50)
    page.locator(".back:visible").click()
    expect_title(page, "Plain stack")
    assert page.evaluate("moves") == ["push", "pop"]
    page.wait_for_timeout(50)
    page.go_forward()
    expect_title(page, "Soups")
    page.wait_for_timeout(50)
    page.go_back()
    expect_title(page, "Plain stack")
    assert page.evaluate("moves") == ["push", "pop", "push", "pop"]
    expect(row(page, "Soups").locator("a")).to_be_focused()


def columns_slide_where_one_takes_the_place_of_another(stage):
    page = moving(stage)
    page.goto(stage.server.url + "/")
    expect_title(page, "Cookbook")
    press(page, "Two columns")
    expect(page.locator(".back:visible")).to_be_visible()
    assert page.evaluate("moves") == ["push"]
    until(lambda: page.locator("[data-slide]").count() == 0, "the slide ends", page)
    assert page.locator(".columns > .column").count() == 2, "one of each split view"
    page.locator(".back:visible").click()
    expect_title(page, "Cookbook")
    assert page.evaluate("moves") == ["push", "pop"]
    until(lambda: page.locator(".columns > .column").count() == 1, "what was left is gone", page)
    expect(row(page, "Two columns").locator("a")).to_be_focused()


def a_press_on_a_symbol_counts_while_a_screen_slides(stage):
    page = moving(stage)
    page.goto(stage.server.url + "/boundPath")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    page.wait_for_timeout(500)
    box = page.locator(".back:visible svg").last.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect_title(page, "Mushroom Risotto")
    page.mouse.click(x, y)
    expect_title(page, "Chilled Cucumber Soup")


def a_link_opens_in_a_new_tab_also_while_its_screen_slides(stage):
    page = moving(stage)
    for how in ({"modifiers": ["Control"]}, {"button": "middle"}):
        press(page, "Soups")
        expect_title(page, "Soups")
        link = row(page, "Minestrone with White Beans").locator("a")
        box = link.bounding_box()
        with page.context.expect_page() as tab:
            link.click(force=True, position={"x": 20, "y": box["height"] / 2}, **how)
        expect_title(tab.value, "Minestrone with White Beans")
        expect_title(page, "Soups")
        page.wait_for_timeout(500)
        page.locator(".back:visible").click()
        expect_title(page, "Plain stack")
        page.wait_for_timeout(500)


def a_stack_beside_other_views_takes_the_room_that_is_left(stage):
    page = stage.open("/")
    height = page.evaluate("""() => {
      const make = (name, ...inside) => {
        const node = document.createElement("div");
        node.className = name;
        node.append(...inside);
        return node;
      };
      const stack = make("stack");
      document.body.append(make("window", make("v", stack, make("h", "Below"))));
      return innerHeight - stack.offsetHeight;
    }""")
    assert 0 < height < 60, height


def what_is_read_from_right_to_left_slides_the_other_way(stage):
    page = moving(stage)
    page.evaluate("""() => {
      window.shifts = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        transition.ready.then(() => {
          for (const { animationName, effect } of document.getAnimations()) {
            if (animationName === "from-end") shifts.push(effect.getKeyframes()[0].translate);
          }
        });
        return transition;
      };
    }""")
    press(page, "Soups")
    expect_title(page, "Soups")
    until(lambda: page.evaluate("shifts") == ["100%"], "it comes from the right", page)
    page.evaluate("document.documentElement.dir = 'rtl'")
    press(page, "Leek and Potato Soup")
    until(lambda: page.evaluate("shifts") == ["100%", "-100%"], "it comes from the left", page)


def color_at(page, x, y):
    """The colour of one point: a PNG is chunks of a length, a name, bytes and a sum; its one line
    begins after a byte for its filter."""
    picture = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    at, packed = 8, b""
    while at < len(picture):
        end = at + 8 + int.from_bytes(picture[at:at + 4], "big")
        packed += picture[at + 8:end] if picture[at + 4:at + 8] == b"IDAT" else b""
        at = end + 4
    return tuple(zlib.decompress(packed)[1:4])


def a_screen_that_is_left_by_a_pop_slides_above_the_other(stage):
    page = moving(stage)
    page.evaluate("""() => {
      const looks = new CSSStyleSheet();
      looks.replaceSync(".screen { background: blue !important }"
        + "[inert].screen { background: red !important }");
      document.adoptedStyleSheets.push(looks);
      window.held = null;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        transition.ready.then(() => {
          held = document.getAnimations()
            .filter(({ effect }) => effect.pseudoElement?.startsWith("::view-transition"));
          for (const animation of held) {
            animation.pause();
            animation.currentTime = 100;
          }
        });
        return transition;
      };
    }""")
    for direction, overlap in (("ltr", 330), ("rtl", 60)):
        page.evaluate("direction => { document.documentElement.dir = direction }", direction)
        for way, color in ((lambda: press(page, "Soups"), (0, 0, 255)),
                           (lambda: page.locator(".back:visible").click(), (255, 0, 0))):
            page.evaluate("held = null")
            way()
            until(lambda: page.evaluate("held !== null"), "it slides", page)
            seen = color_at(page, overlap, 800)
            assert seen == color, (direction, seen, color)
            page.evaluate("held.forEach((animation) => animation.finish())")
            until(lambda: page.locator("[data-slide]").count() == 0, "the slide ends", page)


def what_the_browser_has_shown_by_a_gesture_does_not_slide(stage):
    page = moving(stage)
    press(page, "Soups")
    expect_title(page, "Soups")
    page.evaluate("""() => Object.defineProperty(
      PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true })""")
    page.go_back()
    expect_title(page, "Plain stack")
    assert page.evaluate("moves") == ["push"]


def patches_do_not_wait_for_motion(stage):
    page = moving(stage)
    page.evaluate("""() => {
      window.pending = window.ended = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        transition.finished.then(() => window.ended++);
        window.pending++;
        return transition;
      };
    }""")
    press(page, "Soups")
    expect_title(page, "Soups")
    assert page.evaluate("[pending, ended]") == [1, 0], "the screen was there before its motion ended"


def what_follows_at_once_does_not_slide(stage):
    page = moving(stage)
    page.goto(stage.server.url + "/boundPath")
    expect_title(page, "Bound path")
    page.evaluate("""() => {
      window.moves = [];
      const soon = performance.now() + 200;
      performance.now = () => soon;
    }""")
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    page.locator(".back:visible").last.click()
    expect_title(page, "Mushroom Risotto")
    assert page.evaluate("moves") == ["push"]
    page.wait_for_timeout(500)
    assert page.locator("[data-slide]").count() == 0
    page.evaluate("delete performance.now")
    page.locator(".back:visible").last.click()
    until(lambda: page.evaluate("moves") == ["push", "pop"], "a later one slides", page)


def nothing_slides_for_those_who_want_less_motion(stage):
    page = stage.person("narrow").new_page()
    page.add_init_script(SPY)
    page.goto(stage.server.url + "/plainStack")
    expect(page.locator(".back:visible")).to_be_visible()
    press(page, "Soups")
    expect_title(page, "Soups")
    assert page.evaluate("moves") == []


def on_paper_is_the_screen_without_the_ways_there(stage):
    page = stage.open("/threeColumns/soups/leek-and-potato-soup")
    expect(page.locator(".toolbar:visible").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_text("Ingredients")).to_be_visible()
    for gone in (".toolbar", ".sidebar", ".back"):
        expect(page.locator(gone + ":visible")).to_have_count(0)


def everything_to_press_is_large_enough(stage):
    """At least 24 px in both directions."""
    page = stage.open("/", size="narrow")
    for chapter in ("", "plainStack", "bars", "tabs", "modals", "notes", "twoColumns"):
        page.goto(f"{stage.server.url}/{chapter}")
        small = page.evaluate("""[...document.querySelectorAll(
          'button:not(.unseen), a:not(.unseen), input:not([type=hidden]), summary')]
          .filter((node) => node.checkVisibility())
          .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
          .filter(({ node, box }) => box.width && (box.width < 24 || box.height < 24)
            && node.closest('.row, .item') === null)
          .map(({ node, box }) => `${node.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)""")
        assert not small, (chapter, small)
    page = stage.open("/twoColumns")
    page.keyboard.press("Tab")
    skip = page.locator(".skip:focus").bounding_box()
    assert min(skip["width"], skip["height"]) >= 24, skip


def a_large_title_shrinks_into_the_bar(stage):
    page = stage.open("/plainStack", size="narrow")
    page.set_viewport_size({"width": 390, "height": 420})
    opacity = "getComputedStyle([...document.querySelectorAll('.bar-title')].at(-1)).opacity"
    assert page.evaluate(opacity) == "0"
    page.locator(".screen.large").last.evaluate("screen => screen.scrollTo(0, 150)")
    until(lambda: page.evaluate(opacity) == "1", "the title stood in the bar", page)
    page = stage.open("/twoColumns/roasted-carrot-and-ginger-soup", size="narrow")
    for distance, seen in ((40, "0"), (110, "1")):
        page.locator(".screen.large").last.evaluate("(screen, y) => screen.scrollTo(0, y)", distance)
        page.wait_for_timeout(200)
        assert page.evaluate(opacity) == seen, "one line of the title is in sight at first"


def words_grow_with_the_persons_font_size(stage):
    page = stage.open("/plainStack", size="narrow")
    before = row(page, "Soups").bounding_box()["height"]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert row(page, "Soups").bounding_box()["height"] > before * 1.6
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def all_tabs_and_their_words_are_seen_at_twice_the_size_on_a_small_phone(stage):
    page = stage.open("/tabs", size="narrow")
    page.set_viewport_size({"width": 320, "height": 640})
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}  # as a person sets them in the browser
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    cut = """() => [...document.querySelectorAll(".tab, .tab .text")]
      .filter((node) => node.checkVisibility())
      .map((node) => node.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth)"""
    until(lambda: page.evaluate(cut) == [], "all tabs were in sight", page)


def a_slider_stands_between_its_words_on_a_small_phone(stage):
    page = stage.open("/notes", size="narrow")
    page.set_viewport_size({"width": 320, "height": 640})
    box = page.locator(".slider").bounding_box()
    for word in ["none", "much"]:
        words = page.locator(".slider").get_by_text(word).bounding_box()
        assert abs(words["y"] + words["height"] / 2 - box["y"] - box["height"] / 2) < 4, word


def words_beside_a_button_break_before_those_on_it(stage):
    page = stage.open("/boundPath", size="narrow")
    button = page.get_by_role("button", name="Pop to root")
    height = button.bounding_box()["height"]
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    trail = page.get_by_text("Mushroom Risotto › Plum Crumble")
    expect(trail).to_be_visible()
    assert button.bounding_box()["height"] == height
    page.set_viewport_size({"width": 320, "height": 640})
    box = button.bounding_box()
    assert box["x"] + box["width"] <= 320, "a small phone shows all of it"


def a_screen_with_the_focus_has_a_ring_also_around_its_bar(stage):
    page = stage.open("/plainStack")
    page.locator(".sidebar .screen").evaluate("screen => { screen.tabIndex = 0; screen.focus() }")
    page.keyboard.press("ArrowRight")  # who uses keys sees where the focus is
    bar = page.locator(".sidebar .screen > .bar")
    expect(bar).not_to_have_css("box-shadow", "none")


def words_run_as_their_language_does_at_the_edge_of_the_page(stage):
    page = stage.open("/modals", size="narrow")
    words = page.locator(".section-footer .text").last
    ends = """text => {
      const at = (from, to) => {
        const range = new Range();
        range.setStart(text.firstChild, from);
        range.setEnd(text.firstChild, to);
        return range.getBoundingClientRect();
      };
      const { length } = text.firstChild.data;
      const box = text.getBoundingClientRect();
      return [at(0, 1).left - box.left, box.right - at(0, 1).right,
        at(length - 1, length).left - at(length - 2, length - 1).left];
    }"""
    left, _, end = words.evaluate(ends)
    assert left < 1 and end > 0, (left, end)
    page.evaluate("document.documentElement.dir = 'rtl'")
    _, _, end = words.evaluate(ends)
    assert end > 0, "a full stop stands after an English sentence wherever it is"
    words.evaluate("text => { text.firstChild.data = 'שלום.'; text.style.width = '15rem'; }")
    _, right, end = words.evaluate(ends)
    assert right < 1 and end < 0, (right, end)
    page.evaluate("document.documentElement.dir = 'ltr'")
    left, _, end = words.evaluate(ends)
    assert left < 60 and end < 0, (left, end)


def forced_colours_show_what_is_selected(stage):
    page = stage.open("/threeColumns")
    page.emulate_media(forced_colors="active")
    press(page, "Soups")
    selected = page.locator(".row.selected:visible", has_text="Soups")
    expect(selected).to_have_count(1)
    other = row(page, "Salads")
    color = "node => getComputedStyle(node).backgroundColor"
    assert selected.evaluate(color) != other.evaluate(color)


def forced_colours_show_what_is_selected_in_every_kind_of_list(stage):
    page = stage.open("/modals")
    page.emulate_media(forced_colors="active")
    press(page, "A list of what to buy")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("option").first.click()
    selected = sheet.locator(".row.selected")
    expect(selected).to_have_count(1)
    colors = selected.evaluate("""node => {
      const probe = document.createElement("i");
      probe.style = "background: Highlight; color: HighlightText; forced-color-adjust: none";
      document.body.append(probe);
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      const cell = node.querySelector(".cell");
      return [getComputedStyle(node).backgroundColor === backgroundColor,
        getComputedStyle(cell).color === color];
    }""")
    assert colors == [True, True], colors


def forced_colours_show_everything_in_what_is_selected(stage):
    page = stage.open("/twoColumns/shakshuka-with-feta", scheme="dark")
    page.emulate_media(forced_colors="active")
    others = page.locator(".row:is(.selected, :has(.current))").evaluate_all("""rows => {
      const probe = document.createElement("i");
      probe.style = "color: HighlightText; forced-color-adjust: none";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return rows.flatMap((row) => [...row.querySelectorAll(".cell *")])
        .filter((node) => getComputedStyle(node).color !== color).map((node) => node.outerHTML);
    }""")
    assert not others, others


def forced_colours_draw_a_bars_line_only_over_what_has_scrolled(stage):
    page = stage.open("/tabs", forced_colors="active")
    lines = "[...document.querySelectorAll('.bar')].filter(bar => bar.checkVisibility())"
    opacity = lines + ".map(bar => getComputedStyle(bar, '::before').opacity)"
    found = page.evaluate(opacity)
    assert found and set(found) == {"0"}, found
    page = stage.open("/twoColumns", forced_colors="active")
    page.evaluate(
        "document.querySelectorAll('.screen.large').forEach(screen => screen.scrollTo(0, 200))")
    until(lambda: "1" in page.evaluate(opacity), "there is a line", page)


def a_row_shows_that_it_is_pressed(stage):
    page = stage.open("/plainStack", size="narrow")
    link = row(page, "Drinks").locator("a")
    link.hover()
    looks = "link => getComputedStyle(link, '::before').backgroundImage"
    assert link.evaluate(looks) == "none"
    page.mouse.down()
    assert link.evaluate(looks) != "none", "a row that is held is darker"


def words_under_the_pointer_can_be_read(stage):
    if Axe is None:
        print("  skipped: axe-playwright-python is not installed")
        return
    page = stage.open("/modals")
    press(page, "A list of what to buy")
    edit = page.get_by_role("dialog").get_by_role("button", name="Edit")
    edit.hover()
    expect(edit).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    found = list(violations(page, {}))
    assert not found, "\n    ".join(map(str, found))


def an_app_changes_the_theme_by_one_file(stage):
    with tempfile.TemporaryDirectory() as folder:
        theme = os.path.join(folder, "theme.css")
        with open(theme, "w") as file:
            file.write(":root { --accent-words: rgb(1, 2, 3); --bar: 5rem; }\n")
        server = Server(stage.server.program, theme=theme)
        try:
            page = stage.person("narrow").new_page()
            page.goto(server.url + "/plainStack")
            back = page.locator(".back:visible")
            assert back.evaluate("node => getComputedStyle(node).color") == "rgb(1, 2, 3)"
            assert page.locator(".bar:visible").bounding_box()["height"] == 80
        finally:
            server.stop()


def a_large_title_goes_out_of_sight_below_its_bar(stage):
    for size, scheme, path in [("narrow", "light", "/bars"), ("narrow", "dark", "/bars"),
                               ("narrow", "light", "/plainStack"), ("wide", "dark", "/plainStack")]:
        page = stage.open(path, size=size, scheme=scheme)
        page.set_viewport_size({**page.viewport_size, "height": 400})
        box = scroller(page).locator("> .bar").bounding_box()
        area = {**box, "height": box["height"] - 1}
        before = page.screenshot(clip=area)
        for y in (10, 18):
            scroller(page).evaluate("(it, y) => it.scrollTo(0, y)", y)
            assert scroller(page).evaluate("it => it.scrollTop") == y
            assert page.screenshot(clip=area) == before, (size, scheme, path, y)
        page.context.close()


def paper_has_the_screen_in_front_and_no_bars(stage):
    page = stage.open("/tabs", size="narrow", scheme="dark")
    expect(page.locator(".tab-bar")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".tab-bar")).to_be_hidden()
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == "rgb(255, 255, 255)", ground


def paper_has_all_of_a_screen_above_a_bar_of_the_app(stage):
    page = stage.open("/boundPath")
    row = page.get_by_text("Sardines on the Grill")
    bar = named(page, "path.trail")
    page.set_viewport_size({"width": 800, "height": 300})
    page.emulate_media(media="print")
    until(lambda: 300 < row.bounding_box()["y"] < bar.bounding_box()["y"], "all is there", page)
    assert page.locator(".screen").evaluate_all(
        "screens => screens.every((it) => getComputedStyle(it).overflow === 'visible')")


def paper_has_all_of_a_sheet_in_front(stage):
    page = stage.open("/modals")
    page.get_by_role("button", name="A sheet for a soup").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.emulate_media(media="print")
    assert dialog.bounding_box()["height"] > 800, "as long as what is in it"
    expect(dialog.get_by_text("Ingredients")).to_be_visible()
    expect(page.get_by_text("Burn the book")).to_be_hidden()


def who_asks_for_more_contrast_has_it(stage):
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--separator')"
    page = stage.open("/notes")
    before = page.evaluate(colour)
    page.emulate_media(contrast="more")
    assert page.evaluate(colour) != before
    field = page.locator(".field > input:visible").first
    assert field.evaluate("node => getComputedStyle(node).boxShadow") != "none"


def what_a_pointer_is_over_looks_so(stage):
    page = stage.open("/bars")
    rename = page.locator(".rename:visible").first
    before = rename.evaluate("node => getComputedStyle(node).backgroundColor")
    rename.hover()
    expect(rename).not_to_have_css("background-color", before)
    switch = page.locator(".toggle > input:visible").first
    before = switch.evaluate("node => getComputedStyle(node).backgroundImage")
    switch.hover()
    expect(switch).not_to_have_css("background-image", before)
    page = stage.open("/notes")
    for what in (".steps > button:enabled", ".picker > select:enabled",
                 ".choice:not(:has(:checked))", ".cell > .button:enabled"):
        node = page.locator(what + ":visible").first
        looks = """node => [node, getComputedStyle(node), getComputedStyle(node, "::before")]
          .slice(1).map((it) => it.backgroundColor + it.backgroundImage).join()"""
        before = node.evaluate(looks)
        node.hover()
        until(lambda: node.evaluate(looks) != before, f"{what} looks hovered", page)


def tabs_on_a_slow_line(stage, answer):
    """A page that goes from the start to tabs, the looks of which are answered like this."""
    person = stage.person("narrow")
    person.route("**/tabs.css*", answer)
    page = stage.open("/", context=person)
    press(page, "Tabs")
    return page


def a_screen_waits_for_the_looks_that_it_needs(stage):
    page = tabs_on_a_slow_line(stage, lambda route: setattr(stage, "held", route))
    until(lambda: hasattr(stage, "held"), "the looks were asked for", page)
    page.wait_for_timeout(200)
    expect(page.locator(".tabs")).to_have_count(0)
    stage.held.continue_()
    expect(page.locator(".tabs")).to_have_css("display", "grid")
    expect(page.locator(".tab:visible").first).to_be_visible()


def a_screen_comes_without_its_looks_where_they_cannot_be_had(stage):
    page = tabs_on_a_slow_line(stage, lambda route: route.abort())
    expect(page.locator(".tabs")).to_have_count(1)
    page.context.unroute("**/tabs.css*")
    page.reload()
    expect(page.locator(".tabs")).to_have_css("display", "grid")
    assert all("ERR_FAILED" in line for line in stage.complaints), stage.complaints
    stage.complaints.clear()


NOT_TESTS = {moving, color_at, tabs_on_a_slow_line, Server, os, tempfile}
TESTS = [value for value in list(globals().values())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
