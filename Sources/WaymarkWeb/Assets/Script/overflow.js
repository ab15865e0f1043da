// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Overflow: items that do not fit into a bar stand below its "More" button

const moreOf = (toolbar) => toolbar.closest(".screen").querySelector(":scope > .bar > .more");

/** Secondary items stand there always, others while there is no room, the last first. */
function fitToolbar(toolbar) {
  const items = [...toolbar.querySelectorAll(":scope > .item:not(.bottom)")];
  const last = items.filter((item) => item.matches(".trailing:not(.confirmation)")).reverse();
  const secondary = last.filter((item) => item.dataset.at === "secondaryAction");
  const rest = last.filter((item) => item.dataset.at !== "secondaryAction");
  for (const item of items) item.classList.remove("overflowed");
  if (!items.length || !toolbar.clientWidth) return;
  const ownBack = moreOf(toolbar).parentNode.querySelector(".back")?.offsetWidth ?? 0;
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
  const more = overflowed.length && moreOf(toolbar).offsetWidth;
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
  const screen = more.closest(".screen");
  const items = screen.querySelectorAll(".overflowed :is(a, button, input, select)");
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
