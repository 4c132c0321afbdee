/** `faktlint generate --format pdf`: the pages around the XML. */
import type { Generated, JsonVerdict, Locale } from "../../engine/mod.ts";
import type { Lang } from "../../engine/pdf/mod.ts";
import { pdfWriter } from "../pdf.ts";
import { choice, type Parsed, valued } from "./options.ts";
import { UsageError } from "./terminal.ts";

export interface Pages {
  readonly lang: Lang;
  readonly watermark?: string;
  /** The file to write. */
  readonly out: string;
}

export const pdfOptions = { watermark: valued("TEXT", "a word across the pages") } as const;

const WATERMARK = /^(?=.{0,39}\S)[A-Za-zÀ-ɏ\d .!-]{1,40}$/;

const langs = ["en", "de", "fr"] as const satisfies readonly Lang[];

/** The options of the pages; undefined when none are wanted. */
export function pagesOf(parsed: Parsed, wanted: boolean): Pages | undefined {
  const { out, watermark } = parsed.values;
  const idle = Object.keys(pdfOptions).find((name) => parsed.values[name] !== undefined);
  if (!wanted && idle !== undefined) throw new UsageError(`--${idle} is for pages: add --format pdf`);
  if (!wanted) return undefined;
  if (typeof out !== "string") throw new UsageError("a PDF is no text to print: name a file with --out");
  if (typeof watermark === "string" && !WATERMARK.test(watermark)) {
    throw new UsageError(`--watermark is "${watermark}": give at most 40 Latin letters, digits and spaces`);
  }
  const lang = choice(parsed, "lang", langs, "en");
  return { out, lang, ...(typeof watermark === "string" ? { watermark } : {}) };
}

export type Drawn = { readonly bytes: Uint8Array } | { readonly problem: string } | { readonly verdict: JsonVerdict };

const PROFILE = "facturx-en16931";

/** The PDF; or why there is none: another profile, or a verdict with the texts that the fonts cannot show. */
export async function draw(made: Generated, { lang, watermark }: Pages, date: Date, texts: Locale): Promise<Drawn> {
  const { invoice, xml, profile, provenance } = made;
  if (profile !== PROFILE) return { problem: otherProfile(profile) };
  const options = { lang, date, texts, ...(watermark === undefined ? {} : { watermark }) };
  const outcome = await pdfWriter()(invoice, xml, options);
  if ("ok" in outcome) return { bytes: outcome.ok };
  const { findings } = outcome;
  return { verdict: { valid: false, profile, errors: findings, warnings: [], information: [], provenance } };
}

function otherProfile(profile: string): string {
  return `a PDF holds an invoice of the profile ${PROFILE}, and this one has ${profile}. ` +
    `Add --profile ${PROFILE}, or generate the XML alone.`;
}
