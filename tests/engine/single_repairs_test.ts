/** Which repairs of single values are made, of those that could be: judged here by rules that each test makes up. */
import assert from "node:assert/strict";
import { added } from "../../engine/diagnosis/adding.ts";
import type { Found } from "../../engine/diagnosis/found.ts";
import { valueRoots } from "../../engine/diagnosis/values.ts";
import type { JsonTree } from "../../engine/edits/operation.ts";
import { type Scene, trialsOf } from "../support/made_trials.ts";

/** The paths of what is repaired, by the finding: `BR-CL-14 /currency` and so on. */
function offered(scene: Scene): Readonly<Record<string, string>> {
  const { trials, before } = trialsOf(scene);
  const { roots } = added({ roots: [], repaired: before }, valueRoots(before, before.findings, trials), trials);
  return Object.fromEntries(
    roots.flatMap(({ patch, findings }) =>
      findings.map(({ rule, location }) => [`${rule} ${location?.pointer}`, patch.map(({ path }) => path).join(" ")])
    ),
  );
}

function found(rule: string, field: Found["field"], pointer: string, severity: Found["severity"] = "fatal"): Found {
  return { rule, field, severity, location: { pointer } };
}

const seller = "/seller/address/countryCode";
const buyer = "/buyer/address/countryCode";
const ofSeller = found("BR-CL-14", "BT-40", seller);
const ofBuyer = found("BR-CL-14", "BT-55", buyer);
const ofCurrency = found("BR-CL-04", "BT-5", "/currency");
const other = found("BR-02", "BT-1", "");
const lower = { [seller]: "de", [buyer]: "de", "/currency": "eur" };

Deno.test("without findings nothing is tried", () => {
  assert.deepEqual(offered({ changes: {}, findings: [], judge: () => assert.fail("judged") }), {});
});

Deno.test("what repairs all findings of a rule is offered for each of them", () => {
  assert.deepEqual(offered({ changes: lower, findings: [ofSeller, ofBuyer, other], judge: () => [other] }), {
    [`BR-CL-14 ${seller}`]: seller,
    [`BR-CL-14 ${buyer}`]: buyer,
  });
});

Deno.test("of a rule's findings, those that nothing repairs have no patch, and keep no other from having one", () => {
  const changes = { ...lower, [buyer]: "??" };
  assert.deepEqual(offered({ changes, findings: [ofSeller, ofBuyer], judge: () => [ofBuyer] }), {
    [`BR-CL-14 ${seller}`]: seller,
  });
});

Deno.test("where nothing repairs a rule's findings, nothing is tried", () => {
  const judge = () => assert.fail("judged");
  assert.deepEqual(offered({ changes: { [seller]: "??" }, findings: [ofSeller], judge }), {});
});

Deno.test("what leaves one of a rule's findings is offered for none of them", () => {
  assert.deepEqual(offered({ changes: lower, findings: [ofSeller, ofBuyer], judge: () => [ofBuyer] }), {});
});

Deno.test("what makes an invoice that is not read is not offered", () => {
  assert.deepEqual(offered({ changes: lower, findings: [ofSeller], judge: () => undefined }), {});
});

const after: readonly (readonly [what: string, left: readonly Found[], isOffered: boolean])[] = [
  ["an error of another rule", [found("BR-03", "BT-2", "")], false],
  ["a warning of another rule", [found("BR-03", "BT-2", "", "warning")], true],
  ["an error of a rule that failed before", [found("BR-02", "BT-1", "/lines/0")], true],
  ["nothing", [], true],
];

for (const [what, left, isOffered] of after) {
  Deno.test(`a patch that brings ${what} is ${isOffered ? "" : "not "}offered`, () => {
    const patches = offered({ changes: lower, findings: [ofSeller, other], judge: () => left });
    assert.equal(patches[`BR-CL-14 ${seller}`], isOffered ? seller : undefined);
  });
}

Deno.test("patches that harm each other are not offered together: the first are", () => {
  const judge = (tree: JsonTree) => {
    const [country, currency] = [tree.text(seller) === "DE", tree.text("/currency") === "EUR"];
    if (country && currency) return [found("BR-03", "BT-2", "")];
    return country ? [ofCurrency] : [ofSeller];
  };
  assert.deepEqual(offered({ changes: lower, findings: [ofSeller, ofCurrency], judge }), {
    [`BR-CL-14 ${seller}`]: seller,
  });
});

Deno.test("patches that cannot be read together are not offered together", () => {
  const judge = (tree: JsonTree) => {
    const [country, currency] = [tree.text(seller) === "DE", tree.text("/currency") === "EUR"];
    return country && currency ? undefined : country ? [ofCurrency] : [ofSeller];
  };
  assert.deepEqual(offered({ changes: lower, findings: [ofSeller, ofCurrency], judge }), {
    [`BR-CL-14 ${seller}`]: seller,
  });
});
