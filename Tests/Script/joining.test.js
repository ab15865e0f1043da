// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

import { deepStrictEqual as expect } from "assert";
import { problems, servedFiles } from "./joining.js";

const web = "Sources/WaymarkWeb";

/** The files below a folder whose names end so, with their texts. */
function textsIn(folder, end) {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (isDirectory) return textsIn(path, end);
    return name.endsWith(end) ? [[name.slice(0, -end.length), Deno.readTextFileSync(path)]] : [];
  });
}

/** Finds what is wrong in parts of one file, the first of which is checked. */
const found = (text, other = "") =>
  problems({ a: "\n// @ts-check\n" + text, b: "\n// @ts-check\n" + other }, [["a", "b"], ["c"]]);

Deno.test(function thePartsCanBeJoined() {
  const texts = Object.fromEntries(textsIn(web, ".js"));
  const tests = textsIn("Tests/Script", ".js").map(([, text]) => text).join();
  const modules = textsIn(web, ".swift").map(([, text]) => text)
    .filter((text) => text.includes("\nextension ScriptModule {"));
  const files = servedFiles(Deno.readTextFileSync(`${web}/Assets/Assets.swift`), modules);
  expect(problems(texts, files, tests), []);
  expect(files.flat().length, Object.keys(texts).length);
});

Deno.test(function aPartThatIsServedInAnotherFileIsOutOfReach() {
  expect(found('import { f } from "./c.js";'), [
    "a.js:3: 'c' is served in another file: take it from what modules are lent",
  ]);
});

Deno.test(function aNameStandsForOneThingInAFile() {
  expect(found("let rest = 0;", "\nfunction rest() {}"), [
    "b.js:4: 'rest' is a name in a.js too: call it otherwise",
  ]);
});

Deno.test(function whatNobodyImportsIsNotExported() {
  expect(found("const f = 1;\nexport {\n  f,\n};"), [
    "a.js:4: nobody imports 'f': leave it out",
  ]);
  expect(found("const f = 1;\nexport { f };", 'import { f } from "./a.js";'), []);
});

Deno.test(function everyLineThatJoinsPartsIsOneThatIsTakenAway() {
  expect(found('import * as b from "./b.js";'), [
    "a.js:3: browsers would see this line: write 'import { … }' or 'export { … };'",
  ]);
});

Deno.test(function aPartIsServedAndChecked() {
  expect(problems({ d: "" }, [["a"]]), [
    "d.js:1: is to be a part of one served file: name it in Assets.swift, or in a ScriptModule",
  ]);
  expect(problems({ a: "" }, [["a"]]), [
    "a.js:3: its types are not checked: add '// @ts-check'",
  ]);
});
