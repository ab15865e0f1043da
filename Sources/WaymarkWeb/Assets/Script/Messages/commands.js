// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Commands: a module of its own, which comes with the first thing that the app tells the page to do

/** @type {Record<string, (page: Lent, ...values: any[]) => void>} */
const commands = {
  /** Brings a node into sight, or a point of it to the same point of what scrolls.
   @param {Lent} page @param {number} id @param {number} [x] @param {number} [y] */
  scroll({ nodeOf }, id, x, y) {
    const node = nodeOf(id);
    if (!node) return;
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
  /** Gives a node the focus, or what can have it in there; without a node, nothing has it any more.
   @param {Lent} page @param {number} [id] */
  focus({ nodeOf }, id) {
    const node = id == null ? null : nodeOf(id);
    if (id == null) return document.activeElement.blur();
    const able = "a[href], :is(button, input, select, textarea):enabled, [tabindex]";
    (node?.matches(able) ? node : node?.querySelector(able))?.focus();
  },
  /** Opens an address in a window of its own. Where the browser allows none, as long after a press,
   a person can open it.
   @param {Lent} page @param {string} address */
  open({ announce }, address) {
    const opened = window.open(address);
    if (opened) opened.opener = null;
    else if (/^http/.test(address)) announce(`This page may not open ${address} by itself.`);
  },
};

/** Does what a message says, when all else that it changed is where it belongs: with the picture
 after the next, since a screen that comes with the next has its title focused then.
 @param {Command[]} due @param {Lent} page */
export function run(due, page) {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const [name, ...values] of due) commands[name]?.(page, ...values);
  }));
}
