/** Shows a document as a page, as PDF or as text, with its findings where they are asked for. */
import { type JudgeOptions, judgeWhole, type Opening, type RuleSet, type Source } from "../../engine/mod.ts";
import type { ViewPdfOutcome, ViewWriter } from "../../engine/pdf/view.ts";
import { htmlOf, type Outline, outlineOf, textOf } from "../../engine/view/mod.ts";
import type { ViewForm } from "./view_forms.ts";
import { type Language, load, nothing, plan, type Wording } from "./locales.ts";

/** How a document is shown, with the language by its tag; it can be cloned. */
export interface Viewing extends Pick<JudgeOptions, "docsBase" | "conformance" | "today" | "onFault"> {
  /** Say at each value what the official validators find there. */
  readonly findings?: boolean;
  readonly lang?: Language;
}

const drawn = { html: htmlOf, text: textOf } as const;

/** Opens a document with the rule sets that judge it. */
type Open = (sets: readonly RuleSet[] | undefined) => Opening | Promise<Opening>;
type Unread = Extract<Opening, { refusal: unknown }>;

export async function viewDocument(
  source: Source,
  open: Open,
  { as, ...how }: Viewing & { readonly as: Exclude<ViewForm, "pdf"> },
): Promise<{ readonly ok: string } | Unread> {
  const outlined = await outlineIn(source, open, how);
  return "refusal" in outlined ? outlined : { ok: drawn[as](outlined.outline) };
}

/** The same as PDF; or the texts that no typeface here shows. */
export async function printView(
  source: Source,
  open: Open,
  { date, ...how }: Viewing & { readonly date: Date },
  write: ViewWriter,
): Promise<ViewPdfOutcome | Unread> {
  const outlined = await outlineIn(source, open, how);
  if ("refusal" in outlined) return outlined;
  const { outline, wording: { texts } } = outlined;
  return await write(outline, { date, texts, docsBase: how.docsBase });
}

async function outlineIn(
  source: Source,
  open: Open,
  { findings = false, lang = "en", ...options }: Viewing,
): Promise<{ readonly outline: Outline; readonly wording: Wording } | Unread> {
  const planned = findings ? plan(source, { strict: true, today: options.today }) : nothing;
  const wording = await load(planned, lang);
  const opening = await open(wording.sets);
  if ("refusal" in opening) return opening;
  const { ok: opened } = opening;
  const how = { ...options, ...wording, strict: true };
  const all = findings ? judgeWhole(opened, how) : undefined;
  const { errors = [], warnings = [], information = [] } = all?.verdict ?? {};
  return { outline: outlineOf(opened, lang, [...errors, ...warnings, ...information]), wording };
}
