/** What became of a valid document of the corpus: whether it was written, is valid there, and says what it said before. */
import { convert, judgeConverted, type Loss, type Target, targetRow } from "../../../engine/convert/mod.ts";
import { open, type Opened, parse, type Profile } from "../../../engine/mod.ts";
import { load, plan } from "../../../host/documents/locales.ts";
import { reopened } from "../../../engine/edits/model.ts";
import { statedIn } from "../../../engine/model/stated.ts";
import { added, changed, written } from "../../support/round_trip.ts";

export interface Made {
  readonly text: string;
  readonly losses: readonly Loss[];
  /** The first rules that the document fails for; none where it is strictly valid. */
  readonly errors: readonly string[];
  /** What it says otherwise than before, and no loss tells of. */
  readonly otherwise: readonly string[];
  readonly profile: Profile | undefined;
}

const narrowing = ["elements-ubl", "elements-cii", "elements-facturx-minimum"] as const;
const { sets: narrow } = await load({ sets: narrowing }, "en");

export async function madeOf(opened: Opened, model: unknown, to: Target): Promise<Made | undefined> {
  const outcome = convert(opened, to, { sets: narrow });
  if (!("ok" in outcome)) return undefined;
  const { text, profile } = outcome.ok;
  const { sets } = await load(plan({ input: text, mediaType: "application/xml" }, { strict: true, profile }), "en");
  const { losses, verdict } = judgeConverted(outcome.ok, { sets });
  const errors = verdict.errors.map(({ rule }) => rule);
  return { text, losses, errors, otherwise: otherwiseIn(model, text, losses), profile: targetRow(to).profile };
}

/** The verdict on a document, however it came about. */
export async function errorsIn(text: string | Uint8Array): Promise<readonly string[] | undefined> {
  const { validate } = await import("../../../engine/mod.ts");
  const { sets, texts } = await load(plan({ input: text }, { strict: true }), "en");
  const outcome = validate(text, { strict: true, sets, texts });
  return "ok" in outcome ? outcome.ok.errors.map(({ rule }) => rule) : undefined;
}

/** BT-23 and BT-24 become the target's, and numbers lose the sign of a zero. */
const wanted = /^\/(?:businessProcess|specificationIdentifier): |^\S+: "-(0(?:\.0+)?)" -> "\1"$/;

/**
 * What is said otherwise, and no loss tells of. Where something was lost, what is left of a list moves up: then values are compared
 * by their terms, wherever they stand.
 */
export function otherwiseIn(model: unknown, text: string, losses: readonly Loss[]): readonly string[] {
  const read = parse(text);
  if (!("ok" in read)) return ["it cannot be read"];
  const told = losses.filter(({ location }) => "pointer" in location && location.pointer !== undefined);
  if (told.length === 0) {
    const [before, after] = [written(model), written(read.ok.invoice)];
    return [...changed(before, after), ...added(before, after)].filter((it) => !wanted.test(it));
  }
  const left = valuesOf(model);
  for (const { term, value } of told) count(left, keyOf(term, value), -1);
  for (const [key, number] of valuesOf(read.ok.invoice)) count(left, key, -number);
  return [...left].filter(([key, number]) => number !== 0 && !(number < 0 && newly.test(key)))
    .map(([key, number]) => `${number > 0 ? "lost" : "new"}: ${key}`);
}

/** BT-23 and BT-24, which become the target's, and what CII and UBL ask for where nothing is stated. */
const newly = /^BT-(?:23|24) |^BT-13 NA$|^BT-147 0$/;

function valuesOf(model: unknown): Map<string, number> {
  const opened = reopened(JSON.stringify(model), true);
  if (opened === undefined) throw new TypeError("The model of an invoice that was read is no JSON invoice");
  const counts = new Map<string, number>();
  for (const { term, text } of statedIn(opened.invoice)) {
    if (!/^BT-(?:23|24)$/.test(term)) count(counts, keyOf(term, text), 1);
  }
  return counts;
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Numbers lose the sign of a zero. */
function keyOf(term: string | null, value: string): string {
  return `${term} ${/^-[0.]+$/.test(value) ? value.slice(1) : value}`;
}

export interface Source {
  readonly name: string;
  readonly file: string;
  readonly opened: Opened;
  readonly model: unknown;
  readonly side: "ubl" | "cii";
}

/** A document that is valid strictly, by what it names. */
export async function validSource(name: string, file: string): Promise<Source | undefined> {
  const bytes = Deno.readFileSync(file);
  const [opened, read] = [open({ input: bytes }), parse(bytes)];
  if (!("ok" in opened) || !("ok" in read) || (await errorsIn(bytes))?.length !== 0) return undefined;
  return { name, file, opened: opened.ok, model: read.ok.invoice, side: read.ok.syntax === "cii" ? "cii" : "ubl" };
}
