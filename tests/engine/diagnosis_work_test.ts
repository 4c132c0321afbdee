/** How much is tried for a diagnosis: that it does not grow with what is wrong, and what is said where it ends. */
import assert from "node:assert/strict";
import { Bench } from "../../engine/diagnosis/bench.ts";
import { causesOf } from "../../engine/diagnosis/causes.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { diagnosedOf } from "../../engine/diagnosis/model.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { Trials, valuesIn } from "../../engine/diagnosis/trials.ts";
import { open } from "../../engine/mod.ts";
import { subjectOf } from "../../engine/edits/patches/subject.ts";
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

Deno.test("a diagnosis says that its search ended early where it did, and nothing of it elsewhere", () => {
  const usual = diagnose({ input: crowds["empty lines"]?.(100) ?? "" });
  assert.ok("ok" in usual && !("search_truncated" in usual.ok));
  const ended = diagnose({ input: crowds["VAT groups of lines"]?.(25) ?? "" });
  assert.ok("ok" in ended && ended.ok.search_truncated === true);
  const { causes } = ended.ok;
  assert.equal(new Set(causes.flatMap(({ findings }) => findings)).size, causes.flatMap((it) => it.findings).length);
});
