/** What is known of the rules by their rows: their families, when they are repaired, and how. */
import assert from "node:assert/strict";
import { guides } from "../../engine/explain/guide.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { repairRank } from "../../engine/mod.ts";
import { ownSeverity } from "../../engine/judge/severities.ts";
import { factsOf } from "../../engine/rules/index.ts";

/** Ids that do not begin as their family does. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/^BR-TMP-CVD-/, "BR-DE-CVD"],
  [/^BR-TMP-/, "BR-DE"],
  [/^GR-S-/, "GR-R"],
];

Deno.test("the id of a rule begins as that of its family, and goes on with a number where the family is BR", async () => {
  for (const { rule, family } of guides((await load(everything, "en")).sets).rules.values()) {
    const [, other] = otherwise.find(([ids]) => ids.test(rule)) ?? [];
    if (other !== undefined) assert.equal(family, other, rule);
    else {assert.ok(
        rule.startsWith(`${family}-`) && (family !== "BR" || /^BR-\d/.test(rule)),
        `${rule} is in ${family}`,
      );}
  }
});

Deno.test("a code, and a VAT identifier without its country, are no sums, whatever number their rules have", () => {
  assert.deepEqual(
    ["BR-CL-01", "BR-CL-08", "BR-CO-09"].map((id) => factsOf(id)?.repair),
    ["code", "code", "capitals"],
  );
  for (const id of ["BR-S-01", "BR-AG-08", "BR-IC-09", "BR-CO-10", "BR-DEC-09", "BR-24", "ATW-AMOUNT-DIFFERS"]) {
    assert.equal(factsOf(id)?.repair, "sums", id);
  }
});

Deno.test("what is repaired first has the lowest rank, and a rule that is not known here the highest", () => {
  const order = [
    "ATW-VALUE-NOT-A-NUMBER",
    "BR-02",
    "BR-17",
    "PEPPOL-EN16931-P0104",
    "BR-DEC-01",
    "BR-CO-04",
    "BR-Z-05",
  ];
  const ranks = order.map(repairRank);
  assert.deepEqual(ranks, ranks.toSorted((one, other) => one - other));
  assert.equal(new Set(ranks).size, order.length);
  for (const id of ["UBL-CR-001", "toString", ""]) assert.equal(repairRank(id), repairRank("BR-CO-09"));
});

Deno.test("in strict mode the service's own findings are information, save for what stops the official validators, too", () => {
  assert.equal(ownSeverity("ATW-INPUT-CONFLICT", "strict"), "information");
  assert.equal(ownSeverity("ATW-INPUT-CONFLICT", "default"), "fatal");
  for (const id of ["ATW-VALUE-REPEATED", "ATW-RULE-FAILED", "ATW-INPUT-TYPE", "ATW-NOT-CARRIED"] as const) {
    assert.equal(ownSeverity(id, "strict"), "fatal", id);
  }
});
