// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// As much of node's assertions as tests use. Its own types would bring those of its timers along,
// where browsers number theirs.
export function deepStrictEqual(actual: unknown, expected: unknown, message?: string): void;
