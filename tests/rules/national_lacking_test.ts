/** Which rules national sets do not have: as it is told, whatever their lists are made of. */
import assert from "node:assert/strict";
import { lacking } from "../../engine/rules/nations/belgium/lacking.ts";
import { kpd } from "../../engine/rules/nations/croatia/kpd.ts";
import { since1_3_15 } from "../../engine/rules/nations/edition_1_3_15.ts";
import { since1_3_15Cii } from "../../engine/rules/nations/edition_1_3_15_cii.ts";
import { since1_3_8 } from "../../engine/rules/nations/edition_1_3_8.ts";
import { withoutCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { characteristics } from "../../engine/rules/nations/france/extended/codes.ts";
import { withoutUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { lacking as lackingInPortugal } from "../../engine/rules/nations/portugal/lacking.ts";
import { nationalLacking } from "./national_lacking.ts";

const sets: Readonly<Record<string, readonly string[]>> = {
  "UBL.BE": lacking,
  "CIUS-PT": lackingInPortugal,
  "EN 16931 1.3.8": since1_3_8,
  "EN 16931 1.3.15 in UBL": since1_3_15,
  "EN 16931 1.3.15 in CII": since1_3_15Cii,
  "EXTENDED-CTC-FR in UBL": withoutUbl,
  "EXTENDED-CTC-FR in CII": withoutCii,
};

for (const [name, ids] of Object.entries(sets)) {
  Deno.test(`${name} lacks the rules that it is told to lack, and no others`, () => {
    const told = Object.entries(nationalLacking[name] ?? {}).flatMap(([start, ends]) => {
      return ends.split(" ").map((end) => start + end);
    });
    assert.deepEqual([...new Set(ids)].toSorted(), told.toSorted());
  });
}

/** Lists that are too long to be told twice: how many codes they have, and where they begin and end. */
const long = [["kinds of goods of Croatia", kpd, [3_359, "01.11.11", "99.00.00"]], [
  "properties of items",
  characteristics,
  [315, "A", "WEEE_NUMBER"],
]] as const;

for (const [what, codes, [count, first, last]] of long) {
  Deno.test(`there are ${count} ${what}, from ${first} to ${last}`, () => {
    assert.deepEqual([codes.size, codes.has(first), codes.has(last)], [count, true, true]);
  });
}
