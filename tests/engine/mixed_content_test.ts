/** Text beside elements: a finding of the XML Schema where that judges, and a refusal everywhere else. */
import assert from "node:assert/strict";
import { judge, open, type OpenOptions } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { textOf } from "../house/sources.ts";

const documents = {
  ubl: textOf("cases/base.ubl.xml").replace("<cac:AccountingSupplierParty>", "<cac:AccountingSupplierParty>from"),
  cii: textOf("cases/base.cii.xml").replace("</ram:SellerTradeParty>", "to</ram:SellerTradeParty>"),
  root: textOf("cases/base.ubl.xml").replace("<cac:AccountingSupplierParty>", "from<cac:AccountingSupplierParty>"),
} as const;

function refusalOf(xml: string, options: OpenOptions) {
  const opening = open({ input: xml }, options);
  return "refusal" in opening && "xmlCode" in opening.refusal ? opening.refusal.xmlCode : undefined;
}

for (const [name, xml] of Object.entries(documents)) {
  Deno.test(`text beside elements (${name}) is refused unless a schema is there to refuse it, and asked to`, () => {
    assert.equal(refusalOf(xml, {}), "mixed_content");
    assert.equal(refusalOf(xml, { sets: official }), "mixed_content");
    assert.equal(refusalOf(xml, { mixed: true }), "mixed_content");
    const opening = open({ input: xml }, { mixed: true, sets: official });
    assert.ok("ok" in opening && opening.ok.kind === "xml");
    const { valid, errors } = judge(opening.ok, { strict: true, sets: official });
    assert.deepEqual([valid, errors.map(({ rule }) => rule)], [false, ["ATW-SCHEMA-ELEMENT"]]);
    assert.ok(errors[0]?.location !== undefined && "line" in errors[0].location);
  });
}

Deno.test("the command line judges it officially, and its preflight refuses it", async () => {
  const files = { "a.xml": documents.ubl, "b.xml": documents.cii, "c.xml": documents.ubl };
  await withFolder(files, async (folder) => {
    const { status, out } = await faktlint(["validate", "--format", "json", folder]);
    assert.equal(status, 1);
    for (const { result } of JSON.parse(out)) assert.equal(result.errors[0].rule, "ATW-SCHEMA-ELEMENT");
    const lighter = await faktlint(["validate", "--preflight", "--format", "json", folder]);
    assert.equal(lighter.status, 2);
    for (const { error } of JSON.parse(lighter.out)) assert.equal(error.xml_code, "mixed_content");
  });
});

Deno.test("--fix repairs what may be repaired in a document with text beside elements, and leaves the text", async () => {
  await withFolder(
    { "a.xml": documents.ubl.replace(">2891.00</cbc:PayableAmount>", ">12891.00</cbc:PayableAmount>") },
    async (folder) => {
      const accepted = ["--accept", "BR-CO-16@/totals/payableAmount"];
      const { status } = await faktlint(["validate", "--fix", ...accepted, folder]);
      assert.equal(status, 1);
      assert.equal(await Deno.readTextFile(`${folder}/a.xml`), documents.ubl);
    },
  );
});
