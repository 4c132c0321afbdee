/** `faktlint generate --format pdf`: the pages around the XML. */
import type { Generated, JsonVerdict, Locale } from "../../engine/mod.ts";
import type { AttachmentName, Lang, PdfOptions } from "../../engine/pdf/mod.ts";
import { attachmentNames, attachmentProfiles, madeOn, pagesAsked } from "../documents/pages.ts";
import { pdfWriter } from "../documents/pdf.ts";
import { choice, type Parsed, valued } from "./options.ts";
import { UsageError } from "./terminal.ts";

export interface Pages extends Pick<PdfOptions, "watermark" | "footer"> {
  readonly lang: Lang;
  /** What the XML is called in it. */
  readonly attachment: AttachmentName;
  /** The file of the logo. */
  readonly logo?: string;
  /** When the PDF says that it was made; left out, now. */
  readonly date?: Date;
  /** The file to write. */
  readonly out: string;
}

export const pdfOptions = {
  attachment: valued(
    "NAME",
    "what the XML is called inside: factur-x.xml (the default), or xrechnung.xml for the profile xrechnung-cii",
  ),
  watermark: valued("TEXT", "a word across the pages"),
  logo: valued("F", "the seller's logo: a PNG, JPEG or SVG of up to 1 MB"),
  footer: valued("TEXT", "a text at the foot of every page, of up to six lines"),
  date: valued(
    "DATE",
    "when the PDF says that it was made, for example 2026-11-20; the same date gives the same bytes",
  ),
} as const;

const WATERMARK = /^(?=.{0,39}\S)[A-Za-zÀ-ɏ\d .!-]{1,40}$/;

const langs = ["en", "de", "fr"] as const satisfies readonly Lang[];

/** The options of the pages; undefined when none are wanted. */
export function pagesOf(parsed: Parsed, wanted: boolean): Pages | undefined {
  const { out, watermark, logo, footer, date } = parsed.values;
  const idle = Object.keys(pdfOptions).find((name) => parsed.values[name] !== undefined);
  if (!wanted && idle !== undefined) throw new UsageError(`--${idle} is for pages: add --format pdf`);
  if (!wanted) return undefined;
  if (typeof out !== "string") throw new UsageError("a PDF is no text to print: name a file with --out");
  if (typeof watermark === "string" && !WATERMARK.test(watermark)) {
    throw new UsageError(`--watermark is "${watermark}": give at most 40 Latin letters, digits and spaces`);
  }
  return {
    out,
    lang: choice(parsed, "lang", langs, "en"),
    attachment: choice(parsed, "attachment", attachmentNames, "factur-x.xml"),
    ...(typeof watermark === "string" ? { watermark } : {}),
    ...(typeof logo === "string" ? { logo } : {}),
    ...(typeof footer === "string" ? { footer } : {}),
    ...(typeof date === "string" ? { date: dateOf(date) } : {}),
  };
}

function dateOf(text: string): Date {
  const date = madeOn(text);
  if (date !== undefined) return date;
  throw new UsageError(`--date is "${text}": give a date such as 2026-11-20 or 2026-11-20T09:30:00Z`);
}

export type Drawn = { readonly bytes: Uint8Array } | { readonly problem: string } | { readonly verdict: JsonVerdict };

/** The PDF; or why there is none: another profile, or a verdict with the texts that the fonts cannot show. */
export async function draw(
  made: Generated,
  source: Uint8Array,
  { lang, attachment, watermark, logo: file, footer, date }: Pages,
  now: Date,
  texts: Locale,
): Promise<Drawn> {
  const { invoice, xml, profile, provenance } = made;
  if (!attachmentProfiles[attachment].includes(profile)) return { problem: otherProfile(profile, attachment) };
  const asked = pagesAsked(source);
  if ("wrong" in asked) return { problem: asked.wrong };
  const logo = file === undefined ? asked.logo : await pictureIn(file);
  if (typeof logo === "string") return { problem: logo };
  const given = { watermark, logo, footer: footer ?? asked.footer };
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const outcome = await pdfWriter()(invoice, xml, { ...wanted, lang, attachment, date: date ?? now, texts });
  if ("ok" in outcome) return { bytes: outcome.ok };
  if ("problem" in outcome) return { problem: outcome.problem.message };
  const { findings } = outcome;
  return { verdict: { valid: false, profile, errors: findings, warnings: [], information: [], provenance } };
}

/** What a logo may have. */
const MOST_BYTES = 1_048_576;

/** The bytes of a logo; or why there are none. */
async function pictureIn(file: string): Promise<Uint8Array | string> {
  try {
    // What is larger is refused by its first bytes as it would be by all of them.
    using opened = await Deno.open(file);
    const bytes = new Uint8Array(MOST_BYTES + 1);
    let size = 0;
    for (let read: number | null = 1; read !== null && size < bytes.length;) {
      read = await opened.read(bytes.subarray(size));
      size += read ?? 0;
    }
    return bytes.subarray(0, size);
  } catch (error) {
    return `the logo ${file} cannot be read (${error instanceof Error ? error.name : "unknown"}). Check its name.`;
  }
}

function otherProfile(profile: string, attachment: AttachmentName): string {
  const wanted = attachmentProfiles[attachment];
  return `a PDF with ${attachment} holds an invoice of the profile ${
    wanted.join(" or ")
  }, and this one has ${profile}. ` +
    `Add --profile ${wanted[0]}, or generate the XML alone.`;
}
