/** Lines that say what to call name what works where they are read. */
import assert from "node:assert/strict";
import { asCalled, calledAs, helpAsCalled } from "../../host/cli/called.ts";
import { faktlint } from "../support/terminal.ts";

const started = {
  ...{ named: undefined, asTask: false, standalone: false, deno: "2.9.6" },
  program: "/usr/local/bin/deno",
};

const ways = [
  ["the installed command", { named: "faktlint" }, "faktlint"],
  ["the installed command in a task of somebody else", { named: "faktlint", asTask: true }, "faktlint"],
  ["a task", { asTask: true }, "deno task faktlint"],
  [
    "a task of a Deno that npx has fetched",
    { asTask: true, program: "/opt/npm/_npx/7a40/node_modules/deno/deno" },
    "npx --yes deno@2.9.6 task faktlint",
  ],
  [
    "one file",
    { standalone: true, program: "/opt/faktlint-x86_64-unknown-linux-gnu" },
    "faktlint-x86_64-unknown-linux-gnu",
  ],
  ["one file on Windows", { standalone: true, program: "C:\\Tools\\faktlint.exe" }, "faktlint"],
  ["Deno itself", {}, "faktlint"],
] as const;

for (const [way, how, called] of ways) {
  Deno.test(`${way} is called ${called}`, () => assert.equal(calledAs({ ...started, ...how }), called));
}

Deno.test("a line that says what to call begins as the program was called, and an address stays", () => {
  assert.equal(asCalled("faktlint explain BR-02", "deno task faktlint"), "deno task faktlint explain BR-02");
  assert.equal(asCalled("https://example.com/rules/BR-02", "deno task faktlint"), "https://example.com/rules/BR-02");
});

Deno.test("a finding leads to the explanation as the program was called, and so do help and refusals", async () => {
  const called = "deno task faktlint";
  const run = (...args: readonly string[]) => faktlint(args, { called });
  assert.match(
    (await run("validate", "examples/broken-totals.xml")).out,
    /^ {4}See: {2}deno task faktlint explain BR-CO-10$/m,
  );
  assert.match((await run("validate", "--nothing", "x.xml")).err, /^See: deno task faktlint validate --help$/m);
  assert.match(
    (await run("validate", "--help")).out,
    /^Usage: deno task faktlint validate .*\n {7}deno task faktlint validate /,
  );
  assert.match((await run("--help")).out, /^Usage: deno task faktlint COMMAND/);
  assert.match((await run("--help")).out, /^deno task faktlint COMMAND --help says more/m);
});

Deno.test("what convert would write leads to the explanation as the program was called, too", async () => {
  const { err } = await faktlint(["convert", "--to", "cii", "examples/broken-totals.xml"], {
    called: "deno task faktlint",
  });
  assert.match(err, /See: +deno task faktlint explain BR-CO-10$/m);
});

Deno.test("programs read the same, however it was called", async () => {
  const args = ["validate", "--format", "json", "examples/broken-totals.xml"];
  const [one, other] = [await faktlint(args, { called: "deno task faktlint" }), await faktlint(args)];
  assert.deepEqual(JSON.parse(one.out).result.errors, JSON.parse(other.out).result.errors);
});

Deno.test("a help text that names the program elsewhere keeps its name", () => {
  assert.equal(
    helpAsCalled("Usage: faktlint x\n\nWhat faktlint y prints", "deno task faktlint"),
    [
      ...["Usage: deno task faktlint x", "", "What faktlint y prints"],
    ].join("\n"),
  );
});
