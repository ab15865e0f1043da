// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Overflow: what a bar has no room for. Items that do not fit stand below its "More" button; the
// words of the way back give way to the title, and the title to what stands at both edges

import { main } from "../../Sheets/sheets.js";

/** @param {number} x */
const dot = (x) => `M${x} 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z`;
const ellipsis = ["svg", ["class", "symbol", "viewBox", "0 0 24 24", "aria-hidden", "true"], [
  ["path", ["class", "lines", "d", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"]],
  ["path", ["class", "fills", "d", [6.8, 10.8, 14.8].map(dot).join("")]],
]];
/** @type {Template} */
const moreButton = ["button", ["type", "button", "class", "more", "aria-label", "More",
  "aria-expanded", "false"], [ellipsis]];

/** Fits the bars in sight: all is read before anything is written, so that the page is laid out
 once for it. */
function fitBars() {
  for (const item of document.querySelectorAll(".overflowed")) item.classList.remove("overflowed");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const bars = [...document.querySelectorAll(".screen")].map((screen) => readBar(screen, rem));
  for (const bar of bars) {
    if (bar?.toolbar) showOverflow(bar);
    if (bar) showRoom(bar);
  }
}

/** Reads what stands in the bar of a screen, and how wide it is; nothing of a hidden screen.
 @param {PageElement} screen @param {number} rem */
function readBar(screen, rem) {
  const part = (/** @type {string} */ path) => screen.querySelector(":scope > " + path);
  const toolbar = part(".body > .toolbar:not(:empty)");
  const header = part(".bar");
  const width = toolbar?.clientWidth || header.clientWidth;
  if (!width) return null;
  const all = [...toolbar?.querySelectorAll(":scope > .item") ?? []];
  const items = all.filter((item) => !item.matches(".bottom"));
  const words = part(".bar > .back > .back-title");
  const bar = {
    toolbar, width, items,
    told: [header, part(".title"), ...items.filter((item) => item.matches(".principal"))]
      .filter(Boolean),
    widths: new Map(all.map((item) => [item, item.offsetWidth])),
    below: all.filter((item) => item.matches(".bottom:not(:has(> .spacer))")),
    button: 2.75 * rem,
    back: words ? Math.max(2.75, words.offsetWidth / rem + 2) * rem : 0,
    title: titleWidth(screen, items),
    isInMiddle: !screen.matches(".browser, .editor, .inline-large"),
    lead: parseFloat(getComputedStyle(header).paddingInlineStart),
    gap: rem / 2,
  };
  const overflowed = [...overflowOf(bar), ...overflowBelow(bar)];
  return Object.assign(bar, { overflowed });
}

/** Measures a title with all its words.
 @param {PageElement} screen @param {PageElement[]} items */
function titleWidth(screen, items) {
  const principal = items.find((item) => item.matches(".principal"));
  if (principal) return Math.max(principal.offsetWidth, principal.scrollWidth);
  if (screen.matches(".untitled")) return 0;
  const title = screen.querySelector(":scope > .bar > .bar-title, :scope.inline > .title > h1");
  if (!title) return 0;
  const range = document.createRange();
  range.selectNodeContents(title);
  const pencil = title.nextElementSibling?.matches(".rename") && title.nextElementSibling;
  return range.getBoundingClientRect().width + (pencil ? pencil.offsetWidth : 0);
}

/** Secondary items stand below the button always, others while there is no room: the last first,
 what confirms after those, and what cancels where nothing else is left.
 @param {Bar} bar */
function overflowOf({ items, widths, width, back, gap }) {
  const last = (/** @type {string} */ kind) => items.filter((item) => item.matches(kind)).reverse();
  const secondary = last('[data-at="secondaryAction"]');
  const rest = [
    ...last(".trailing:not(.confirmation, [data-at='secondaryAction'])"),
    ...last(".leading:not([data-at='cancellationAction'])"),
    ...last(".principal:not(.second)"), ...last(".confirmation"),
    ...last("[data-at='cancellationAction']"),
  ];
  const room = width - Math.min(back, 0.3 * width) - 8 * gap; // the words of the way back give way
  return leaveOut([...secondary, ...rest], totalOf(items, widths) - room, widths, secondary.length);
}

/** The last items at the bottom go where the others go.
 @param {Bar} bar */
function overflowBelow({ below, widths, width, gap }) {
  return leaveOut([...below].reverse(), totalOf(below, widths) + 2 * gap - width, widths);
}

/** @param {PageElement[]} items @param {Map<PageElement, number>} widths */
const totalOf = (items, widths) => items.reduce((sum, item) => sum + widths.get(item), 0);

/** So many of the items, and then as many as are too many, in the order in which they stand.
 @param {PageElement[]} items
 @param {number} excess
 @param {Map<PageElement, number>} widths
 @param {number} [least] */
function leaveOut(items, excess, widths, least = 0) {
  const out = [];
  for (const item of items) {
    if (excess <= 0 && out.length >= least) break;
    excess -= widths.get(item);
    out.unshift(item);
  }
  return out;
}

/** The button comes after the items, for keys and for those who hear the page, and is there while
 some do not fit.
 @param {Bar} bar */
function showOverflow({ toolbar, overflowed }) {
  overflowed.forEach((item, place) => {
    item.classList.add("overflowed");
    item.style.setProperty("--place", place);
  });
  let more = toolbar.querySelector(":scope > .more");
  if (!overflowed.length) return more?.remove();
  if (!more) toolbar.append((more = main.make(moreButton)));
  more.style.setProperty("--places", overflowed.length);
}

/** The title stands in the middle where it fits between what stands at both edges, if need be with
 the chevron of the way back alone; otherwise in all the room that is left to it. What is told is
 the bar and the title, not the screen, all of which would be styled anew.
 @param {Bar} bar */
function showRoom(bar) {
  const { width, back, gap, isInMiddle } = bar;
  const leading = bar.lead + takenAt(".leading", bar) + gap;
  const more = bar.overflowed.length ? bar.button : 0;
  const trailing = takenAt(".trailing, .title-menu", bar) + more + 2 * gap;
  const needed = (/** @type {number} */ back) => bar.title + (isInMiddle
    ? 2 * Math.max(leading + back, trailing) : leading + back + trailing);
  const shownBack = needed(back) <= width ? back : Math.min(back, bar.button);
  const from = leading + shownBack;
  const side = isInMiddle && needed(shownBack) <= width && Math.max(from, trailing);
  const room = {
    "--from": (side || from) + "px",
    "--until": (side || trailing) + "px",
    "--back": shownBack === back ? "100cqi" : "2.75rem",
    "--back-alone": leading + back + trailing <= width ? "100cqi" : "2.75rem",
  };
  for (const { style } of bar.told) {
    for (const [name, value] of Object.entries(room)) style.setProperty(name, value);
  }
}

/** @param {string} edge @param {Bar} bar */
const takenAt = (edge, { items, widths, overflowed }) => totalOf(
  items.filter((item) => item.matches(edge) && !overflowed.includes(item)), widths);

const openMores = () => document.querySelectorAll('.more[aria-expanded="true"]');
/** @param {PageElement} more @param {boolean} isOpen */
const setMore = (more, isOpen) => more.setAttribute("aria-expanded", isOpen);

/** Goes into the items below a "More" button; a bar that was drawn a moment ago fits its items
 only now.
 @param {PageElement} more */
function enterMore(more) {
  fitBars();
  const items = more.parentNode?.querySelectorAll(".overflowed :is(a, button, input, select)");
  [...items ?? []].find((item) => item.checkVisibility() && !item.disabled)?.focus();
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

/** The list closes once Tab has led out of it. */
function closeIfLeft() {
  if (document.activeElement.closest(".overflowed, .more, .menu")) return;
  for (const more of openMores()) setMore(more, false);
}

addEventListener("keydown", (event) => {
  if (event.key === "Tab") setTimeout(closeIfLeft);
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const more of openMores()) {
    event.preventDefault();
    setMore(more, false);
    more.focus();
  }
});
addEventListener("resize", fitBars);

export { fitBars, leaveOut, overflowBelow, overflowOf };
