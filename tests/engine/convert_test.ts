/** What is converted is valid there, and says what it said before, save for what is listed as lost. */
import assert from "node:assert/strict";
import { convert, type Converted, judgeConverted, type Target, targets } from "../../engine/convert/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { open, parse, validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { load, plan } from "../../host/documents/locales.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { added, changed, written } from "../support/round_trip.ts";
import { sampled } from "../support/sweeps.ts";

const sets = [...official, ...facturx];

async function converted(input: Uint8Array | string, to: Target) {
  const opened = open({ input });
  assert.ok("ok" in opened);
  const outcome = convert(opened.ok, to, { sets });
  assert.ok("ok" in outcome);
  return { ...outcome.ok, ...await judged(outcome.ok) };
}

async function judged(made: Converted) {
  const { text: input, mediaType, profile } = made;
  const { sets } = await load(plan({ input, mediaType }, { strict: true, profile }), "en");
  return judgeConverted(made, { sets });
}

function example(name: string): string {
  return Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
}

function placesOf({ losses }: { readonly losses: Awaited<ReturnType<typeof converted>>["losses"] }) {
  return losses.map(({ term, value, location }) => ({ term, value, ...location }));
}

Deno.test("a UBL invoice becomes CII and a CII invoice UBL, valid and with all that it says", async () => {
  for (const [name, to] of [["invoice-two-rates.xml", "cii"], ["cii-two-rates.xml", "ubl"]] as const) {
    const made = await converted(example(name), to);
    assert.deepEqual([made.losses, made.verdict.errors, made.verdict.valid], [[], [], true], name);
    const [before, after] = [parse(example(name)), parse(made.text)];
    assert.ok("ok" in before && "ok" in after);
    assert.notEqual(after.ok.syntax === "cii", before.ok.syntax === "cii");
    assert.deepEqual(changed(written(before.ok.invoice), written(after.ok.invoice)), []);
  }
});

Deno.test("the specification and the process become those of the target, and a variant of its own stays", async () => {
  const named = async (input: string, to: Target) => {
    const again = parse((await converted(input, to)).text);
    assert.ok("ok" in again);
    return [again.ok.invoice.specificationIdentifier, again.ok.invoice.businessProcess];
  };
  const xrechnung = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
  const extension = `${xrechnung}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
  const billing = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
  const invoice = example("xrechnung-public-buyer.xml");
  assert.deepEqual(await named(invoice, "cii"), [xrechnung, billing]);
  assert.deepEqual(await named(invoice, "facturx-en16931"), ["urn:cen.eu:en16931:2017", billing]);
  assert.deepEqual(await named(invoice, "facturx-minimum"), ["urn:factur-x.eu:1p0:minimum", billing]);
  assert.deepEqual(await named(invoice.replace(billing, "own"), "peppol-bis-3"), [
    "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    billing,
  ]);
  assert.deepEqual(await named(invoice.replace(xrechnung, extension), "xrechnung-cii"), [extension, billing]);
});

Deno.test("a level of Factur-X loses what it has no place for, value by value, and is valid without it", async () => {
  const made = await converted(example("invoice-two-rates.xml"), "facturx-minimum");
  assert.equal(made.verdict.valid, true);
  const [line] = placesOf(made).filter(({ term }) => term === "BT-131");
  assert.ok(line !== undefined && "path" in line);
  assert.match(line.path, /^\/Invoice\/cac:InvoiceLine\[1\]\/cbc:LineExtensionAmount$/);
  assert.doesNotMatch(made.text, /IncludedSupplyChainTradeLineItem/);
  assert.deepEqual(placesOf(made).filter(({ term }) => term === "BT-1" || term === "BT-115"), []);
});

Deno.test("elements, attributes and constants that the model has no place for are lost with their places", async () => {
  const invoice = example("invoice-simple.xml")
    .replace("<cbc:IssueDate>", "<cbc:UUID>7d1f</cbc:UUID><cbc:IssueDate>")
    .replace(/<cbc:LineExtensionAmount currencyID="EUR">/, '<cbc:LineExtensionAmount currencyID="USD">')
    .replace(/(<cac:ClassifiedTaxCategory>[^]*?<cac:TaxScheme>\s*<cbc:ID>)VAT/, "$1GST");
  const lost = placesOf(await converted(invoice, "cii")).map((
    { value, ...it },
  ) => [value, "path" in it ? it.path : ""]);
  assert.deepEqual(lost.map(([value]) => value).toSorted(), ["7d1f", "GST", "USD"]);
  for (const [value = "", path = ""] of lost) {
    const [, end = ""] =
      ({ "7d1f": "/cbc:UUID", GST: "/cac:TaxScheme/cbc:ID", USD: "/@currencyID" })[value] === undefined
        ? []
        : [0, { "7d1f": "/cbc:UUID", GST: "/cac:TaxScheme/cbc:ID", USD: "/@currencyID" }[value]];
    assert.ok(path.endsWith(end), `${value} at ${path}`);
  }
});

Deno.test("JSON is converted as it is stated, and a field that nobody knows is lost", async () => {
  const invoice = JSON.parse(example("invoice-from-json.json"));
  const made = await converted(JSON.stringify(invoice), "facturx-en16931");
  assert.deepEqual([made.losses, made.verdict.valid], [[], true]);
  const more = await converted(JSON.stringify({ ...invoice, sellerr: { name: "x" } }), "ubl");
  assert.deepEqual(placesOf(more), [{ term: "BG-0", value: '{"name":"x"}', pointer: "/sellerr" }]);
});

Deno.test("JSON with faults that keep it from being written is not converted", () => {
  const opened = open({ input: JSON.stringify({ ...JSON.parse(example("invoice-from-json.json")), issueDate: 5 }) });
  assert.ok("ok" in opened);
  const outcome = convert(opened.ok, "ubl");
  assert.ok("refused" in outcome);
  assert.ok(outcome.refused.errors.some(({ rule }) => rule === "ATW-INPUT-TYPE"));
});

Deno.test("the model of an XML invoice is its conversion to JSON", async () => {
  const made = await converted(example("invoice-simple.xml"), "json");
  const read = parse(example("invoice-simple.xml"));
  assert.ok("ok" in read);
  assert.deepEqual(JSON.parse(made.text), read.ok.invoice);
});

/** Numbers lose the sign of a zero. */
const zero = /^\S+: "-(0(?:\.0+)?)" -> "\1"$/;

Deno.test(
  withCorpus("what loses nothing is read back from any target as it was, whatever valid document it was", async () => {
    for (const [path, bytes] of sampled(corpusFiles("documents"), 40)) {
      const read = parse(bytes);
      if ("refusal" in read) continue;
      const judged = validate(bytes);
      if (!("ok" in judged) || !judged.ok.valid) continue;
      for (const to of targets) {
        const made = await converted(bytes, to);
        if (made.losses.length > 0 || made.mediaType === "application/json") continue;
        const again = parse(made.text);
        assert.ok("ok" in again, `${path} to ${to}`);
        const before = written(read.ok.invoice);
        const after = written(again.ok.invoice);
        const other = changed(before, after).filter((it) =>
          !zero.test(it) && !/^\/(?:businessProcess|specificationIdentifier): /.test(it)
        );
        assert.deepEqual([other, added(before, after)], [[], []], `${path} to ${to}`);
      }
    }
  }),
);
