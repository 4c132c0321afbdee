/** Repairs in place on the mutants of the corpus. */
import assert from "node:assert/strict";
import type { Verdict } from "../../engine/mod.ts";
import { type OpenedXml, openXml } from "../../engine/open/open.ts";
import { judge } from "../../engine/judge/judge.ts";
import { everything } from "../../engine/diagnosis/mod.ts";
import { editedBytes, type Repaired, repairOpened } from "../../engine/repair/mod.ts";
import { corpusFolder, hasCorpus, pairs } from "../conformance/corpus.ts";
import { repaired } from "../support/repaired.ts";
import { runs, turn } from "../support/sweeps.ts";

const WANTED = runs(200, 8);
/** Every so many of the documents is taken, so that those of all kinds are. */
const STEP = 17;

Deno.test({
  name: "repaired mutants of the corpus differ at the edited places alone, and have no finding that they did not have",
  ignore: !hasCorpus(),
  async fn() {
    let [seen, repaired, unasked] = [turn(STEP), 0, 0];
    for await (const { file, xml } of pairs()) {
      if (repaired >= WANTED && unasked > 0) break;
      if (seen++ % STEP !== 0) continue;
      const opened = openedOf(xml);
      if (opened === undefined) continue;
      if (isRepairedUnasked(file, opened)) unasked++;
      if (repaired < WANTED && isRepairedWithConsent(file, opened)) repaired++;
    }
    assert.equal(repaired, WANTED);
    assert.ok(unasked > 0, "none was repaired unasked");
  },
});

if (!hasCorpus()) console.log(`in place: skipped, because there is no corpus at ${corpusFolder.pathname}`);

interface Original {
  readonly bytes: Uint8Array;
  readonly opened: OpenedXml;
}

function openedOf(xml: string | Uint8Array): Original | undefined {
  const bytes = typeof xml === "string" ? new TextEncoder().encode(xml) : xml;
  const opening = openXml(bytes, { sets: everything });
  return "ok" in opening ? { bytes, opened: opening.ok } : undefined;
}

/** What nobody was asked about makes no rule fail that did not, and none oftener. */
function isRepairedUnasked(file: string, original: Original): boolean {
  const made = madeOf(file, original, repairOpened(original.opened, { warnings: true }));
  if (made === undefined) return false;
  const [before, now] = [counts(judge(original.opened)), counts(judge(made))];
  for (const [rule, count] of now) assert.ok(count <= (before.get(rule) ?? 0), `${file}: ${rule} is new`);
  return true;
}

/** What somebody consented to may show another error in the place of one, but never makes more of them, and solves something. */
function isRepairedWithConsent(file: string, original: Original): boolean {
  const result = repaired(original.opened);
  const made = madeOf(file, original, result);
  if (made === undefined) return false;
  const [before, now] = [judge(original.opened), judge(made)];
  assert.ok(now.errors.length <= before.errors.length, `${file}: there are more errors`);
  const [failed, fails] = [counts(before), counts(now)];
  for (const { id, rules } of result.applied) {
    const solved = rules.filter((rule) => (fails.get(rule) ?? 0) < (failed.get(rule) ?? 0));
    assert.ok(solved.length > 0, `${file}: ${id} solves nothing`);
  }
  return true;
}

/** What a repair makes of a document, which differs from it at the edited places alone; undefined where it edits nothing. */
function madeOf(file: string, { bytes, opened }: Original, { edits }: Repaired): OpenedXml | undefined {
  if (edits.length === 0) return undefined;
  const made = editedBytes(bytes, opened.text, edits);
  assert.ok(made !== undefined, file);
  const again = openXml(made);
  assert.ok("ok" in again, file);
  // Cutting the edits out of both must leave the same text.
  let [from, moved] = [0, 0];
  for (const { start, end, text } of edits) {
    assert.ok(start >= from && end >= start, `${file}: edits overlap or are out of order`);
    assert.equal(again.ok.text.slice(from + moved, start + moved), opened.text.slice(from, start), file);
    assert.equal(again.ok.text.slice(start + moved, start + moved + text.length), text, file);
    // An edit is one value, one tag's part, or whole elements: never more than what it is about.
    assert.ok(end - start < opened.text.length / 2, `${file}: an edit takes half of the document`);
    moved += text.length - (end - start);
    from = end;
  }
  assert.equal(again.ok.text.slice(from + moved), opened.text.slice(from), file);
  assert.deepEqual(commentsIn(again.ok.text), commentsIn(opened.text), file);
  return again.ok;
}

function commentsIn(text: string): readonly string[] {
  return text.match(/<!--[^]*?-->/g) ?? [];
}

function counts({ errors, warnings, information }: Verdict): ReadonlyMap<string, number> {
  const all = [...errors, ...warnings, ...information];
  return new Map([...Map.groupBy(all, ({ rule }) => rule)].map(([rule, found]) => [rule, found.length]));
}
