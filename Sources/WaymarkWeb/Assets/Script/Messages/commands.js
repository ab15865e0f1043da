// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Commands: a module of its own, which comes with the first thing that the app tells the page to do

/** @type {Record<string, (node: PageElement, ...values: number[]) => void>} */
const commands = {
  /** Brings a node into sight, or a point of it to the same point of what scrolls.
   @param {number} [x] @param {number} [y] */
  scroll(node, x, y) {
    node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const around = node.parentElement.closest("[data-scroll]");
    if (x == null || !around) return;
    const style = getComputedStyle(around);
    const inset = parseFloat(style.scrollPaddingBlockStart) || 0;
    const across = style.direction === "rtl" ? 1 - x : x;
    const own = node.getBoundingClientRect();
    const seen = around.getBoundingClientRect();
    around.scrollBy({
      left: own.left - seen.left + across * (own.width - seen.width),
      top: own.top - seen.top - inset + y * (own.height - seen.height + inset),
      behavior: "instant",
    });
  },
};

/** Does what a message says, when all else that it changed is where it belongs.
 @param {Command[]} due @param {Lent["nodeOf"]} nodeOf */
export function run(due, nodeOf) {
  requestAnimationFrame(() => {
    for (const [name, id, ...values] of due) {
      const node = nodeOf(id);
      if (node) commands[name]?.(node, ...values);
    }
  });
}
