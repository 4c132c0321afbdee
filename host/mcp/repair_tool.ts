/** The tool that repairs an invoice: what was changed, what is for the user to decide, and the document itself. */
import { z } from "@hono/zod-openapi";
import { saidPointer } from "../../engine/model/pointer_text.ts";
import { marks } from "../../engine/model/said.ts";
import type { Language } from "../documents/locales.ts";
import { saidOwed } from "../documents/owed.ts";
import { repairAnswer } from "../operations/forms_of_repair.ts";
import { count } from "../operations/forms.ts";
import type { Result } from "../operations/operation.ts";
import { repair } from "../operations/repair.ts";
import { changeText, NAMED } from "./causes.ts";
import { readIn } from "./long_texts.ts";
import { repairWords } from "./repair_words.ts";
import { allShown, shown } from "./shown.ts";
import type { Call, Shown, Tool } from "./tool.ts";
import { MOST_STRUCTURED, MOST_TEXT } from "./verdict.ts";
import { words } from "./words.ts";

/** What `repair` answers. */
export type Answer = z.output<typeof repairAnswer>;
type Left = Answer["left"][number];

/** The answer as it is; the document, then repairs, are left out where it is too long. */
const repairPage = repairAnswer.extend({
  document: z.string().optional().openapi({
    description: "The document, where it is short enough; where it was changed, it is a resource in the content, too.",
  }),
  truncated: z.literal(true).optional().openapi({ description: "Not all repairs are listed here." }),
  total: z.object({ applied: count, left: count }).optional().openapi({
    description: "All repairs, where some are not here.",
  }),
});

const accept = z.array(z.string("want a text")).optional().openapi({
  description:
    "Consent to repairs that change what is owed: ids that a result of this tool named. Only what the user agreed to.",
});

const answers = z.record(z.string().regex(/^\//, "want JSON pointers as names"), z.string("want texts as values"))
  .optional().openapi({
    example: { "/buyerReference": "04011000-12345-03" },
    description: "What only the user knows, by JSON pointers of the invoice; numbers as texts. Never invent one.",
  });

export const repairTool: Tool = {
  name: "repair_invoice",
  title: "Repair an invoice without changing what is owed",
  description:
    "Repairs an invoice, JSON or XML, in its own text: what changes nothing that is owed is done, everything else stays as " +
    "it is written, and what is left is named with its choices for the user. Call it for a document that exists, instead of " +
    "writing it again; call it again with accept or answers once the user decided. Judges as the official validators do " +
    "unless strict is false. Costs one document.",
  operation: repair,
  documents: ["invoice", "xml"],
  hidden: ["format"],
  more: { accept, answers },
  options: (given) => ({ format: "json", accept: z.array(z.string()).parse(given["accept"] ?? []) }),
  beside: (given) => ({ answers: z.record(z.string(), z.string()).parse(given["answers"] ?? {}) }),
  output: repairPage,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
  show: repairShown,
};

function repairShown({ content }: Result, { lang, stand }: Call): Shown {
  const { plain, long } = readIn("json" in content ? content.json : {}, stand);
  const answer = repairAnswer.parse(plain);
  const { applied, document, media_type: mimeType } = answer;
  const uri = `faktlint://repaired/invoice.${mimeType.replace("application/", "")}`;
  const isPdf = mimeType === "application/pdf";
  const resource = isPdf ? { uri, mimeType, blob: document } : { uri, mimeType, text: document };
  return {
    text: repairText(answer, lang),
    structured: fitted(answer, long !== undefined),
    ...(applied.length === 0 ? {} : { blocks: [{ type: "resource" as const, resource }] }),
  };
}

function repairText(answer: Answer, lang: Language): string {
  const said = repairWords[lang];
  const { applied, left, after, receipt, pdf } = answer;
  const texts = fitting([
    ...applied.map((it) => linesOf(it, lang)),
    ...(left.length === 0 ? [] : [[said.left(left.length)]]),
    ...left.map((it) => leftLines(it, lang)),
  ]);
  const missing = applied.length + left.length + (left.length === 0 ? 0 : 1) - texts.length;
  return [
    applied.length === 0 ? said.nothing : said.made(applied.length),
    after.valid ? said.valid : said.refused(after.errors),
    `${shown(receipt.repair.amount_due)}.`,
    ...(pdf === undefined ? [] : [pdf]),
    ...(texts.length === 0 ? [] : [words[lang].quoted, "", ...texts, ""]),
    ...(missing > 0 ? [words[lang].more(missing)] : []),
    ...(applied.length === 0 ? [] : [said.whole]),
    `${words[lang].next}: ${after.valid ? said.thenSend : left.length === 0 ? said.thenGiveUp : said.thenAsk}`,
  ].join("\n");
}

/** What stands around the repairs. */
const ROOM = 3_000;

/** As many as fit, in their order. */
function fitting(items: readonly (readonly string[])[]): readonly string[] {
  const texts: string[] = [];
  let size = 0;
  for (const lines of items) {
    const text = lines.join("\n");
    size += text.length + 1;
    if (size > MOST_TEXT - ROOM) break;
    texts.push(text);
  }
  return texts;
}

type Repaired = Pick<Left, "title" | "kind" | "rules" | "changes">;

function linesOf({ title, kind, rules, changes }: Repaired, lang: Language): readonly string[] {
  const said = words[lang];
  const about = [kind, ...rules.slice(0, NAMED)].join(", ");
  return [
    `- ${shown(title)} (${about})`,
    ...changes.slice(0, NAMED).map((it) => `   ${said.change}: ${changeText(it, lang)}`),
    ...(changes.length > NAMED ? [`   ${said.change}: ${said.more(changes.length - NAMED)}`] : []),
  ];
}

function leftLines(it: Left, lang: Language): readonly string[] {
  const said = repairWords[lang];
  const { id, kind, reason, choices, question } = allShown(it);
  const asked = (id: string) => JSON.stringify(id);
  return [
    ...linesOf(it, lang),
    `   ${said.why}: ${reason}`,
    ...(kind === "owed" ? [`   ${said.accept}: ${asked(id)}`] : []),
    ...choices.map((it, at) =>
      `   ${at === 0 ? said.accept : said.choice}: ${asked(it.id)} (${it.title})${saidOwed(it, lang)}`
    ),
    ...(question === null ? [] : [`   ${words[lang].question}: ${question.title}`]),
    ...(question === null || question.pointer === ""
      ? []
      : question.fields.map(({ pointer, value }) =>
        `   ${said.answer}: ${saidPointer(pointer, marks[lang])}${value === null ? "" : ` = ${value}`}`
      )),
  ];
}

/** The document is left out, then repairs, the last first, until the rest is short enough. */
export function fitted(
  answer: Answer,
  isLong = answer.document.length > MOST_STRUCTURED,
): Shown["structured"] & object {
  // To write all of a long document only to find that it is too long takes a tenth of a second.
  if (!isLong && sizeOf(answer) <= MOST_STRUCTURED) return answer;
  const { document: _, ...rest } = answer;
  const { receipt } = rest;
  const total = { applied: rest.applied.length, left: rest.left.length };
  if (sizeOf(rest) <= MOST_STRUCTURED) return rest;
  for (let share = 0.8;; share *= 0.8) {
    const few = <T>(list: readonly T[]) => list.slice(0, Math.floor(list.length * share));
    const [applied, left] = [few(rest.applied), few(rest.left)];
    const cut = { ...receipt, repair: { ...receipt.repair, applied: few(receipt.repair.applied) } };
    const page = { ...rest, applied, left, receipt: cut, truncated: true, total };
    if (sizeOf(page) <= MOST_STRUCTURED || applied.length + left.length === 0) return page;
  }
}

function sizeOf(value: object): number {
  return JSON.stringify(value).length;
}
