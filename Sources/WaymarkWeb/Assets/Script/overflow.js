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
  const back = moreOf(toolbar).parentNode.querySelector(".back")?.offsetWidth ?? 0;
  const room = toolbar.clientWidth - back - 64;
  const widths = new Map(items.map((item) => [item, item.offsetWidth]));
  let needed = items.reduce((sum, item) => sum + widths.get(item), 0);
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
}

function fitToolbars() {
  for (const toolbar of document.querySelectorAll(".toolbar:not(:empty)")) fitToolbar(toolbar);
}

const openMores = () => document.querySelectorAll('.more[aria-expanded="true"]');
const setMore = (more, isOpen) => more.setAttribute("aria-expanded", isOpen);

addEventListener("click", (event) => {
  const own = event.target.closest?.(".more");
  for (const more of openMores()) {
    if (more !== own && !event.target.closest?.("[popovertarget]")) setMore(more, false);
  }
  if (own) setMore(own, own.getAttribute("aria-expanded") !== "true");
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
