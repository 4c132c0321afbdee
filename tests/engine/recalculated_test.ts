/** Which amounts of an invoice are worked out anew so that its sums hold, whatever the rules say of it. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/open/open.ts";
import type { Found } from "../../engine/diagnosis/found.ts";
import { recalculated, recalculatedRoots, type Trust } from "../../engine/diagnosis/recalculated.ts";
import { keyOf, type Ledger, ledgerOf } from "../../engine/edits/ledger.ts";
import { reopened } from "../../engine/edits/model.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import type { Patch } from "../../engine/edits/operation.ts";
import { ModelGroup } from "../../engine/model/model.ts";
import { invoiceWith } from "../../cases/json.ts";
import { type Scene, trialsOf } from "../support/made_trials.ts";

type Changes = Readonly<Record<string, unknown>>;

interface Settled {
  readonly what: string;
  readonly changes: Changes;
  readonly trust?: Trust;
  readonly complete?: true;
  readonly patch: Patch;
}

const part = { vatCategory: "S", vatRate: 19, taxableAmount: "713.75", taxAmount: "135.61" };
const totals = {
  lineExtensionAmount: "713.75",
  taxExclusiveAmount: "713.75",
  taxAmount: "135.61",
  taxInclusiveAmount: "849.36",
  payableAmount: "849.36",
};
const stated = { "/vatBreakdown": [part], "/totals": totals };

const cases: readonly Settled[] = [
  { what: "sums that hold stay", changes: stated, patch: [] },
  {
    what: "sums that hold are complete",
    changes: { ...stated, "/lines/0/netAmount": "582.00", "/lines/1/netAmount": "131.75" },
    complete: true,
    patch: [],
  },
  {
    what: "what is not stated is not added, because it is worked out whenever the invoice is read",
    changes: { "/totals": { payableAmount: "1.00" } },
    patch: [{ op: "replace", path: "/totals/payableAmount", value: "849.36" }],
  },
  {
    what: "a price with four decimals is not one of the amounts that have two",
    changes: { ...stated, "/lines/0/unitPrice": "48.5001", "/lines/0/netAmount": "582.00" },
    patch: [],
  },
  {
    what: "an amount of three decimals has two",
    changes: { ...stated, "/lines/0/netAmount": "582.004" },
    patch: [{ op: "replace", path: "/lines/0/netAmount", value: "582.00" }],
  },
  {
    what: "zeros behind the second decimal go",
    changes: { ...stated, "/totals": { ...totals, taxAmount: "135.610" } },
    patch: [{ op: "replace", path: "/totals/taxAmount", value: "135.61" }],
  },
  {
    what: "fewer decimals than two stay",
    changes: {
      ...stated,
      "/lines/0/netAmount": "582",
      "/totals": { ...totals, prepaidAmount: "0.36", payableAmount: "849" },
    },
    patch: [],
  },
  {
    what: "what is paid already and rounding stay as stated",
    changes: {
      ...stated,
      "/totals": { ...totals, prepaidAmount: "49.36", roundingAmount: "0.04", payableAmount: "1" },
    },
    patch: [{ op: "replace", path: "/totals/payableAmount", value: "800.04" }],
  },
  {
    what: "a total of allowances of which there are none is nothing",
    changes: { ...stated, "/totals": { ...totals, allowanceTotalAmount: "5.00" } },
    patch: [{ op: "replace", path: "/totals/allowanceTotalAmount", value: "0.00" }],
  },
  {
    what: "a total of charges of which there are none is nothing",
    changes: { ...stated, "/totals": { ...totals, chargeTotalAmount: "5.00" } },
    patch: [{ op: "replace", path: "/totals/chargeTotalAmount", value: "0.00" }],
  },
  {
    what: "a total of 0 for allowances of which there are none stays",
    changes: { ...stated, "/totals": { ...totals, allowanceTotalAmount: "0.00", chargeTotalAmount: 0 } },
    patch: [],
  },
  {
    what: "the totals follow a VAT amount that is off by a cent, because it was rounded line by line",
    changes: { ...stated, "/vatBreakdown": [{ ...part, taxAmount: "135.60" }] },
    patch: [
      { op: "replace", path: "/totals/taxAmount", value: "135.60" },
      { op: "replace", path: "/totals/taxInclusiveAmount", value: "849.35" },
      { op: "replace", path: "/totals/payableAmount", value: "849.35" },
    ],
  },
  {
    what: "a VAT amount that is off by a cent is worked out again of its lines",
    changes: { ...stated, "/vatBreakdown": [{ ...part, taxAmount: "135.60" }] },
    trust: "lines",
    patch: [{ op: "replace", path: "/vatBreakdown/0/taxAmount", value: "135.61" }],
  },
  {
    what: "a total that is no number is one afterwards",
    changes: { ...stated, "/totals": { ...totals, payableAmount: "much" } },
    patch: [{ op: "replace", path: "/totals/payableAmount", value: "849.36" }],
  },
  {
    what: "a total that is right stays as it is written",
    changes: { ...stated, "/totals": { ...totals, payableAmount: "+0849.36", taxAmount: "135.61 " } },
    patch: [],
  },
  {
    what: "of an invoice without lines, no VAT breakdown is added",
    changes: {
      "/lines": [],
      "/totals": {
        lineExtensionAmount: 0,
        taxExclusiveAmount: 0,
        taxAmount: 0,
        taxInclusiveAmount: 0,
        payableAmount: 0,
      },
    },
    complete: true,
    patch: [],
  },
  {
    what: "a line's net amount is trusted with the lines",
    changes: { ...stated, "/lines/0/netAmount": "500.00" },
    trust: "lines",
    patch: [
      { op: "replace", path: "/totals/lineExtensionAmount", value: "631.75" },
      { op: "replace", path: "/totals/taxExclusiveAmount", value: "631.75" },
      { op: "replace", path: "/totals/taxAmount", value: "120.03" },
      { op: "replace", path: "/totals/taxInclusiveAmount", value: "751.78" },
      { op: "replace", path: "/totals/payableAmount", value: "751.78" },
      { op: "replace", path: "/vatBreakdown/0/taxableAmount", value: "631.75" },
      { op: "replace", path: "/vatBreakdown/0/taxAmount", value: "120.03" },
    ],
  },
  {
    what: "a line's net amount is worked out again of its price",
    changes: { ...stated, "/lines/0/netAmount": "500.00" },
    trust: "prices",
    patch: [{ op: "replace", path: "/lines/0/netAmount", value: "582.00" }],
  },
  {
    what:
      "with the lines trusted, a part of the VAT breakdown that nothing asks for goes, and one that is missing comes",
    changes: { ...stated, "/vatBreakdown": [{ ...part, vatRate: 7 }] },
    trust: "lines",
    patch: [
      {
        op: "add",
        path: "/vatBreakdown/-",
        value: { taxableAmount: "713.75", vatCategory: "S", vatRate: "19", taxAmount: "135.61" },
      },
      { op: "remove", path: "/vatBreakdown/0" },
    ],
  },
  {
    what: "of several surplus parts, the last goes first, so that each still stands where its patch says",
    changes: { ...stated, "/vatBreakdown": [{ ...part, vatRate: 7 }, part, { ...part, vatRate: 5 }] },
    trust: "lines",
    patch: [{ op: "remove", path: "/vatBreakdown/2" }, { op: "remove", path: "/vatBreakdown/0" }],
  },
  {
    what: "a VAT breakdown that is not stated is added where nobody works it out",
    changes: { "/totals": totals, "/lines/0/netAmount": "582.00", "/lines/1/netAmount": "131.75" },
    trust: "lines",
    complete: true,
    patch: [
      { op: "add", path: "/vatBreakdown", value: [] },
      {
        op: "add",
        path: "/vatBreakdown/-",
        value: { taxableAmount: "713.75", vatCategory: "S", vatRate: "19", taxAmount: "135.61" },
      },
    ],
  },
  {
    what: "totals that are not stated are added where nobody works them out",
    changes: { "/vatBreakdown": [part], "/lines/0/netAmount": "582.00", "/lines/1/netAmount": "131.75" },
    complete: true,
    patch: [
      { op: "add", path: "/totals", value: {} },
      ...Object.entries(totals).map(([name, value]) => ({ op: "add", path: `/totals/${name}`, value } as const)),
    ],
  },
  {
    what: "a total that is missing among others is added where nobody works it out",
    changes: {
      ...stated,
      "/totals": { ...totals, taxAmount: undefined },
      "/lines/0/netAmount": "582.00",
      "/lines/1/netAmount": "131.75",
    },
    complete: true,
    patch: [{ op: "add", path: "/totals/taxAmount", value: "135.61" }],
  },
];

function ledgerIn(tree: JsonTree, complete: boolean): Ledger | undefined {
  const reading = reopened(tree.toString(), true);
  return reading === undefined ? undefined : ledgerOf(reading, complete);
}

for (const { what, changes, trust = "breakdown", complete = false, patch } of cases) {
  Deno.test(`${what} (trusting the ${trust})`, () => {
    const opened = openJson(invoiceWith(changes));
    assert.ok("ok" in opened);
    const operations = recalculated(new JsonTree(opened.ok.source.root), trust, (tree) => ledgerIn(tree, complete));
    assert.deepEqual(sorted(operations), sorted(patch));
  });
}

/** Totals in any order; the order within the breakdown counts, because its parts are numbered. */
function sorted(patch: Patch): Patch {
  const rank = ({ path }: Patch[number]) => path.startsWith("/vatBreakdown") ? "~" : path;
  return patch.toSorted((one, other) => rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0);
}

function partOf(category: string | undefined, rate: string | undefined): ModelGroup {
  const group = new ModelGroup(0);
  if (category !== undefined) group.add("vatCategory", { text: category, place: 0 });
  if (rate !== undefined) group.add("vatRate", { text: rate, place: 0 });
  return group;
}

Deno.test("parts of the VAT breakdown are the same by category and rate, and 0 is as good as no rate", () => {
  assert.equal(keyOf(partOf("S", "19")), keyOf(partOf("S", "19.00")));
  assert.equal(keyOf(partOf("E", "0.00")), keyOf(partOf("E", undefined)));
  assert.notEqual(keyOf(partOf("S", "19")), keyOf(partOf("S", "19.5")));
  assert.notEqual(keyOf(partOf("S", "19")), keyOf(partOf("L", "19")));
  assert.notEqual(keyOf(partOf("S", "19")), keyOf(partOf("S", undefined)));
});

function found(rule: string, field: Found["field"], pointer: string): Found {
  return { rule, field, severity: "fatal", location: { pointer } };
}

/** The paths of what is worked out anew, by the finding: `BR-CO-16 /totals/payableAmount` and so on. */
function offered(scene: Scene): Readonly<Record<string, string>> {
  const { trials, before } = trialsOf(scene);
  const roots = recalculatedRoots(before, scene.findings, trials, (tree) => ledgerIn(tree, false));
  return Object.fromEntries(
    roots.flatMap(({ patch, findings }) =>
      findings.map(({ rule, location }) => [`${rule} ${location?.pointer}`, patch.map(({ path }) => path).join(" ")])
    ),
  );
}

const other = found("BR-02", "BT-1", "");
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

const lines = "/vatBreakdown/0/taxableAmount /vatBreakdown/0/taxAmount /declaredTotals/payableAmount";

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

Deno.test("an invoice without findings on sums is not recalculated", () => {
  assert.deepEqual(offered({ changes: wrong, findings: [other], judge: () => assert.fail("judged") }), {});
});

const numbers: readonly (readonly [what: string, finding: Found, isSettled: boolean])[] = [
  ["a text for a number", found("ATW-INPUT-TYPE", "BT-146", "/lines/0/unitPrice"), false],
  ["a text for a number among other terms", found("ATW-INPUT-TYPE", ["BT-2", "BT-129"], "/lines/0"), false],
  ["a text for a date", found("ATW-INPUT-TYPE", "BT-2", "/issueDate"), true],
  ["a text for a group", found("ATW-INPUT-TYPE", "BG-4", "/seller"), true],
  ["a missing number", other, true],
];

for (const [what, finding, isSettled] of numbers) {
  Deno.test(`sums are ${isSettled ? "" : "not "}recalculated beside ${what}`, () => {
    const judge = judgedBy({ breakdown: [finding], lines: [finding], prices: [finding] });
    const patches = offered({ changes: wrong, findings: [sum, finding], judge });
    assert.deepEqual(Object.keys(patches), isSettled ? [`BR-CO-16 ${payable}`] : []);
  });
}
