// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Motion: pushes and pops slide, and nothing waits for them. The screen that is left stays in sight,
// without an effect, until the browser has its picture.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let leaving = null; // the screens that the change under way takes away, where they are to slide
let running = null; // the motion that can be seen
let cutShort = false; // a press has ended it
let shownRoute = []; // where the screens are that are shown
let browserMoved = false; // the browser showed a gesture of going back by itself

addEventListener("popstate", ({ hasUAVisualTransition }) => {
  browserMoved = Boolean(hasUAVisualTransition);
});

/** Makes a change that leads to a route; what it pushes or pops slides. */
function move(to, change) {
  const kind = moveBetween(shownRoute, to);
  shownRoute = to;
  const isPlain = !kind || browserMoved || calm.matches || document.hidden;
  browserMoved = false;
  if (isPlain || !document.startViewTransition) return change();
  const left = (leaving = []);
  try {
    change();
  } finally {
    leaving = null;
    if (left.length) {
      queueMicrotask(() => slide(kind, () => left.forEach((screen) => screen.remove())));
    }
  }
}

/** Takes a node away that is forgotten; a screen that slides out is the last of its stack until then. */
function take(node) {
  if (!leaving || !node.matches(".stack > .screen") || node.nextSibling) return node.remove();
  for (const dialog of node.querySelectorAll("dialog")) dialog.remove();
  node.classList.add("leaving");
  node.inert = true;
  leaving.push(node);
}

// What moves cannot be pressed: a press ends the motion, and then means what it was made on.
addEventListener("pointerdown", () => {
  cutShort = Boolean(running);
  running?.skipTransition();
}, true);
addEventListener("click", (event) => {
  if (!cutShort || event.target !== document.documentElement) return;
  cutShort = false;
  const at = document.elementFromPoint(event.clientX, event.clientY);
  at?.closest(":not(svg, svg *)").click();
});

function slide(kind, update) {
  const transition = (running = start({ update, types: [kind] }));
  const end = () => transition === running && (running = null);
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

function start(options) {
  try {
    return document.startViewTransition(options);
  } catch {
    return document.startViewTransition(options.update); // a browser that knows no types
  }
}

function moveBetween(from, to) {
  if (same(from, to)) return null;
  if (begins(to, from)) return "push";
  return begins(from, to) ? "pop" : null;
}
