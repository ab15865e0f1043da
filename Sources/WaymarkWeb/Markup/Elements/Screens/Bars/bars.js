// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Bars: the top and the bottom of a bar of three or more controls, and one of tabs in a page, are
// one stop of the Tab key each, and arrows go on from there; a field is a stop of its own

import { isModified } from "../../../../Assets/Script/Controls/controls.js";
import { main } from "../../Sheets/sheets.js";

const barControls = ":is(button, a):not(:disabled, [aria-hidden])";

/** The controls of a bar as they are seen: the "More" button comes before the last line's.
 @param {PageElement} bar */
const controlsOf = (bar) => [...bar.querySelectorAll(barControls)]
  .filter((control) => !control.closest(".menu") && control.checkVisibility())
  .sort((a, b) => isBelow(a) - isBelow(b));

/** @param {PageElement} control @returns {any} true or false, which sort as 1 and 0 */
const isBelow = (control) => Boolean(control.closest(".item.bottom"));

/** Parts what is at the top from what is at the bottom of a screen; the content is between.
 @param {PageElement[]} controls */
const partsOf = (controls) =>
  [false, true].map((isLow) => controls.filter((control) => isBelow(control) === isLow));

/** Gives bars with enough controls their role, and each of their parts its one stop. */
function arrangeStops() {
  for (const bar of document.querySelectorAll(".toolbar")) {
    const controls = controlsOf(bar);
    const isBar = controls.length >= 3;
    bar.role = isBar ? "toolbar" : null;
    bar.ariaLabel = isBar ? titleOf(bar) : null;
    if (isBar) for (const part of partsOf(controls)) keepOneStop(part);
    else for (const control of controls) control.removeAttribute("tabindex");
  }
  for (const bar of document.querySelectorAll('[role="tablist"]')) {
    const tabs = controlsOf(bar);
    keepOneStop(tabs, tabs.find(({ ariaSelected }) => ariaSelected === "true"));
  }
}

/** Names a bar as its screen is called: there may be several bars side by side.
 @param {PageElement} bar */
const titleOf = (bar) =>
  bar.closest(".screen")?.querySelector(":scope > .title > h1")?.textContent || null;

/** @param {PageElement[]} controls @param {PageElement} [wanted] */
function keepOneStop(controls, wanted = controls.find(({ tabIndex }) => tabIndex === 0)) {
  const stop = wanted ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

addEventListener("keydown", (event) => {
  const bar = event.target.closest?.('[role="toolbar"], [role="tablist"]');
  if (!bar || isModified(event)) return;
  /** @param {PageElement} control */
  const isBelowMore = (control) => Boolean(control.closest(".overflowed"));
  const isInList = isBelowMore(event.target);
  const controls = controlsOf(bar).filter((control) => !isInList || isBelowMore(control));
  const arrows = isInList ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
  const next = neighbour(controls, event, arrows, bar);
  if (!next) return;
  event.preventDefault();
  keepOneStop(partsOf(controls).find((part) => part.includes(next)), next);
  next.focus();
  if (next.role === "tab") next.click();
});

/** Finds where the entries of a tab that is left begin, and the route to the first screen of the one
 that is shown; the places of the former's screens are kept for their routes.
 @param {HistoryEntry} entry @param {Route} route @returns {[back: number, first: Route]} */
function changeTab({ route: left, trail, key }, route) {
  const end = left.findIndex((segment, i) => segment !== route[i]);
  const shared = end < 0 ? left : left.slice(0, end);
  /** @param {HistoryEntry} entry */
  const isInside = (entry) => shared.every((segment, i) => segment === entry.route[i]);
  for (const entry of [...trail, { route: left, key }]) {
    main.places.set(`${entry.route}`, main.places.get(entry.key));
  }
  const isNamed = route[shared.length]?.startsWith("~");
  return [trail.findIndex(isInside), route.slice(0, shared.length + (isNamed ? 1 : 0))];
}

/** The one that a key leads to from the one that has the focus; round the ends.
 @param {PageElement[]} all
 @param {KeyboardEvent} event
 @param {string[]} event
 @param {PageElement} box */
function neighbour(all, { key, target }, [forward, backward], box) {
  const isMirrored = forward === "ArrowRight" && getComputedStyle(box).direction === "rtl";
  const [on, back] = isMirrored ? [backward, forward] : [forward, backward];
  const at = all.indexOf(target.closest("button, a"));
  const place = { [on]: at + 1, [back]: at - 1, Home: 0, End: all.length - 1 }[key];
  return place === undefined || at < 0 ? undefined : all.at(place % all.length);
}

export { arrangeStops, changeTab, neighbour };
