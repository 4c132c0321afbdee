/** Whole documents as the JSON model. */
import assert from "node:assert/strict";
import { fieldsOf, isGroupId, partsOf, type TermId, termIds } from "../../engine/model/terms.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { notReadIn, project } from "../../engine/syntax/project/project.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { decodeXml } from "../../engine/xml/decode.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { sampled } from "../support/sweeps.ts";
import { boundOf, elementsAt } from "../support/ubl.ts";
import { baseCreditNote, baseInvoice } from "./golden.ts";

function base(name: string): string {
  return Deno.readTextFileSync(new URL(`../../cases/${name}`, import.meta.url));
}

for (const [name, expected] of [["base.ubl.xml", baseInvoice], ["base.creditnote.xml", baseCreditNote]] as const) {
  Deno.test(`${name} is read with every value at its JSON name`, () => {
    const xml = base(name);
    const { invoice, notRead } = project(boundOf(xml));
    assert.deepEqual(invoice, expected);
    // A card's network has no business term: UBL asks for it, EN 16931-1 does not.
    assert.deepEqual(elementsAt(xml, notRead), ["cbc:NetworkID VISA"]);
  });
}

/** The terms that an object of the model has values for. */
function* termsIn(object: object, group: Parameters<typeof fieldsOf>[0]): Generator<TermId> {
  const values = new Map<string, unknown>(Object.entries(object));
  for (const [name, id] of fieldsOf(group)) {
    const value = values.get(name);
    for (const item of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
      if (isGroupId(id)) yield* termsIn(item, id);
      else yield id;
      if (!isGroupId(id)) yield* partsOf(id).filter(([part]) => Object.hasOwn(item, part)).map(([, part]) => part);
    }
  }
}

Deno.test("the base invoice has a value for every term but those that exclude others in it", () => {
  const present = new Set(termsIn(baseInvoice, "BG-0"));
  // BT-8 excludes BT-7 (BR-CO-03); the exemption reasons exclude the category S; what has DEX numbers is the extension's.
  const absent = termIds.filter((id) => !present.has(id) && !id.includes("DEX"));
  assert.deepEqual(absent, ["BT-8", "BT-120", "BT-121"]);
});

const bind = binder([ubl]);

Deno.test(withCorpus("every UBL document of the corpus is read into the model", () => {
  for (const [path, bytes] of sampled(corpusFiles("documents"), 3)) {
    const decoded = decodeXml(bytes);
    if (!("text" in decoded)) assert.fail(path);
    const document = bind(decoded.text);
    if (isRefusal(document)) {
      assert.equal(document.xmlCode, "unknown_root", path);
      continue;
    }
    const { notRead } = project(document);
    assert.deepEqual(notRead, [...new Set(notRead)].sort((a, b) => a - b), path);
    assert.deepEqual(notReadIn(document), notRead, path);
  }
}));
