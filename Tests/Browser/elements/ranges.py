# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Sliders, steppers, progress and gauges."""
import contextlib

from connections.interruption import connected, mortal
from harness import expect, field, named, press, quiet, until
from line import Line


def salt(page):
    return field(page, "settings.salt")


def guests(page):
    return page.get_by_role("spinbutton")


def told(page):
    return named(page, "settings.table")


def module_is_here(page):
    """The buttons of a stepper leave the order of the Tab key once the keys are heard."""
    expect(named(page, "settings.guests").locator("button").first).to_have_attribute("tabindex", "-1")


def a_slider_goes_with_the_mouse_and_says_where_it_is_on_its_way(stage):
    page = stage.open("/notes")
    module_is_here(page)
    expect(told(page)).to_have_text("4 pinches of salt for 4.")
    slider = salt(page)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.75, middle, steps=5)
    expect(told(page)).to_have_text("6 pinches of salt for 4.")
    page.mouse.move(box["x"] + box["width"] + 50, middle, steps=5)
    expect(told(page)).to_have_text("8 pinches of salt for 4.")
    assert slider.evaluate("input => input.value") == "1"
    page.mouse.up()
    expect(slider).to_have_attribute("value", "1")
    page.reload()
    expect(told(page)).to_have_text("8 pinches of salt for 4.")


def a_slider_goes_with_the_keys(stage):
    page = stage.open("/notes")
    salt(page).focus()
    page.keyboard.press("Home")
    expect(told(page)).to_have_text("0 pinches of salt for 4.")
    page.keyboard.press("End")
    expect(told(page)).to_have_text("8 pinches of salt for 4.")
    for _ in range(60):
        page.keyboard.press("ArrowLeft")
    expect(told(page)).to_have_text("3 pinches of salt for 4.")
    expect(salt(page)).to_be_focused()


def a_slider_that_is_moved_for_long_does_not_say_too_much(stage):
    page = stage.open("/notes")
    module_is_here(page)
    page.evaluate("""() => {
      window.said = 0;
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        window.said += text.includes('"slide"');
        return send.call(this, text);
      };
    }""")
    salt(page).evaluate("""async (input) => {
      for (let i = 0; i <= 100; i++) {
        input.value = i / 100;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((goOn) => setTimeout(goOn, 5));
      }
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }""")
    expect(told(page)).to_have_text("8 pinches of salt for 4.")
    said = page.evaluate("said")
    assert 2 <= said <= 25, said
    connected(page)


def a_stepper_goes_by_buttons_and_ends_at_its_bounds(stage):
    page = stage.open("/notes")
    module_is_here(page)
    more = page.get_by_role("button", name="Increase Guests")
    less = page.get_by_role("button", name="Decrease Guests")
    for _ in range(8):
        more.click()
    expect(named(page, "settings.guests")).to_contain_text("Guests: 12")
    expect(more).to_be_disabled()
    expect(guests(page)).to_be_focused()
    less.click()
    expect(more).to_be_enabled()
    expect(guests(page)).to_have_attribute("aria-valuenow", "11")


def a_stepper_goes_by_keys(stage):
    page = stage.open("/notes")
    module_is_here(page)
    guests(page).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(guests(page)).to_have_attribute("aria-valuenow", "5")
    page.keyboard.press("End")
    expect(guests(page)).to_have_attribute("aria-valuenow", "12")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    expect(guests(page)).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("Tab")
    expect(salt(page)).to_be_focused()


def sliders_and_steppers_work_without_a_script(stage):
    page = stage.open("/notes", java_script_enabled=False)
    page.get_by_role("button", name="Increase Guests").click()
    expect(told(page)).to_have_text("5 pinches of salt for 5.")
    salt(page).focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Apply").click()
    expect(told(page)).to_have_text("10 pinches of salt for 5.")
    expect(salt(page)).to_have_value("1")
    for _ in range(4):
        page.get_by_role("button", name="Decrease Guests").click()
    expect(page.get_by_role("button", name="Decrease Guests")).to_be_disabled()


def assistive_technology_hears_what_they_are_and_where_they_stand(stage):
    page = stage.open("/notes")
    slider = page.get_by_role("slider", name="Salt", exact=True)
    expect(slider).to_have_value("0.5")
    expect(page.get_by_role("spinbutton", name="Guests: 4", exact=True)).to_be_visible()
    meter = page.get_by_role("meter", name="Chairs taken", exact=True)
    expect(meter).to_have_attribute("aria-valuetext", "4 of 12")
    tree = page.locator("main").aria_snapshot()
    assert '- slider "Salt": "0.5"' in tree, tree
    assert 'spinbutton "Guests: 4"' in tree, tree
    assert '- meter "Chairs taken"' in tree, tree
    page.goto(stage.server.url + "/modals")
    press(page, "A cover to cook by")
    progress = page.get_by_role("progressbar", name="Steps done", exact=True)
    expect(progress).to_have_js_property("value", 0)
    page.get_by_role("button", name="Next step").click()
    until(lambda: progress.evaluate("node => node.value") > 0, "a step is done", page)


def a_slider_that_is_moved_without_a_network_stays_where_it_is(stage):
    with contextlib.closing(Line(stage.server.url)) as line:
        page = quiet(stage)
        page.goto(line.url + "/notes")
        expect(told(page)).to_have_text("4 pinches of salt for 4.")
        module_is_here(page)
        line.die()
        salt(page).focus()
        page.keyboard.press("End")
        page.get_by_role("button", name="Increase Guests").click()
        page.wait_for_timeout(500)
        line.mend()
        expect(told(page)).to_have_text("10 pinches of salt for 5.")
        assert salt(page).evaluate("input => input.value") == "1"
        page.close()


def where_a_slider_was_moved_to_outlives_the_server(stage):
    with mortal(stage) as (page, url, replace):
        page.goto(url + "/notes")
        slider = salt(page)
        slider.focus()
        page.keyboard.press("End")
        expect(told(page)).to_have_text("8 pinches of salt for 4.")
        replace(meanwhile=lambda: page.keyboard.press("Home"))
        expect(told(page)).to_have_text("0 pinches of salt for 4.")
        assert slider.evaluate("input => input.value") == "0"


def what_is_moved_is_large_enough_and_shows_the_focus(stage):
    page = stage.open("/notes", size="narrow")
    module_is_here(page)
    for target in (salt(page), page.get_by_role("button", name="Increase Guests")):
        box = target.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24, box
    for target in (salt(page), guests(page)):
        target.focus()
        page.keyboard.press("Shift")
        assert target.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"


def nothing_turns_for_those_who_want_less_motion(stage):
    page = stage.open("/notes")
    module_is_here(page)
    runs = page.evaluate("""() => {
      const ring = document.createElement("label");
      ring.className = "progress circular waiting";
      const line = document.createElement("label");
      line.className = "progress linear waiting";
      for (const node of [ring, line]) {
        node.append(document.createElement("progress"));
        document.querySelector("main").append(node);
      }
      return [ring, line].map((node) => node.firstChild.getAnimations().length);
    }""")
    assert runs == [0, 0], runs
    page.emulate_media(reduced_motion="no-preference")
    counts = """() => [...document.querySelectorAll(".waiting > progress")]
      .map((node) => node.getAnimations().length)"""
    until(lambda: page.evaluate(counts) == [1, 1], "they move for others", page)


NOT_TESTS = {salt, guests, told, module_is_here}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
