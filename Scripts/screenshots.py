# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Photographs the cookbook for the README; Scripts/screenshots runs it."""
import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {"wide": (1280, 800), "narrow": (390, 800)}


def open_recipe(page):
    """Goes to a recipe as a person does."""
    page.get_by_text("Plain stack", exact=True).first.click()
    page.get_by_text("Soups", exact=True).first.click()
    page.wait_for_load_state("networkidle")


def main(folder):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["WAYMARK_CHROMIUM"], args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                page = browser.new_page(
                    viewport={"width": width, "height": height}, color_scheme=scheme,
                    reduced_motion="reduce")
                page.goto(os.environ["WAYMARK_URL"], wait_until="networkidle")
                open_recipe(page)
                page.screenshot(path=folder / f"cookbook-{size}-{scheme}.png")
                page.close()
        browser.close()


main(Path(sys.argv[1]))
