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

type Node = Readonly<Record<string, unknown>>;

function nodeIn(node: unknown, ...names: readonly string[]): Node | undefined {
  const found = names.reduce<unknown>((at, name) => isNode(at) ? at[name] : undefined, node);
  return isNode(found) ? found : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

const schema = invoiceSchema(profileNames);
const { $defs } = schema;

function field(name: string, group?: string): Node | undefined {
  return nodeIn(group === undefined ? schema : $defs[group], "properties", name);
}

Deno.test("the groups of the schema are those with an object of their own", () => {
  assert.ok(["BG-4", "BG-16", "BG-25"].every((id) => id in $defs));
  // The invoice itself, and groups whose fields lie in the object around them.
  assert.ok(["BG-0", "BG-2", "BG-29", "BG-30", "BG-31"].every((id) => !(id in $defs)));
  assert.ok(field("unitPrice", "BG-25") !== undefined);
});

Deno.test("a group that may stand often is a list, of one at least where one must be there", () => {
  const list = { type: "array", items: { $ref: "#/$defs/BG-25" }, minItems: 1 };
  assert.deepEqual(field("lines"), { description: "BG-25", ...list });
  assert.deepEqual(field("allowances"), { description: "BG-20", type: "array", items: { $ref: "#/$defs/BG-20" } });
  assert.deepEqual(field("seller"), { $ref: "#/$defs/BG-4" });
});

Deno.test("a short form says what it is short for, and is in the group that has it", () => {
  assert.match(`${field("note")?.["description"]}`, /notes\[0\]\.text \(BT-22\)$/);
  assert.deepEqual([field("note")?.["type"], field("note")?.["$ref"]], ["string", undefined]);
  assert.match(`${field("declaredTotals")?.["description"]}`, /totals \(BG-22\)$/);
  assert.equal(field("declaredTotals")?.["$ref"], "#/$defs/BG-22");
  assert.match(`${field("iban", "BG-16")?.["description"]}`, /creditTransfers\[0\]\.iban \(BT-84\)$/);
  assert.equal(field("iban"), undefined);
  assert.equal(field("note", "BG-16"), undefined);
});

Deno.test("a term with parts is an object of its value and them, and others are texts", () => {
  assert.deepEqual(nodeIn(field("classifications", "BG-25"), "items"), {
    type: "object",
    required: ["value"],
    properties: { value: { type: "string" }, listId: { type: "string" }, listVersion: { type: "string" } },
  });
  assert.equal(field("description", "BG-25")?.["type"], "string");
  assert.equal(field("invoiceNumber")?.["type"], "string");
});

Deno.test("the pages that go beside an invoice hold what is known, and nothing else", () => {
  assert.equal(field("pages")?.["additionalProperties"], false);
  assert.deepEqual(complaints({ ...baseInvoice, profile: "en16931", pages: { footer: "x" } }), []);
  assert.notDeepEqual(complaints({ ...baseInvoice, profile: "en16931", pages: { header: "x" } }), []);
});
