/** Shows a document as a page or as text, with its findings where they are asked for. */
import { type JudgeOptions, judgeWhole, type Opening, type RuleSet, type Source } from "../../engine/mod.ts";
import { htmlOf, outlineOf, textOf } from "../../engine/view/mod.ts";
import { type Language, load, nothing, plan } from "./locales.ts";

export const viewForms = ["html", "text"] as const;
export type ViewForm = (typeof viewForms)[number];

/** How a document is shown, with the language by its tag; it can be cloned. */
export interface Viewing extends Pick<JudgeOptions, "docsBase" | "conformance" | "today" | "onFault"> {
  readonly as: ViewForm;
  /** Say at each value what the official validators find there. */
  readonly findings?: boolean;
  readonly lang?: Language;
}

const drawn = { html: htmlOf, text: textOf } as const;

/** `open` opens it with the rule sets that judge it. */
export async function viewDocument(
  source: Source,
  open: (sets: readonly RuleSet[] | undefined) => Opening | Promise<Opening>,
  { as, findings = false, lang = "en", ...options }: Viewing,
): Promise<{ readonly ok: string } | Extract<Opening, { refusal: unknown }>> {
  const planned = findings ? plan(source, { strict: true, today: options.today }) : nothing;
  const wording = await load(planned, lang);
  const opening = await open(wording.sets);
  if ("refusal" in opening) return opening;
  const { ok: opened } = opening;
  const how = { ...options, ...wording, strict: true };
  const all = !findings ? undefined : opened.kind === "xml" ? judgeWhole(opened, how) : judgeWhole(opened, how);
  const { errors = [], warnings = [], information = [] } = all?.verdict ?? {};
  return { ok: drawn[as](outlineOf(opened, lang, [...errors, ...warnings, ...information])) };
}
