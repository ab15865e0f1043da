# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Presses in a page in a browser, and how long it takes until the page shows what they do.

A page that can be measured names its elements by `data-test`: `counter-inc` and `counter`;
`echo-in` and `echo-out`; `nav-push`, `nav-back` and `nav-title`; `run`, `add`, `update`, `clear` and
`swaprows`, and in each `row` a `row-id`, a `row-label` to select it by and a `row-remove`.
"""

# `timed` looks at each change of the page until `isDone`, and at the picture that follows.
SCRIPT = """(() => {
  const all = (name) => document.querySelectorAll(`[data-test="${name}"]`);
  const words = (name, i = 0) => all(name)[i]?.textContent.trim() ?? "";
  const selected = (i) => all("row")[i]?.matches("[aria-selected=true], [aria-current=true]");
  const field = () => document.querySelector(
    "input[data-test=echo-in], [data-test=echo-in] input");
  let start, end;
  const timed = (isDone) => {
    start = null;
    end = new Promise((tell, fail) => {
      const limit = setTimeout(() => fail(new Error(`never so: ${isDone}`)), 60000);
      const watch = new MutationObserver(() => {
        if (!isDone()) return;
        const changed = performance.now() - start;
        watch.disconnect();
        clearTimeout(limit);
        requestAnimationFrame(() => setTimeout(() =>
          tell({ changed, pictured: performance.now() - start })));
      });
      watch.observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true });
    });
    addEventListener("click", () => (start ??= performance.now()), { capture: true, once: true });
  };
  const press = (name, i) => { start = performance.now(); all(name)[i].click(); };
  const type = (text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    start = performance.now();
    set.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  };
  Object.assign(window, { all, words, selected, timed, press, type, ended: () => end });
})()"""


class TimedPage:
    """A page whose operations take { changed, pictured } milliseconds."""

    def __init__(self, page, by_mouse=False):
        self.page = page
        self.by_mouse = by_mouse

    async def open(self, address):
        await self.page.add_init_script(SCRIPT)
        await self.page.goto(address)
        await self.page.wait_for_selector("[data-test=counter-inc]")
        await self.page.wait_for_timeout(500)
        return self

    async def press(self, name, is_done, index=0):
        if not self.by_mouse:
            return await self.page.evaluate(
                f"timed(() => {is_done}), press('{name}', {index}), ended()")
        await self.page.evaluate(f"void timed(() => {is_done})")
        await self.page.locator(f"[data-test={name}]").nth(index).click()
        return await self.page.evaluate("ended()")

    async def words(self, name, index=0):
        return await self.page.evaluate(f"words('{name}', {index})")

    async def count(self):
        return await self.press(
            "counter-inc", f"words('counter') === '{int(await self.words('counter')) + 1}'")

    async def type(self, text):
        return await self.page.evaluate(
            f"timed(() => words('echo-out') === '{text}'), type('{text}'), ended()")

    async def push(self):
        depth = await self._depth()
        return await self.press("nav-push", f"words('nav-title') === 'Detail {depth + 1}'")

    async def pop(self):
        depth = await self._depth()
        title = f"Detail {depth - 1}" if depth > 1 else "Root"
        return await self.press("nav-back", f"words('nav-title') === '{title}'")

    async def _depth(self):
        title = await self.words("nav-title")
        return 0 if title == "Root" else int(title.split()[-1])

    async def create(self, name="run", count=1000):
        """Rows that are new end with another number."""
        last = await self.words("row-id", count - 1)
        return await self.press(
            name, f"all('row').length === {count} && words('row-id', {count - 1}) !== '{last}'")

    async def update(self):
        label = await self.words("row-label", 990)
        return await self.press("update", f"words('row-label', 990) === '{label} !!!'")

    async def select(self, index):
        return await self.press("row-label", f"selected({index})", index)

    async def swap(self):
        second = await self.words("row-id", 1)
        return await self.press("swaprows", f"words('row-id', 998) === '{second}'")

    async def remove(self, index):
        count = await self.page.evaluate("all('row').length")
        return await self.press("row-remove", f"all('row').length === {count - 1}", index)

    async def clear(self):
        return await self.press("clear", "all('row').length === 0")
