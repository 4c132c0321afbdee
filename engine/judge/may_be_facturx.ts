/** Whether Factur-X can be about an input, before it is read: who loads rule sets need not load that one for most of them. */
import type { Profile } from "./profiles.ts";

const profile: Profile = "facturx-en16931";

/**
 * What one of the inputs holds that Factur-X is about, with the position of its rarest letter: the root of CII, the profile in
 * JSON, or a reference in JSON that may stand for a letter of it, and a PDF, whose content nobody knows.
 */
const signs = [["CrossIndustryInvoice", 0], ["facturx", 6], ["\\u", 0], ["%PDF-", 0]] as const;

/** False where the input is certainly no CII, does not become CII, and is no PDF. `asked` is the profile that the caller names. */
export function mayBeFacturX(input: Uint8Array | string, asked?: string): boolean {
  if (asked === profile) return true;
  if (typeof input === "string") return signs.some(([sign]) => input.includes(sign));
  return hasWideLetters(input) || signs.some(([sign, at]) => holds(input, sign, at));
}

/** UTF-16, in which signs are written otherwise; all other encodings that are read have the letters of ASCII. */
function hasWideLetters([first, second]: Uint8Array): boolean {
  return first === 0 || second === 0 || first === 0xfe && second === 0xff || first === 0xff && second === 0xfe;
}

function holds(bytes: Uint8Array, sign: string, at: number): boolean {
  const rarest = sign.charCodeAt(at);
  const letters = [...sign].map((letter) => letter.charCodeAt(0));
  for (let found = bytes.indexOf(rarest); found >= 0; found = bytes.indexOf(rarest, found + 1)) {
    if (letters.every((letter, index) => bytes[found - at + index] === letter)) return true;
  }
  return false;
}
