// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Keeping: where things are scrolled to, and what has the focus, is written down when a person
// rests; a browser that ends may not ask for it any more

import { main } from "../../../Markup/Elements/Sheets/sheets.js";

let keeping = 0; // until it is written down

function keepSoon() {
  clearTimeout(keeping);
  keeping = setTimeout(keepPlaces, 1000);
}

function keepPlaces() {
  main.savePlace();
  sessionStorage.setItem("waymark-places", JSON.stringify([...main.places]));
}

addEventListener("scroll", keepSoon, { capture: true, passive: true });

export { keepSoon };
