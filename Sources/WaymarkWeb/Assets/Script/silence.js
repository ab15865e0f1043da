// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Silence: a connection can be dead without a word, as behind a router that forgot it

const patience = 5000; // milliseconds between two looks; what is awaited at both is not coming
let missed = null; // the event that was awaited at the last look

setInterval(() => {
  const awaited = main.awaited();
  if (awaited && awaited === missed) main.giveUp();
  missed = awaited;
}, patience);
