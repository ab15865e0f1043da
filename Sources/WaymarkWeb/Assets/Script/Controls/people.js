// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// People: where a server knows who is there, this window keeps nothing of who was there before

const keptFor = "waymark-person"; // the mark of whom the rest is of

/** Drops what was written down of somebody else, and what the page has read of it.
 @param {Lent} page */
function dropOthers(page) {
  const { person } = document.body.dataset;
  if (!person || sessionStorage.getItem(keptFor) === person) return;
  page.places.clear();
  for (const name of ["waymark", "waymark-places"]) sessionStorage.removeItem(name);
  sessionStorage.setItem(keptFor, person);
}

export { dropOthers };
