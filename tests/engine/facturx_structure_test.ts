/** What the structure of a level of Factur-X asks, and when it is known which level a document is of. */
import assert from "node:assert/strict";
import { isCompliant, levelOf, levels, namesLevel } from "../../engine/rules/facturx/levels.ts";
import { structuralRules } from "../../engine/rules/facturx/listed.ts";
import { otherRules } from "../../engine/rules/facturx/outline.ts";
import { familyOf, ownTextOf } from "../../engine/rules/facturx/own.ts";
import { isReworded, takenOver } from "../../engine/rules/facturx/reworded.ts";
import { EMPTY, kindOf, structureSweep, UNUSED } from "../../engine/rules/facturx/sweep.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import { rowCases } from "../support/facturx_cases.ts";

const CORE = "urn:cen.eu:en16931:2017";

const identifiers: readonly (readonly [identifier: string, level: ReturnType<typeof levelOf>, named: boolean])[] = [
  ["urn:factur-x.eu:1p0:minimum", "minimum", true],
  ["urn:factur-x.eu:1p0:basicwl", "basicwl", true],
  ["urn:zugferd.de:2p0:minimum", "minimum", true],
  [`${CORE}#compliant#urn:factur-x.eu:1p0:basic`, "basic", true],
  [`${CORE}#conformant#urn:factur-x.eu:1p0:extended`, "extended", true],
  [`${CORE}#conformant#urn:zugferd.de:2p0:extended`, "extended", true],
  [CORE, "en16931", false],
  ["urn:factur-x.eu:1p0:en16931", "en16931", false],
  ["urn:factur-x.eu:1p0:premium", "en16931", false],
  ["", "en16931", false],
  [`${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, undefined, false],
  [`${CORE}#compliant#urn:fdc:Peppol.eu:2017:poacc:billing:3.0`, undefined, false],
];

for (const [identifier, level, named] of identifiers) {
  Deno.test(`"${identifier}" is ${level ?? "no matter of Factur-X"}, and ${named ? "names" : "does not name"} its level`, () => {
    assert.equal(levelOf(identifier), level);
    assert.equal(namesLevel(identifier), named);
  });
}

Deno.test("BASIC and EN 16931 promise all of EN 16931, and the other levels do not", () => {
  assert.deepEqual(levels.filter(isCompliant), ["basic", "en16931"]);
});

Deno.test("the other rules of a level have their severities, and ids without marks", () => {
  const rules = otherRules("extended");
  assert.deepEqual(
    ["BR-FXEXT-S08b", "BR-FXEXT-S-08ini", "BR-FXEXT-AE-08rev", "BR-17", "BR-FXEXT-04"].map((id) => rules.get(id)),
    ["fatal", "warning", "warning", "fatal", "warning"],
  );
  for (const level of levels) for (const id of otherRules(level).keys()) assert.match(id, /^[A-Z][\w-]+$/);
});

Deno.test("where a level promises all of EN 16931, the engine is asked, save for what Factur-X words otherwise for all", () => {
  assert.deepEqual(takenOver("en16931"), ["CII-SR-470", "CII-SR-464"]);
  assert.deepEqual(takenOver("basic"), takenOver("en16931"));
  for (const level of ["basicwl", "extended"] as const) {
    assert.deepEqual(
      ["BR-17", "BR-CO-17", "CII-SR-470", "CII-SR-464"].filter((id) => !takenOver(level).includes(id)),
      [],
    );
  }
  assert.deepEqual(["BR-CO-17", "BR-DEC-20", "CII-SR-470", "BR-02", "CII-SR-464"].map(isReworded), [
    true,
    true,
    true,
    false,
    false,
  ]);
});

Deno.test("rules of all VAT categories are explained together, and those of no category by themselves", () => {
  assert.deepEqual(["BR-FXEXT-S-01", "BR-FXEXT-AE-08ini", "BR-FXEXT-S08b", "BR-FXEXT-IC-08rev"].map(ownTextOf), [
    "VAT-01",
    "VAT-08ini",
    "VAT-08b",
    "VAT-08rev",
  ]);
  assert.deepEqual(["BR-FXEXT-08", "BR-FXEXT-CO-10", "BR-CO-25", "BR-CO-26", "BR-02"].map(ownTextOf), [
    "BR-FXEXT-08",
    "BR-FXEXT-CO-10",
    "BR-CO-25",
    undefined,
    undefined,
  ]);
  assert.deepEqual(["BR-CO-25", "BR-FXEXT-CO-10"].map(familyOf), ["BR-CO", "BR-FXEXT"]);
});

Deno.test("the rules of a level's structure are those of its rows, each with what it asks", () => {
  const { cases } = rowCases();
  for (const level of levels) {
    const listed = structuralRules(level);
    const rows = new Set(cases.filter((it) => it.level === level).map(({ id }) => id));
    assert.ok(listed.has(UNUSED));
    assert.deepEqual([...rows].filter((id) => !id.startsWith("CII-") && !listed.has(id)), [], level);
    assert.deepEqual([...listed.keys()].filter((id) => id !== UNUSED && !id.startsWith("FX-SCH-A-")), [], level);
    for (const [id, kind] of listed) assert.equal(kind.startsWith("unused "), id === UNUSED, `${id}: ${kind}`);
  }
  const kinds = ["FX-SCH-A-000019", "FX-SCH-A-000021", "FX-SCH-A-000022", "FX-SCH-A-000023"];
  assert.deepEqual(kinds.map((id) => structuralRules("minimum").get(id)), [
    "notOne rsm:ExchangedDocument ram:ID 1",
    "missing udt:DateTimeString @format",
    "code udt:DateTimeString @format",
    "code rsm:ExchangedDocument ram:TypeCode",
  ]);
});

Deno.test("what a check says names the element around where it is about an element, and not where about an attribute", () => {
  const of = { name: "ram:ID", when: [] };
  const kinds = ([
    { kind: "unused" },
    { kind: "unused", attribute: "x" },
    { kind: "attribute", attribute: "x", id: "A" },
    { kind: "code", list: 1, id: "A" },
    { kind: "code", attribute: "x", list: 1, id: "A" },
    { kind: "count", of, min: 0, max: 1, id: "A" },
    { kind: "count", of, min: 1, max: Infinity, id: "A" },
    { kind: "count", of, min: 1, max: 1, id: "A" },
  ] as const).map((check) => kindOf(check, "ram:P", "ram:E"));
  assert.deepEqual(kinds, [
    "unused ram:P ram:E",
    "unused ram:E @x",
    "missing ram:E @x",
    "code ram:P ram:E",
    "code ram:E @x",
    "tooMany ram:E ram:ID 1",
    "missing ram:E ram:ID Infinity",
    "notOne ram:E ram:ID 1",
  ]);
});

type Piece = readonly [name: string, content: string | readonly Piece[], attributes?: Readonly<Record<string, string>>];

/** What is found in a document, and what is decided: after how many events. */
function swept(document: Piece) {
  const found: Swept[] = [];
  const decided: (readonly [level: string | undefined, events: number])[] = [];
  let events = 0;
  const sink = structureSweep((it) => found.push(it), (level) => decided.push([level, events]));
  const send = ([name, content, attributes]: Piece): void => {
    sink.open(name, attributes, events++, name);
    if (typeof content === "string") sink.text(content, events++);
    else for (const child of content) send(child);
    sink.close(name, events++);
  };
  send(document);
  return { found, decided };
}

const context = (identifier: string): Piece => [
  "rsm:ExchangedDocumentContext",
  [["ram:GuidelineSpecifiedDocumentContextParameter", [["ram:ID", identifier]]]],
];
const document = (...children: readonly Piece[]): Piece => ["rsm:CrossIndustryInvoice", children];
const EXTENDED = `${CORE}#conformant#urn:factur-x.eu:1p0:extended`;
const ODD: Piece = ["rsm:ExchangedDocument", [["ram:TypeCode", "§"]]];

Deno.test("the level is known when the context of the document has ended", () => {
  assert.deepEqual(swept(document(context("urn:factur-x.eu:1p0:minimum"), ODD)).decided, [["minimum", 8]]);
  assert.deepEqual(swept(document(context(` ${EXTENDED}\n`), ODD)).decided, [["extended", 8]]);
});

Deno.test("a document that names no level in its context is EN 16931 by its end, and may name it late", () => {
  const empty: Piece = ["rsm:ExchangedDocumentContext", []];
  assert.deepEqual(swept(document(empty, ODD)).decided, [["en16931", 9]]);
  assert.deepEqual(swept(document(empty, context("urn:factur-x.eu:1p0:basicwl"))).decided.map(([level]) => level), [
    "basicwl",
  ]);
  assert.deepEqual(swept(document(ODD)).decided.map(([level]) => level), ["en16931"]);
});

Deno.test("of a document that is no matter of Factur-X nothing is found", () => {
  const german = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
  const { found, decided } = swept(document(context(german), ODD, ["ram:Odd", ""]));
  assert.deepEqual([found, decided.map(([level]) => level)], [[], [undefined]]);
});

Deno.test("an element without content is found in the levels that ask for it, in lines as well", () => {
  const line: Piece = ["rsm:SupplyChainTradeTransaction", [["ram:IncludedSupplyChainTradeLineItem", [[
    "ram:Name",
    " ",
  ]]]]];
  for (const level of levels) {
    const identifier = level === "extended" ? EXTENDED : level === "en16931" ? CORE : `urn:factur-x.eu:1p0:${level}`;
    const { found } = swept(document(context(identifier), line, ["rsm:ExchangedDocument", [["ram:ID", ""]]]));
    const empty = found.filter(({ id }) => id === EMPTY).map(({ actual }) => actual);
    assert.deepEqual(empty, level === "minimum" || level === "basicwl" ? [] : ["ram:Name", "ram:ID"], level);
  }
});

Deno.test("a code is quoted as it stands, and one that is too long by the name of its element", () => {
  for (
    const [code, actual] of [["§", "§"], ["§".repeat(200), "§".repeat(200)], ["§".repeat(201), "ram:TypeCode"]] as const
  ) {
    const odd: Piece = ["rsm:ExchangedDocument", [["ram:TypeCode", code]]];
    const { found } = swept(document(context("urn:factur-x.eu:1p0:minimum"), odd));
    const own = found.find(({ kind }) => kind === "code rsm:ExchangedDocument ram:TypeCode");
    assert.deepEqual([own?.id, own?.actual], ["FX-SCH-A-000023", actual]);
  }
  const { found } = swept(
    document(context("urn:factur-x.eu:1p0:minimum"), ["rsm:ExchangedDocument", [["ram:TypeCode", ""]]]),
  );
  assert.ok(!found.some(({ id }) => id === "FX-SCH-A-000023"));
});

Deno.test("rules of EXTENDED alone are asked of EXTENDED alone", () => {
  const note: Piece = ["rsm:ExchangedDocument", [["ram:IncludedNote", [["ram:SubjectCode", "AAI"]]]]];
  const ids = (identifier: string) => swept(document(context(identifier), note)).found.map(({ id }) => id);
  assert.ok(ids(EXTENDED).includes("BR-FXEXT-01"));
  assert.ok(!ids(CORE).includes("BR-FXEXT-01"));
});
