/** What the structure of a level of Factur-X asks. */
import assert from "node:assert/strict";
import { isCompliant, type Level, levels } from "../../engine/rules/facturx/levels.ts";
import { otherRules, rowOfKind, structuralRules, UNUSED } from "../../engine/rules/facturx/outlines.ts";
import { familyOf, ownTextOf } from "../../engine/rules/facturx/own.ts";
import { EMPTY, isReworded, takenOver } from "../../engine/rules/facturx/reworded.ts";
import { levelSweep } from "../../engine/rules/facturx/sweep.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import { rowCases } from "../support/facturx_cases.ts";

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
    for (const [id, row] of listed) assert.equal(row.id === "-", id === UNUSED, id);
  }
  const rows = ["FX-SCH-A-000019", "FX-SCH-A-000021", "FX-SCH-A-000022", "FX-SCH-A-000023"].map((id) => {
    const { home, around, of, min, max, form } = structuralRules("minimum").get(id) ?? {};
    return [around, home, of, min, max, form !== undefined];
  });
  assert.deepEqual(rows, [
    [undefined, "rsm:ExchangedDocument", "ram:ID", 1, 1, false],
    ["ram:IssueDateTime", "udt:DateTimeString", "@format", 1, undefined, false],
    ["ram:IssueDateTime", "udt:DateTimeString", "@format", undefined, undefined, true],
    ["rsm:ExchangedDocument", "ram:TypeCode", ".", undefined, undefined, true],
  ]);
});

type Piece = readonly [name: string, content: string | readonly Piece[], attributes?: Readonly<Record<string, string>>];

/** What a level finds in a document. */
function swept(level: Level, document: Piece): readonly Swept[] {
  const found: Swept[] = [];
  let events = 0;
  const sink = levelSweep(level, (it) => found.push(it));
  const send = ([name, content, attributes]: Piece): void => {
    sink.open(name, attributes, events++, name);
    if (typeof content === "string") sink.text(content, events++);
    else for (const child of content) send(child);
    sink.close(name, events++);
  };
  send(document);
  return found;
}

const document = (...children: readonly Piece[]): Piece => ["rsm:CrossIndustryInvoice", children];
Deno.test("an element without content is found in the levels that ask for it, in lines as well", () => {
  const line: Piece = ["rsm:SupplyChainTradeTransaction", [["ram:IncludedSupplyChainTradeLineItem", [[
    "ram:Name",
    " ",
  ]]]]];
  for (const level of levels) {
    const found = swept(level, document(line, ["rsm:ExchangedDocument", [["ram:ID", ""]]]));
    const empty = found.filter(({ id }) => id === EMPTY).map(({ actual }) => actual);
    assert.deepEqual(empty, level === "minimum" || level === "basicwl" ? [] : ["ram:Name", "ram:ID"], level);
  }
});

Deno.test("a code is quoted as it is, and not where it is too long", () => {
  for (
    const [code, actual] of [["§", "§"], ["§".repeat(200), "§".repeat(200)], ["§".repeat(201), undefined]] as const
  ) {
    const odd: Piece = ["rsm:ExchangedDocument", [["ram:TypeCode", code]]];
    const found = swept("minimum", document(odd));
    const own = found.find(({ kind = "" }) => rowOfKind(kind)?.form !== undefined);
    assert.deepEqual([own?.id, own?.actual], ["FX-SCH-A-000023", actual]);
  }
  const found = swept("minimum", document(["rsm:ExchangedDocument", [["ram:TypeCode", ""]]]));
  assert.ok(!found.some(({ id }) => id === "FX-SCH-A-000023"));
});

Deno.test("rules of EXTENDED alone are asked of EXTENDED alone", () => {
  const note: Piece = ["rsm:ExchangedDocument", [["ram:IncludedNote", [["ram:SubjectCode", "AAI"]]]]];
  const ids = (level: Level) => swept(level, document(note)).map(({ id }) => id);
  assert.ok(ids("extended").includes("BR-FXEXT-01"));
  assert.ok(!ids("en16931").includes("BR-FXEXT-01"));
});
