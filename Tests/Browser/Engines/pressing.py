# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Keys and what is typed: lists, sliders, fields."""
SLIDER = "document.querySelector('[type=range]')"


def arrows_move_a_slider_by_a_hundredth(stage):
    page = stage.open("/notes")
    page.holds("document.querySelector('.spinner ~ button').tabIndex === -1")
    page.evaluate(f"{SLIDER}.focus()")
    page.key("Home")
    page.holds(f"{SLIDER}.value === '0'")
    page.key("ArrowRight")
    page.holds(f"{SLIDER}.valueAsNumber === {SLIDER}.max / 100")
    page.key("ArrowLeft", "End")
    page.holds(f"{SLIDER}.value === {SLIDER}.max")
    page.has(".text", "8 pinches of salt for 4.")
    page.key(*["ArrowLeft"] * 60)
    page.has(".text", "3 pinches of salt for 4.")


def what_is_typed_arrives(stage):
    page = stage.open("/twoColumns")
    page.press("[type=search]")
    page.has_focus("[type=search]")
    page.key(*"shak")
    page.has(".row", "Shakshuka with Feta")
    page.has(".row", "Buckwheat Pancakes", count=0)


def letters_and_arrows_go_through_a_list_box(stage):
    page = stage.open("/threeColumns/soups")
    page.holds("document.querySelectorAll('[role=listbox] [role=option]').length >= 8")
    page.evaluate("[...document.querySelectorAll('[role=listbox]')].at(-1)"
                  ".querySelector('[role=option]').focus()")
    page.key("m")
    page.has_focus("[role=option]", "Minestrone with White Beans")
    page.key("ArrowDown", "ArrowUp", "Enter")
    page.has_title("Minestrone with White Beans")
    page.has("[role=option][aria-selected=true]", "Minestrone with White Beans")


TESTS = [arrows_move_a_slider_by_a_hundredth, what_is_typed_arrives,
         letters_and_arrows_go_through_a_list_box]
