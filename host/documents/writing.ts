/** Writes a JSON invoice with the rule sets that it is judged by, which its profile decides: they are loaded when it was read. */
import { type GenerateOptions, type GenerateOutcome, openJson, write, writesStrictly } from "../../engine/mod.ts";
import { type Language, load, nothing, plan, type Wording } from "./locales.ts";

export interface WritingOptions extends Omit<GenerateOptions, "texts" | "sets"> {
  readonly lang?: Language;
}

export interface Writing {
  readonly outcome: GenerateOutcome;
  /** What was loaded. */
  readonly wording: Wording;
}

export async function writeJson(
  input: Uint8Array | string,
  { lang = "en", ...options }: WritingOptions,
): Promise<Writing> {
  const opened = openJson(input, options);
  if ("refusal" in opened) return { outcome: opened, wording: await load(nothing, lang) };
  const strict = writesStrictly(opened.ok, options);
  const wording = await load(plan({ input, mediaType: "application/json" }, { ...options, strict }), lang);
  const how = { ...options, strict, ...wording };
  const outcome = write(opened.ok, how);
  if (!("refused" in outcome) || input.length > PATCHED) return { outcome, wording };
  const { verdictWithPatches } = await import("../../engine/diagnosis/patches.ts");
  return { outcome: { refused: verdictWithPatches(opened.ok, outcome.refused, how) }, wording };
}

/** Patches are tried, each by another verdict: of larger invoices that takes too long for something that costs nothing. */
const PATCHED = 131_072;
