/** Writes a JSON invoice with the rule sets that it is judged by, which its profile decides: they are loaded when it was read. */
import { type GenerateOptions, type GenerateOutcome, openJson, write, writesStrictly } from "../engine/mod.ts";
import { type Language, loadWording, type Wording } from "./locales.ts";

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
  const read = "refusal" in opened ? undefined : opened.ok;
  const wording = await loadWording(lang, read !== undefined && writesStrictly(read, options));
  return { outcome: "refusal" in opened ? opened : write(opened.ok, { ...options, ...wording }), wording };
}
