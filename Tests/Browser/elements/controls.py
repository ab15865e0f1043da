# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Fields, switches, buttons and sheets."""
from harness import expect, expect_title, field, named, press, row

LONG = "The quick brown fox jumps over the lazy dog, and the dog sleeps on. 0123456789"


def typing_fast_loses_nothing(stage):
    page = stage.open("/notes")
    field(page, "settings.name").press_sequentially(LONG)
    expect(named(page, "settings.greeting")).to_have_text(f"Hello, {LONG}.")
    expect(field(page, "settings.name")).to_have_value(LONG)


def a_control_is_busy_only_when_its_answer_takes_long(stage):
    page = stage.open("/restoration")
    more = page.get_by_role("button", name="One more")
    page.evaluate("""() => {
        window.waits = [];
        addEventListener("click", (event) => (window.pressed = event.timeStamp), true);
        new MutationObserver(() => window.waits.push(performance.now() - window.pressed))
            .observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
    }""")
    more.click()
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 1")
    waits = page.evaluate("window.waits")
    assert all(wait > 90 for wait in waits), waits
    page.goto(stage.server.url + "/restoration?latency=300")
    more.click()
    expect(more).to_have_attribute("aria-busy", "true")
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 2")
    expect(more).not_to_have_attribute("aria-busy", "true")


def typing_in_the_middle_keeps_the_caret(stage):
    page = stage.open("/notes")
    name = field(page, "settings.name")
    name.press_sequentially("Aa")
    expect(named(page, "settings.greeting")).to_have_text("Hello, Aa.")
    name.press("ArrowLeft")
    for letter in "bcdef":
        page.keyboard.press(letter)
        page.wait_for_function(
            "letter => document.querySelector('[data-identifier=\"settings.greeting\"]')"
            ".textContent.includes(letter + 'a')", arg=letter)
    expect(named(page, "settings.greeting")).to_have_text("Hello, Abcdefa.")


def text_that_no_message_holds_is_told_and_the_connection_stays(stage):
    page = stage.open("/notes")
    name = field(page, "settings.name")
    name.fill("Bob")
    expect(named(page, "settings.greeting")).to_have_text("Hello, Bob.")
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    for text in ("\x01" * 12_000, "a" * 20_001):
        name.fill(text)
        expect(page.locator("#waymark-status")).to_have_text("Too long: this was not kept.")
        name.fill("Ann")
        expect(named(page, "settings.greeting")).to_have_text("Hello, Ann.")
    name.fill("é" * 19_900)
    expect(named(page, "settings.greeting")).to_have_text("Hello, " + "é" * 19_900 + ".")
    assert not sockets, "no message was too long for the connection"


def hostile_text_is_shown_as_text(stage):
    page = stage.open("/notes")
    text = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    field(page, "settings.name").fill(text)
    expect(named(page, "settings.greeting")).to_have_text(f"Hello, {text}.")
    assert page.locator("img, main script").count() == 0
    page.reload()
    expect(named(page, "settings.greeting")).to_have_text(f"Hello, {text}.")
    assert page.locator("img, main script").count() == 0
    expect(page).to_have_title("Notes and settings — Cookbook")


def a_switch_changes_what_lists_show(stage):
    page = stage.open("/notes")
    switch = field(page, "settings.showsMinutes")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    press(page, "Add a note")
    first = page.locator("dialog .row").first
    expect(first).to_contain_text("Oat Porridge with Baked Plums")
    expect(first).not_to_contain_text("min,")


def a_switch_pressed_many_times_ends_where_it_should(stage):
    page = stage.open("/notes")
    switch = field(page, "settings.showsMinutes")
    for _ in range(7):
        switch.click()
    expect(switch).not_to_be_checked()
    page.reload()
    expect(switch).not_to_be_checked()


def every_press_counts(stage):
    page = stage.open("/restoration")
    more = page.get_by_role("button", name="One more")
    for _ in range(12):
        more.click()
    expect(named(page, "dishesCooked")).to_have_text("Dishes cooked: 12")


def a_button_that_is_not_enabled_cannot_be_pressed(stage):
    page = stage.open("/notes")
    button = page.get_by_role("button", name="Open the pantry")
    expect(button).to_be_disabled()
    field(page, "settings.pantryWord").press_sequentially("salt")
    expect(button).to_be_enabled()
    button.click()
    expect(row(page, "two bars of chocolate")).to_be_visible()
    expect(field(page, "settings.pantryWord")).to_have_value("")


def open_note(stage, size="wide"):
    page = stage.open("/boundPath", size=size)
    press(page, "Jump to the soup of the day")
    expect(named(page, "recipe.note")).to_be_visible()
    named(page, "recipe.note").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def a_sheet_begins_at_its_field(stage):
    page = open_note(stage)
    expect(field(page, "note.text")).to_be_focused()


def a_sheet_closes_with_escape_and_focus_returns(stage):
    page = open_note(stage)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.note")).to_be_focused()


def a_sheet_keeps_the_keyboard_inside(stage):
    page = open_note(stage)
    for _ in range(8):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        assert page.evaluate(inside)


def save_keeps_a_note_and_cancel_does_not(stage):
    page = open_note(stage)
    save = page.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    field(page, "note.text").press_sequentially("Less salt")
    expect(save).to_be_enabled()
    save.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.noteText").locator(".text")).to_have_text("Less salt")
    named(page, "recipe.note").click()
    expect(field(page, "note.text")).to_have_value("Less salt")
    field(page, "note.text").press_sequentially(", more pepper")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(named(page, "recipe.noteText").locator(".text")).to_have_text("Less salt")


def a_sheet_has_a_stack_of_its_own(stage):
    page = stage.open("/notes", size="narrow")
    press(page, "Add a note")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("h1")).to_have_text("Choose a recipe")
    dialog.locator(".row", has_text="Honey Nut Granola").click(force=True)
    expect(dialog.locator("h1:visible")).to_have_text("Note")
    field(page, "note.text").fill("Twice the nuts")
    page.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(row(page, "Twice the nuts")).to_be_visible()
    expect_title(page, "Notes and settings")


def a_row_is_deleted_by_its_button(stage):
    page = stage.open("/notes")
    press(page, "Add a note")
    dialog = page.get_by_role("dialog")
    dialog.locator(".row", has_text="Honey Nut Granola").click(force=True)
    field(page, "note.text").fill("Twice the nuts")
    page.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    after = row(page, "Twice the nuts").locator("xpath=following-sibling::*[1]").inner_text()
    row(page, "Twice the nuts").get_by_role("button", name="Delete").click()
    expect(row(page, "Twice the nuts")).to_have_count(0)
    focused = page.locator(":focus")
    assert focused.evaluate("it => it.closest('.row')?.innerText") == after, focused


def a_heart_is_shown_where_it_matters(stage):
    page = stage.open("/boundPath")
    press(page, "Mussels in Cider")
    named(page, "recipe.favourite").click()
    expect(named(page, "recipe.favourite")).to_have_attribute("aria-label", "Remove from favourites")
    page.go_back()
    expect(row(page, "Mussels in Cider")).to_contain_text("Favourite")
    expect_title(page, "Bound path")


NOT_TESTS = {open_note}
TESTS = [value for name, value in list(globals().items())
         if getattr(value, "__module__", None) == __name__ and callable(value)
         and value not in NOT_TESTS]
