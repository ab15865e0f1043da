// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Searches: a module of its own, which comes with the first search field. One that suggests
// something is a combo box, its suggestions are a list of options, and the keyboard stays in the
// field

/** @type {Lent} */
let page; // the parts that the page's own script lends
const dismissed = new WeakSet(); // fields whose suggestions were put away, until something is typed

/** @param {PageElement} list */
const fieldOf = (list) => list.parentNode.querySelector("input");
/** @param {PageElement} field */
const listOf = (field) => field.closest?.(".item.search")?.querySelector(":scope > .v");
/** @param {PageElement} list */
const optionsOf = (list) => [...list.querySelectorAll(":is(button, a):not(.menu *)")];
/** @param {PageElement} node */
const optionAt = (node) => node.closest?.('.item.search > .v [role="option"]');
/** @param {PageElement} field */
const activeOf = (field) => document.getElementById(field.getAttribute("aria-activedescendant"));

/** @param {Lent} [lent] */
export function arrange(lent = page) {
  page = lent;
  for (const list of document.querySelectorAll(".item.search > .v")) arrangeList(list);
}

/** @param {PageElement} list */
function arrangeList(list) {
  const field = fieldOf(list);
  const options = optionsOf(list);
  if (!options.length) dismissed.delete(field);
  name(list, options);
  const isOpen = options.length > 0 && !dismissed.has(field);
  list.hidden = !isOpen;
  toggle(field, options.length > 0, {
    role: "combobox", "aria-autocomplete": "list", "aria-controls": list.id,
    "aria-expanded": isOpen && field === document.activeElement,
  });
  if (!isOpen || !options.includes(activeOf(field))) point(field, null);
}

/** The parts of a list box.
 @param {PageElement} list @param {PageElement[]} options */
function name(list, options) {
  list.id ||= "suggestions" + page.idOf(list);
  toggle(list, options.length > 0, { role: "listbox", "aria-label": "Suggestions" });
  for (const rule of list.querySelectorAll("hr")) rule.setAttribute("role", "none");
  for (const option of options) {
    option.id ||= "suggestion" + page.idOf(option);
    toggle(option, true, { role: "option", tabindex: -1 });
    if (!option.hasAttribute("aria-selected")) option.setAttribute("aria-selected", false);
  }
}

/** @param {PageElement} node @param {boolean} isOn @param {Record<string, any>} attributes */
function toggle(node, isOn, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (isOn) node.setAttribute(name, value);
    else node.removeAttribute(name);
  }
}

/** Makes an option the one that Return chooses.
 @param {PageElement} field @param {PageElement} option */
function point(field, option) {
  activeOf(field)?.setAttribute("aria-selected", false);
  if (!option) return field.removeAttribute("aria-activedescendant");
  option.setAttribute("aria-selected", true);
  option.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", option.id);
}

/** @param {PageElement} field */
function putAway(field) {
  dismissed.add(field);
  arrange();
}

/** @param {PageElement} field @param {PageElement[]} options @param {number} by */
function step(field, options, by) {
  const at = options.indexOf(activeOf(field));
  const next = at < 0 ? (by > 0 ? 0 : options.length - 1) : at + by;
  point(field, options[next] ?? null);
}

/** Does what the field's own keys do with its suggestions; says whether that was anything.
 @param {PageElement} field @param {PageElement} list @param {KeyboardEvent} event */
function handle(field, list, { key, altKey }) {
  const options = optionsOf(list).filter((option) => !option.disabled);
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (by && list.hidden) {
    dismissed.delete(field);
    arrange();
    if (!altKey) step(field, options, by);
  } else if (by && altKey) putAway(field);
  else if (by) step(field, options, by);
  else if (list.hidden) return false;
  else if (key === "Escape") putAway(field);
  else if (key === "Enter" && activeOf(field)) activeOf(field).click();
  else return false;
  return true;
}

addEventListener("keydown", (event) => {
  const field = event.target;
  const list = listOf(field);
  const isOurs = list && field.matches("input") && !event.isComposing
    && !event.ctrlKey && !event.metaKey;
  if (!isOurs || !optionsOf(list).length || !handle(field, list, event)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
addEventListener("input", ({ target }) => {
  if (!listOf(target)) return;
  dismissed.delete(target);
  point(target, null);
  arrange();
});
for (const name of ["focusin", "focusout"]) {
  addEventListener(name, (/** @type {FocusEvent} */ { target }) =>
    listOf(target) && requestAnimationFrame(() => arrange()));
}
/** A press on an option leaves the keyboard in the field. */
addEventListener("mousedown", (event) => {
  if (optionAt(event.target)) event.preventDefault();
});
addEventListener("click", ({ target }) => {
  const option = optionAt(target);
  if (option) putAway(fieldOf(option.closest(".item.search > .v")));
});

export { page };
