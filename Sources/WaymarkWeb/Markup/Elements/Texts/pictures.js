// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Pictures: a module of its own, which comes with the first picture that is loaded from an address

/** @type {Lent} */
let page; // the parts that the page's own script lends: tell, life
let life = ""; // the session that was told
/** @type {WeakMap<PageElement, string>} */
let told = new WeakMap(); // picture -> the address of which the session was told

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
  if (life && life !== page.life()) told = new WeakMap();
  life = page.life();
  for (const picture of document.querySelectorAll(".load > img")) {
    if (picture.complete) say(picture, picture.naturalWidth > 0);
  }
}

for (const outcome of ["load", "error"]) {
  addEventListener(outcome, ({ target }) => {
    if (target.matches?.(".load > img")) say(target, outcome === "load");
  }, true);
}

/** Says once what has become of a picture.
 @param {PageElement} picture @param {boolean} isThere */
function say(picture, isThere) {
  if (told.get(picture) === picture.src) return;
  told.set(picture, picture.src);
  const size = [picture.naturalWidth, picture.naturalHeight];
  page.tell(isThere ? { of: picture, a: "loaded", size } : { of: picture, a: "failed" });
}
