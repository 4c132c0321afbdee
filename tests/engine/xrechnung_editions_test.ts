/** XRechnung by the edition in force, Schematron 2.6.0 since 2026-08-31, and by 2.5.0 as of the days before. */
import assert from "node:assert/strict";
import { judge, type JudgeOptions, open, parse, type Verdict } from "../../engine/mod.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { nextOf } from "../../host/documents/next.ts";
import { core1_3_15 } from "../../engine/rules/nations/edition_1_3_15.ts";
import { core1_3_15Cii } from "../../engine/rules/nations/edition_1_3_15_cii.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { textOf } from "../house/sources.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { attachment, changed, cii, file, supports, ubl, xrechnungCases } from "../../cases/xrechnung_elements.ts";

const BEFORE = "2026-08-30";
const NOW = "2026-08-31";

async function verdict(document: string, asOf?: string, strict = true): Promise<Verdict> {
  return await verdictBy(document, { strict, ...(asOf === undefined ? {} : { asOf }) });
}

async function verdictBy(
  document: string,
  asked: Pick<JudgeOptions, "strict" | "asOf" | "today">,
): Promise<Verdict> {
  const { sets = [], texts } = await load(plan({ input: document }, asked), "en");
  const opening = open({ input: document }, { sets });
  assert.ok("ok" in opening, document);
  return judge(opening.ok, { sets, texts, ...asked });
}

function said({ errors, warnings, information }: Verdict, id: string): readonly string[] {
  return [...errors, ...warnings, ...information].filter(({ rule }) => rule === id)
    .map(({ severity, location }) =>
      `${severity} ${location !== undefined && "path" in location ? location.path : ""}`
    );
}

const editionOf = ({ provenance: { editions } }: Verdict) => editions.map(({ set, edition }) => `${set} ${edition}`);

const in2_5 = ["en16931 1.3.15", "xrechnung 3.0.2 (Schematron 2.5.0)"];
const in2_6 = ["en16931 1.3.16", "xrechnung 3.0.2 (Schematron 2.6.0)"];

Deno.test("XRechnung changes with the first minute of 2026-08-31 in Berlin, by the clock that is handed in", async () => {
  for (
    const [moment, editions] of [
      ["2026-08-30T21:59:59Z", in2_5],
      ["2026-08-30T22:00:00Z", in2_6],
      ["2026-11-28T12:00:00Z", in2_6],
    ] as const
  ) {
    const today = daysAt(new Date(moment));
    for (const document of [ubl, cii]) {
      assert.deepEqual(editionOf(await verdictBy(document, { strict: true, today })), editions, moment);
    }
    // Another day that is asked for counts before the clock.
    assert.deepEqual(editionOf(await verdictBy(ubl, { strict: true, today, asOf: BEFORE })), in2_5);
  }
  assert.deepEqual(editionOf(await verdict(ubl)), in2_6);
});

Deno.test("the days of each zone begin at its midnight, in summer and in winter", () => {
  assert.deepEqual(daysAt(new Date("2026-07-01T22:30:00Z")), {
    "UTC": "2026-07-01",
    "Europe/Berlin": "2026-07-02",
    "Europe/Paris": "2026-07-02",
  });
  assert.equal(daysAt(new Date("2026-12-01T22:30:00Z"))["Europe/Berlin"], "2026-12-01");
  assert.equal(daysAt(new Date("2026-12-01T23:30:00Z"))["Europe/Paris"], "2026-12-02");
});

for (const { id, fails, holds } of xrechnungCases) {
  Deno.test(`${id} warns from its edition on, and on no day before`, async () => {
    for (const [document, severity, path] of fails) {
      for (const day of [undefined, NOW]) {
        assert.deepEqual(said(await verdict(document, day), id), [`${severity} ${path}`]);
      }
      assert.deepEqual(said(await verdict(document, BEFORE), id), []);
    }
    for (const document of holds) assert.deepEqual(said(await verdict(document), id), [], document);
  });
}

/** Where the official set reads one text and finds two, it stops: here the invoice is not valid, and the finding says why. */
for (
  const [id, document, place] of [
    [
      "BR-TMP-6",
      changed(ubl, "<cbc:IssueDate>2025-10-21", "<cbc:IssueDate>2025-<!-- month -->10-21"),
      "/Invoice/cbc:IssueDate",
    ],
    [
      "BR-TMP-6",
      changed(ubl, "<cbc:DueDate>2025-11-20", "<cbc:DueDate>\n<?due?>2025-11-20"),
      "/Invoice/cbc:DueDate",
    ],
    [
      "BR-TMP-7",
      changed(cii, '<udt:DateTimeString format="102">20251110', '<udt:DateTimeString format="102">2025<!---->1110'),
      "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/" +
      "ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString",
    ],
  ] as const
) {
  Deno.test(`${id} is fatal where a comment or an instruction parts a date`, async () => {
    const judged = await verdict(document);
    assert.equal(judged.valid, false);
    assert.deepEqual(said(judged, id), [`fatal ${place}`]);
    assert.deepEqual(said(await verdict(document, BEFORE), id), []);
  });
}

Deno.test("a comment before or behind all of a date parts nothing", async () => {
  const document = changed(ubl, "<cbc:IssueDate>2025-10-21", "<cbc:IssueDate><!-- a -->2025-10-21<!-- b -->");
  assert.deepEqual(said(await verdict(document), "BR-TMP-6"), []);
});

const located = (uri: string) =>
  changed(
    ubl,
    "</cac:ContractDocumentReference>",
    "</cac:ContractDocumentReference><cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment>" +
      `<cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment>` +
      "</cac:AdditionalDocumentReference>",
  );

Deno.test("an invoice whose supporting document has no absolute URL is refused now, and was only warned of before", async () => {
  const document = located("www.example.com/a.csv");
  const days = [[BEFORE, true, "warning"], [NOW, false, "fatal"], [undefined, false, "fatal"]] as const;
  for (const [day, isValid, severity] of days) {
    const judged = await verdict(document, day);
    assert.equal(judged.valid, isValid, day);
    assert.deepEqual(said(judged, "BR-TMP-2").map((it) => it.split(" ")[0]), [severity], day);
  }
  assert.equal((await verdict(located("https://www.example.com/a.csv"))).valid, true);
});

const severitiesOf = (found: readonly string[]) => new Set(found.map((it) => it.split(" ")[0]));

Deno.test("CII-SR-475 and -476, of which BR-TMP-4 and -5 ask the same, only inform; the edition before has neither", async () => {
  const document = attachment(`${supports}<ram:Name>a</ram:Name><ram:Name>b</ram:Name>${file}${file}`);
  for (const id of ["CII-SR-475", "CII-SR-476"]) {
    assert.deepEqual(severitiesOf(said(await verdict(document), id)), new Set(["information"]), id);
    assert.deepEqual(said(await verdict(document, BEFORE), id), [], id);
  }
});

const named = (identifier: string) => cii.replace(/urn:cen\.eu:en16931:2017#compliant[^<]*/, identifier);
const contact =
  "<ram:DefinedTradeContact><ram:PersonName>a</ram:PersonName><ram:DepartmentName>b</ram:DepartmentName>" +
  "</ram:DefinedTradeContact>";
const CIUS = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";

for (
  const identifier of [
    CIUS,
    `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
    `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
  ]
) {
  Deno.test(`CII-SR-465 and -466 refuse ${identifier} since 2026-08-31`, async () => {
    const ofSeller = changed(named(identifier), /<ram:DefinedTradeContact>[^]*?<\/ram:DefinedTradeContact>/, contact);
    const ofBuyer = changed(
      named(identifier),
      /(<ram:BuyerTradeParty>[^]*?)(<ram:PostalTradeAddress>)/,
      `$1${contact}$2`,
    );
    for (const [document, id] of [[ofSeller, "CII-SR-465"], [ofBuyer, "CII-SR-466"]] as const) {
      for (const [day, severity] of [[undefined, "fatal"], [BEFORE, "warning"]] as const) {
        assert.deepEqual([...severitiesOf(said(await verdict(document, day), id))], [severity], `${id} ${day}`);
      }
    }
  });
}

const order = (inside: string) => changed(ubl, "<cbc:ID>B-2025-4410</cbc:ID>", inside);

Deno.test("the number of an order may be empty since 2026-08-31, and every other empty element is refused as before", async () => {
  const id = "PEPPOL-EN16931-R008";
  for (const sold of ["", "<cbc:SalesOrderID>V-1</cbc:SalesOrderID>"]) {
    const document = order(`<cbc:ID></cbc:ID>${sold}`);
    assert.deepEqual(said(await verdict(document, BEFORE), id), ["fatal /Invoice/cac:OrderReference/cbc:ID"]);
    assert.deepEqual(said(await verdict(document), id), []);
  }
  const noted = changed(ubl, "<cbc:InvoiceTypeCode>380", "<cbc:Note> </cbc:Note><cbc:InvoiceTypeCode>380");
  const sales = order("<cbc:ID>1</cbc:ID><cbc:SalesOrderID/>");
  for (const day of [BEFORE, undefined]) {
    assert.deepEqual(said(await verdict(noted, day), id), ["fatal /Invoice/cbc:Note"]);
    assert.deepEqual(said(await verdict(sales, day), id), ["fatal /Invoice/cac:OrderReference/cbc:SalesOrderID"]);
  }
});

Deno.test("the extension takes the schemes of spring 2026 since 2026-08-31", async () => {
  const extended = ubl.replace(
    /urn:cen\.eu:en16931:2017#compliant[^<]*/,
    `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  );
  for (const [scheme, id] of [["0246", "BR-DEX-07"], ["0242", "BR-DEX-07"]] as const) {
    const document = changed(extended, /<cbc:EndpointID schemeID="[^"]*"/, `<cbc:EndpointID schemeID="${scheme}"`);
    assert.deepEqual(severitiesOf(said(await verdict(document, BEFORE), id)), new Set(["fatal"]), scheme);
    assert.deepEqual(said(await verdict(document), id), [], scheme);
  }
});

Deno.test("as of a day before, payment is due by a day or by terms, as EN 16931 1.3.15 asks", async () => {
  const document = changed(
    changed(ubl, /<cbc:DueDate>[^<]*<\/cbc:DueDate>/, ""),
    /<cac:PaymentTerms>[^]*<\/cac:PaymentTerms>/,
    "",
  );
  assert.deepEqual(severitiesOf(said(await verdict(document, BEFORE), "BR-CO-25")), new Set(["fatal"]));
  assert.deepEqual(said(await verdict(document), "BR-CO-25"), []);
});

Deno.test("whatever is no XRechnung is the same on both days", async () => {
  const without = ({ provenance: _, ...rest }: Verdict) => rest;
  const plain = textOf("examples/invoice-simple.xml");
  const { editions } = (await verdict(plain, NOW)).provenance;
  assert.deepEqual(editions.map(({ set }) => set), ["en16931"]);
  assert.deepEqual(without(await verdict(plain, BEFORE)), without(await verdict(plain)));
});

Deno.test("a JSON invoice is judged by the edition of the day as its XML is", async () => {
  const outcome = parse(located("www.example.com/a.csv"));
  assert.ok("ok" in outcome);
  const json = JSON.stringify({ ...outcome.ok.invoice, profile: outcome.ok.profile });
  assert.deepEqual([(await verdict(json, BEFORE)).valid, (await verdict(json, NOW)).valid], [true, false]);
});

/** What the next edition makes of an invoice, as hosts ask. */
async function foreseen(document: string, asOf?: string) {
  const day = asOf === undefined ? {} : { asOf };
  const { sets = [], texts } = await load(plan({ input: document }, { next: true, ...day }), "en");
  const opening = open({ input: document }, { sets });
  assert.ok("ok" in opening);
  return nextOf((how) => judge(opening.ok, { sets, texts, ...day, ...how }));
}

Deno.test("what comes and what goes with the next edition are named, each finding once", async () => {
  const next = await foreseen(located("www.example.com/a.csv"), BEFORE);
  assert.ok(next !== null);
  assert.deepEqual([next.since, next.edition?.edition, next.valid_now, next.valid_then], [
    NOW,
    "3.0.2 (Schematron 2.6.0)",
    true,
    false,
  ]);
  assert.deepEqual(next.comes.map(({ rule, severity }) => [rule, severity]), [["BR-TMP-2", "fatal"]]);
  assert.deepEqual(next.goes.map(({ rule, severity }) => [rule, severity]), [["BR-TMP-2", "warning"]]);
});

Deno.test("where no edition is known that follows, nothing is said of one", async () => {
  for (const document of [textOf("examples/invoice-simple.xml"), ubl]) assert.equal(await foreseen(document), null);
});

/** Each rule that EN 16931 1.3.15 has otherwise than the engine, on a document that breaks it then alone. */
const onlyBefore: readonly (readonly [id: string, severity: string, document: string])[] = [
  ["BR-CL-04", "fatal", ubl.replaceAll("EUR", "XCG")],
  ["BR-CL-04", "fatal", cii.replaceAll("EUR", "XCG")],
  // The last code of the list had no blank behind it then, so that 0244 was not found.
  ["BR-CL-11", "fatal", changed(ubl, "<cbc:CompanyID>HRB", '<cbc:CompanyID schemeID="0244">HRB')],
  [
    "BR-CL-11",
    "fatal",
    changed(
      cii,
      "</ram:Name>",
      '</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0244">1</ram:ID>' +
        "</ram:SpecifiedLegalOrganization>",
    ),
  ],
  ["BR-CO-25", "fatal", undue(ubl, "cbc:DueDate", "cac:PaymentTerms")],
  ["BR-CO-25", "fatal", undue(cii, "ram:SpecifiedTradePaymentTerms")],
  ["BR-CL-25", "fatal", changed(ubl, /schemeID="EM"/, 'schemeID="0242"')],
  ["BR-CL-25", "fatal", changed(cii, /schemeID="EM"/, 'schemeID="0242"')],
];

/** A document without some elements. */
function undue(document: string, ...names: readonly string[]): string {
  return names.reduce((text, name) => changed(text, new RegExp(`<${name}>[^]*?</${name}>`, "g"), ""), document);
}

Deno.test("the default mode judges by EN 16931 1.3.15 until 2026-08-30, and by 1.3.16 from the next day on", async () => {
  for (const [id, severity, document] of onlyBefore) {
    for (const strict of [false, true]) {
      const before = await verdict(document, BEFORE, strict);
      assert.deepEqual([...new Set(said(before, id).map((it) => it.split(" ")[0]))], [severity], `${id} ${strict}`);
      assert.deepEqual(editionOf(before), in2_5);
      const now = await verdict(document, NOW, strict);
      assert.deepEqual([said(now, id), editionOf(now)], [[], in2_6], `${id} ${strict}`);
    }
  }
});

Deno.test("by default, too, XRechnung changes with the first minute of 2026-08-31 in Berlin", async () => {
  for (const [moment, editions] of [["2026-08-30T21:59:59Z", in2_5], ["2026-08-30T22:00:00Z", in2_6]] as const) {
    for (const document of [ubl, cii]) {
      assert.deepEqual(editionOf(await verdictBy(document, { today: daysAt(new Date(moment)) })), editions);
    }
  }
});

Deno.test("by default the edition before does not run what strict mode alone runs", async () => {
  const document = changed(ubl, "<cbc:DueDate>2025-11-20</cbc:DueDate>", "<cbc:DueDate/>");
  const id = "PEPPOL-EN16931-R008";
  assert.deepEqual(said(await verdict(document, BEFORE), id).length > 0, true);
  assert.deepEqual(said(await verdict(document, BEFORE, false), id), []);
});

Deno.test("of EN 16931 1.3.15 the default mode runs the rules on terms, and none of split payment or of the syntax", () => {
  for (const patterns of [core1_3_15, core1_3_15Cii]) {
    for (const { id } of compilePatterns(patterns).rows) assert.match(id, /^BR-(?!B-)/);
  }
});
