/**
 * Two slots of a group can be one term. In a file of its own, because what a survey has once met two values of is compared from
 * then on.
 */
import assert from "node:assert/strict";
import { cii } from "../../engine/syntax/cii.ts";
import { notReadIn, project } from "../../engine/syntax/project/project.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { elementsAt } from "../support/ubl.ts";

const bind = binder([cii]);
const base = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const IBAN = "DE02120300000000202051";

function withProprietaryId(value: string): string {
  return base.replace("</ram:IBANID>", `</ram:IBANID><ram:ProprietaryID>${value}</ram:ProprietaryID>`);
}

Deno.test("the account in its second slot is not read where it is another one than in the first", () => {
  for (const [own, lost] of [["other", ["ram:ProprietaryID other"]], [IBAN, []]] as const) {
    const xml = withProprietaryId(own);
    const document = bind(xml);
    assert.ok(!isRefusal(document));
    assert.deepEqual(elementsAt(xml, notReadIn(document)), lost);
    assert.deepEqual(notReadIn(document), project(document).notRead);
  }
});
