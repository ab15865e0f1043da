// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Ranges: a module of its own, which comes with the first slider or stepper: a slider says where
// it is while it is moved, and keys go to a stepper

/** @type {Lent} */
let page; // the parts that the page's own script lends: press, isModified, typed, sendText
/** @type {Set<PageElement>} */
const moving = new Set(); // sliders that are not where they said last
let turn = 0; // the timer after which they say where they are

/** @param {Lent} lent */
export function arrange(lent) {
  page = lent;
  // Keys reach the buttons of a stepper in another way, once there is a script.
  for (const button of document.querySelectorAll(".spinner ~ button")) button.tabIndex = -1;
}

/** Up to twenty times a second; until it is let go, a slider is where the hand has it. */
addEventListener("input", ({ target }) => {
  if (target.dataset?.on !== "set") return;
  page.typed.set(target, Infinity);
  moving.add(target);
  turn ||= setTimeout(say, 50);
});

function say() {
  turn = 0;
  for (const slider of moving) {
    if (slider.isConnected) page.sendText(slider, "slide");
    else page.typed.delete(slider);
  }
  moving.clear();
}

/** The page's own script says where it is let go. */
addEventListener("change", (/** @type {PageChange} */ { target }) => moving.delete(target));

/** Keys move a slider without steps by a hundredth of its range, or by a tenth, in each browser. */
addEventListener("keydown", (event) => {
  const { key, target: slider } = event;
  if (slider.dataset?.on !== "set" || slider.step !== "any" || page.isModified(event)) return;
  const to = slideTo(key, slider);
  if (to === undefined) return;
  event.preventDefault();
  const old = slider.value;
  slider.valueAsNumber = to;
  if (slider.value === old) return;
  for (const name of ["input", "change"]) slider.dispatchEvent(new Event(name, { bubbles: true }));
});

/** @param {string} key @param {PageElement} slider */
function slideTo(key, slider) {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const on = getComputedStyle(slider).direction === "rtl" ? -1 : 1;
  const hundredths = {
    ArrowRight: on, ArrowLeft: -on, ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10,
    Home: -100, End: 100,
  }[key];
  return hundredths && slider.valueAsNumber + hundredths * (most - least) / 100;
}

/** Up and down press the buttons; Home and End go to the least and the greatest. */
addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches?.(".spinner") || page.isModified(event)) return;
  const action = { ArrowUp: "increment", ArrowDown: "decrement" }[key];
  const end = { Home: target.ariaValueMin, End: target.ariaValueMax }[key];
  if (!action && !end) return;
  event.preventDefault();
  if (end) return page.press(target, "set", { v: Number(end) });
  target.parentNode.querySelector(`:enabled[data-on=${action}]`)?.click();
});

/** The keys go on from a button that was pressed, which may be the last press that it takes. */
addEventListener("click", ({ target }) =>
  target.closest?.(".steps > button")?.parentNode.querySelector(".spinner")?.focus());

export { slideTo };
