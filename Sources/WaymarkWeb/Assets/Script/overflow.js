// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Overflow: items that do not fit into a bar stand below its "More" button

const dot = (x) => `M${x} 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z`;
const ellipsis = ["svg", ["class", "symbol", "viewBox", "0 0 24 24", "aria-hidden", "true"], [
  ["path", ["class", "lines", "d", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"]],
  ["path", ["class", "fills", "d", [6.8, 10.8, 14.8].map(dot).join("")]],
]];
const moreButton = ["button", ["type", "button", "class", "more", "aria-label", "More",
  "aria-expanded", "false"], [ellipsis]];

/** The button comes after the items, for keys and for those who hear the page, and is there while
 some do not fit. */
function fitMore(toolbar, isNeeded) {
  let more = toolbar.querySelector(":scope > .more");
  if (!isNeeded) more?.remove();
  else if (!more) toolbar.append((more = main.make(moreButton)));
  return isNeeded ? more.offsetWidth : 0;
}

/** Secondary items stand there always, others while there is no room, the last first. */
function fitToolbar(toolbar) {
  const items = [...toolbar.querySelectorAll(":scope > .item:not(.bottom)")];
  const last = items.filter((item) => item.matches(".trailing:not(.confirmation)")).reverse();
  const secondary = last.filter((item) => item.dataset.at === "secondaryAction");
  const rest = last.filter((item) => item.dataset.at !== "secondaryAction");
  for (const item of items) item.classList.remove("overflowed");
  if (!items.length) return void fitMore(toolbar, false);
  if (!toolbar.clientWidth) return;
  const screen = toolbar.closest(".screen");
  const ownBack = screen.querySelector(":scope > .bar > .back")?.offsetWidth ?? 0;
  const back = Math.min(ownBack, 0.3 * toolbar.clientWidth); // its title gives way
  const room = toolbar.clientWidth - back - 64;
  const widths = new Map(items.map((item) => [item, item.offsetWidth]));
  const widthOf = (items) => items.reduce((sum, item) => sum + widths.get(item), 0);
  let needed = widthOf(items);
  const overflowed = [];
  for (const item of [...secondary, ...rest]) {
    if (needed <= room && !secondary.includes(item)) break;
    needed -= widths.get(item);
    overflowed.push(item);
  }
  overflowed.reverse().forEach((item, place) => {
    item.classList.add("overflowed");
    item.style.setProperty("--place", place);
  });
  const shownAt = (edge) => widthOf(items.filter((item) =>
    item.matches(edge) && !overflowed.includes(item)));
  const more = fitMore(toolbar, overflowed.length > 0);
  leaveRoom(toolbar, shownAt(".leading") + back, shownAt(".trailing") + more);
}

/** Tells titles how much of the bar they leave to what stands at its edges. */
function leaveRoom(toolbar, leading, trailing) {
  const { style } = toolbar.closest(".screen");
  const side = Math.max(leading, trailing);
  const hasRoom = toolbar.clientWidth - 2 * side > 80; // for a title in the middle
  style.setProperty("--trailing", trailing + "px");
  style.setProperty("--side", hasRoom ? side + "px" : "50cqi");
}

function fitToolbars() {
  for (const toolbar of document.querySelectorAll(".toolbar:not(:empty)")) fitToolbar(toolbar);
}

const openMores = () => document.querySelectorAll('.more[aria-expanded="true"]');
const setMore = (more, isOpen) => more.setAttribute("aria-expanded", isOpen);

/** Goes into the items below a "More" button. */
function enterMore(more) {
  const items = more.parentNode.querySelectorAll(".overflowed :is(a, button, input, select)");
  [...items].find((item) => item.checkVisibility() && !item.disabled)?.focus();
}

addEventListener("click", ({ target }) => {
  const own = target.closest?.(".more");
  for (const more of openMores()) {
    if (more === own || target.closest?.("[popovertarget]")) continue;
    setMore(more, false);
    if (target.closest?.(".overflowed")) more.focus(); // what had the focus is out of sight
  }
  if (!own) return;
  const opens = own.getAttribute("aria-expanded") !== "true";
  setMore(own, opens);
  if (opens) enterMore(own);
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const more of openMores()) {
    event.preventDefault();
    setMore(more, false);
    more.focus();
  }
});
addEventListener("resize", fitToolbars);
