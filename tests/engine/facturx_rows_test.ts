/** The structure of the levels of Factur-X: every row of every level finds what breaks it, and nothing else does. */
import assert from "node:assert/strict";
import type { Level } from "../../engine/rules/facturx/levels.ts";
import { rowOfKind } from "../../engine/rules/facturx/outlines.ts";
import { levelSweep } from "../../engine/rules/facturx/sweep.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import type { XmlSink } from "../../engine/xml/reader.ts";
import { type Piece, rowCases } from "../support/facturx_cases.ts";

const { cases, unbreakable } = rowCases();

/** What is found in a document, each with the name of its element by the place. */
function foundIn(level: Level, document: Piece): readonly Swept[] {
  const found: Swept[] = [];
  const sink = levelSweep(level, (it) => found.push(it));
  let offset = 0;
  const send = (to: XmlSink, { name, attributes, text, children }: Piece): void => {
    to.open(name, attributes, offset++, name);
    if (text !== "") to.text(text, offset);
    for (const child of children) send(to, child);
    to.close(name, offset);
  };
  send(sink, document);
  return found;
}

/** Whether a rule is broken, by a row on the element. */
function breaks(level: Level, document: Piece, id: string, place: string): boolean {
  return foundIn(level, document).some((it) => it.id === id && rowOfKind(it.kind ?? "")?.home === place);
}

Deno.test("every row of Factur-X finds the document that breaks it, and lets pass the one that does not", () => {
  assert.ok(cases.length > 1_500);
  const wrong = cases.flatMap(({ level, id, path, breaks: bad, keeps }) => {
    const place = path.split("/").at(-1) ?? "";
    const row = `${level} ${id} on ${path}`;
    return [
      ...(breaks(level, bad, id, place) ? [] : [`${row} must fail`]),
      ...(breaks(level, keeps, id, place) ? [`${row} must hold`] : []),
    ];
  });
  assert.deepEqual(wrong, []);
});

Deno.test("only rows whose own condition says what they ask for cannot fail", () => {
  for (const row of unbreakable) assert.match(row, /(?:\/ram:(?:TaxTotalAmount|[A-Za-z]+)) ?/, row);
  assert.ok(unbreakable.length < cases.length / 50, unbreakable.join("\n"));
});
