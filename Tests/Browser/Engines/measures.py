# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Tests of the positions of bars, titles and rows."""
from journeys import SOUP
from page import until
from pictures import colors

# The words at spacers that are broken.
BROKEN = """[...document.querySelectorAll(".row .h:has(> .spacer) > .text")].filter((text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
  return Math.max(...tops) - Math.min(...tops) > 4;
}).map((text) => text.textContent)"""


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


def short_words_beside_a_spacer_stay_on_one_line(stage):
    page = stage.open(SOUP)
    page.has_title("Leek and Potato Soup")
    assert page.evaluate(BROKEN) == []


def large(then):
    """An expression that evaluates `then` with the screen in front that has a large title."""
    return ("((screen) => " + then + ")([...document.querySelectorAll("
            "'.screen.large:not([inert] *)')].findLast((screen) => screen.checkVisibility()))")


def a_large_title_is_in_the_bar_only_once_it_has_gone_up(stage):
    opacity = "getComputedStyle(screen.querySelector(':scope > .bar > .bar-title')).opacity"
    for size in ("wide", "narrow"):
        page = stage.open(size=size)
        page.press(".row", "Bound path")
        page.has_title("Bound path")
        page.holds(large(f"{opacity} === '0'"), "the title was only below")
        page.evaluate(large("screen.scrollTop = 300"))
        page.holds(large(f"{opacity} === '1'"), "the title was in the bar")
        page.evaluate(large("screen.scrollTop = 0"))
        page.holds(large(f"{opacity} === '0'"), "the title was only below again")


def a_bar_has_a_background_once_something_has_gone_below_it(stage):
    background = "getComputedStyle(screen.querySelector(':scope > .bar'), '::before').opacity"
    for size in ("wide", "narrow"):
        page = stage.open(size=size)
        page.press(".row", "Notes and settings")
        page.has_title("Notes and settings")
        page.holds(large(f"{background} === '0'"), "the bar was as its screen")
        page.evaluate(large("screen.scrollTop = 300"))
        page.holds(large(f"{background} === '1'"), "the bar had a background")
        page.evaluate(large("screen.scrollTop = 20"))
        page.holds(large(f"{background} === '0'"), "the bar was as its screen again")
        assert page.evaluate(large("getComputedStyle(screen.querySelector(':scope > .bar'))"
                                   ".backgroundColor === getComputedStyle(screen).backgroundColor"))


def a_small_title_stands_in_a_bar_without_a_line_until_something_goes_below(stage):
    page = stage.open("/plainStack")
    page.press(".row", "How to read a recipe")
    page.has_title("How to read a recipe")
    page.holds("getComputedStyle([...document.querySelectorAll('.screen.inline > .bar')].at(-1),"
               " '::before').opacity === '0'", "the bar was as its screen")


def the_ring_of_a_field_below_a_bar_is_whole(stage):
    page = stage.open("/modals")
    page.press(".row", "The contents of the book")
    page.has_focus("dialog [type=search]")
    page.holds("getComputedStyle(document.querySelector('dialog')).translate === 'none'")
    bar = "getComputedStyle(document.querySelector('dialog .bar')"
    page.holds(bar + ", '::before').opacity === '0'", "the bar was as its screen")
    assert page.evaluate(bar + ").backgroundColor") == "rgba(0, 0, 0, 0)"


def what_stands_in_the_bar_of_a_screen_that_slid_in_is_seen(stage):
    page = stage.open("/plainStack")
    page.press(".row", "Soups")
    page.has_title("Soups")
    page.press(".row", "Leek and Potato Soup")
    page.has_title("Leek and Potato Soup")
    page.holds("!document.querySelector('[data-slide]')", "the slide ended")
    box = page.evaluate("[...document.querySelectorAll('.item')].at(-1).getBoundingClientRect()")
    edges = [round(box[edge]) for edge in ("left", "top", "right", "bottom")]
    until(lambda: len(colors(page, *edges)) > 1, "the button was drawn")


def a_menu_at_the_pointer_is_as_wide_as_its_words(stage):
    page = stage.open("/plainStack", size="narrow")
    page.press(".row", "Soups")
    page.has_title("Soups")
    page.press(".row", "Minestrone with White Beans", button=2)
    page.has(".context > .menu:popover-open .entry", "Add to favourites")
    page.holds("document.querySelector('.menu:popover-open .entry').offsetHeight < 50",
               "its words stood on one line")
    assert page.evaluate(
        "document.querySelector('.menu:popover-open').getBoundingClientRect().right <= innerWidth")


TESTS = [a_bar_with_a_menu_among_its_items_is_arranged,
         short_words_beside_a_spacer_stay_on_one_line,
         a_large_title_is_in_the_bar_only_once_it_has_gone_up,
         a_bar_has_a_background_once_something_has_gone_below_it,
         a_small_title_stands_in_a_bar_without_a_line_until_something_goes_below,
         the_ring_of_a_field_below_a_bar_is_whole,
         what_stands_in_the_bar_of_a_screen_that_slid_in_is_seen,
         a_menu_at_the_pointer_is_as_wide_as_its_words]
