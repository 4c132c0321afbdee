import assert from "node:assert/strict";
import { inputMaker, type Sources } from "../../tools/fuzz/inputs.ts";
import { pdfSources } from "../../tools/fuzz/pdfs.ts";
import { observe } from "../../tools/fuzz/observe.ts";
import { validFile, validInvoice } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const sources: Sources = {
  where: "a test",
  found: [{ name: "base.ubl.xml", bytes: Deno.readFileSync(validFile) }],
  pdfs: await pdfSources(),
};

Deno.test("the nth input of a seed is always the same, and differs from others", () => {
  const [one, again, other] = [inputMaker(7, sources), inputMaker(7, sources), inputMaker(8, sources)];
  for (let number = 0; number < 50; number++) assert.deepEqual(one(number), again(number));
  assert.notDeepEqual([0, 1, 2, 3].map(one), [0, 1, 2, 3].map(other));
  assert.notDeepEqual([0, 1, 2, 3].map(one), [1, 2, 3, 4].map(one));
});

longTest("the engine keeps its promises on broken invoices", () => {
  const make = inputMaker(1, sources);
  const seen = new Set<string>();
  for (let number = 0; number < 200; number++) {
    const { outcome, problem } = observe(make(number));
    assert.equal(problem, undefined, `input ${number} ${problem}`);
    seen.add(outcome);
  }
  for (const outcome of ["invalid", "not_well_formed", "unexpected_end", "pdf_unreadable"]) {
    assert.ok(seen.has(outcome), outcome);
  }
});

Deno.test("observe() tells the verdict and the rules that failed", () => {
  const bytes = new TextEncoder().encode(validInvoice.replace(">380<", ">x<"));
  assert.deepEqual(observe({ bytes, options: {}, from: "a test", kind: "xml" }).outcome, "invalid");
  assert.ok(observe({ bytes, options: {}, from: "a test", kind: "xml" }).rules.includes("BR-CL-01"));
});
