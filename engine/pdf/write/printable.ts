/** What the typefaces cannot show, and where in the invoice it stands. */
import { type ExplainOptions, type Finding, findingAt, type Invoice, type JsonPlace } from "../../mod.ts";
import { type Faces, lackedBy } from "./faces.ts";

export type PrintFinding = Finding<JsonPlace>;

/** Fields that are reported; further ones are like them. */
const MOST = 100;
/** Characters that a finding names. */
const MOST_CHARACTERS = 5;

/** Not on the pages: what is inside attachments, and codes that are chosen from lists. */
const unseen = new Set(["content", "mimeCode", "profile", "specificationIdentifier", "businessProcess"]);

/**
 * A finding for each text with characters that no face has, at its JSON pointer (RFC 6901), and one for each with characters whose
 * face is not installed.
 */
export function unprintable(invoice: Invoice, faces: Faces, options: ExplainOptions): readonly PrintFinding[] {
  return lackingIn(textsIn(invoice, ""), faces, options);
}

/** The same of texts with the places that they stand at. */
export function lackingIn(
  texts: Iterable<readonly [pointer: string, text: string]>,
  faces: Faces,
  options: ExplainOptions,
): readonly PrintFinding[] {
  const found: PrintFinding[] = [];
  for (const [pointer, text] of texts) {
    const lacking = lackedBy(faces, text);
    const absent = lacking.filter((it) => faces.absent.has(it));
    const none = lacking.filter((it) => !faces.absent.has(it));
    if (none.length > 0) found.push(findingAt("ATW-TEXT-NOT-PRINTABLE", pointer, named(none), options));
    if (absent.length > 0) found.push(findingAt("ATW-TYPEFACE-NOT-INSTALLED", pointer, named(absent), options));
    if (found.length >= MOST) break;
  }
  return found;
}

/** Every text that is on the pages, with its pointer. */
export function* textsIn(value: unknown, pointer: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === "string") yield [pointer, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!unseen.has(name)) yield* textsIn(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

function named(lacking: readonly string[]): string {
  const more = lacking.length > MOST_CHARACTERS ? " …" : "";
  return lacking.slice(0, MOST_CHARACTERS).map((it) => `${it} (U+${codeOf(it)})`).join(", ") + more;
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
