// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// What tests take for granted of what runs them.
declare namespace Deno {
  function test(run: () => void | Promise<void>): void;
  function readDirSync(path: string | URL): Iterable<{ name: string; isDirectory: boolean }>;
  function readTextFileSync(path: string | URL): string;
}
