/** Repairs of many values at once: all that are alike, and of those that do not go together as many as do. */
import assert from "node:assert/strict";
import { repair } from "../../engine/repair/mod.ts";
import { lines } from "../bench/invoices.ts";
import { invoiceOf } from "../support/crowded.ts";
import { longTest } from "../support/sweeps.ts";

function repaired(input: string) {
  const outcome = repair({ input }, { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

/** With one or two codes each they have more findings than a result holds. */
const MANY = 400;

function inLowerCase(xml: string): string {
  return xml.replaceAll(/unitCode="[A-Z0-9]+"/g, (code) => code.replace(/"(.*)"/, (value) => value.toLowerCase()));
}

longTest(
  "a code in lower case is repaired on every line, also on those beyond the findings that a result holds",
  () => {
    const right = lines(MANY);
    const { text, verdict, applied } = repaired(inLowerCase(right));
    assert.ok(text === right);
    const [one, ...others] = applied.filter(({ changes }) => changes.some(({ old }) => old === "hur"));
    assert.ok(one !== undefined && others.length === 0, "the same change is one repair");
    assert.ok(!verdict.errors.some(({ rule }) => rule === "BR-CL-23"));
  },
);

longTest("a different value among many equal ones stays as it is, and is reported", () => {
  const right = lines(MANY);
  const at = right.lastIndexOf('unitCode="');
  const odd = `${right.slice(0, at)}unitCode="nonsense"${right.slice(right.indexOf('"', at + 10) + 1)}`;
  const { text, verdict } = repaired(inLowerCase(odd));
  assert.ok(text === odd);
  assert.ok(verdict.errors.some(({ rule }) => rule === "BR-CL-23"));
});

for (const odd of [0, 6, 11]) {
  Deno.test(`of twelve decimal commas all are repaired but that of line ${odd + 1}, with which its amount is wrong`, () => {
    const commas = Array.from({ length: 12 }, (_, at) => ({ quantity: at === odd ? "1,50" : "2,00" }));
    const { applied, left } = repaired(invoiceOf(commas));
    const done = applied.flatMap(({ changes }) => changes.map(({ pointer }) => pointer));
    const wanted = commas.map((_, at) => `/lines/${at}/quantity`);
    assert.deepEqual(done.toSorted(), wanted.toSpliced(odd, 1).toSorted());
    assert.ok(left.some(({ changes }) => changes.some(({ pointer }) => pointer === wanted[odd])));
  });
}
