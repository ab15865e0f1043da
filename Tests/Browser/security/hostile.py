# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Text that a person enters is shown as it is wherever it is shown, and is never markup."""
import contextlib

from harness import expect, expect_title, field, named, press, row, title, until
from security.login import sign_in, with_server

HOSTILE = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x",
    "&lt;b&gt;", "</h1></main>", "a\0b", "]]><!--", "\u202ex\r\n",
]

TEXT = "node => node.textContent"

# Elements that hostile text could make: all that load, run or listen, but the page's own script.
MADE = """() => [...document.querySelectorAll("*")].filter((node) =>
    node.matches("script:not([src*='/_waymark/waymark.js']), img, iframe, object, embed, base") ||
    [...node.attributes].some(({ name }) => name.startsWith("on") || /['"<>]/.test(name)))
  .map((node) => node.outerHTML)"""


def shown(text):
    """The text as it is shown: fields have one line, and HTML knows no zero character."""
    return text.replace("\r", "").replace("\n", "").replace("\0", "\ufffd")


def read(locator, script=TEXT):
    return locator.evaluate(script).replace("\0", "\ufffd")


def expect_text(page, locator, text, script=TEXT):
    until(lambda: read(locator, script) == text, f"{text!r} was shown as it is", page)
    assert page.evaluate(MADE) == [], text


@contextlib.contextmanager
def undisturbed(page):
    """Meanwhile the page opens no dialog of the browser's, and keeps its one main part."""
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    yield
    assert dialogs == [], dialogs
    assert page.locator("main").count() == 1


def rename(page, text):
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Title").fill(text)
    page.keyboard.press("Enter")


def a_title_that_a_person_writes_is_text_in_its_heading_the_tab_and_the_way_back(stage):
    page = stage.open("/bars", size="narrow")
    back, entries = page.locator(".back:visible"), page.locator(".ancestors button:visible")
    with undisturbed(page):
        for text in HOSTILE:
            rename(page, text)
            expect_text(page, title(page), shown(text))
            tab = shown(text).replace("\ufffd", " ") + " — Cookbook"
            until(lambda: page.evaluate("document.title") == tab, f"the tab is named {tab}", page)
            press(page, "A screen that decides when you leave")
            page.get_by_role("switch", name="I tasted the soup").check(force=True)
            expect_text(page, back, shown(text))
            expect_text(page, back, shown(text), "node => node.ariaLabel")
            back.click(button="right")
            expect_text(page, entries.first, shown(text))
            entries.first.click()
            expect_text(page, title(page), shown(text))


def a_name_that_a_person_writes_is_text_in_a_greeting_and_after_a_reload(stage):
    page = stage.open("/notes")
    name, greeting = field(page, "settings.name"), named(page, "settings.greeting")
    with undisturbed(page):
        for text in HOSTILE:
            name.fill(text)
            expect_text(page, greeting, f"Hello, {shown(text)}.")
            expect_text(page, name, shown(text), "input => input.value")
            page.reload()
            expect_text(page, greeting, f"Hello, {shown(text)}.")
            expect_text(page, name, shown(text), "input => input.value")
            expect_text(page, name, shown(text), "input => input.getAttribute('value')")


def a_note_that_a_person_writes_is_text_in_its_field_and_in_the_list_of_notes(stage):
    page = stage.open("/notes")
    noted = row(page, "Add a note").locator("xpath=preceding-sibling::*[1]")
    words = field(page, "note.text")
    with undisturbed(page):
        page.get_by_role("button", name="Add a note").click()
        row(page.get_by_role("dialog"), "Shakshuka with Feta").click()
        for text in HOSTILE:
            words.fill(text)
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect_text(page, noted.locator(".text").nth(1), shown(text))
            press(page, "Shakshuka with Feta")
            expect_text(page, words, shown(text), "input => input.value")


def a_note_about_a_recipe_is_text_on_its_screen(stage):
    page = stage.open("/boundPath")
    press(page, "Jump to the soup of the day")
    with undisturbed(page):
        for text in HOSTILE:
            named(page, "recipe.note").click()
            field(page, "note.text").fill(text)
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect_text(page, named(page, "recipe.noteText").locator(".text"), shown(text))


@with_server
def a_line_of_somebody_who_is_signed_in_is_text_in_its_row_and_on_its_screen(stage, server):
    page = stage.person().new_page()
    page.goto(server.url)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    kept = page.locator(".row:visible .link .text")
    with undisturbed(page):
        for count, text in enumerate(HOSTILE):
            field(page, "draft").fill(text)
            page.get_by_role("button", name="Keep").click()
            expect(kept).to_have_count(count + 1)
            expect_text(page, kept.last, shown(text))
            kept.last.click()
            expect_title(page, "Note")
            expect_text(page, page.locator(".screen:visible .text").last, shown(text))
            page.locator(".back:visible").click()
            expect_title(page, "Notes of Ann")
        page.reload()
        for count, text in enumerate(HOSTILE):
            expect_text(page, kept.nth(count), shown(text))


TESTS = [
    a_title_that_a_person_writes_is_text_in_its_heading_the_tab_and_the_way_back,
    a_name_that_a_person_writes_is_text_in_a_greeting_and_after_a_reload,
    a_note_that_a_person_writes_is_text_in_its_field_and_in_the_list_of_notes,
    a_note_about_a_recipe_is_text_on_its_screen,
    a_line_of_somebody_who_is_signed_in_is_text_in_its_row_and_on_its_screen,
]
