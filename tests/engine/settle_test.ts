/** Which amounts of an invoice are changed so that its sums hold, whatever the rules say of it. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/open/open.ts";
import { asStated } from "../../engine/open/read_json.ts";
import { settle, type Trust } from "../../engine/edits/patches/settle.ts";
import { keyOf } from "../../engine/edits/ledger.ts";
import type { Patch } from "../../engine/edits/patches/mod.ts";
import { ModelGroup } from "../../engine/model/model.ts";
import { invoiceWith } from "../../cases/json.ts";

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
    what: "a total of allowances of which there are none goes",
    changes: { ...stated, "/totals": { ...totals, allowanceTotalAmount: "5.00" } },
    patch: [{ op: "remove", path: "/totals/allowanceTotalAmount" }],
  },
  {
    what: "a total of charges of which there are none goes",
    changes: { ...stated, "/totals": { ...totals, chargeTotalAmount: "5.00" } },
    patch: [{ op: "remove", path: "/totals/chargeTotalAmount" }],
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
    patch: [{ op: "add", path: "/totals", value: totals }],
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

for (const { what, changes, trust = "breakdown", complete = false, patch } of cases) {
  Deno.test(`${what} (trusting the ${trust})`, () => {
    const opened = openJson(invoiceWith(changes));
    assert.ok("ok" in opened);
    const operations = settle(asStated(opened.ok), trust, complete);
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
