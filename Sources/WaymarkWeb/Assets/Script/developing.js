// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Developing: a slow line on purpose, and what is wrong in the app; other servers do not send this

import { pagePart } from "./page.js";
import { messages } from "./Messages/messages.js";
import { delays } from "./Messages/connection.js";

/** Milliseconds that messages take each way: ?latency=200 sets them for this window, and 0 ends
 them. */
function chosenLatency() {
  const asked = new URLSearchParams(location.search).get("latency");
  if (asked !== null) sessionStorage.setItem("waymark-latency", asked);
  return Number(sessionStorage.getItem("waymark-latency")) || 0;
}

const latency = chosenLatency();

/** A socket whose messages arrive late, in their order. */
class SlowSocket extends WebSocket {
  /** @override @param {string} text */
  send(text) {
    setTimeout(() => this.readyState === WebSocket.OPEN && super.send(text), latency);
  }
  /** @override */
  set onmessage(/** @type {(event: MessageEvent) => void} */ handle) {
    super.onmessage = (event) => setTimeout(() => handle(event), latency);
  }
}

if (latency > 0) pagePart.Line = SlowSocket;
delays.splice(1, delays.length, 200); // a server that is built again is back at any moment

/** Shows what is wrong in the app, in front of it, until the one who writes it has read it. */
messages.problems = ({ of: problems }) => {
  const box = document.getElementById("waymark-problems") ?? makeProblemBox();
  const list = box.querySelector("ul");
  const known = new Set([...list.children].map((line) => line.textContent));
  for (const problem of problems) {
    if (known.has(problem)) continue;
    list.append(Object.assign(document.createElement("li"), { textContent: problem }));
  }
};

function makeProblemBox() {
  const box = document.createElement("aside");
  box.id = "waymark-problems";
  box.setAttribute("role", "alert");
  const hide = document.createElement("button");
  hide.type = "button";
  hide.textContent = "Hide";
  hide.addEventListener("click", () => box.remove());
  const title = Object.assign(document.createElement("h2"), { textContent: "Problems in the app" });
  box.append(title, document.createElement("ul"), hide);
  document.body.append(box);
  return box;
}
