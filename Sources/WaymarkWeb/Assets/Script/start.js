// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Start: what the document shows becomes the page

document.adoptedStyleSheets.push(sheet);
for (const node of document.querySelectorAll("[data-e]")) {
  elements.set(Number(node.getAttribute("data-e")), node);
}
noteWidth();
for (const node of form.querySelectorAll("[inert]")) node.inert = false;
for (const dialog of dialogs) dialog.removeAttribute("open");
openDialogs();
layOut();
focusWanted();
if (isRevisit) restorePlace();
else showColumn(titleInFront());
addEventListener("click", () => notice?.remove(), { once: true });
connect();
// The first drawing takes a browser a while, which the first press need not wait for.
setTimeout(() => make(["svg", []]));
