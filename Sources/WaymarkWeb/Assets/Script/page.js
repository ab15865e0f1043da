// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The browser's half of Waymark: shows what the server says, and says what a person did.
// The messages are described in Documentation/Wire.md. No text ever becomes HTML here: elements
// are made by createElement, setAttribute and textContent only.

const document_ = document.body.dataset; // page, token and digest of this document
const own = { page: document_.page, token: document_.token };
const arrival = performance.getEntriesByType("navigation")[0]?.type;
const wide = matchMedia("(width >= 40rem)");
const precise = matchMedia("(pointer: fine)");
