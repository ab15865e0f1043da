// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The parts of the script that tests ask. All of the page's own import one another; the first that
// is asked for runs last, and that must be the one that lends what the others declare.
import "./browser.js";
import "script/messages.js";

export * as page from "script/page.js";
export * as elements from "script/elements.js";
export * as shapes from "script/shapes.js";
export * as updates from "script/updates.js";
export * as events from "script/events.js";
export * as inputs from "script/inputs.js";
export * as history from "script/history.js";
export * as places from "script/places.js";
export * as motion from "script/motion.js";
export * as messages from "script/messages.js";
export * as connection from "script/connection.js";
