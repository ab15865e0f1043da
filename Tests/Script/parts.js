// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// The parts of the script that tests ask. All of the page's own import one another; the first that
// is asked for runs last, and that must be the one that lends what the others declare.
import "./browser.js";
import "script/Messages/messages.js";

export * as page from "script/page.js";
export * as elements from "script/Tree/elements.js";
export * as shapes from "script/Tree/shapes.js";
export * as updates from "script/Tree/updates.js";
export * as events from "script/Events/events.js";
export * as inputs from "script/Events/inputs.js";
export * as history from "script/Places/history.js";
export * as places from "script/Places/places.js";
export * as motion from "script/Places/motion.js";
export * as messages from "script/Messages/messages.js";
export * as connection from "script/Messages/connection.js";
