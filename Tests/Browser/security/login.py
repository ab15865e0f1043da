# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""An app within a server that has accounts: two people, a way in, a way out."""
import os

from playwright.sync_api import expect

from harness import COME, Server, expect_title, field, press, quiet, row, until


def sign_in(page, name, password):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def notes_of_ann(stage, server):
    page = quiet(stage)
    page.goto(server.url)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    return page


def windows_of_ann(stage, server):
    """Two windows of one browser, of which the first shows her notes."""
    context = stage.person()
    page, other = context.new_page(), context.new_page()
    page.goto(server.url)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    return page, other


def sign_out(page, server):
    page.goto(server.url + "/sign-out")
    page.get_by_role("button", name="Sign out").click()


def keep(page, text):
    field(page, "draft").fill(text)
    page.get_by_role("button", name="Keep").click()
    expect(row(page, text)).to_be_visible()


def with_server(test):
    """Runs a test with a server of its own."""
    def run(stage):
        with Server(os.environ.get("WAYMARK_LOGIN", ".build/debug/login")) as server:
            test(stage, server)
    run.__name__ = test.__name__
    return run


@with_server
def an_issue_of_the_app_stands_before_the_page_that_met_it(stage, server):
    page = notes_of_ann(stage, server)
    problems = page.locator("#waymark-problems")
    expect(problems).to_have_count(0)
    page.goto(server.url + "/notes/nope")
    expect(problems).to_contain_text("the address part 'nope' leads to no screen")


@with_server
def two_people_never_see_each_others_notes(stage, server):
    ann, bob = (stage.person().new_page() for _ in range(2))
    for page, name, password in [(ann, "ann", "apple"), (bob, "bob", "banana")]:
        page.goto(server.url)
        expect(page).to_have_url(server.url + "/sign-in")
        sign_in(page, name, password)
        expect(page).to_have_url(server.url + "/notes")
    keep(ann, "Water the plants")
    keep(bob, "Buy a boat")
    expect(row(ann, "Buy a boat")).to_have_count(0)
    expect(row(bob, "Water the plants")).to_have_count(0)
    bob.reload()
    expect_title(bob, "Notes of Bob")
    expect(row(bob, "Buy a boat")).to_be_visible()
    press(ann, "Water the plants")
    expect_title(ann, "Note")
    assert ann.url.startswith(server.url + "/notes"), ann.url


@with_server
def a_row_that_an_app_scrolls_to_is_in_the_middle_of_what_scrolls(stage, server):
    page = notes_of_ann(stage, server)
    for number in range(24):
        keep(page, f"Note {number}")
    keep(page, "The last note")
    note = row(page, "The last note")
    expect(note).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, -5000)
    expect(field(page, "draft")).to_be_in_viewport(ratio=1)
    for number in range(12):
        keep(page, f"Later note {number}")
        expect(row(page, f"Later note {number}")).to_be_in_viewport(ratio=1)


@with_server
def a_link_leads_on_after_signing_in(stage, server):
    page = stage.person().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url + "/notes/today/7?from=mail")
    expect(page).to_have_url(server.url + "/sign-in?next=/notes/today/7%3Ffrom%3Dmail")
    asked.clear()
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    assert server.url + "/notes/today/7?from=mail" in asked, asked
    expect(page).to_have_url(server.url + "/notes/")  # connected: the address of what is shown
    assert all("404" in line for line in stage.complaints), stage.complaints
    stage.complaints.clear()
    page.context.clear_cookies()
    page.goto(server.url + "/sign-in?next=https%3A%2F%2Fexample.org%2Fnotes%2F")
    sign_in(page, "ann", "apple")
    expect(page).to_have_url(server.url + "/notes")


@with_server
def a_wrong_password_lets_nobody_in(stage, server):
    page = stage.person().new_page()
    page.goto(server.url)
    sign_in(page, "ann", "banana")
    expect(page.get_by_role("status")).to_have_text("Name or password is wrong.")
    page.goto(server.url + "/notes")
    expect(page).to_have_url(server.url + "/sign-in")


@with_server
def signing_out_closes_the_windows_of_a_person(stage, server):
    page, other = windows_of_ann(stage, server)
    sign_out(other, server)
    expect(page).to_have_url(server.url + "/sign-in")


@with_server
def what_somebody_typed_is_not_typed_for_who_signs_in_next(stage, server):
    page, other = windows_of_ann(stage, server)
    field(page, "draft").fill("Ann's secret")
    expect(page.get_by_role("button", name="Keep")).to_be_enabled()
    page.goto("about:blank")
    sign_out(other, server)
    sign_in(other, "bob", "banana")
    expect_title(other, "Notes of Bob")
    page.go_back()
    expect_title(page, "Notes of Bob")
    page.wait_for_timeout(500)
    expect(field(page, "draft")).to_have_value("")


@with_server
def what_somebody_typed_is_not_typed_for_who_signs_in_next_in_the_same_window(stage, server):
    page = notes_of_ann(stage, server)
    field(page, "draft").fill("Ann's secret")
    expect(page.get_by_role("button", name="Keep")).to_be_enabled()
    sign_out(page, server)
    page.goto(server.url)
    sign_in(page, "bob", "banana")
    expect_title(page, "Notes of Bob")
    for _ in range(4):
        page.go_back()
        page.wait_for_timeout(300)
    expect_title(page, "Notes of Bob")
    page.wait_for_timeout(300)
    expect(field(page, "draft")).to_have_value("")


def begin_a_long_note(page):
    page.get_by_role("button", name="Write more").click()
    field(page, "long").fill("Ann's secret")
    expect(page.get_by_role("button", name="Done")).to_be_enabled()


def expect_no_long_note(page):
    page.get_by_role("button", name="Write more").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(500)
    expect(field(page, "long")).to_have_value("")


@with_server
def what_somebody_wrote_in_a_sheet_is_not_offered_to_who_signs_in_next(stage, server):
    page, other = windows_of_ann(stage, server)
    begin_a_long_note(page)
    page.goto("about:blank")
    sign_out(other, server)
    sign_in(other, "bob", "banana")
    expect_title(other, "Notes of Bob")
    page.go_back()
    expect_title(page, "Notes of Bob")
    expect_no_long_note(page)


@with_server
def what_somebody_wrote_in_a_sheet_is_not_offered_in_the_same_window(stage, server):
    page = notes_of_ann(stage, server)
    begin_a_long_note(page)
    sign_out(page, server)
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    expect_no_long_note(page)
    page.goto(server.url + "/sign-in")
    sign_in(page, "bob", "banana")
    expect_title(page, "Notes of Bob")
    expect_no_long_note(page)


@with_server
def a_press_counts_where_the_script_came_long_after_what_it_is_made_on(stage, server):
    page = stage.person().new_page()
    page.goto(server.url)
    page.route("**/controls.js*", lambda route: (page.wait_for_timeout(700), route.continue_()))
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    place = page.get_by_role("button", name="Write more").bounding_box()
    page.evaluate(COME)
    page.mouse.click(place["x"] + 9, place["y"] + 9)
    expect(page.get_by_role("dialog")).to_be_visible()


@with_server
def signing_in_ends_who_was_signed_in_before(stage, server):
    first, second = stage.person().request, stage.person().request
    own = {"Sec-Fetch-Site": "same-origin"}

    def enter(request, form, **headers):
        return request.post(
            f"{server.url}/sign-in", form=form, headers={**own, **headers}, max_redirects=0)
    cookie = enter(first, {"name": "ann", "password": "apple"}).headers["set-cookie"].split(";")[0]
    assert first.get(f"{server.url}/notes", max_redirects=0).status == 200
    answer = enter(second, {"name": "bob", "password": "banana"}, Cookie=cookie)
    assert answer.status == 303, answer.status
    assert first.get(f"{server.url}/notes", max_redirects=0).status == 303
    for form in ({}, {"name": "ann"}):
        assert enter(second, form).status == 400


@with_server
def a_form_of_another_site_signs_nobody_in(stage, server):
    request = stage.person().request
    form = {"name": "ann", "password": "apple"}
    for foreign in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}):
        answer = request.post(f"{server.url}/sign-in", form=form, headers=foreign, max_redirects=0)
        assert answer.status == 403 and "set-cookie" not in answer.headers, answer.status
    own = {"Sec-Fetch-Site": "same-origin"}
    answer = request.post(f"{server.url}/sign-in", form=form, headers=own, max_redirects=0)
    assert answer.status == 303 and "set-cookie" in answer.headers, answer.status


@with_server
def nothing_of_a_person_is_kept_in_the_browser_when_another_one_signs_in(stage, server):
    page, other = windows_of_ann(stage, server)
    kept = "JSON.stringify({ ...sessionStorage })"
    field(page, "draft").fill("Ann's secret")
    expect(page.get_by_role("button", name="Keep")).to_be_enabled()
    keep(page, "Water the plants")
    press(page, "Water the plants")
    expect_title(page, "Note")
    page.go_back()
    field(page, "draft").fill("Ann's secret")
    expect(page.get_by_role("button", name="Keep")).to_be_enabled()
    page.goto(server.url + "/sign-in")
    assert "secret" in page.evaluate(kept), "what was typed is kept for the same person"
    sign_in(page, "bob", "banana")
    expect_title(page, "Notes of Bob")
    until(lambda: "secret" not in page.evaluate(kept), "Ann's words are gone", page)


@with_server
def signing_out_leaves_nothing_in_the_browser(stage, server):
    page = notes_of_ann(stage, server)
    field(page, "draft").fill("Ann's secret")
    expect(page.get_by_role("button", name="Keep")).to_be_enabled()
    sign_out(page, server)
    expect(page.get_by_role("heading")).to_have_text("Sign in")
    until(lambda: page.evaluate("sessionStorage.length") == 0, "nothing is kept", page)


@with_server
def a_wrong_password_keeps_the_name(stage, server):
    page = stage.person().new_page()
    page.goto(server.url)
    sign_in(page, 'a"nn <b>', "banana")
    expect(page.get_by_label("Name")).to_have_value('a"nn <b>')
    expect(page.get_by_label("Password")).to_have_value("")


@with_server
def who_guesses_passwords_waits_longer_each_time_and_nobody_else_does(stage, server):
    request = stage.person().request

    def enter(name, password):
        return request.post(f"{server.url}/sign-in", form={"name": name, "password": password},
                            headers={"Sec-Fetch-Site": "same-origin"}, max_redirects=0)
    answers = [enter("ann", "wrong") for _ in range(40)]
    codes = [answer.status for answer in answers]
    assert codes[:3] == [200] * 3 and codes.count(429) >= 30, codes
    last = next(answer for answer in answers if answer.status == 429)
    assert "Try again in" in last.text() and 'value="ann"' in last.text(), last.text()
    assert int(last.headers["retry-after"]) >= 1
    assert enter("ann", "apple").status == 429, "the right one waits as well"
    assert enter("bob", "banana").status == 303, "another name does not"


@with_server
def an_address_with_a_query_leads_on_after_signing_in(stage, server):
    page = stage.person().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url + "/notes?x=1")
    expect(page).to_have_url(server.url + "/sign-in?next=/notes%3Fx%3D1")
    asked.clear()
    sign_in(page, "ann", "apple")
    expect_title(page, "Notes of Ann")
    assert server.url + "/notes?x=1" in asked, asked


@with_server
def the_way_in_has_the_looks_of_the_app(stage, server):
    for size, scheme in [("narrow", "light"), ("wide", "dark")]:
        page = stage.person(size, scheme).new_page()
        page.goto(server.url)
        button = page.get_by_role("button", name="Sign in")
        expect(button).to_have_css("background-color", "rgb(0, 100, 214)")
        assert button.bounding_box()["height"] >= 44
        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground == ("rgb(242, 242, 247)" if scheme == "light" else "rgb(0, 0, 0)"), ground


TESTS = [nothing_of_a_person_is_kept_in_the_browser_when_another_one_signs_in,
         signing_out_leaves_nothing_in_the_browser, a_wrong_password_keeps_the_name,
         who_guesses_passwords_waits_longer_each_time_and_nobody_else_does,
         an_address_with_a_query_leads_on_after_signing_in, the_way_in_has_the_looks_of_the_app,
         an_issue_of_the_app_stands_before_the_page_that_met_it,
         a_form_of_another_site_signs_nobody_in, two_people_never_see_each_others_notes,
         a_link_leads_on_after_signing_in, a_wrong_password_lets_nobody_in,
         signing_out_closes_the_windows_of_a_person,
         a_row_that_an_app_scrolls_to_is_in_the_middle_of_what_scrolls,
         what_somebody_typed_is_not_typed_for_who_signs_in_next,
         what_somebody_typed_is_not_typed_for_who_signs_in_next_in_the_same_window,
         what_somebody_wrote_in_a_sheet_is_not_offered_to_who_signs_in_next,
         what_somebody_wrote_in_a_sheet_is_not_offered_in_the_same_window,
         a_press_counts_where_the_script_came_long_after_what_it_is_made_on,
         signing_in_ends_who_was_signed_in_before]
