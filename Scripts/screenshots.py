# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Photographs the cookbook for the README and Documentation/Screens.md; Scripts/screenshots runs it."""
import base64
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

SIZES = {390: 844, 1024: 768, 1440: 900}
LIMIT = 4_000_000  # bytes of all pictures

# Pages are set in the system's own font. Here it is one that is alike on every machine.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong">
      <string>Inter</string><string>Liberation Sans</string>
    </edit>
  </match>
</fontconfig>
"""


def press(page, *texts):
    for text in texts:
        page.locator(".row:visible", has_text=text).first.click(force=True)
        expect(page.locator("h1:visible, dialog[open]").last).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(150)


def recipe(page, url):
    """A recipe, as a person has left it: a heart, and two things that are ready."""
    page.goto(url)
    press(page, "Plain stack", "Soups", "Tomato and Bread Soup")
    heart = page.locator('[data-identifier="recipe.favourite"]')
    expect(heart).to_be_visible()
    if "Add" in (heart.get_attribute("aria-label") or ""):
        heart.click()
    for line in page.locator('[data-identifier^="ingredient."]').all()[:2]:
        line.click()
        expect(line.locator("[data-identifier], .unseen").first).to_have_text("Ready")


def chapters(page, url):
    page.goto(url)


def columns(page, url):
    page.goto(url + "/threeColumns")
    press(page, "Soups", "Leek and Potato Soup")


def search(page, url):
    page.goto(url + "/twoColumns")
    page.get_by_role("searchbox").fill("soup")
    expect(page.locator(".row:visible", has_text="Granola")).to_have_count(0)


def tabs(page, url):
    page.goto(url + "/tabs")


def form(page, url):
    page.goto(url + "/notes")


def sheet(page, url):
    page.goto(url + "/notes")
    press(page, "Add a note")
    expect(page.locator("dialog[open]")).to_be_visible()


def alert(page, url):
    page.goto(url + "/modals")
    press(page, "Burn the book")
    expect(page.locator("dialog[open]")).to_be_visible()


SCREENS = [chapters, recipe, columns, search, tabs, form, sheet, alert]


def photograph(page, path):
    """A WebP picture, which the browser makes itself."""
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)
    page.wait_for_timeout(200)
    session = page.context.new_cdp_session(page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    path.write_bytes(base64.b64decode(picture["data"]))


def take_all(browser, folder, url):
    for width, height in SIZES.items():
        for scheme in ("light", "dark"):
            for screen in SCREENS:
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme,
                    reduced_motion="reduce")
                page = context.new_page()
                screen(page, url)
                photograph(page, folder / f"{screen.__name__}-{width}-{scheme}.webp")
                context.close()


def main(folder, url, chromium):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        fonts = Path(scratch, "fonts.conf")
        fonts.write_text(FONTS)
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"],
            env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
        take_all(browser, folder, url)
        browser.close()
    size = sum(path.stat().st_size for path in folder.glob("*.webp"))
    assert size <= LIMIT, f"the pictures have {size} bytes together, and {LIMIT} are the most"
    print(f"{len(list(folder.glob('*.webp')))} pictures, {size} bytes")


main(Path(sys.argv[1]), os.environ["WAYMARK_URL"], os.environ["WAYMARK_CHROMIUM"])
