// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Keys: a module of its own, which comes with the first element that hears of keys, or is pressed by
// them from anywhere on its screen

/** @type {Lent} */
let page; // the parts that the page's own script lends: tell

const isApple = /^(Mac|iP)/.test(navigator.platform);
/** The keys that browsers need with Control or Command: tabs, windows, the address, reloading,
 finding, printing, copying, undoing, the size of the page. */
const own = "ntwqrlfpcvxzay0123456789+-=[]";

/** Says beside an entry of a menu which keys press it.
 @param {Lent} lent */
export function arrange(lent) {
  page = lent;
  for (const node of document.querySelectorAll(".menu [aria-keyshortcuts]")) {
    node.dataset.hint = hint(shortcutOf(node));
  }
}

/** The keys that press a node on this system, as `Control+Shift+S`.
 @param {PageElement} node */
const shortcutOf = (node) => {
  const all = node.getAttribute("aria-keyshortcuts").split(" ");
  return all.find((one) => one.startsWith("Meta+") === isApple) ?? all[0];
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
    ArrowLeft: "←", ArrowRight: "→",
  };
  return shortcut.split("+").map((word) => signs[word] ?? keys[word] ?? word)
    .join(isApple ? "" : "+");
}

/** @param {KeyboardEvent} event */
const wordFor = ({ key }) => key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;

/** The keys that are held, as the server counts them.
 @param {KeyboardEvent} event */
const held = (event) => (event.getModifierState("CapsLock") && 1) | (event.shiftKey && 2)
  | (event.ctrlKey && 4) | (event.altKey && 8) | (event.metaKey && 16);

/** Tells the app of a key that is pressed where the focus is; says whether it wanted that one.
 @param {KeyboardEvent} event @param {string} action */
function tellOf(event, action) {
  const from = document.activeElement;
  const name = event.key === " " ? "Space" : event.key;
  const words = [];
  for (let at = from.closest("[data-keys]"); at; at = at.parentElement?.closest("[data-keys]")) {
    words.push(...at.dataset.keys.split(" "));
  }
  const isNamed = words.includes(name) || words.includes(name.toLowerCase());
  if (!isNamed && (!words.includes("*") || event.ctrlKey || event.metaKey || name === "Tab")) {
    return false;
  }
  page.tell({ of: from, a: action, v: event.key, n: Number(held(event)) });
  return isNamed;
}

/** Says whether a field needs a key for the text in it.
 @param {KeyboardEvent} event */
const isForText = ({ key, target }) => target.matches("input, textarea, select")
  && (key.length === 1 || /^(Arrow|Backspace|Delete|Home|End|Page)/.test(key));

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (tellOf(event, event.repeat ? "keyagain" : "keydown")) {
    const isBrowsers = event.ctrlKey || event.metaKey || event.key === "Tab";
    if (!isBrowsers && !isForText(event)) event.preventDefault();
  } else {
    pressShortcut(event);
  }
});
addEventListener("keyup", (event) => void tellOf(event, "keyup"));

/** @param {KeyboardEvent} event */
function pressShortcut(event) {
  const isHeld = event.ctrlKey || event.metaKey;
  if (isHeld && own.includes(event.key.toLowerCase())) return;
  if (!isHeld && !event.altKey && isForText(event)) return;
  if (!isHeld && event.key === "Enter" && event.target.matches("a, button, textarea")) return;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const node = [...(dialog ?? document).querySelectorAll("[aria-keyshortcuts]")]
    .find((node) => isMeant(event, shortcutOf(node)) && !node.matches(":disabled, [inert] *"));
  if (!node) return;
  event.preventDefault();
  node.click();
}

/** Where Alt writes another character, the key's own place says which one it is.
 @param {KeyboardEvent} event @param {string} shortcut */
function isMeant(event, shortcut) {
  const words = shortcut.split("+");
  const key = words.at(-1);
  const isHeld = (/** @type {string} */ word) => words.slice(0, -1).includes(word);
  return (wordFor(event) === key || (event.altKey && event.code === "Key" + key))
    && event.ctrlKey === isHeld("Control") && event.metaKey === isHeld("Meta")
    && event.altKey === isHeld("Alt") && (event.shiftKey === isHeld("Shift"));
}

export { hint, isMeant };
