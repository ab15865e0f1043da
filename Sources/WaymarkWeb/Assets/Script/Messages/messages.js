// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Messages from the server

import { form, isRevisit, newKey, notice, own } from "../page.js";
import {
  adopt, dialogs, elements, forget, headings, make, place, rebuild, root, rules, sheet, slotOf,
  templates,
} from "../Tree/elements.js";
import { buildAll, copies, expand, fragmentOf, nodeOf, shapes } from "../Tree/shapes.js";
import { update } from "../Tree/updates.js";
import {
  eventsPart, idOf, isModified, isOpen, isRepeatable, made, pending, postPending, press, pressed,
  sendText, settled, tell,
} from "../Events/events.js";
import {
  edited, holdTyped, inputsPart, missLost, missOthers, repeatTyped, retype, settle, showInput,
  typed,
} from "../Events/inputs.js";
import {
  covers, follow, goHere, going, here, historyPart, isFar, rewrite, route, same, travelling,
} from "../Places/history.js";
import {
  focusTitle, isFocusLost, places, restorePlace, savePlace, scrolled, settleOther, tellPlace,
  titleInFront, wordsOf,
} from "../Places/places.js";
import { endMotion, motionPart, move, shownRoute, take } from "../Places/motion.js";
import {
  announce, browserLeads, connectionPart, current, giveUp, isFirst, isStranger, isWaiting, lives,
  loadLater, patch, socket, typedBefore,
} from "./connection.js";

let isAnswer = false; // says whether what is shown answers what the person did here
let received = 0; // length of the message that came last
let acknowledged = 0; // the last patch of which the server knows that it is shown
let unacknowledged = 0; // length of those after it

/** @type {Operations} */
const operations = {
  i(parent, index, ...specs) {
    const slot = slotOf(nodeOf(parent));
    slot.insertBefore(fragmentOf(specs), slot.children[index] ?? null);
  },
  r(...ids) {
    const nodes = ids.flatMap(numbersOf).map(rootOf);
    const slot = nodes[0].parentNode;
    const isAll = nodes.length > 1 && nodes.length === slot.children.length;
    nodes.forEach(isAll ? forget : take);
    if (isAll) slot.replaceChildren();
  },
  m(parent, index, id) {
    const slot = slotOf(nodeOf(parent));
    const node = rootOf(id);
    let before = slot.children[index];
    // 4 is Node.DOCUMENT_POSITION_FOLLOWING.
    const isAhead = before && node.compareDocumentPosition(before) & 4;
    if (before === node || isAhead) before = slot.children[index + 1];
    place(slot, node, before ?? null);
  },
  x(id, spec) {
    const old = nodeOf(id);
    old.before(buildAll([spec])[0]);
    take(old);
  },
  u: update,
};

/** One number, or those of a run: [first, distance, count].
 @param {any} run @returns {number[]} */
const numbersOf = (run) => run.length
  ? Array.from({ length: run[2] }, (_, i) => run[0] + i * run[1])
  : run;

/** The node of an element that is moved or taken away with all that it holds.
 @param {number} id */
const rootOf = (id) => elements.get(id) ?? nodeOf(id);

/** @type {Messages} */
const messages = {
  ready({
    page, n, s, same: isSame, kept, lost, seal, token, title = document.title, route: at = route,
    ahead,
  }) {
    connectionPart.current = { ...(page ? own : current) };
    current.seal = seal ?? current.seal;
    current.token = token ?? current.token;
    if (current.page === own.page) own.token = current.token;
    connectionPart.joined = true;
    connectionPart.failures = 0;
    connectionPart.isStranger = !kept && !isSame && (patch > 0 || !isFirst);
    connectionPart.patch = n;
    acknowledged = n;
    unacknowledged = 0;
    historyPart.route = motionPart.shownRoute = at;
    document.title = title;
    announce("");
    if (lost) missOthers();
    if (same(at, here.route)) notice?.remove();
    if (kept) settle(s);
    else {
      if (isStranger) savePlace();
      lives.push(newKey());
      connectionPart.isAnew = true;
      for (const input of typedBefore) input[3] = true;
      eventsPart.pending = pending.filter((entry) => !entry.isSent || isRepeatable(entry));
    }
    if (isSame) goOn();
    if (!navigator.connection?.saveData) loadLater(ahead);
  },
  whole(message) {
    const held = isStranger ? holdTyped() : [];
    const meet = isStranger && meetStranger;
    const before = isStranger ? lent.words() : "";
    show(message, () => {
      const [tree] = expand([message.tree]);
      if (meet) meet(tree);
      arrangeRoot(rebuild(tree));
      // Options that came into a group one by one have switched off those that were there.
      for (const option of form.querySelectorAll("[type=radio][checked]")) showInput(option);
    });
    connectionPart.isStranger = false;
    if (isRevisit && isFirst && (dialogs.length || isFocusLost())) {
      arrived = { settlePlace: restorePlace };
    }
    const isLost = repeatTyped(held);
    if (isLost != null) focusTitle(); // whoever still types presses nothing
    goOn();
    // If the person goes elsewhere meanwhile, other words are no sign of a loss.
    inputsPart.said = isLost || going ? "" : before;
    missLost();
  },
  patch(message) {
    show(message, () => {
      for (const op of message.ops) operations[op.shift()](...op);
    });
  },
  done({ s, seal }) {
    isAnswer = true;
    current.seal = seal ?? current.seal;
    if (seal) for (const [input, serial] of edited) if (serial === s) edited.set(input, 0);
    settle(s);
    follow(true);
    if (going <= settled) historyPart.going = 0;
  },
};

/** The elements here become those of another session; what waits for one that is gone is
 dropped.
 @param {Spec} tree */
function meetStranger(tree) {
  elements.clear();
  copies.clear();
  if (root()) adopt(root(), tree);
  eventsPart.pending = pending.filter(({ of }) => !of || elements.get(idOf(of)) === of);
}

/** @param {PageElement} node */
function arrangeRoot(node) {
  const old = root();
  if (old === node) return;
  forget(old);
  old.replaceWith(node);
}

/** Shows one numbered message, a new place in motion.
 @param {Message} message @param {() => void} change */
function show(message, change) {
  const size = received;
  move(message.route ?? shownRoute, () => {
    showNow(message, change);
    acknowledge(size);
  });
}

/** Styles, nodes, title, history, focus and scroll.
 @param {Message} message @param {() => void} change */
function showNow(message, change) {
  isAnswer = message.s > settled;
  for (const [number, known] of message.t ?? []) {
    if (number < 0) shapes.set(number, known);
    else templates[number] = known;
  }
  (message.css ?? []).forEach(addRule);
  if (message.route && !same(message.route, here.route)) savePlace();
  const before = new Map([...scrolled, ...headings].map((node) => [node, wordsOf(node)]));
  change();
  if (message.do) load("commands").then(({ run }) => run(message.do, lent));
  modules.lists?.hear();
  current.seal = message.seal ?? current.seal;
  settle(message.s, message.sealed);
  if (message.title !== undefined) document.title = message.title;
  historyPart.route = message.route ?? route;
  arrive(follow(isAnswer), before);
  frame ||= requestAnimationFrame(layOut);
  connectionPart.digest = undefined;
  connectionPart.patch = message.n;
}

let frame = 0; // the picture before which `layOut` is due
/** @type {{ settlePlace: (before?: Titles) => void, before?: Titles }} */
let arrived = null; // { settlePlace, before }: what a new place waits for until then

/** Does what depends on where things are before the next picture, so that they are laid out once.
 */
function layOut() {
  cancelAnimationFrame(frame);
  frame = 0;
  headPage();
  arrangeModules();
  arrived?.settlePlace?.(arrived.before);
  arrived = null;
}

/** The modules that came with the first element that needs them, in this script's version.
 @type {ScriptModules} */
const modules = {};
// The parts of this script, and of one another, that modules need.
/** @type {Lent} */
const lent = {
  press, isModified, typed, sendText, nodeOf, idOf, titleInFront, focusTitle, isFocusLost, tell,
  tellPlace, make, endMotion, savePlace, places,
  /** The words of the page, of which controls leave out what it says of itself. */
  words: () => form.textContent,
  /** The serial of the event of which the answer is awaited. */
  awaited: () =>
    isOpen() && pending.find((entry) => entry.isSent && entry.serial > settled)?.serial,
  giveUp, isOpen, announce,
  life: () => lives.at(-1),
};

/** @param {string} name */
const load = (name) => import(import.meta.url.replace("waymark.js", name + ".js"));

/** Modules put right what they are for; without a network, the next change asks for them again.
 Each kind of element is looked for by itself: of a list of selectors, browsers try each one on
 every element. */
async function arrangeModules() {
  for (const [name, kinds] of Object.entries(needs)) {
    if (!modules[name] && kinds.some((kind) => document.querySelector(kind))) {
      modules[name] = await load(name).catch(
        /** @returns {any} */
        () => void setTimeout(layOut, 1000),
      );
    }
    modules[name]?.arrange(lent, route);
  }
}

/** A page of which no visible part has a title is called by the app's name. */
function headPage() {
  document.querySelector("body > header").hidden = [...headings].some((h1) => h1.checkVisibility());
}

/** Of several places in one picture, the last is come to, from the first.
 @param {Move} move @param {Titles} before */
function arrive(move, before) {
  const isReturn = move === "pop" || (isFar && going && going <= settled);
  const isBusy = !isAnswer || document.activeElement.matches(
    "input, select, textarea, .row:not(:focus-visible, [inert] *)");
  const settlePlace = isReturn ? restorePlace : move === "push" && !isBusy ? focusTitle
    : move && settleOther;
  if (settlePlace) arrived = { settlePlace, before: arrived?.before ?? before };
  else if (covers(here)) arrived ??= { settlePlace: lent.settleInside?.(pressed), before };
  if (going <= settled) historyPart.going = 0;
  if (move && settled === made) eventsPart.pressed = null;
}

/** @param {string} rule */
function addRule(rule) {
  if (rules.has(rule)) return;
  rules.add(rule);
  sheet.insertRule(rule, sheet.cssRules.length);
}

/** Says how far the page has come, should it have been given much; events say so anyway.
 @param {number} size */
function acknowledge(size) {
  unacknowledged += size;
  if (patch - acknowledged < 8 && unacknowledged < 1 << 17) return;
  if (isOpen()) socket.send(JSON.stringify({ k: "ack", n: noteShown() }));
}

function noteShown() {
  unacknowledged = 0;
  acknowledged = patch;
  return patch;
}

/** The page shows what the server has: what waited is said now. */
function goOn() {
  if (!isWaiting) return;
  connectionPart.isWaiting = false;
  postPending();
  retype(typedBefore.splice(0));
  adoptRoute();
}

/** After joining: the address decides when the browser came back to it, otherwise the server. */
function adoptRoute() {
  const leads = browserLeads();
  connectionPart.isFirst = connectionPart.isAnew = false;
  if (going) return;
  if (same(route, here.route)) return follow(false);
  historyPart.left = { ...here, route };
  if (leads) goHere();
  else if (!travelling) rewrite();
}

export {
  acknowledged, arrived, isAnswer, layOut, lent, messages, modules, noteShown, numbersOf,
  operations,
};

/** Lets other parts write these. */
export const messagesPart = {
  set received(/** @type {number} */ to) { received = to; },
};
