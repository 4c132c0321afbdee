/** The edition that follows the one of the reference: XRechnung by Schematron 2.6.0, and nothing of it without being asked. */
import assert from "node:assert/strict";
import { judge, open, parse, type Verdict } from "../../engine/mod.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { nextOf } from "../../host/documents/next.ts";
import { textOf } from "../house/sources.ts";
import { attachment, changed, file, nextCases, supports, ubl } from "../../cases/next.ts";

const NOW = "2026-08-30";
const THEN = "2026-08-31";

async function verdict(document: string, asOf?: string, strict = true): Promise<Verdict> {
  const day = asOf === undefined ? {} : { asOf };
  const { sets = [], texts } = await load(plan({ input: document }, { strict, ...day }), "en");
  const opening = open({ input: document }, { sets });
  assert.ok("ok" in opening, document);
  return judge(opening.ok, { strict, sets, texts, ...day });
}

function said({ errors, warnings, information }: Verdict, id: string): readonly string[] {
  return [...errors, ...warnings, ...information].filter(({ rule }) => rule === id)
    .map(({ severity, location }) =>
      `${severity} ${location !== undefined && "path" in location ? location.path : ""}`
    );
}

for (const { id, fails, holds } of nextCases) {
  Deno.test(`${id} warns from the day of the next edition, and on no day before`, async () => {
    for (const [document, severity, path] of fails) {
      assert.deepEqual(said(await verdict(document, THEN), id), [`${severity} ${path}`]);
      for (const before of [undefined, NOW]) assert.deepEqual(said(await verdict(document, before), id), []);
    }
    for (const document of holds) assert.deepEqual(said(await verdict(document, THEN), id), []);
  });
}

const located = (uri: string) =>
  changed(
    ubl,
    "</cac:ContractDocumentReference>",
    "</cac:ContractDocumentReference><cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment>" +
      `<cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment>` +
      "</cac:AdditionalDocumentReference>",
  );

Deno.test("an invoice whose supporting document has no absolute URL is valid now, and refused by the next edition", async () => {
  const document = located("www.example.com/a.csv");
  for (
    const [day, isValid, severity] of [[undefined, true, "warning"], [NOW, true, "warning"], [
      THEN,
      false,
      "fatal",
    ]] as const
  ) {
    const judged = await verdict(document, day);
    assert.equal(judged.valid, isValid, day);
    assert.deepEqual(said(judged, "BR-TMP-2").map((it) => it.split(" ")[0]), [severity], day);
  }
  assert.equal((await verdict(located("https://www.example.com/a.csv"), THEN)).valid, true);
});

Deno.test("CII-SR-475 and -476, which BR-TMP-4 and -5 replace, refuse nothing and only inform by the next edition", async () => {
  const document = attachment(`${supports}<ram:Name>a</ram:Name><ram:Name>b</ram:Name>${file}${file}`);
  const then = await verdict(document, THEN);
  for (const id of ["CII-SR-475", "CII-SR-476"]) {
    const severities = (found: readonly string[]) => new Set(found.map((it) => it.split(" ")[0]));
    assert.ok(!severities(said(await verdict(document), id)).has("information"), id);
    assert.deepEqual(severities(said(then, id)), new Set(["information"]), id);
  }
});

const order = (inside: string) => changed(ubl, "<cbc:ID>B-2025-4410</cbc:ID>", inside);

Deno.test("an empty BT-13 stands by the next edition where BT-14 is there, and every other empty element is refused as before", async () => {
  const id = "PEPPOL-EN16931-R008";
  const sold = order("<cbc:ID></cbc:ID><cbc:SalesOrderID>V-1</cbc:SalesOrderID>");
  assert.deepEqual(said(await verdict(sold), id), ["fatal /Invoice/cac:OrderReference/cbc:ID"]);
  assert.deepEqual(said(await verdict(sold, THEN), id), []);
  const bought = order("<cbc:ID></cbc:ID>");
  const both = [undefined, THEN] as const;
  for (const day of both) {
    assert.deepEqual(said(await verdict(bought, day), id), ["fatal /Invoice/cac:OrderReference/cbc:ID"], day);
  }
  const noted = changed(ubl, "<cbc:InvoiceTypeCode>380", "<cbc:Note> </cbc:Note><cbc:InvoiceTypeCode>380");
  assert.deepEqual(said(await verdict(noted), id), ["fatal /Invoice/cbc:Note"]);
  assert.deepEqual(said(await verdict(noted, THEN), id), ["fatal /Invoice/cbc:Note"]);
});

Deno.test("the default mode and whatever is no XRechnung are the same on every day", async () => {
  const document = located("www.example.com/a.csv");
  const without = ({ provenance: _, ...rest }: Verdict) => rest;
  assert.deepEqual(without(await verdict(document, THEN, false)), without(await verdict(document, undefined, false)));
  const plain = textOf("examples/invoice-simple.xml");
  const { editions } = (await verdict(plain, THEN)).provenance;
  assert.deepEqual(editions.map(({ set }) => set), ["en16931"]);
  assert.deepEqual(without(await verdict(plain, THEN)), without(await verdict(plain)));
});

Deno.test("a JSON invoice is judged by the next edition as its XML is", async () => {
  const outcome = parse(located("www.example.com/a.csv"));
  assert.ok("ok" in outcome);
  const json = JSON.stringify({ ...outcome.ok.invoice, profile: outcome.ok.profile });
  assert.deepEqual([(await verdict(json, NOW)).valid, (await verdict(json, THEN)).valid], [true, false]);
});

/** What the next edition makes of an invoice, as hosts ask. */
async function foreseen(document: string) {
  const { sets = [], texts } = await load(plan({ input: document }, { next: true }), "en");
  const opening = open({ input: document }, { sets });
  assert.ok("ok" in opening);
  return nextOf((how) => judge(opening.ok, { sets, texts, ...how }));
}

Deno.test("what comes and what goes with the next edition are named, each finding once", async () => {
  const next = await foreseen(located("www.example.com/a.csv"));
  assert.ok(next !== null);
  assert.deepEqual([next.since, next.edition?.edition, next.valid_now, next.valid_then], [
    THEN,
    "3.0.2 (Schematron 2.6.0)",
    true,
    false,
  ]);
  assert.deepEqual(next.comes.map(({ rule, severity }) => [rule, severity]), [["BR-TMP-2", "fatal"]]);
  assert.deepEqual(next.goes.map(({ rule, severity }) => [rule, severity]), [["BR-TMP-2", "warning"]]);
});

Deno.test("of an edition that is not carried only the day is known, and where none follows nothing is", async () => {
  assert.equal(await foreseen(textOf("examples/invoice-simple.xml")), null);
  const french = textOf("examples/invoice-simple.xml").replace(
    /<cbc:CustomizationID>[^<]*/,
    "<cbc:CustomizationID>urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr",
  );
  const next = await foreseen(french);
  assert.deepEqual([next?.since, next?.edition, next?.valid_then, next?.comes], ["2026-10-01", null, null, []]);
});
