// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// The browser's half of Waymark: shows what the server says, and says what a person did.
// The messages are described in Documentation/Wire.md. No text ever becomes HTML here: elements
// are made by createElement, setAttribute and textContent only.

const document_ = document.body.dataset; // page, token and digest of this document
const form = document.getElementById("page"); // around everything that the app shows
const basePath = form.getAttribute("action").slice(0, -"_waymark/act".length);
const own = { page: document_.page, token: document_.token };
const isLive = "live" in document_; // the page has a session already
const { type: arrival, name: address = location } =
  performance.getEntriesByType("navigation")[0] ?? {};
const isBack = arrival === "back_forward";
// After a reload that found no server, the browser calls the next one a visit to the same address,
// and has forgotten the state of the entry.
const isRevisit = isBack || arrival === "reload"
  || !history.state && window.navigation?.activation?.from?.url === location.href;
// The state of this window before a reload or a visit elsewhere.
const earlier = !isLive && isRevisit && JSON.parse(sessionStorage.getItem("waymark"));
// A person may go back while the document of a reload comes.
const isReturn = isBack || new URL(address).pathname !== location.pathname;
const notice = document.getElementById("waymark-notice"); // that the address leads nowhere
const wide = matchMedia("(width >= 40rem)");
let Line = WebSocket; // the class of what the page and the server talk through
const newKey = () => String(Math.random()); // of an entry of the history, or of a life

export {
  basePath, document_, earlier, form, isLive, isReturn, isRevisit, Line, newKey, notice, own, wide,
};

/** Lets other parts write these. */
export const pagePart = {
  set Line(/** @type {typeof WebSocket} */ to) { Line = to; },
};
