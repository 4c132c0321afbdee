/** Opening a file, and the patches on it. */
import { defaultLimits, kindOf, open, type Opening, type RuleSet, type Source } from "../../engine/checking.ts";

/** What larger files than the service takes need; what is beyond would make the page slow. */
export const limits = { ...defaultLimits, characters: 16_000_000, elements: 400_000 };
/** UTF-8 needs at most three bytes a UTF-16 code unit. */
export const MOST_BYTES = 3 * limits.characters;

/**
 * What reads PDF is loaded with the first one, and what decrypts it with the first that needs it. `sets` are those that the
 * document is to be judged by.
 */
export async function opened(source: Source, sets: readonly RuleSet[] = []): Promise<Opening> {
  const how = { limits, unwrap: true, mixed: true, sets };
  if (kindOf(source) !== "pdf") return open(source, how);
  const { extract } = await import("../../engine/pdf/extract.ts");
  const opening = open(source, { ...how, extract });
  if (!("refusal" in opening) || !("xmlCode" in opening.refusal)) return opening;
  if (opening.refusal.xmlCode !== "pdf_encrypted") return opening;
  const unlocked = await import("../../engine/pdf/unlocked.ts");
  return open(source, { ...how, extract: unlocked.extract });
}
