// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Start: what the document shows becomes the page

import { form, isRevisit, notice } from "./page.js";
import { elements, make, sheet } from "./Tree/elements.js";
import { changed, edited, redo, showInput, shownBy, valueOf } from "./Events/inputs.js";
import { restorePlace } from "./Places/places.js";
import { layOut } from "./Messages/messages.js";
import { connect } from "./Messages/connection.js";

document.adoptedStyleSheets.push(sheet);
for (const node of document.querySelectorAll("[data-e]")) {
  elements.set(Number(node.getAttribute("data-e")), node);
}
for (const node of form.querySelectorAll("[inert]")) node.inert = false;
layOut();
addEventListener("click", () => notice?.remove(), { once: true });
// Tells the server of inputs that a person changed before the script ran, not of what it knows.
// Browsers put nothing into a form without autocompletion, but move a slider to its next step.
for (const input of form.querySelectorAll("input, select, textarea")) {
  const shown = input.dataset.on === "text" ? input.defaultValue : shownBy(input);
  const isOther = input.type === "range"
    ? Math.abs(input.value - input.defaultValue) > (input.step / 2 || 0)
    : shown != null && shown !== valueOf(input);
  if (isOther) edited.set(input);
  else showInput(input);
}
for (const input of changed()) redo(input, valueOf(input));
if (isRevisit) restorePlace();
connect();
// The first drawing takes a browser a while, which the first press need not wait for.
setTimeout(() => make(["svg", []]));
