// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Connection

import {
  basePath, document_, earlier, form, isLive, isReturn, Line, newKey, own, wide,
} from "../page.js";
import { drawings, templates } from "../Tree/elements.js";
import { rowTemplates, shapes } from "../Tree/shapes.js";
import { eventsPart, isOpen, sealed, tell } from "../Events/events.js";
import { edited, keepTyped, typed } from "../Events/inputs.js";
import { begins, here, route } from "../Places/history.js";
import { places, savePlace } from "../Places/places.js";
import { layOut, messages, messagesPart } from "./messages.js";

const delays = [0, 500, 1e3, 2e3, 5e3];
/** @type {WebSocket} */
let socket = null;
let joined = false;
let isFirst = true; // says whether it has not joined yet
let isAnew = false; // the server knows no more of this page than the seal says
/** The browser came back to this document, and has not said where that is; or a screen is missed
 that may come again when what was switched on before is told. */
const browserLeads = () => isFirst && isReturn
  || isAnew && typed.size && begins(here.route, route);
let isStranger = false; // the session is another one than that of the elements here
let isWaiting = false; // for what the server shows, before anything is said
let isOver = false; // another window has taken this page over
let failures = 0;
let patch = 0; // number of the last one shown
let digest = document_.digest; // of the document, until something else is shown
/** @type {SessionKeys} */
let current = earlier?.page || { ...own, seal: form.elements.seal.value };
/** @type {Typed[]} */
let typedBefore = earlier?.typed || [];
// One for each server that knew nothing but what the seal says; those of another person are others.
/** @type {string[]} */
const lives = earlier?.lives || [newKey()];
let retry = 0;
let banner = 0;
const status = document.getElementById("waymark-status");

function connect() {
  clearTimeout(retry);
  // While the page is in sight, a copy of its tab finds nothing to take over.
  if (!document.hidden) sessionStorage.removeItem("waymark");
  if (isOver || socket?.readyState <= WebSocket.OPEN) return;
  const address = new URL(basePath + "_waymark/socket", location);
  address.protocol = location.protocol.replace("http", "ws");
  // @ts-expect-error: it becomes text.
  address.search = new URLSearchParams(own);
  const mine = (socket = new Line(address));
  let wasOpen = false;
  mine.onopen = () => {
    wasOpen = true;
    startOver();
    join();
  };
  mine.onmessage = ({ data }) => mine === socket && receive(data);
  mine.onclose = ({ code, reason }) => mine === socket && lost(code, reason, wasOpen);
}

/** A new connection knows no templates. */
function startOver() {
  templates.length = drawings.length = inbox.length = 0;
  shapes.clear();
  rowTemplates.clear();
  isWaiting = true;
}

function join() {
  const resume = current.page !== own.page;
  const url = isFirst && !resume && !isLive ? location.href : undefined;
  socket.send(JSON.stringify({
    k: "join", ...current, route, resume, url, width: widthNow(), size: [innerWidth, innerHeight],
    digest, have: patch, s: sealed, version: document_.version,
  }));
}

// Messages of the connection, of which the first is handled or waits for its looks.
/** @type {string[]} */
const inbox = [];

/** @param {string} data */
function receive(data) {
  inbox.push(data);
  if (inbox.length === 1) handleInbox();
}

/** Handles messages; if one does not belong to what is shown, asks for everything. */
async function handleInbox() {
  const mine = socket;
  try {
    for (; inbox.length; inbox.shift()) {
      /** @type {Message} */
      const message = JSON.parse(inbox[0]);
      const missing = (message.parts ?? []).flatMap(
        /** @returns {Promise<void> | []} */
        (part) => loadPart(part) ?? []);
      if (missing.length) await Promise.all(missing);
      if (mine !== socket) return;
      messagesPart.received = inbox[0].length;
      messages[message.k](message);
      loadLater(message.later);
    }
  } catch (error) {
    inbox.length = 0;
    console.error(error);
    askAgain();
  }
}

/** Adds a part of the style sheet below what is there already, and above the app's own theme.
 Returns what waits for it, or undefined if it is there.
 @param {string} href */
function loadPart(href) {
  const known = document.querySelector(`link[href="${href}"]`);
  if (known) return known.wait;
  const link = document.createElement("link");
  link.wait = new Promise((goOn) => {
    /** @type {(gone?: void) => void} */
    const end = () => goOn((link.wait = undefined));
    const forgo = () => end(link.remove());
    document.querySelector("[rel=stylesheet]").after(
      Object.assign(link, { rel: "stylesheet", href, onload: end, onerror: forgo }));
    setTimeout(end, 3000);
  });
  return link.wait;
}

/** Loads parts for which nothing waits when the browser has nothing else to do.
 @param {string[]} [parts] */
function loadLater(parts = []) {
  (window.requestIdleCallback ?? setTimeout)(() => parts.forEach(loadPart));
}

function askAgain() {
  patch = -1;
  digest = undefined;
  socket.close(4000);
}

/** @param {number} code @param {string} reason @param {boolean} wasOpen */
function lost(code, reason, wasOpen) {
  joined = false;
  isOver = code === 4001;
  if (isOver) return announce(reason, "Reload");
  if (code === 1013) announce(reason);
  else banner ||= setTimeout(sayLost, 3e3);
  // Data of somebody else, or of a time before the server's keys were changed, is never used again.
  if (code === 4403) {
    current = own;
    for (const known of [places, edited, typed]) known.clear();
    eventsPart.pending = [];
    form.reset();
    // It is said to be gone.
    typedBefore = typedBefore.map(/** @returns {Typed} */ () => [[], "", "*"]);
  }
  if (code === 4401) reloadOnce(reason);
  if (code === 4410) reloadOnce(reason, 6e4);
  if (!wasOpen) reloadIfLost();
  const delay = delays[failures++] ?? delays.at(-1);
  retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
}

/** Leaves a connection that says nothing any more, as one that broke, and says so. */
function giveUp() {
  if (isOpen()) {
    const old = socket;
    socket = null;
    old.close();
    lost(0, "", true);
  }
  sayLost();
}

const sayLost = () => announce("Connection lost. Trying again…");

/** A server that was restarted does not know this document; a fresh one can go on. */
async function reloadIfLost() {
  const address = basePath + "_waymark/page?" + new URLSearchParams(own);
  const answer = await fetch(address).catch(/** @returns {Response} */ () => null);
  if (answer?.status !== 403) return;
  reloadOnce(await answer.text());
}

/** Reloads unless that was done a moment ago, or a longer pause ago where servers of two versions
 take turns.
 @param {string} otherwise @param {number} [pause] */
function reloadOnce(otherwise, pause = 1e4) {
  const last = sessionStorage.getItem("waymark-reload");
  if (Math.abs(Date.now() - last) < pause) return announce(otherwise, "Reload");
  sessionStorage.setItem("waymark-reload", Date.now());
  location.reload();
}

/** Says something to the person, who is given a way to go on where it has a name.
 @param {string} text @param {string} [way] */
function announce(text, way = "") {
  clearTimeout(banner);
  banner = 0;
  if (status.firstChild?.data === text) return;
  status.textContent = text;
  if ((status.dataset.way = way)) layOut();
}

const widthNow = () => (wide.matches ? "regular" : "compact");

addEventListener("online", connect);
addEventListener("pageshow", ({ persisted }) => persisted && connect());
addEventListener("pagehide", keep);
document.addEventListener("visibilitychange", () => document.hidden ? keep() : connect());

/** Writes down what this window shows, for the next document in it. */
function keep() {
  savePlace();
  sessionStorage.setItem("waymark", JSON.stringify({
    page: current, here, lives, typed: [...typedBefore, ...keepTyped(typed)],
  }));
  sessionStorage.setItem("waymark-places", JSON.stringify([...places]));
}
wide.addEventListener("change", () => tell({ a: "width", v: widthNow() }));

export {
  announce, browserLeads, connect, current, delays, giveUp, isFirst, isStranger, isWaiting, joined,
  lives, loadLater, patch, socket, typedBefore,
};

/** Lets other parts write these. */
export const connectionPart = {
  set current(/** @type {SessionKeys} */ to) { current = to; },
  set digest(/** @type {string} */ to) { digest = to; },
  set failures(/** @type {number} */ to) { failures = to; },
  set isAnew(/** @type {boolean} */ to) { isAnew = to; },
  set isFirst(/** @type {boolean} */ to) { isFirst = to; },
  set isStranger(/** @type {boolean} */ to) { isStranger = to; },
  set isWaiting(/** @type {boolean} */ to) { isWaiting = to; },
  set joined(/** @type {boolean} */ to) { joined = to; },
  set patch(/** @type {number} */ to) { patch = to; },
};
