// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// History: one entry per route; its state is { key, route, covers, trail: [{ key, route }…] },
// where `covers` counts the sheets and dialogs above the screen

import { basePath, earlier, isLive, newKey } from "../page.js";
import { dialogs } from "../Tree/elements.js";
import { pressed, settled, tell } from "../Events/events.js";
import { inputsPart } from "../Events/inputs.js";
import { savePlace } from "./places.js";
import { lent } from "../Messages/messages.js";
import { browserLeads, connectionPart, socket } from "../Messages/connection.js";

/** @param {Route} a @param {Route} b */
const same = (a, b) => a.length === b.length && a.every((segment, i) => segment === b[i]);
/** @param {Route} route @param {Route} start */
const begins = (route, start) => start.every((segment, i) => segment === route[i]);

/** The path of a route, up to what cannot be written; undefined, and so the path as it is, if no
 path leads back to it.
 @param {Route} whole */
function pathOf(whole) {
  const end = whole.findIndex((segment) => /^@\d+$/.test(segment));
  const route = end < 0 ? whole : whole.slice(0, end);
  if (route.some((segment) => ["", ".", ".."].includes(segment))) return undefined;
  return basePath + route.map(encodeSegment).join("/");
}

/** @param {string} text */
const encodeSegment = (text) =>
  encodeURIComponent(text).replace(/[!\x27()*]/g, (c) =>
    "%" + c.charCodeAt(0).toString(16).toUpperCase());

const routeOfPath = () =>
  location.pathname.slice(basePath.length).split("/").filter(Boolean).map(decodeURIComponent);

/** @type {HistoryEntry} */
let here = history.state?.trail
  ? history.state
  : { key: newKey(), trail: [], ...earlier?.here, route: routeOfPath() };
let route = here.route; // that of the server
let travelling = false; // we asked the browser to go back, and it has not arrived
/** @type {number} */
let timeout; // with that
let going = 0; // serial of the event that follows the browser's Back or Forward
let asked = route; // the route that this event leads to
/** @type {HistoryEntry} */
let left = here; // the entry of the browser before
/** @type {string} */
let heard; // the entry of a URL for the app; the first screen that it leads to takes its place
let isFar = false; // says whether that is another screen, and not this one without what covers it

history.scrollRestoration = "manual";
history.replaceState(here, "", isLive ? location.pathname : undefined);

/** Tells the history what is here, after all that a message changes in the page: that takes
 time.
 @param {"pushState" | "replaceState"} how */
function write(how) {
  const entry = here;
  queueMicrotask(() => history[how](entry, "", pathOf(entry.route)));
}

/** @param {HistoryEntry} entry */
const covers = (entry) => entry.covers ?? 0;

/** Brings the browser's history to where the server is; says how: push, pop or replace.
 @param {boolean} byPerson @returns {Move} */
function follow(byPerson) {
  if (travelling || going > settled || browserLeads()) return null;
  const open = dialogs.length;
  if (open < covers(here)) {
    travelTo(here.trail.length - covers(here) + open);
    return null;
  }
  const move = same(route, here.route) ? null : followRoute(byPerson);
  while (!travelling && open > covers(here)) push(here.route, covers(here) + 1);
  return move;
}

/** @param {boolean} byPerson @returns {Move} */
function followRoute(byPerson) {
  if (going && same(route, left.route)) return refuse();
  if (going || covers(here)) return rewrite();
  if (pressed?.matches(".tab")) return changeTab();
  const back = wayBack();
  if (back >= 0) {
    travelTo(back);
    return "pop";
  }
  if (begins(here.route, route)) return rewrite();
  if (!byPerson && route.length <= here.route.length) return rewrite();
  let known = begins(route, here.route) ? here.route.length : route.length - 1;
  if (heard === here.key) heard = rewrite(route.slice(0, ++known));
  pushAbove(known);
  return "push";
}

/** @param {number} known */
function pushAbove(known) {
  while (known < route.length) push(route.slice(0, ++known));
}

/** Another tab takes the first entry of those in the tab before, to which there is no way back; the
 screens above its own first one come after.
 @returns {"replace"} */
function changeTab() {
  const [back, first] = lent.changeTab?.(here, route) ?? [];
  if (back >= 0) {
    travelTo(back);
    here.route = first;
  } else {
    rewrite(first);
    pushAbove(here.route.length);
  }
  return "replace";
}

/** Goes back to an entry of the trail.
 @param {number} place */
function travelTo(place) {
  travelling = true;
  const steps = place - here.trail.length;
  here = { ...here.trail[place], trail: here.trail.slice(0, place) };
  queueMicrotask(() => history.go(steps));
  timeout = setTimeout(() => here.key !== history.state.key && arriveAt(history.state), 3000);
}

/** One entry for each screen, also where several came at once, and for each sheet above them.
 @param {Route} to @param {number} [covers] */
function push(to, covers) {
  enterNew(to, covers);
  write("pushState");
}

/** @param {Route} route @param {number} [covers] */
function enterNew(route, covers = 0) {
  const { trail, ...entry } = here;
  here = { key: newKey(), route, covers, trail: [...trail, entry] };
}

/** @param {Route} [to] @returns {"replace"} */
function rewrite(to = route) {
  here = { ...here, route: to };
  write("replaceState");
  return "replace";
}

/** The place in the trail that the server has gone back to, or the first of those that lie deeper,
 which becomes it; -1 if it has not. */
function wayBack() {
  const last = here.trail.length - 1;
  if (last >= 0 && same(here.trail[last].route, route)) return last;
  if (!begins(here.route, route)) return -1;
  const exact = here.trail.findLastIndex((entry) => same(entry.route, route));
  if (exact >= 0) return exact;
  const deeper = here.trail.findLastIndex((entry) => !begins(entry.route, route)) + 1;
  return deeper < here.trail.length ? deeper : -1;
}

addEventListener("popstate", (event) => event.state?.trail && arriveAt(event.state));

/** A fragment that a person gives the address is an entry of theirs, and a URL for the app. */
addEventListener("hashchange", () => {
  if (history.state?.trail) return;
  enterNew(here.route, here.covers);
  heard = here.key;
  history.replaceState(here, "");
  tell({ a: "open", v: location.href });
});

/** An entry that we did not ask for is the person's choice, also when it cut our own way short.
 @param {HistoryEntry} entry */
function arriveAt(entry) {
  const isOurs = travelling && entry.key === here.key;
  travelling = false;
  clearTimeout(timeout);
  if (isOurs) {
    write("replaceState");
    return follow(false);
  }
  const closing = [...dialogs].slice(covers(entry)).reverse();
  if (lent.holds?.(closing, same(entry.route, here.route))) return stay(entry);
  savePlace();
  const isForward = entry.trail.length > here.trail.length;
  if (going <= settled) [asked, left] = [route, here];
  here = entry;
  isFar = !same(asked, here.route);
  for (const dialog of closing) going = tell({ of: dialog, a: "dismiss" });
  if (isFar) goHere();
  const gone = covers(here) - dialogs.length;
  if (gone <= 0) return;
  // A sheet does not come back by going forward, but what was opened from it can.
  if (isForward && window.navigation?.canGoForward) history.forward();
  else travelTo(here.trail.length - gone);
}

/** Asks the server to come where the browser is; other words there are no sign of a loss. */
function goHere() {
  isFar = true;
  inputsPart.said = "";
  asked = here.route;
  going = tell({ a: "go", route: asked });
}

/** The server stays where it was; where another document showed that, the one here begins by
 itself.
 @returns {any} */
function refuse() {
  const entry = here;
  if (left.key === entry.key) {
    socket.onmessage = connectionPart.current = null;
    return location.reload();
  }
  here = left;
  stay(entry);
}

/** Undoes the way back: what is in front stays.
 @param {HistoryEntry} entry */
function stay(entry) {
  travelling = true;
  history.go(here.trail.length - entry.trail.length);
}

export {
  begins, covers, follow, goHere, going, here, isFar, left, pathOf, push, rewrite, route, same,
  travelling, wayBack,
};

/** Lets other parts write these. */
export const historyPart = {
  set going(/** @type {number} */ to) { going = to; },
  set left(/** @type {HistoryEntry} */ to) { left = to; },
  set route(/** @type {Route} */ to) { route = to; },
};
