/** The JSON Schema of the model, against an independent validator. */
import { Ajv2020 } from "ajv/dist/2020.js";
import assert from "node:assert/strict";
import { parse, profileNames } from "../../engine/mod.ts";
import { invoiceSchema } from "../../engine/model/schema.ts";
import { readJson } from "../../engine/open/read_json.ts";
import { baseCreditNote, baseInvoice } from "./golden.ts";

// Formats are for callers; that of dates is the only one.
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  formats: { date: /^\d{4}-\d\d-\d\d$/ },
});
const fits = ajv.compile({ ...invoiceSchema(profileNames) });

/** What the schema has against a value. */
function complaints(value: unknown): readonly string[] {
  fits(value);
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

const examples = new URL("../../examples/", import.meta.url);
const names = [...Deno.readDirSync(examples)].map(({ name }) => name).sort();

function textOf(name: string): string {
  return Deno.readTextFileSync(new URL(name, examples));
}

/** Broken invoices may lack what an invoice must have, and nothing else. */
function kept(name: string, found: readonly string[]): readonly string[] {
  return name.startsWith("broken-") ? found.filter((it) => !it.includes("must have required property")) : found;
}

for (const name of names.filter((name) => name.endsWith(".json") && !name.startsWith("broken-"))) {
  Deno.test(`examples/${name} fits the schema`, () => {
    assert.deepEqual(complaints(JSON.parse(textOf(name))), []);
  });
}

for (const name of names.filter((name) => name.endsWith(".xml"))) {
  Deno.test(`what parse() makes of examples/${name} fits the schema`, () => {
    const outcome = parse(textOf(name));
    assert.ok("ok" in outcome);
    const invoice = JSON.parse(JSON.stringify({ profile: "en16931", ...outcome.ok.invoice }));
    assert.deepEqual(kept(name, complaints(invoice)), []);
  });
}

Deno.test("the base invoices, which have every term, fit the schema and the reader alike", () => {
  for (const invoice of [baseInvoice, baseCreditNote]) {
    const json = { profile: "en16931", ...invoice };
    assert.deepEqual(complaints(json), []);
    const outcome = readJson(JSON.stringify(json));
    assert.ok("ok" in outcome);
    assert.deepEqual(outcome.ok.faults.kept, []);
  }
});

const wrong: readonly (readonly [what: string, change: object, pointer: string])[] = [
  ["a number as an invoice number", { invoiceNumber: 42 }, "/invoiceNumber"],
  ["an unknown profile", { profile: "none" }, "/profile"],
  ["no lines", { lines: [] }, "/lines"],
  ["a decimal comma", { totals: { payableAmount: "1,50" } }, "/totals/payableAmount"],
  ["an identifier without a value", { invoicedObject: { schemeId: "ABZ" } }, "/invoicedObject"],
  ["a list of notes that are texts", { notes: ["Hello"] }, "/notes/0"],
  ["a date in another form", { dueDate: "30.11.2026" }, "/dueDate"],
];

for (const [what, change, pointer] of wrong) {
  Deno.test(`the schema refuses ${what}`, () => {
    const found = complaints({ profile: "en16931", ...baseInvoice, ...change });
    assert.ok(found.some((it) => it.startsWith(pointer)), found.join("; "));
  });
}

Deno.test("the schema takes short forms, numbers in both forms, and fields that it does not know", () => {
  const short = {
    note: "Hello",
    deliveryDate: "2026-11-30",
    declaredTotals: { payableAmount: 1.5 },
    vatExemptionReasons: { E: "x" },
  };
  assert.deepEqual(complaints({ profile: "en16931", ...baseInvoice, ...short, other: 1 }), []);
});

Deno.test("every business term has its number in the schema", () => {
  const text = JSON.stringify(invoiceSchema(profileNames));
  for (const number of [1, 24, 31, 84, 106, 131, 152, 161, 165]) assert.match(text, new RegExp(`"BT-${number}"`));
});

interface Node {
  readonly [keyword: string]: unknown;
}
const { properties, $defs } = invoiceSchema(profileNames) as unknown as {
  readonly properties: Readonly<Record<string, Node>>;
  readonly $defs: Readonly<Record<string, Node & { readonly properties: Readonly<Record<string, Node>> }>>;
};

Deno.test("the groups of the schema are those with an object of their own", () => {
  assert.ok(["BG-4", "BG-16", "BG-25"].every((id) => id in $defs));
  // The invoice itself, and groups whose fields lie in the object around them.
  assert.ok(["BG-0", "BG-2", "BG-29", "BG-30", "BG-31"].every((id) => !(id in $defs)));
  assert.ok("unitPrice" in ($defs["BG-25"]?.properties ?? {}));
});

Deno.test("a group that may stand often is a list, of one at least where one must be there", () => {
  const list = { type: "array", items: { $ref: "#/$defs/BG-25" }, minItems: 1 };
  assert.deepEqual(properties["lines"], { description: "BG-25", ...list });
  assert.deepEqual(properties["allowances"], { description: "BG-20", type: "array", items: { $ref: "#/$defs/BG-20" } });
  assert.deepEqual(properties["seller"], { $ref: "#/$defs/BG-4" });
});

Deno.test("a short form says what it is short for, and stands in the group that has it", () => {
  assert.match(`${properties["note"]?.["description"]}`, /notes\[0\]\.text \(BT-22\)$/);
  assert.deepEqual([properties["note"]?.["type"], properties["note"]?.["$ref"]], ["string", undefined]);
  assert.match(`${properties["declaredTotals"]?.["description"]}`, /totals \(BG-22\)$/);
  assert.equal(properties["declaredTotals"]?.["$ref"], "#/$defs/BG-22");
  const payment = $defs["BG-16"]?.properties ?? {};
  assert.match(`${payment["iban"]?.["description"]}`, /creditTransfers\[0\]\.iban \(BT-84\)$/);
  assert.equal(properties["iban"], undefined);
  assert.equal(payment["note"], undefined);
});

Deno.test("a term with parts is an object of its value and them, and others are texts", () => {
  const values = Object.values($defs).flatMap((group) => Object.values(group.properties));
  const classified = values.find(({ description }) => description === "BT-158");
  assert.deepEqual(classified?.["items"], {
    type: "object",
    required: ["value"],
    properties: { value: { type: "string" }, listId: { type: "string" }, listVersion: { type: "string" } },
  });
  assert.equal(values.find(({ description }) => description === "BT-153")?.["type"], "string");
  assert.equal(properties["invoiceNumber"]?.["type"], "string");
});

Deno.test("the pages that go beside an invoice hold what is known, and nothing else", () => {
  assert.equal(properties["pages"]?.["additionalProperties"], false);
  assert.deepEqual(complaints({ ...baseInvoice, profile: "en16931", pages: { footer: "x" } }), []);
  assert.notDeepEqual(complaints({ ...baseInvoice, profile: "en16931", pages: { header: "x" } }), []);
});
