# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Where things stand: bars, titles, rows."""


def a_bar_with_a_menu_among_its_items_is_arranged(stage):
    for size in ("wide", "narrow"):
        page = stage.open("/bars", size=size)
        page.has_title("Menu of the week")
        page.press(".more")
        page.has(".more[aria-expanded=true]")
        page.press(".overflowed [aria-haspopup]")
        page.has(".menu:popover-open")
        page.key("Escape")
        page.has(".menu:popover-open", count=0)


TESTS = [a_bar_with_a_menu_among_its_items_is_arranged]
