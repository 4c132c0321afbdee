/** A file that somebody chose: its bytes, or why it cannot be read, and how it is opened. */
import { defaultLimits, kindOf, openPdf, openXml } from "../../engine/check_xml.ts";
import type { JsonRefusal, Opening, Refusal, RuleSet, Source } from "../../engine/mod.ts";
import { filled } from "../texts/filled.ts";
import type { LanguageTag } from "../texts/languages.ts";
import type { Refused, Settings } from "./protocol.ts";

/** What larger files than the service takes need; what is beyond would make the page slow. */
export const limits = { ...defaultLimits, characters: 16_000_000, elements: 400_000 };
/** UTF-8 needs at most three bytes a UTF-16 code unit. */
export const MOST_BYTES = 3 * limits.characters;

/**
 * What reads JSON or PDF is loaded with the first one, and what decrypts it with the first that needs it. `sets` are those that the
 * document is to be judged by.
 */
export async function opened(source: Source, sets: readonly RuleSet[] = []): Promise<Opening> {
  const how = { limits, unwrap: true, mixed: true, sets };
  const { input } = source;
  const kind = kindOf(source);
  if (kind === "xml") return openXml(input, how);
  if (kind === "json") return (await import("../../engine/check_json.ts")).openJson(input, how);
  const { extract } = await import("../../engine/pdf/extract.ts");
  const opening = openPdf(input, { ...how, extract });
  if (!("refusal" in opening) || !("xmlCode" in opening.refusal)) return opening;
  if (opening.refusal.xmlCode !== "pdf_encrypted") return opening;
  const unlocked = await import("../../engine/pdf/unlocked.ts");
  return openPdf(input, { ...how, extract: unlocked.extract });
}

export interface Chosen extends Source {
  readonly input: Uint8Array<ArrayBuffer>;
}

export async function chosenOf(file: File, { texts: { ui } }: Settings): Promise<Chosen | Refused> {
  const refusal = (error: string, message: string): Refused => ({ kind: "refused", file: file.name, error, message });
  if (file.size > MOST_BYTES) {
    return refusal("payload_too_large", filled(ui.tooLarge, megabytes(file.size), megabytes(MOST_BYTES)));
  }
  const bytes = await file.arrayBuffer().then((it) => new Uint8Array(it), () => undefined);
  return bytes === undefined ? refusal("bad_request", ui.unreadable) : { name: file.name, input: bytes };
}

/**
 * What files are that are refused, and what to do, by the code of the refusal. The engine says it in English, with what it
 * found; that is below.
 */
const words: Readonly<Partial<Record<LanguageTag, () => Promise<Readonly<Record<string, string>>>>>> = {
  de: async () => (await import("../../engine/refusals/de.ts")).refusals,
  fr: async () => (await import("../../engine/refusals/fr.ts")).refusals,
};

export async function refused(
  refusal: Refusal | JsonRefusal,
  { name: file = "", input }: Chosen,
  language: LanguageTag,
): Promise<Refused> {
  const { error, message, ...more } = refusal;
  const named = "named" in more ? more.named : undefined;
  const code = named?.as ?? ("xmlCode" in more ? more.xmlCode : error);
  const { foreignIn } = await import("./foreign.ts");
  const said = foreignIn(input, language) ??
    (await words[language]?.())?.[code]?.replaceAll("{name}", named?.name ?? "");
  return { kind: "refused", file, error, message, ...more, said };
}

/** A fault of this program itself. The page goes on, and the next file is read. */
export function brokenOff(file: string, { texts: { ui } }: Settings): Refused {
  return { kind: "refused", file, error: "internal_error", message: ui.broken };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}

/** Browsers hash in secure contexts only: https and localhost. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
