/** How much is tried for a diagnosis: that it does not grow with what is wrong, and what is said where it ends. */
import assert from "node:assert/strict";
import { Bench } from "../../engine/diagnosis/bench.ts";
import { causesOf } from "../../engine/diagnosis/causes.ts";
import { diagnose, everything } from "../../engine/diagnosis/mod.ts";
import { diagnosedOf } from "../../engine/diagnosis/model.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { Trials, valuesIn } from "../../engine/diagnosis/trials.ts";
import { open } from "../../engine/mod.ts";
import { subjectOf } from "../../engine/diagnosis/subject.ts";
import { crowds } from "../support/crowded.ts";
import { sampled } from "../support/sweeps.ts";

/** How often an invoice is judged again. */
function trialsOn(input: string): number {
  const opening = open({ input });
  assert.ok("ok" in opening);
  const diagnosed = diagnosedOf(opening.ok, {});
  const { opened, verdict } = diagnosed.model;
  const subject = subjectOf(opened, verdict, { profile: verdict.profile });
  let count = 0;
  const counting = {
    ...subject,
    judge: (changed: Parameters<typeof subject.judge>[0]) => {
      count++;
      return subject.judge(changed);
    },
  };
  const asked = new Set(diagnosed.pairs.flatMap(({ twin }) => twin === undefined ? [] : [twin]));
  const trials = new Trials(counting, asked, valuesIn(opened.source.root));
  causesOf(diagnosed, { trials, bench: new Bench(opened, diagnosed.verdict, {}, {}), words, mishapsOf: () => [] });
  return count;
}

const [FEW, MANY] = [60, 240];

for (const [what, of] of sampled(Object.entries(crowds), 3)) {
  Deno.test(`four times as many ${what} are tried as often as before, but for a quarter`, () => {
    const [few, many] = [trialsOn(of(FEW)), trialsOn(of(MANY))];
    // So many are tried at most where changes do not go together; and of different faults each has a try of its own.
    assert.ok(many <= Math.max(40, 1.25 * few) || what === "different faults" && many <= 5 * few, `${few}, ${many}`);
    assert.ok(many <= 120, `${many}`);
  });
}

/** How often changes are looked at in a document itself, those included that cannot be made. */
function looksOn(input: string): number {
  const opening = open({ input }, { sets: everything });
  assert.ok("ok" in opening);
  const options = { strict: true, sets: everything };
  const diagnosed = diagnosedOf(opening.ok, options);
  const { opened, verdict } = diagnosed.model;
  const asked = new Set(diagnosed.pairs.flatMap(({ twin }) => twin === undefined ? [] : [twin]));
  const trials = new Trials(subjectOf(opened, verdict, options), asked, valuesIn(opened.source.root));
  let count = 0;
  class Counting extends Bench {
    override tried(reading: Parameters<Bench["tried"]>[0]) {
      count++;
      return super.tried(reading);
    }
  }
  const bench = new Counting(opening.ok, diagnosed.verdict, options, { sets: everything });
  causesOf(diagnosed, { trials, bench, words, mishapsOf: () => [] });
  return count;
}

Deno.test("what no field puts right is tried once for a rule, however often it fails", () => {
  const base = Deno.readTextFileSync(new URL("../../examples/cii-two-rates.xml", import.meta.url))
    .replace(/(<ram:BuyerTradeParty>[^]*?<ram:CountryID>)DE/, "$1FR");
  const of = (count: number) => {
    const organizations = Array.from(
      { length: count },
      (_, at) => `<ram:SpecifiedLegalOrganization><ram:ID>${at}</ram:ID></ram:SpecifiedLegalOrganization>`,
    );
    const input = base.replace(/<ram:BuyerTradeParty>\s*<ram:Name>[^<]*<\/ram:Name>/, `$&${organizations.join("")}`);
    assert.notEqual(input, base);
    return input;
  };
  const [few, many] = [looksOn(of(4)), looksOn(of(64))];
  assert.equal(many, few);
});

/** How often a change that cannot be made is looked at in a document. */
function triesOn(input: string): number {
  const opening = open({ input });
  assert.ok("ok" in opening);
  const bench = new Bench(opening.ok, diagnosedOf(opening.ok, {}).verdict, {}, {});
  const patch = [{ op: "replace", path: "/nowhere/else", value: "1" }] as const;
  let tries = 0;
  for (; tries < 200 && !bench.ended; tries++) assert.equal(bench.tried({ patch }), undefined);
  return tries;
}

Deno.test("a change that cannot be made in a document is one of those that may be tried", () => {
  assert.ok(triesOn(Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url))) < 200);
});

Deno.test("in a short document with many findings less is tried than in one with few", () => {
  const [few, many] = [1, 400].map((count) => triesOn(crowds["empty lines"]?.(count) ?? ""));
  assert.ok((many ?? 0) < (few ?? 0), `${few}, ${many}`);
});

Deno.test("a diagnosis says that its search ended early where it did, and nothing of it elsewhere", () => {
  const usual = diagnose({ input: crowds["empty lines"]?.(100) ?? "" });
  assert.ok("ok" in usual && !("search_truncated" in usual.ok));
  const ended = diagnose({ input: crowds["lines wrong in several ways"]?.(150) ?? "" });
  assert.ok("ok" in ended && ended.ok.search_truncated === true);
  const { causes } = ended.ok;
  assert.equal(new Set(causes.flatMap(({ findings }) => findings)).size, causes.flatMap((it) => it.findings).length);
});
