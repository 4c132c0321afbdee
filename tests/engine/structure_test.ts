/** A document that is put together otherwise than its format asks is put right in its text, and says the same. */
import assert from "node:assert/strict";
import { repairDocument } from "../../engine/repair/document.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { composed } from "../../engine/edits/xml/composed.ts";
import { edited } from "../../engine/edits/xml/edits.ts";

const invoice = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));

interface Case {
  readonly name: string;
  readonly broken: string;
  /** Of the repair; undefined where nothing may be done unasked. */
  readonly id: string | undefined;
}

function swapped(first: RegExp, second: RegExp): string {
  const [one = "", other = ""] = [first, second].map((it) => it.exec(invoice)?.[0]);
  assert.ok(one !== "" && other !== "");
  return invoice.replace(one, "\u0000").replace(other, one).replace("\u0000", other);
}

/** White space between elements goes with them. */
function plain(text: string): string {
  return text.replaceAll(/>\s+/g, ">");
}

const id = /<cbc:ID>[^<]*<\/cbc:ID>/;
const issued = /<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/;
const currency = /<cbc:DocumentCurrencyCode>[^<]*<\/cbc:DocumentCurrencyCode>/;

const cases: readonly Case[] = [
  { name: "two elements in the other order", broken: swapped(id, issued), id: "structure@arrangement" },
  {
    name: "an element twice, word for word",
    broken: invoice.replace(currency, (it) => `${it}\n  ${it}`),
    id: "structure@arrangement",
  },
  {
    name: "an attribute that the format does not know",
    broken: invoice.replace("<cbc:IssueDate>", '<cbc:IssueDate kind="day">'),
    id: "structure@arrangement",
  },
  {
    name: "an amount without its currency",
    broken: invoice.replace(/(<cbc:PayableAmount) currencyID="EUR"/, "$1"),
    id: "structure@unread",
  },
];

for (const { name, broken, id } of cases) {
  Deno.test(`${name} is put right unasked, and the file is what it was`, () => {
    assert.notEqual(broken, invoice);
    const outcome = repairDocument({ input: broken }, { strict: true });
    assert.ok("ok" in outcome);
    const { applied, after, bytes, amount_due } = outcome.ok;
    assert.deepEqual(applied.map((it) => [it.id, it.kind, it.changes]), [[id, "form", []]]);
    assert.ok(after.official_valid);
    assert.equal(amount_due.old, amount_due.new);
    assert.equal(plain(new TextDecoder().decode(bytes)), plain(invoice));
  });
}

for (const { name, broken, id } of cases) {
  Deno.test(`the diagnosis names ${name} as the repair does`, () => {
    const outcome = diagnose({ input: broken }, { strict: true });
    assert.ok("ok" in outcome);
    const { causes, repaired } = outcome.ok;
    assert.deepEqual(causes.map((it) => [it.id, it.kind, it.patch, it.question]), [[id, "form", null, null]]);
    assert.ok(causes.every((it) => it.findings.length > 0 && !("rewrite" in it)));
    assert.equal(repaired.remaining, 0);
  });
}

Deno.test("what is wrong in the values has its cause beside that of the order", () => {
  const text = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));
  const [first = ""] = id.exec(text) ?? [];
  const broken = text.replace(first, "").replace(/<\/cbc:IssueDate>/, `$&${first}`);
  const idsOf = (input: string) => {
    const outcome = diagnose({ input }, { strict: true });
    assert.ok("ok" in outcome);
    return outcome.ok.causes.map((it) => it.id);
  };
  assert.deepEqual(idsOf(broken), ["structure@arrangement", ...idsOf(text)]);
});

Deno.test("an element without content goes where the rules forbid it", () => {
  const name = "xrechnung-public-buyer.xml";
  const text = Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
  const broken = text.replace(
    "<cbc:DocumentCurrencyCode>",
    "<cbc:TaxCurrencyCode/>\n  $&".replace("$&", "<cbc:DocumentCurrencyCode>"),
  );
  const outcome = repairDocument({ input: broken }, { strict: true });
  assert.ok("ok" in outcome);
  assert.ok(outcome.ok.applied.some((it) => it.id === "structure@emptiness"));
  assert.ok(outcome.ok.after.official_valid);
  assert.ok(!outcome.ok.text.includes("TaxCurrencyCode"));
});

Deno.test("an empty tax of a category stays where empty elements go, and is VAT where it is named", () => {
  const text = Deno.readTextFileSync(new URL("../../examples/xrechnung-public-buyer.xml", import.meta.url));
  const tax = /<cac:TaxScheme>\s*<cbc:ID>VAT<\/cbc:ID>\s*<\/cac:TaxScheme>/;
  const empty = "<cac:TaxScheme><cbc:ID></cbc:ID></cac:TaxScheme>";
  const broken = text.replace(tax, empty).replace("<cbc:DocumentCurrencyCode>", "<cbc:TaxCurrencyCode/>\n  $&");
  const asked = (options: Parameters<typeof repairDocument>[1]) => {
    const outcome = repairDocument({ input: broken }, { strict: true, ...options });
    assert.ok("ok" in outcome);
    return outcome.ok;
  };
  const alone = asked({ unasked: false, accept: ["structure@emptiness"] });
  assert.deepEqual(alone.applied.map((it) => it.id), ["structure@emptiness"]);
  assert.deepEqual(["TaxCurrencyCode", empty].map((it) => alone.text.includes(it)), [false, true]);
  const all = asked({});
  assert.ok(all.after.official_valid);
  assert.deepEqual(["TaxCurrencyCode", empty].map((it) => all.text.includes(it)), [false, false]);
});

Deno.test("an element that the format does not know stays until somebody agrees that it goes", () => {
  const broken = invoice.replace("<cbc:IssueDate>", "<cbc:Software>Own 3</cbc:Software>$&");
  const asked = (accept: readonly string[]) => {
    const outcome = repairDocument({ input: broken }, { strict: true, accept });
    assert.ok("ok" in outcome);
    return outcome.ok;
  };
  const alone = asked([]);
  assert.deepEqual(alone.applied, []);
  assert.deepEqual(alone.left.map((it) => [it.id, it.kind]), [["structure@surplus", "owed"]]);
  const agreed = asked(["structure@surplus"]);
  assert.ok(agreed.after.official_valid);
  assert.equal(plain(agreed.text), plain(invoice));
});

Deno.test("what is put together again and what is repaired in it are edits of the first text", () => {
  const name = "broken-totals.xml";
  const text = Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
  const [first = ""] = /<cbc:ID>[^<]*<\/cbc:ID>/.exec(text) ?? [];
  const broken = text.replace(first, "").replace(/<\/cbc:IssueDate>/, `$&${first}`);
  const accept = ["BR-CO-10", "BR-CO-14", "BR-CO-15"];
  const outcome = repairDocument({ input: broken }, { strict: true, accept });
  assert.ok("ok" in outcome);
  const { applied, edits, text: made } = outcome.ok;
  assert.ok(applied.length > 1 && applied.some((it) => it.id === "structure@arrangement"));
  assert.equal(edited(broken, edits), made);
});

Deno.test("edits after edits are edits of the first text", () => {
  const text = "abcdefghij";
  const first = [{ start: 2, end: 4, text: "XYZ" }, { start: 8, end: 8, text: "-" }];
  const once = edited(text, first);
  for (const [start, end] of [[0, 1], [1, 4], [3, 9], [5, 5], [9, 11], [0, once.length]] as const) {
    const then = [{ start, end, text: "!" }];
    assert.equal(edited(text, composed(text, first, then)), edited(once, then), `${start} to ${end}`);
  }
});
