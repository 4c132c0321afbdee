import assert from "node:assert/strict";
import { faktlint } from "../support/terminal.ts";

const examples = new URL("../../examples/", import.meta.url);

const names = [...Deno.readDirSync(examples)].map(({ name }) => name).filter((name) => name.endsWith(".xml")).sort();

/** The errors that a broken example is there to show. */
const errorsOf: Readonly<Record<string, readonly string[]>> = {
  "broken-cii-xrechnung.xml": ["BR-CO-15", "BR-CO-16", "BR-DE-15"],
  "broken-missing-parties.xml": ["BR-02", "BR-06", "BR-07", "BR-08", "BR-11", "BR-16", "BR-CO-26", "BR-CO-18"],
  "broken-totals.xml": ["BR-CO-10", "BR-CO-13", "BR-CO-14", "BR-CO-15", "BR-CO-16"],
  "broken-vat.xml": [
    "BR-CO-15",
    "BR-CO-17",
    "BR-S-08",
    "BR-S-09",
    "BR-DEC-09",
    "BR-DEC-10",
    "BR-DEC-11",
    "BR-DEC-12",
    "BR-CL-04",
  ],
};

/** What `faktlint validate` says of an example. */
async function resultOf(name: string, ...more: readonly string[]) {
  const { out } = await faktlint(["validate", ...more, "--format", "ndjson", new URL(name, examples).pathname]);
  return JSON.parse(out).result;
}

for (const name of names.filter((name) => !name.startsWith("broken-"))) {
  Deno.test(`examples/${name} is valid, without a warning or a note`, async () => {
    const { valid, errors, warnings, information } = await resultOf(name);
    assert.deepEqual({ valid, errors, warnings, information }, {
      valid: true,
      errors: [],
      warnings: [],
      information: [],
    });
  });
}

for (const name of names.filter((name) => name.startsWith("broken-"))) {
  Deno.test(`examples/${name} fails the rules that it is there to show`, async () => {
    assert.equal((await resultOf(name)).valid, false);
    // The official rules say some of it again, by ids of their own.
    const { valid, errors } = await resultOf(name, "--preflight");
    assert.equal(valid, false);
    assert.deepEqual(errors.map(({ rule }: { rule: string }) => rule), errorsOf[name]);
  });
}
