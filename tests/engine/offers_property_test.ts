/** What is offered for invalid documents of the corpus: each repair can be made and does no harm, each question can be answered. */
import assert from "node:assert/strict";
import {
  type Choice,
  diagnose,
  everything as sets,
  type Question,
  type QuestionField,
} from "../../engine/diagnosis/mod.ts";
import { copyOf } from "../../engine/edits/copies.ts";
import { judge } from "../../engine/mod.ts";
import { isTermId, termRows } from "../../engine/model/terms.ts";
import { type OpenedXml, openXml } from "../../engine/open/open.ts";
import { type PatchValue, repairOpened } from "../../engine/repair/mod.ts";
import { corpusFolder, hasCorpus, packedLines } from "../conformance/corpus.ts";
import { sampled } from "../support/sweeps.ts";

interface Mutant {
  readonly file: string;
  readonly xml: string;
  readonly op?: readonly string[];
}

/** Of the mutants, one of so many: each takes half a second. */
const EVERY = 600;

if (!hasCorpus()) console.log(`offers: skipped, because there is no corpus at ${corpusFolder.pathname}`);

Deno.test({
  name: "for documents of the corpus, every offer can be made and does no harm, and every question can be answered",
  ignore: !hasCorpus(),
  async fn() {
    const mutants = (await Array.fromAsync(packedLines("mutants.jsonl.gz"))) as readonly Mutant[];
    const wrong: string[] = [];
    let invalid = 0;
    for (const { file, xml, op = [] } of sampled(mutants, EVERY)) {
      const opening = openXml(xml, { sets });
      if ("refusal" in opening || judge(opening.ok, { strict: true, sets }).valid) continue;
      invalid++;
      wrong.push(...wrongIn(xml, opening.ok).map((it) => `${file} (${op.join(", ")}): ${it}`));
    }
    assert.ok(invalid > 0);
    assert.deepEqual(wrong, []);
  },
});

function wrongIn(input: string, opened: OpenedXml): readonly string[] {
  const outcome = diagnose({ input }, { strict: true });
  assert.ok("ok" in outcome);
  return outcome.ok.causes.flatMap(({ id, title, patch, choices = [], question }) => [
    ...(title.includes("(BG-0)") ? [`“${title}” names no field`] : []),
    ...[{ id, patch }, ...choices].flatMap((it) => harmOf(it.id, it.patch ?? [], opened)),
    ...twinsIn(choices),
    ...(id.startsWith("structure@") ? harmOfRewrite([id, ...choices.map((it) => it.id)], opened) : []),
    ...(question?.title.includes("(BG-") ? [`“${question.title}” names a group`] : []),
    ...(question === null ? [] : unansweredIn(question, opened)),
  ]);
}

function twinsIn(choices: readonly Pick<Choice, "title" | "patch">[]): readonly string[] {
  return [choices.map(({ title }) => title), choices.map(({ patch }) => JSON.stringify(patch))].flatMap((all) =>
    all.filter((it, index) => it !== "[]" && all.indexOf(it) !== index).map((it) => `${it} is there twice`)
  );
}

/** How a document is put together is no patch: it is accepted by its name, alone. */
function harmOfRewrite(ids: readonly string[], opened: OpenedXml): readonly string[] {
  return ids.flatMap((id) => {
    const { text, before, after } = repairOpened(opened, {
      strict: true,
      reading: { sets },
      unasked: false,
      accept: [id],
    });
    const isMade = text !== opened.text || ids.length > 1 && id === ids[0];
    if (!isMade) return [`${id} changes nothing`];
    return after.errors > before.errors ? [`${id} makes ${before.errors} errors ${after.errors}`] : [];
  });
}

type Patch = Parameters<ReturnType<typeof copyOf>["changing"]>[1];

function harmOf(id: string, patch: Patch, opened: OpenedXml): readonly string[] {
  if (patch.length === 0) return [];
  const copy = copyOf(opened, { sets });
  const next = copy.changing(copy, patch);
  if (next === undefined) return [`${id} cannot be made: ${JSON.stringify(patch)}`];
  const [before, after] = [opened, next.opened].map((it) => judge(it, { strict: true, sets }).errors.length);
  return (after ?? 0) > (before ?? 0) ? [`${id} makes ${before} errors ${after}: ${JSON.stringify(patch)}`] : [];
}

/**
 * What of a question cannot be written: what is proposed, together with a value for each field that waits for one. What has
 * another value already may be the same for more than the field.
 */
function unansweredIn({ fields }: Question, opened: OpenedXml): readonly string[] {
  const groups = fields.filter(({ term }) => !isTermId(term)).map(({ pointer }) => `${pointer} is a group`);
  const { tree } = copyOf(opened, { sets }).ground;
  const open = fields.filter(({ pointer, value }) => value !== null || tree.at(pointer) === undefined);
  const answers = Object.fromEntries(open.map((it): [string, PatchValue] => [it.pointer, it.value ?? someValue(it)]));
  const { unused } = repairOpened(opened, { strict: true, reading: { sets }, answers });
  return [...groups, ...unused.answers.map((pointer) => `${pointer} cannot be answered with ${answers[pointer]}`)];
}

function someValue({ term, codes }: QuestionField): string {
  const { type } = termRows[term];
  if (codes?.[0] !== undefined) return codes[0].code;
  return type === "date" ? "2026-01-01" : type === "amount" || type === "quantity" ? "1.00" : "1";
}
