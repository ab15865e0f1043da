// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Keys: a module of its own, which comes with the first element that hears of keys, or is pressed by
// them from anywhere on its screen

/** @type {Lent} */
let page; // the parts that the page's own script lends: tell, isOpen, awaited

const isApple = /^(Mac|iP)/.test(navigator.platform);
/** The keys that browsers need with Control, or with Command on Apple's systems: tabs, windows, the
 address, reloading, finding, printing, copying, undoing, the size of the page. */
const own = "NTWQRLFPCVXZAY0123456789-=[]";

/** Says beside an entry of a menu which keys press it.
 @param {Lent} lent */
export function arrange(lent) {
  page = lent;
  for (const node of document.querySelectorAll(".menu [aria-keyshortcuts]")) {
    const shortcut = shortcutOf(node);
    if (!isOwn(shortcut)) node.dataset.hint = hint(shortcut);
  }
}

/** The keys that press a node on this system, as `Control+Shift+S`.
 @param {PageElement} node */
const shortcutOf = (node) => {
  const all = node.getAttribute("aria-keyshortcuts").split(" ");
  return all.find((one) => one.startsWith("Meta+") === isApple) ?? all[0];
};

/** Says whether browsers need a shortcut themselves.
 @param {string} shortcut */
const isOwn = (shortcut) => {
  const [held, key, more] = shortcut.split("+");
  return !more && held === (isApple ? "Meta" : "Control") && (own.includes(key) || key === "Plus");
};

/** The same as people write it.
 @param {string} shortcut */
function hint(shortcut) {
  /** @type {Record<string, string>} */
  const signs = isApple
    ? { Meta: "⌘", Shift: "⇧", Alt: "⌥", Control: "⌃" } : { Control: "Ctrl" };
  /** @type {Record<string, string>} */
  const keys = {
    Enter: "↩", Escape: "Esc", Backspace: "⌫", Delete: "⌦", ArrowUp: "↑", ArrowDown: "↓",
    ArrowLeft: "←", ArrowRight: "→", Plus: "+", Asterisk: "*",
  };
  return shortcut.split("+").map((word) => signs[word] ?? keys[word] ?? word)
    .join(isApple ? "" : "+");
}

/** A key as one word.
 @param {string} key */
const wordOf = (key) =>
  /** @type {Record<string, string>} */ ({ " ": "Space", "+": "Plus", "*": "Asterisk" })[key] ?? key;

/** The keys that are held, as the server counts them: Control is Command on other systems than
 Apple's.
 @param {KeyboardEvent} event */
const held = (event) => Number(event.getModifierState("CapsLock"))
  + 2 * Number(event.shiftKey) + (isApple ? 4 : 16) * Number(event.ctrlKey)
  + 8 * Number(event.altKey) + 16 * Number(event.metaKey && isApple)
  + 32 * Number(event.location === 3);

/** Tells the app of a key that is pressed where the focus is; says whether it wanted that one. What
 is held down is told as often as it is answered.
 @param {KeyboardEvent} event @param {string} action */
function tellOf(event, action) {
  const from = document.activeElement;
  const name = wordOf(event.key);
  const words = [];
  for (let at = from.closest("[data-keys]"); at; at = at.parentElement?.closest("[data-keys]")) {
    if (action !== "keyup" || at.hasAttribute("data-keyup")) {
      words.push(...at.dataset.keys.split(" "));
    }
  }
  const isNamed = words.includes(name) || words.includes(name.toLowerCase());
  const isWanted = isNamed
    || (words.includes("*") && !event.ctrlKey && !event.metaKey && name !== "Tab");
  if (isWanted && page.isOpen() && !(event.repeat && page.awaited())) {
    page.tell({ of: from, a: action, v: event.key, n: held(event) });
  }
  return isNamed;
}

/** Says whether a field needs a key for the text in it.
 @param {KeyboardEvent} event */
const isForText = ({ key, target }) => target.matches("input, textarea, select")
  && (key.length === 1 || /^(Arrow|Backspace|Delete|Home|End|Page)/.test(key));

/** @type {WeakSet<Event>} */
const taken = new WeakSet(); // keys that somebody has heard of

// Before anybody else hears of it: a shortcut with a key that is held, else what has the focus.
addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if ((event.ctrlKey || event.metaKey) && pressShortcut(event)) return void taken.add(event);
  if (!tellOf(event, event.repeat ? "keyagain" : "keydown")) return;
  taken.add(event);
  const isBrowsers = event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab";
  if (!isBrowsers && !isForText(event)) event.preventDefault();
}, true);

// After all others: a shortcut by itself. Return in a line submits that, and is one, too.
addEventListener("keydown", (event) => {
  const isLine = event.key === "Enter" && event.target.matches("[data-on=text]");
  if (!taken.has(event) && !event.isComposing && (!event.defaultPrevented || isLine)) {
    pressShortcut(event);
  }
});
addEventListener("keyup", (event) => void tellOf(event, "keyup"));

/** Presses what a key is a shortcut for; says whether there is something.
 @param {KeyboardEvent} event */
function pressShortcut(event) {
  const isHeld = event.ctrlKey || event.metaKey;
  if (event.getModifierState("AltGraph")) return false;
  if (!isHeld && !event.altKey && isForText(event)) return false;
  const presses = "a, button, summary, select, textarea, [data-on=toggle]";
  if (!isHeld && /^(Enter| )$/.test(event.key) && event.target.matches(presses)) return false;
  if (event.key === "Escape" && document.querySelector(":popover-open")) return false;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const node = [...(dialog ?? document).querySelectorAll("[aria-keyshortcuts]")].find((node) => {
    const shortcut = shortcutOf(node);
    return !isOwn(shortcut) && isMeant(event, shortcut) && !node.matches(":disabled, [inert] *");
  });
  if (!node) return false;
  event.preventDefault();
  const pressed = "a, button, label, input";
  if (!event.repeat) (node.matches(pressed) ? node : node.querySelector(pressed))?.click();
  return true;
}

/** Where Alt writes another character, the key's own place says which one it is; characters that
 some keyboards write with Shift are meant with and without it.
 @param {KeyboardEvent} event @param {string} shortcut */
function isMeant(event, shortcut) {
  const words = shortcut.split("+");
  const key = words.at(-1);
  const isHeld = (/** @type {string} */ word) => words.slice(0, -1).includes(word);
  const name = wordOf(event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const isPlace = event.altKey && ["Key" + key, "Digit" + key].includes(event.code);
  const isSign = event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase();
  return (name === key || isPlace)
    && event.ctrlKey === isHeld("Control") && event.metaKey === isHeld("Meta")
    && event.altKey === isHeld("Alt")
    && (event.shiftKey === isHeld("Shift") || (isSign && event.key !== " "));
}

export { hint, isMeant };
