/** Packages: which there are for whom, and at which version. */
import assert from "node:assert/strict";
import { tasks } from "../../tools/tasks.ts";
import { importsOf, resolved } from "./imports.ts";
import { filesBelow, textOf } from "./sources.ts";

type Imports = Readonly<Record<string, string>>;

interface Configuration {
  /** Where its imports stand. */
  readonly imports: string;
  readonly lock: string;
}

/** Each is installed by itself, into a folder of its own. */
const configurations = {
  product: { imports: "import_map.json", lock: "deno.lock" },
  workshop: { imports: "tests/import_map.json", lock: "tests/deno.lock" },
  typefaces: { imports: "host/typefaces/deno.json", lock: "host/typefaces/deno.lock" },
} as const satisfies Readonly<Record<string, Configuration>>;

function importsIn({ imports }: Configuration): Imports {
  return JSON.parse(textOf(imports)).imports;
}

const version = /^npm:(?:@[a-z0-9._-]+\/)?[a-z0-9._-]+@[0-9]+\.[0-9]+\.[0-9]+(?:-[a-z0-9.]+)?(?:\/.*)?$/;

Deno.test("a version is exact or none", () => {
  for (const loose of ["npm:saxes", "npm:saxes@6", "npm:saxes@^6.0.0", "npm:saxes@latest", "npm:saxes@6.0"]) {
    assert.doesNotMatch(loose, version);
  }
});

for (const [name, configuration] of Object.entries(configurations)) {
  const targets = Object.values(importsIn(configuration));

  Deno.test(`every package of the ${name} has an exact version, at which the lock file holds it`, () => {
    assert.ok(targets.length > 0);
    assert.deepEqual(targets.filter((target) => !version.test(target)), []);
    const locked: Imports = JSON.parse(textOf(configuration.lock)).specifiers;
    const missing = targets.filter((target) => {
      const [pinned = ""] = /^npm:(?:@[^/]+\/)?[^/]+/.exec(target) ?? [];
      return locked[pinned] === undefined;
    });
    assert.deepEqual(missing, []);
  });
}

Deno.test("tests and tools have the product's packages, at the same versions", () => {
  const workshop = importsIn(configurations.workshop);
  const differing = Object.entries(importsIn(configurations.product)).filter(([name, target]) => {
    return workshop[name] !== target;
  });
  assert.deepEqual(differing, []);
});

Deno.test("a version that several lock files hold is the same one, to the byte", () => {
  const [first, ...others] = Object.values(configurations).map(({ lock }) => JSON.parse(textOf(lock)).npm);
  for (const packages of others) {
    const common = Object.keys(packages).filter((id) => id in first);
    assert.deepEqual(common.filter((id) => packages[id].integrity !== first[id].integrity), []);
  }
});

/** What runs in the end, what builds it, and what tasks run with the packages of the product. */
const delivered = reached([
  ...["engine/", "host/", "web/", "cases/", "packages/container/"].flatMap((folder) => filesBelow(folder)),
  ...[...tasks.values()].filter(({ product }) => product === true).flatMap(({ runs }) => runs),
  "tools/tool.ts",
].filter((path) => /(?<!\.d)\.tsx?$/.test(path)));

/** Files with all that they import from the project. */
function reached(first: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const left = [...first];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    left.push(...importsOf(path).map((it) => resolved(path ?? "", it)).filter((it) => /^[a-z]+\/.*\.tsx?$/.test(it)));
  }
  return [...found];
}

Deno.test("what is delivered and what builds it have packages of the product alone, and each of them is imported", () => {
  const product = importsIn(configurations.product);
  const named = new Map(delivered.flatMap((path) => {
    const packages = importsOf(path).filter((it) => !/^(?:\.{1,2}\/|node:|\(computed\)$)/.test(it));
    return packages.map((it) => [it, path] as const);
  }));
  assert.deepEqual([...named].filter(([name]) => !(name in product)), []);
  const texts = delivered.map((path) => textOf(path));
  // The compiler imports the runtime of JSX.
  const idle = Object.keys(product).filter((name) => name !== "hono/jsx/jsx-runtime").filter((name) => {
    return !named.has(name) && !texts.some((text) => text.includes(`resolve("${name}")`));
  });
  assert.deepEqual(idle, []);
});

Deno.test("tests and tools are compiled as the product is, and run with the same features", () => {
  const [product, workshop] = ["deno.json", "tests/deno.json"].map((path) => JSON.parse(textOf(path)));
  for (const section of ["compilerOptions", "unstable", "allowScripts", "nodeModulesDir"]) {
    assert.deepEqual(workshop[section], product[section], section);
  }
  // A file of tests that is formatted by its name alone is formatted by this one.
  assert.deepEqual(workshop.fmt.lineWidth, product.fmt.lineWidth);
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

Deno.test("a registry's address and a path of a machine are distinguished from element names and web addresses", () => {
  const [slash, dot] = ["/", "."];
  assert.match(`https://registry${dot}npmjs${dot}org/saxes`, registry);
  for (const path of ["work/main", "root/x", "home/me", "tmp/x"]) assert.match(`"${slash}${path}"`, machinePath);
  for (const text of ["</root/>", "https://example.com/work/x", "tests/work/x", "a/home/x"]) {
    assert.doesNotMatch(text, machinePath);
  }
});
