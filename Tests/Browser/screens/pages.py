# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Pages as such: their connection, their neighbours, their looks and their accessibility."""
import contextlib
import json
import tempfile
import urllib.error

from harness import SIZES, Server, expect, expect_title, field, named, press, quiet, until
from line import Line

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

CHAPTERS = [
    "plainStack", "boundPath", "destinations", "bars", "twoColumns", "threeColumns", "tabs",
    "grids", "tables", "modals", "deepLinks", "restoration", "notes", "dates", "pictures", "legacy",
    "availability",
]


def an_address_that_nothing_knows_is_not_found_and_has_a_way_home(stage):
    for path, title in [
        ("/nope", None), ("/plainStack/nope", "Plain stack"), ("/boundPath/nope", "Bound path"),
        ("/twoColumns/nope", None), ("/threeColumns/soups/nope", None),
    ]:
        page = quiet(stage)
        answer = page.goto(stage.server.url + path)
        assert answer.status == 404, (path, answer.status)
        notice = page.locator("#waymark-notice")
        expect(notice).to_contain_text("There is nothing at this address")
        if title:
            expect_title(page, title)
        notice.get_by_role("link").click()
        page.wait_for_url(stage.server.url + "/")
        expect(page.locator("#waymark-notice")).to_have_count(0)
    page = stage.person().new_page()
    assert page.goto(stage.server.url + "/recipe/mushroom-risotto").status == 200
    expect_title(page, "Mushroom Risotto")


def a_request_is_logged_by_its_path_alone(stage):
    """A query can hold secrets, and a path what moves a terminal's cursor."""
    logged = ("--log", "json", "--log-level", "info")
    with (tempfile.TemporaryFile("w+") as log,
          Server(stage.server.program, options=logged, errors=log) as server):
        with contextlib.suppress(urllib.error.HTTPError):
            server.get("/nope%0A%1B[2J?word=salt")
        log.seek(0)
        requests = [line for line in map(json.loads, log) if line["message"] == "request"]
        assert [line["path"] for line in requests] == ["/nope%0A%1B[2J"], requests
        assert requests[0]["status"] == "404" and "salt" not in str(requests), requests


def two_browsers_share_nothing_but_the_app(stage):
    mine = stage.open("/notes")
    field(mine, "settings.name").press_sequentially("Me")
    expect(named(mine, "settings.greeting")).to_have_text("Hello, Me.")
    theirs = stage.open("/notes")
    expect(named(theirs, "settings.greeting")).to_have_text("The book would like to know you.")
    cookies = [context.cookies() for context in stage.contexts]
    names = {cookie["name"] for cookie in cookies[0]}
    assert "waymark-person-cookbook" in names, names
    persons = {cookie["value"] for jar in cookies for cookie in jar if "person" in cookie["name"]}
    assert len(persons) == 2


def two_windows_of_one_person_share_settings_and_not_screens(stage):
    person = stage.person()
    first = stage.open("/notes", context=person)
    field(first, "settings.name").press_sequentially("Me")
    expect(named(first, "settings.greeting")).to_have_text("Hello, Me.")
    second = stage.open("/notes", context=person)
    expect(named(second, "settings.greeting")).to_have_text("Hello, Me.")
    press(second, "Plain stack")
    expect_title(second, "Plain stack")
    expect_title(first, "Notes and settings")


def what_is_wrong_in_the_app_stands_before_the_page_until_it_is_read(stage):
    page = stage.person().new_page()
    problem = '{"k":"problems","of":["a link leads nowhere, in Menu > Link"]}'

    def say(line):
        server = line.connect_to_server()
        server.on_message(lambda text: (line.send(text), '"ready"' in text and line.send(problem)))

    page.route_web_socket("**/_waymark/socket*", say)
    page.goto(stage.server.url + "/notes")
    box = page.locator("#waymark-problems")
    expect(box).to_contain_text("a link leads nowhere")
    box.get_by_role("button").click()
    expect(box).to_have_count(0)
    field(page, "settings.name").press_sequentially("Me")
    expect(named(page, "settings.greeting")).to_have_text("Hello, Me.")


def what_a_person_did_before_the_script_came_is_not_lost(stage):
    page, held = stage.person().new_page(), []
    page.route("**/_waymark/waymark.js*", lambda request: held.append(request))
    page.goto(stage.server.url + "/notes", wait_until="commit")
    field(page, "settings.pantryWord").press_sequentially("salt")
    oven = page.get_by_label("Oven")
    oven.select_option(label="Fan")
    cups = page.get_by_role("radio", name="Cups")
    cups.check(force=True)
    strength = page.get_by_role("slider").first
    strength.press("ArrowRight")
    moved = strength.input_value()
    until(lambda: held, "the script was asked for", page)
    held[0].continue_()
    expect(page.get_by_role("button", name="Open the pantry")).to_be_enabled()
    expect(field(page, "settings.pantryWord")).to_have_value("salt")
    expect(oven.locator("option[selected]")).to_have_text("Fan")
    expect(cups).to_have_attribute("checked", "")
    expect(strength).to_have_attribute("value", moved)


def a_lost_connection_is_resumed_where_it_was(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = stage.person().new_page()
        page.goto(line.url + "/notes")
        field(page, "settings.pantryWord").press_sequentially("salt")
        button = page.get_by_role("button", name="Open the pantry")
        expect(button).to_be_enabled()
        assert line.sockets == 1
        line.cut()
        until(lambda: line.sockets == 2, "the page connected again", page)
        button.click()
        expect(page.get_by_role("button", name="Lock the pantry")).to_be_visible()
        page.close()


def closing_a_page_ends_its_connection_and_keeps_its_state_for_a_while(stage):
    with Server(stage.server.program) as server:
        page = stage.person().new_page()
        page.goto(server.url + "/plainStack")
        until(lambda: server.status()["connected"] == 1, "the page was connected", page)
        page.close()
        until(lambda: server.status()["connected"] == 0, "the connection ended")
        assert server.status()["sessions"] == 1


def first_paints_leave_nothing_behind(stage):
    with Server(stage.server.program) as server:
        for chapter in CHAPTERS:
            server.get("/" + chapter)
        after = server.status()
        assert after["mounted"] == len(CHAPTERS)
        assert after["sessions"] == 0
        until(lambda: server.status()["freed"] == len(CHAPTERS),
              "the memory of first paints was given back")


def every_chapter_fills_its_screen_without_errors(stage):
    for size, (width, height) in SIZES.items():
        page = stage.open("/", size=size)
        for chapter in CHAPTERS:
            page.goto(f"{stage.server.url}/{chapter}")
            screen = page.locator(".screen:visible").last
            expect(screen).to_be_visible()
            box = screen.bounding_box()
            assert abs(box["x"] + box["width"] - width) < 1, (size, chapter, box)
            assert box["height"] > height * 0.8, (size, chapter, box)
            wider = "document.documentElement.scrollWidth > innerWidth"
            assert not page.evaluate(wider), (size, chapter, "scrolls sideways")


def the_browsers_back_leads_to_what_its_address_says_without_a_script(stage):
    page = stage.open("/boundPath", java_script_enabled=False)
    press(page, "Push three at once")
    expect_title(page, "Plum Crumble")
    page.locator(".back:visible").last.click()
    expect_title(page, "Mushroom Risotto")
    page.go_back()
    expect_title(page, "Plum Crumble")
    page.reload()
    expect_title(page, "Plum Crumble")


PARTS = """[...document.querySelectorAll("link[rel=stylesheet]")]
  .map(({ href, sheet }) => sheet && href.match(/_waymark.(.+)[.]css/)?.[1])"""


def a_page_with_nothing_to_do_loads_the_looks_of_other_screens(stage):
    page = stage.open("/plainStack", size="narrow")
    first = page.request.get(stage.server.url + "/plainStack").text()
    assert "/sheets.css" not in first and "/ranges.css" not in first
    until(lambda: {"sheets", "tabs", "ranges", "pickers"} <= set(page.evaluate(PARTS)),
          "the looks have come", page)
    assert "scriptless" not in page.evaluate(PARTS)


def a_person_who_saves_data_loads_no_looks_ahead(stage):
    person = stage.person("narrow")
    person.add_init_script("""Object.defineProperty(navigator, "connection", {
      value: { saveData: true } })""")
    page = stage.open("/plainStack", context=person)
    page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    assert not {"sheets", "tabs", "ranges"} & set(page.evaluate(PARTS))
    press(page, "Soups")
    expect_title(page, "Soups")


def violations(page, options):
    options = {"resultTypes": ["violations"], **options}
    for violation in Axe().run(page, options=options).response["violations"]:
        node = violation["nodes"][0]
        yield violation["id"], node["html"][:160], node["failureSummary"]


NOT_TESTS = {violations, Axe}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
