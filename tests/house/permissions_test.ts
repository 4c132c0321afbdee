/** What tasks may do (tools/tasks.ts): no more than they need. */
import assert from "node:assert/strict";
import { rows } from "../../host/service/variables.ts";
import { argumentsOf, newcomers, tasks } from "../../tools/tasks.ts";
import { runner } from "../../tools/tests.ts";
import { permissions } from "../../tools/variables.ts";
import { filesBelow, textOf } from "./sources.ts";

const { permissions: sets }: {
  readonly permissions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
} = JSON.parse(textOf("deno.json"));

Deno.test("each program has a set of permissions that is made of the table of variables, and no other is there", () => {
  assert.deepEqual(sets, permissions());
});

const programs: readonly (readonly [file: string, set: string])[] = [
  ["packages/pre-commit/check.sh", "check"],
  ["packages/github/check.sh", "check"],
];

for (const task of ["start", "faktlint"] as const) {
  Deno.test(`deno task ${task} has the permissions of the command line, and asks for nothing`, () => {
    const given = argumentsOf(newcomers[task]).join(" ");
    assert.match(given, / --no-prompt -P=faktlint /);
    assert.doesNotMatch(given, /--allow|\s-A\s/);
  });
}

for (const [file, set] of programs) {
  Deno.test(`${file} has the permissions of ${set}`, () => {
    assert.match(textOf(file), new RegExp(` --no-prompt -P=${set} `));
  });
}

Deno.test("no set lets a program start programs, ask for what the system is, load libraries, or run code from elsewhere", () => {
  for (const set of Object.values(sets)) {
    assert.deepEqual(Object.keys(set).filter((it) => !["read", "write", "net", "env"].includes(it)), []);
  }
});

Deno.test("what checks files for others writes nothing and asks nobody", () => {
  assert.deepEqual(Object.keys(permissions()["check"] ?? {}).toSorted(), ["env", "read"]);
});

Deno.test("every variable that a program names has a row", () => {
  const known = new Set(rows.map(([name]) => name));
  const read = /(?:\benv\??\.?\(|env\.get\(|environment\[|env\.delete\()"([A-Z_]+)"/g;
  const named = [...filesBelow("host/"), ...filesBelow("packages/container/", ".ts")].filter((path) =>
    path.endsWith(".ts")
  )
    .flatMap((path) => [...textOf(path).matchAll(read)].map(([, name = ""]) => `${path}: ${name}`));
  assert.ok(named.some((it) => it.endsWith(": KV_PATH")) && named.some((it) => it.endsWith(": TERM")));
  assert.deepEqual(named.filter((it) => !known.has(it.replace(/^.*: /, ""))), []);
});

/** Those that drive a browser or install packages; and to read /proc, for the memory of a server, Deno wants everything. */
const UNBOUNDED = [
  ...[
    "archive",
    "attack",
    "bench:deploy",
    "bench:python",
    "browser",
    "clusters",
    "cold",
    "drills",
    "java:test",
    "load",
  ],
  ...["mcpsuite", "packages", "platform", "screenshots", "soak", "stripe"],
];

Deno.test("few tasks may do everything", () => {
  const all = [...tasks].filter(([, task]) => argumentsOf(task).some((it) => it === "--allow-all" || it === "-A"));
  assert.deepEqual(all.map(([name]) => name).toSorted(), UNBOUNDED);
});

Deno.test("tests reach this machine alone", () => {
  assert.deepEqual(runner.filter((it) => it.startsWith("--allow-net")), ["--allow-net=127.0.0.1"]);
  assert.ok(!runner.includes("--allow-all"));
});
