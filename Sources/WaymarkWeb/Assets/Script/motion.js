// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Motion: pushes and pops slide, and nothing waits for them

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let due = null; // a change that waits for the picture of what was before it
let running = null; // the motion that can be seen
let cutShort = false; // a press has ended it
let shownRoute = []; // where the screens are that are shown
let browserMoved = false; // the browser showed a gesture of going back by itself

addEventListener("popstate", ({ hasUAVisualTransition }) => {
  browserMoved = Boolean(hasUAVisualTransition);
});

/** Makes the change that waits, before anything else is done to the page. */
function makeDueChange() {
  const change = due;
  due = null;
  change?.();
}

/** Makes a change that leads to a route; one that pushes or pops, with the next frame. */
function move(to, change) {
  const kind = moveBetween(shownRoute, to);
  shownRoute = to;
  const isPlain = !kind || browserMoved || calm.matches || document.hidden;
  browserMoved = false;
  if (isPlain || !document.startViewTransition) return change();
  due = change;
  const transition = (running = start(kind));
  const end = () => transition === running && (running = null);
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  transition.updateCallbackDone.catch(askForEverything);
}

// What moves cannot be pressed: a press ends the motion, and then means what it was made on.
addEventListener("pointerdown", () => {
  cutShort = Boolean(running);
  running?.skipTransition();
}, true);
addEventListener("click", (event) => {
  if (!cutShort || event.target !== document.documentElement) return;
  cutShort = false;
  document.elementFromPoint(event.clientX, event.clientY)?.click();
});

function start(kind) {
  try {
    return document.startViewTransition({ update: makeDueChange, types: [kind] });
  } catch {
    return document.startViewTransition(makeDueChange); // a browser that knows no types
  }
}

function moveBetween(from, to) {
  if (same(from, to)) return null;
  if (begins(to, from)) return "push";
  return begins(from, to) ? "pop" : null;
}
