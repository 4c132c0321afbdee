/** Opening a file, and the patches on it. */
import type { Opening, RuleSet, Source } from "../../engine/mod.ts";
import { defaultLimits, kindOf, openPdf, openXml } from "../../engine/check_xml.ts";

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
