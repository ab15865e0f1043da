// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Colors: a module of its own, which comes with the first field for a colour

/** @type {Lent} */
let page; // the parts that the page's own script lends: sendText
let turn = 0; // until a colour that is still being chosen is sent

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
}

/** A colour is sent while a person chooses, some times in a second, and when they have chosen. */
addEventListener("input", ({ target }) => {
  if (target.dataset?.on === "color") turn ||= setTimeout(send, 100, target);
});
addEventListener("change", (/** @type {PageChange} */ { target }) => {
  if (target.dataset?.on === "color") send(target);
});

/** @param {PageElement} field */
function send(field) {
  clearTimeout(turn);
  turn = 0;
  page.sendText(field);
}
