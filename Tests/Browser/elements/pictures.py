# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Pictures that the browser loads from addresses."""
from playwright.sync_api import expect


def a_picture_takes_the_place_of_what_stood_there(stage):
    page = stage.open("/pictures")
    bowl = page.get_by_role("img", name="A bowl of soup").or_(
        page.locator(".image:has(> .unseen:text('A bowl of soup'))"))
    expect(bowl.first).to_be_visible()
    expect(page.get_by_text("This picture is lost.")).to_be_visible()
    box = page.locator(".image.resizable:has(> [width='240'])").bounding_box()
    assert (box["width"], box["height"]) == (240, 160), box
    expect(page.locator(".load")).to_have_count(0)


def a_picture_is_as_large_as_its_scale_says(stage):
    page = stage.open("/pictures")
    small = page.locator(".image img[width='60']")
    expect(small).to_be_visible()
    assert small.bounding_box()["height"] == 40


def without_a_script_pictures_are_shown(stage):
    page = stage.open("/pictures", java_script_enabled=False)
    expect(page.locator(".load > img").first).to_have_css("opacity", "1")
    expect(page.locator(".load progress, .load [role=progressbar]").first).to_be_hidden()


TESTS = [value for value in list(globals().values())
         if callable(value) and getattr(value, "__module__", None) == __name__]
