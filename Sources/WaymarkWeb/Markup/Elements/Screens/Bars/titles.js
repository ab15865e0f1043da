// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Bars in browsers whose style sheets do not hear of scrolling: the background of a bar comes when
// something has gone below it, and beside a large title, with the title, when that has gone up

const hearsOfScrolling = CSS.supports("animation-timeline: scroll()");

function raiseTitles() {
  if (hearsOfScrolling) return;
  for (const screen of document.querySelectorAll(".screen")) raiseTitle(screen);
}

/** A large title has gone up once the bar covers most of it.
 @param {PageElement} screen */
function raiseTitle(screen) {
  const bottomOf = (/** @type {string} */ part, /** @type {number} */ share) => {
    const { top, height } = screen.querySelector(`:scope > ${part}`).getBoundingClientRect();
    return top + height * share;
  };
  screen.dataset.risen = screen.matches(".large")
    ? bottomOf(".title", 0.8) < bottomOf(".bar", 1) : screen.scrollTop > 8;
}

if (!hearsOfScrolling) {
  addEventListener("scroll", (/** @type {PageChange} */ { target }) =>
    target.matches?.(".screen") && raiseTitle(target), { capture: true, passive: true });
}

export { raiseTitles };
