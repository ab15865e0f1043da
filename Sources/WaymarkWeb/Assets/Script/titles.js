// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Large titles in browsers whose style sheets do not hear of scrolling: the title in the bar comes
// when the one below has gone up

const hearsOfScrolling = CSS.supports("animation-timeline: scroll()");

function raiseTitles() {
  if (hearsOfScrolling) return;
  for (const screen of document.querySelectorAll(".screen.large")) raiseTitle(screen);
}

/** The title has gone up once the bar covers most of it. */
function raiseTitle(screen) {
  const [title, bar] = [".title", ".bar"].map((part) =>
    screen.querySelector(`:scope > ${part}`).getBoundingClientRect());
  screen.toggleAttribute("data-risen", title.bottom - title.height / 5 < bar.bottom);
}

if (!hearsOfScrolling) {
  addEventListener("scroll", ({ target }) =>
    target.matches?.(".screen.large") && raiseTitle(target), { capture: true, passive: true });
}
