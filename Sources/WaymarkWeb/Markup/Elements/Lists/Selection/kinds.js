// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Kinds of lists: what they are, and the roles that follow for all in them

import { page, set } from "../lists.js";
import { current, isPlain, keepStop, setStops } from "./stops.js";

const controls = `:is(a, button, input, select):not(
  .select, .menu *, [type=radio], [aria-hidden=true], [aria-hidden=true] *)`;
const linkRow = ":has(> .cell > .link:first-child:nth-last-child(1 of :not(.menu, .context)))";
const disclosure = ":is(.cell, .actions) > .button[aria-expanded]";

/** @param {PageElement} list */
const kindNow = (list) => list.getAttribute("role");
/** What is pressed to choose a row where there is no script; in a table it is in the first cell.
 @param {PageElement} row */
const chooserOf = (row) => row.matches(linkRow) ? null : row.querySelector(".select");

/** A tree where rows show others. A grid where a row holds several things to press, being chosen
 one of them. A list box where rows are chosen, and nothing else is there to press. Otherwise, and
 always for forms, a list. The button of a context menu counts in rows that are chosen: an option
 could not hold its menu. A table is a grid where rows are chosen.
 @param {PageElement} list */
function kindOf(list) {
  if (list.matches(".form")) return "list";
  if (list.querySelector(`.row ${disclosure}`)) return "treegrid";
  if (list.matches(".table")) return list.dataset.selection === "none" ? "table" : "grid";
  const counts = new Map(); // row, or null for headers and footers -> controls
  for (const control of list.querySelectorAll(controls)) {
    const row = control.closest(".row");
    if (control.matches(".context > *") && !(row && chooserOf(row))) continue;
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const inHeaders = counts.has(null);
  counts.delete(null);
  for (const [row, count] of counts) if (count > 1 || chooserOf(row)) return "grid";
  if (counts.size || !list.querySelector(".row > .select")) return "list";
  return inHeaders ? "grid" : "listbox";
}

/** @type {Record<string, Record<string, string>>} */
const roles = {
  list: { section: "listitem", rows: "list", edge: "listitem", row: "listitem" },
  listbox: { section: "none", rows: "group", edge: "none", row: "option" },
  grid: { section: "none", rows: "rowgroup", edge: "row", row: "row", cell: "gridcell" },
};
roles.treegrid = roles.table = roles.grid;

/** Gives a list its kind, and all that is new in it its role.
 @param {PageElement} list */
function arrangeList(list) {
  const kind = kindOf(list);
  const isOther = kind !== kindNow(list);
  if (isPlain(list) && !isOther && !current.has(list)) return;
  set(list, "role", kind);
  const isMultiple = kind !== "list" && list.dataset.selection === "multiple";
  set(list, "aria-multiselectable", isMultiple ? true : null);
  nameList(list, kind);
  for (const section of list.querySelectorAll(".section")) arrangeSection(section, kind);
  const rows = list.querySelectorAll(isOther ? ".row" : ".row:is([role=listitem], :not([role]))");
  for (const row of rows) arrangeRow(row, list);
  keepStop(list);
}

/** A list is called as the app calls it, otherwise as its screen is.
 @param {PageElement} list @param {string} kind */
function nameList(list, kind) {
  const title = list.closest(".screen")?.getAttribute("aria-labelledby");
  const isNamed = kind === "list" || list.hasAttribute("aria-label");
  set(list, "aria-labelledby", isNamed ? null : title);
  if (!isNamed && !title) list.ariaLabel = document.title;
}

/** The rows of a section are called by its header; in a list box, which holds nothing but options,
 that is all that is left of it.
 @param {PageElement} section @param {string} kind */
function arrangeSection(section, kind) {
  const { section: own, rows: inner, edge, cell } = roles[kind];
  const rows = section.querySelector(":scope > .rows");
  set(section, "role", own);
  set(rows, "role", inner);
  for (const [name, of] of [["aria-labelledby", "header"], ["aria-describedby", "footer"]]) {
    const part = rows.querySelector(`:scope > .section-${of}`);
    set(rows, name, part && kind !== "list" ? `s${page.idOf(part)}` : null);
    if (!part) continue;
    set(part, "role", edge);
    set(part, "aria-hidden", kind === "listbox" ? true : null);
    set(part.firstElementChild, "role", cell);
    set(part.firstElementChild, "id", `s${page.idOf(part)}`);
    setStops(part);
  }
}

/** @param {PageElement} row @param {PageElement} list */
function arrangeRow(row, list) {
  const kind = kindNow(list);
  const isItem = kind === "list" && row.getAttribute("role") === "listitem";
  if (isItem && isPlain(list) && !current.has(list)) return;
  if (isItem) return setStops(row, list);
  const select = kind === "list" ? null : chooserOf(row);
  set(row, "role", roles[kind].row);
  set(row, "aria-selected", select && row.matches(".selected"));
  const isRefused = select ? select.disabled : kind === "listbox";
  set(row, "aria-disabled", isRefused ? true : null);
  const isOfTree = kind === "treegrid";
  if (isOfTree) set(row, "aria-level", row.getAttribute("aria-level") ?? 1);
  set(row, "aria-expanded", isOfTree ? disclosureOf(row)?.getAttribute("aria-expanded") : null);
  if (!row.matches("tr")) arrangeCell(row, roles[kind].cell);
  setStops(row, list);
  if (select && document.activeElement === select) row.focus();
}

/** A row of a grid is called by what it shows, and not by what can be done with it as well. The
 cells of tables are such without a role.
 @param {PageElement} row @param {string} role */
function arrangeCell(row, role) {
  set(row.lastElementChild, "role", role);
  const [shown, more] = row.lastElementChild.children;
  const isNamed = role && more;
  if (isNamed) shown.id ||= `r${page.idOf(row)}`;
  set(row, "aria-labelledby", isNamed ? shown.id : null);
}

/** The button of a row that shows and hides others.
 @param {PageElement} row */
const disclosureOf = (row) => row.querySelector(disclosure);

export { arrangeList, arrangeRow, controls, disclosureOf, kindNow };
