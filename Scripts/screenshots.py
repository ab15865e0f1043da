# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Photographs the cookbook for the README; Scripts/screenshots runs it."""
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

SIZES = {"wide": (1280, 800), "narrow": (390, 844)}
LIMIT = 150_000  # bytes of one picture

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


def open_recipe(page, url):
    """Goes to a recipe as a person does."""
    page.goto(url)
    for text in ("Plain stack", "Soups", "Tomato and Bread Soup"):
        page.locator(".row:visible", has_text=text).first.click(force=True)
        expect(page.locator("main h1:visible").last).to_have_text(text)
    page.mouse.move(0, 0)
    # The heart, and two things that are ready.
    page.locator('[data-identifier="recipe.favourite"]').click()
    for line in page.locator('[data-identifier^="ingredient."]').all()[:2]:
        line.click()
        expect(line.locator("[data-identifier], .unseen").first).to_have_text("Ready")
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


def main(folder, url, chromium):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        fonts = Path(scratch, "fonts.conf")
        fonts.write_text(FONTS)
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"],
            env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                page = browser.new_page(
                    viewport={"width": width, "height": height}, color_scheme=scheme,
                    reduced_motion="reduce")
                open_recipe(page, url)
                picture = page.screenshot(path=folder / f"cookbook-{size}-{scheme}.png")
                assert len(picture) <= LIMIT, f"{size} {scheme}: {len(picture)} bytes"
                page.close()
        browser.close()


main(Path(sys.argv[1]), os.environ["WAYMARK_URL"], os.environ["WAYMARK_CHROMIUM"])
