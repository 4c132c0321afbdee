/** Which of the repairs that could be offered are: judged here by rules that each test makes up. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/open/open.ts";
import { asStated } from "../../engine/open/read_json.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import { type Found, propose } from "../../engine/edits/patches/propose.ts";
import { invoiceWith } from "../../cases/json.ts";

interface Scene {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly findings: readonly Found[];
  /** The findings that are left on a changed invoice. */
  readonly judge: (tree: JsonTree) => readonly Found[] | undefined;
}

/** The paths of what is offered, by the finding: `BR-CL-14 /currency` and so on. */
function offered({ changes, findings, judge }: Scene): Readonly<Record<string, string>> {
  const opened = openJson(invoiceWith(changes));
  assert.ok("ok" in opened);
  const patches = propose({
    tree: new JsonTree(opened.ok.source.root),
    stated: asStated(opened.ok),
    profile: "en16931",
    syntax: "ubl-invoice",
    lang: "en",
    complete: false,
    findings,
    truncated: false,
    shown: (some) => [...some.values()],
    judge,
  });
  return Object.fromEntries(
    [...patches].map(([{ rule, location }, patch]) => [
      `${rule} ${location?.pointer}`,
      patch.map(({ path }) => path).join(" "),
    ]),
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
    assert.deepEqual(patches, isOffered ? { [`BR-CL-14 ${seller}`]: seller } : {});
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

const payable = "/declaredTotals/payableAmount";
const sum = found("BR-CO-16", "BT-115", payable);
const base = found("BR-S-08", "BT-116", "/vatBreakdown/0/taxableAmount");
const wrong = {
  "/lines/0/netAmount": "500.00",
  "/declaredTotals": { payableAmount: "1.00" },
  "/vatBreakdown": [{ vatCategory: "S", vatRate: 19, taxableAmount: "713.75", taxAmount: "135.61" }],
};

/** Which findings are left depends on what is taken as right. */
function judgedBy(left: Readonly<Record<"breakdown" | "lines" | "prices", readonly Found[]>>) {
  return (tree: JsonTree) => {
    if (tree.text("/lines/0/netAmount") === "582.00") return left.prices;
    return tree.text("/vatBreakdown/0/taxableAmount") === "713.75" ? left.breakdown : left.lines;
  };
}

const lines = "/declaredTotals/payableAmount /vatBreakdown/0/taxableAmount /vatBreakdown/0/taxAmount";

Deno.test("of the ways to make sums hold, that which keeps the VAT breakdown is offered where it repairs everything", () => {
  const judge = judgedBy({ breakdown: [], lines: [], prices: [] });
  assert.deepEqual(offered({ changes: wrong, findings: [sum], judge }), { [`BR-CO-16 ${payable}`]: payable });
});

Deno.test("of the ways to make sums hold, that which repairs the most is offered", () => {
  const judge = judgedBy({ breakdown: [base], lines: [], prices: [] });
  assert.deepEqual(offered({ changes: wrong, findings: [sum, base], judge }), {
    [`BR-CO-16 ${payable}`]: lines,
    "BR-S-08 /vatBreakdown/0/taxableAmount": lines,
  });
});

Deno.test("of ways to make sums hold that repair as much, the first is offered, for what it repairs", () => {
  const judge = judgedBy({ breakdown: [base], lines: [sum], prices: [sum] });
  assert.deepEqual(offered({ changes: wrong, findings: [sum, base], judge }), { [`BR-CO-16 ${payable}`]: payable });
});

Deno.test("a way to make sums hold is no patch of a finding on anything else", () => {
  const judge = judgedBy({ breakdown: [], lines: [], prices: [] });
  const patches = offered({ changes: wrong, findings: [sum, other], judge });
  assert.deepEqual(Object.keys(patches), [`BR-CO-16 ${payable}`]);
});

Deno.test("where no way makes the sums hold, none is offered", () => {
  const judge = judgedBy({ breakdown: [sum], lines: [sum], prices: [sum] });
  assert.deepEqual(offered({ changes: wrong, findings: [sum], judge }), {});
});

Deno.test("an invoice without findings on sums is not settled", () => {
  assert.deepEqual(offered({ changes: wrong, findings: [other], judge: () => assert.fail("judged") }), {});
});

const numbers: readonly (readonly [what: string, finding: Found, isSettled: boolean])[] = [
  ["an amount that is not finite", found("ATW-NUMBER-NOT-FINITE", "BT-146", "/lines/0/unitPrice"), false],
  ["a text for a number", found("ATW-INPUT-TYPE", "BT-146", "/lines/0/unitPrice"), false],
  ["a text for a number among other terms", found("ATW-INPUT-TYPE", ["BT-2", "BT-129"], "/lines/0"), false],
  ["a text for a date", found("ATW-INPUT-TYPE", "BT-2", "/issueDate"), true],
  ["a text for a group", found("ATW-INPUT-TYPE", "BG-4", "/seller"), true],
  ["a missing number", other, true],
];

for (const [what, finding, isSettled] of numbers) {
  Deno.test(`sums are ${isSettled ? "" : "not "}settled beside ${what}`, () => {
    const judge = judgedBy({ breakdown: [finding], lines: [finding], prices: [finding] });
    const patches = offered({ changes: wrong, findings: [sum, finding], judge });
    assert.deepEqual(Object.keys(patches), isSettled ? [`BR-CO-16 ${payable}`] : []);
  });
}
