# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A page's own token, shown again: a second connection of the page takes it over."""
import json

from accessibility.keyboard import tab_to
from harness import enter, expect, expect_title, press, until
from security.login import sign_in, sign_out, with_server

ELSEWHERE = "This page is open in another window. Reload it to go on here. Reload"

OWN = "({ page: document.body.dataset.page, token: document.body.dataset.token })"

# Connects as the page with this token does, and writes down what is said and how it ends.
CONNECT = """([name, path, own]) => {
  const socket = new WebSocket(
    location.origin.replace("http", "ws") + path + "/_waymark/socket?" + new URLSearchParams(own));
  const heard = window[name] = { socket, kinds: [], end: null };
  socket.onopen = () => socket.send(JSON.stringify({
    k: "join", ...own, route: [], width: "regular", resume: false, have: 0, s: 0,
  }));
  socket.onmessage = ({ data }) => heard.kinds.push(JSON.parse(data).k);
  socket.onclose = ({ code, reason }) => heard.end = [code, reason];
}"""


# Counts how often what the page says of itself changes.
COUNT = """() => {
  window.told = 0;
  new MutationObserver(() => told++)
    .observe(document.getElementById("waymark-status"), { childList: true });
}"""


def connect(page, name, own, path=""):
    page.evaluate(CONNECT, [name, path, own])


def kinds(page, name):
    return page.evaluate(f"{name}.kinds")


def end(page, name):
    return page.evaluate(f"{name}.end")


def the_newer_connection_of_a_page_takes_it_over_and_the_older_one_is_told(stage):
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    own = page.evaluate(OWN)
    page.evaluate(COUNT)
    connect(page, "first", own)
    expect(page.locator("#waymark-status")).to_have_text(ELSEWHERE)
    assert page.evaluate("told") == 1
    until(lambda: kinds(page, "first") == ["ready", "whole"], "it saw the page", page)
    assert end(page, "first") is None
    connect(page, "second", own)
    until(lambda: end(page, "first"), "the older one was told", page)
    code, reason = end(page, "first")
    assert code == 4001 and "open in another window" in reason, (code, reason)
    until(lambda: kinds(page, "second") == ["ready", "whole"], "the newer saw the page", page)
    assert end(page, "second") is None
    tab_to(page, "Reload")
    page.keyboard.press("Enter")
    expect(page.locator("#waymark-status")).to_have_text("")
    expect_title(page, "Soups")
    press(page, "Leek and Potato Soup")
    expect_title(page, "Leek and Potato Soup")


def a_page_that_was_taken_over_is_reloaded_from_above_its_sheet(stage):
    page = stage.open("/modals")
    press(page, "A sheet for a soup")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    connect(page, "first", page.evaluate(OWN))
    expect(page.locator("#waymark-status")).to_have_text(ELSEWHERE)
    with page.expect_navigation(wait_until="commit"):
        sheet.get_by_role("button", name="Reload").click()
    expect(sheet).to_be_visible()  # it goes on as it was, once it has joined
    expect(page.locator("#waymark-status")).to_have_text("")


def a_copy_of_a_tab_is_a_page_of_its_own(stage):
    """Browsers give a copied tab what the session storage of the one in sight has."""
    page = stage.open("/plainStack")
    press(page, "Soups")
    expect_title(page, "Soups")
    for is_hidden in ("true", "false"):
        page.evaluate(f"""() => {{
          Object.defineProperty(document, "hidden", {{ get: () => {is_hidden}, configurable: true }});
          document.dispatchEvent(new Event("visibilitychange"));
        }}""")
    stored = page.evaluate("({ ...sessionStorage })")
    copy = page.context.new_page()
    copy.goto(page.url)
    copy.add_init_script(f"Object.assign(sessionStorage, {json.dumps(stored)})")
    copy.reload()
    press(copy, "Leek and Potato Soup")
    expect_title(copy, "Leek and Potato Soup")
    expect(page.locator("#waymark-status")).to_have_text("")
    press(page, "Tomato and Bread Soup")
    expect_title(page, "Tomato and Bread Soup")


def a_token_without_its_persons_cookie_opens_nothing(stage):
    """The console says that the connection was refused."""
    mine, theirs = stage.open("/plainStack"), stage.open("/plainStack")
    theirs.context.remove_listener("console", stage._hear)
    connect(theirs, "stolen", mine.evaluate(OWN))
    until(lambda: end(theirs, "stolen"), "it was refused", theirs)
    assert kinds(theirs, "stolen") == [], kinds(theirs, "stolen")
    press(mine, "Soups")
    expect_title(mine, "Soups")


@with_server
def a_token_opens_nothing_after_its_person_has_signed_out(stage, server):
    page = stage.person(bypass_csp=True).new_page()
    page.goto(server.url)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    enter(page, server.url + "/notes")
    own = page.evaluate(OWN)
    connect(page, "before", own, "/notes")
    until(lambda: "ready" in kinds(page, "before"), "it saw the page", page)
    sign_out(page, server)
    expect(page).to_have_url(server.url + "/sign-in")
    expect_refused(page, own)
    sign_in(page, "bob", "banana")
    expect_title(page, "Notes of Bob")
    expect_refused(page, own)


def expect_refused(page, own):
    connect(page, "after", own, "/notes")
    until(lambda: end(page, "after"), "it was refused", page)
    code, reason = end(page, "after")
    assert kinds(page, "after") == [], kinds(page, "after")
    assert code == 4401 and "signed out" in reason, (code, reason)


TESTS = [
    the_newer_connection_of_a_page_takes_it_over_and_the_older_one_is_told,
    a_page_that_was_taken_over_is_reloaded_from_above_its_sheet,
    a_copy_of_a_tab_is_a_page_of_its_own,
    a_token_without_its_persons_cookie_opens_nothing,
    a_token_opens_nothing_after_its_person_has_signed_out,
]
