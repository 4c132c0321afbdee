import assert from "node:assert/strict";
import { filesBelow, textOf } from "./sources.ts";

const imports: Readonly<Record<string, string>> = JSON.parse(textOf("import_map.json")).imports;
const version = /^npm:(?:@[a-z0-9._-]+\/)?[a-z0-9._-]+@[0-9]+\.[0-9]+\.[0-9]+(?:-[a-z0-9.]+)?(?:\/.*)?$/;

Deno.test("every dependency has an exact version", () => {
  assert.deepEqual(Object.values(imports).filter((target) => !version.test(target)), []);
  for (const loose of ["npm:saxes", "npm:saxes@6", "npm:saxes@^6.0.0", "npm:saxes@latest", "npm:saxes@6.0"]) {
    assert.doesNotMatch(loose, version);
  }
});

Deno.test("the lock file holds every dependency at the version of the import map", () => {
  const locked: Readonly<Record<string, string>> = JSON.parse(textOf("deno.lock")).specifiers;
  const missing = Object.values(imports).filter((target) => {
    const [pinned = ""] = /^npm:(?:@[^/]+\/)?[^/]+/.exec(target) ?? [];
    return locked[pinned] === undefined;
  });
  assert.deepEqual(missing, []);
});

/** Binary files, and files that a test or a build leaves behind, have no text to look at. */
const texts = filesBelow("").filter((path) => !/\.(?:pdf|ttf|icc|gz|wasm|png|ico|log)$/.test(path));
const registry = /\b(?:registry\.(?:npmjs|yarnpkg)|npm\.jsr|jsr\.io|esm\.sh|unpkg\.com|jsdelivr\.net|deno\.land\/x)\b/;
const machinePath = /(?<![\w.<})\]/])(?:file:\/\/)?\/(?:work|root|home|Users|tmp)\/[\w.-]/;

Deno.test("no file names a package registry or a place on somebody's machine", () => {
  assert.ok(texts.includes("deno.json") && texts.includes(".ci/run"));
  const found = texts.flatMap((path) => {
    const lines = textOf(path).split("\n");
    return lines.flatMap((line, index) =>
      registry.test(line) || machinePath.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : []
    );
  });
  assert.deepEqual(found, []);
});

Deno.test("a registry's address and a path of a machine are told from element names and web addresses", () => {
  const [slash, dot] = ["/", "."];
  assert.match(`https://registry${dot}npmjs${dot}org/saxes`, registry);
  for (const path of ["work/main", "root/x", "home/me", "tmp/x"]) assert.match(`"${slash}${path}"`, machinePath);
  for (const text of ["</root/>", "https://example.com/work/x", "tests/work/x", "a/home/x"]) {
    assert.doesNotMatch(text, machinePath);
  }
});
