# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A page of any engine: all that a test does, made of the few things that an engine does itself.

An engine's page has: `call(function, *values)`, which runs a function of JavaScript and returns
what it returns, `act(actions)`, which moves the mouse and presses keys as WebDriver describes it,
and `go(url)`, `reload()`, `step(delta)`, `resize(width, height)`, `screenshot(path)`, `close()`.
"""
import time

PATIENCE = 10  # seconds that anything may take
KEYS = {"Escape": "\ue00c", "Tab": "\ue004", "Enter": "\ue007", "ArrowLeft": "\ue012",
        "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011",
        "End": "\ue010"}

# The elements in sight that a selector finds; those with a text, if one is given.
FIND = """
  const found = (selector, text) => [...document.querySelectorAll(selector)].filter((node) =>
    node.checkVisibility() && !node.closest("[inert]")
    && (text == null || node.textContent.includes(text)));
"""
# The middle of the first of them, once it does not move any more and nothing lies over it.
MIDDLE = "async (selector, text) => {" + FIND + """
  const node = found(selector, text)[0];
  if (!node) return null;
  node.scrollIntoView({ block: "nearest" });
  const box = () => Object.values(node.getBoundingClientRect().toJSON()).join();
  const before = box();
  await new Promise((done) => setTimeout(done, 40));
  if (box() !== before) return null;
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (node.contains(hit) || hit.contains(node));
  return isHit ? [x, y] : null;
}"""
# All of the script has come, and has put the page right.
COME = """async () => {
  if (document.readyState !== "complete") return false;
  const names = [...document.querySelectorAll("link[rel=modulepreload]")];
  await Promise.all(names.map((name) => import(name.href)));
  await new Promise((done) => setTimeout(done));
  return Boolean(history.state?.trail);
}"""

FOCUS = """(selector, text) => document.activeElement.matches(selector)
  && (text == null || document.activeElement.textContent.includes(text))"""


def until(claim, what):
    """Waits until a function answers true, and returns its answer."""
    end = time.monotonic() + PATIENCE
    while not (answer := claim()):
        if time.monotonic() > end:
            raise AssertionError(f"it never happened that {what}")
        time.sleep(0.02)
    return answer


class Page:
    """The operations of tests on a page."""

    def evaluate(self, expression):
        return self.call(f"() => ({expression})")

    def holds(self, expression, what=None):
        """Waits until an expression is true in the page."""
        return until(lambda: self.evaluate(expression), what or expression)

    def open(self, url):
        """Goes to an address, and waits until the page there is put right."""
        self.go(url)
        self.has_come()

    def has_come(self):
        until(lambda: self.call(COME), "the script of the page came")

    def press(self, selector, text=None, button=0):
        """Presses with the mouse what lies at the middle of an element, once it has been there long
        enough to be seen."""
        until(lambda: self.call(MIDDLE, selector, text), f"{selector} with {text} could be seen")
        self.holds("!document.querySelector('[data-new]')", "what had just come could be pressed")
        x, y = until(lambda: self.call(MIDDLE, selector, text),
                     f"{selector} with {text} could be pressed")
        self.mouse(x, y, button)

    def mouse(self, x, y, button=0):
        self.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                   "actions": [{"type": "pointerMove", "x": x, "y": y, "duration": 0},
                               {"type": "pointerDown", "button": button},
                               {"type": "pointerUp", "button": button}]}])

    def key(self, *names):
        """Presses keys, one after the other."""
        keys = [KEYS.get(name, name) for name in names]
        self.act([{"type": "key", "id": "keys", "actions": [
            {"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]}])

    def count(self, selector, text=None):
        """The number of elements in sight."""
        return self.call("(selector, text) => {" + FIND + "return found(selector, text).length }",
                         selector, text)

    def has(self, selector, text=None, count=1):
        """Waits until so many elements are in sight."""
        until(lambda: self.count(selector, text) == count,
              f"{count} of {selector} with {text} were in sight")

    def title(self):
        """The visible title of the screen in front."""
        return self.call("() => {" + FIND + "return found('main h1').at(-1)?.textContent }")

    def has_title(self, text):
        until(lambda: self.title() == text, f"the title was {text}")

    def has_focus(self, selector, text=None):
        until(lambda: self.call(FOCUS, selector, text), f"{selector} with {text} had the focus")
