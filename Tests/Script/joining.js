// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors
// @ts-check

// Checks that no look at a single module can make: parts that are served as one file share one
// scope, and parts of another file are out of their reach.

const names = /\b\w+\b/g;
const declaration = /^(?:async )?(?:const|let|class|function\*?) (\w+)/;
const known = [
  /^import \{/,
  /^export \{/,
  /^export const \w+Part = \{$/,
  /^export (?:async )?(?:const|function) \w+/,
];

/** The parts of each served file: of the page's own script as Assets.swift names them, and of each
 module as its declaration does; `declarations` are the texts of files with some. */
export function servedFiles(assets, declarations) {
  const partsIn = (text) =>
    [...text.matchAll(/EmbeddedFiles\.(\w+)_js/g)].map(([, part]) => part);
  const own = assets.split("var scriptParts")[1].split("\n    }\n")[0];
  const modules = declarations.flatMap((text) => text.split(/\n +static /).slice(1)).map(partsIn);
  return [
    [...partsIn(own), "developing", "start"],
    ...modules.filter((parts) => parts.length > 0),
  ];
}

/** Each `import`, `export` and declaration of a part, with the names in it. */
function statementsOf(text) {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const joins = /^(import|export)\b/.exec(line)?.[1];
    const declared = declaration.exec(line.replace(/^export /, ""));
    if (!joins && !declared) return [];
    let end = at;
    while (joins && !lines[end].endsWith(";") && end < lines.length - 1) end++;
    const whole = joins ? lines.slice(at, end + 1).join("\n") : line;
    return [{ line: at + 1, joins, start: line, whole, declares: declared?.[1] }];
  });
}

const listed = (whole) => whole.split("{")[1].split("}")[0].match(names) ?? [];

/** Sentences on what would not work once parts are joined; `texts` are the parts by name, `others`
 is what else may import from them. */
export function problems(texts, files, others = "") {
  const found = [];
  const imported = new Set(others.match(names));
  const exported = [];
  for (const [part, text] of Object.entries(texts)) {
    const say = (line, what) => found.push(`${part}.js:${line}: ${what}`);
    const file = files.filter((parts) => parts.includes(part));
    if (file.length !== 1) {
      say(1, "is to be a part of one served file: name it in Assets.swift, or in a ScriptModule");
      continue;
    }
    if (!text.includes("\n// @ts-check\n")) say(3, "its types are not checked: add '// @ts-check'");
    for (const { line, joins, start, whole } of statementsOf(text)) {
      if (joins && !known.some((form) => form.test(start))) {
        say(line, "browsers would see this line: write 'import { … }' or 'export { … };'");
        continue;
      }
      if (joins === "import") {
        const from = /from "[./\w]*\/(\w+)\.js";$/.exec(whole)?.[1];
        if (!file[0].includes(from)) {
          say(line, `'${from}' is served in another file: take it from what modules are lent`);
        }
        for (const name of listed(whole)) imported.add(name);
      }
      if (start.startsWith("export {")) {
        for (const name of listed(whole)) exported.push({ name, part, line });
      }
    }
  }
  for (const { name, part, line } of exported) {
    if (imported.has(name)) continue;
    found.push(`${part}.js:${line}: nobody imports '${name}': leave it out`);
  }
  return [...found, ...files.flatMap((parts) => twice(texts, parts))];
}

/** Sentences on names that two parts of a file declare. */
function twice(texts, parts) {
  const owners = new Map();
  return parts.flatMap((part) =>
    statementsOf(texts[part] ?? "").flatMap(({ line, declares }) => {
      const owner = owners.get(declares);
      if (declares) owners.set(declares, part);
      return owner && owner !== part
        ? [`${part}.js:${line}: '${declares}' is a name in ${owner}.js too: call it otherwise`]
        : [];
    })
  );
}
