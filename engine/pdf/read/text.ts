/** Text strings of a PDF (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 after a mark, else PDFDocEncoding. */
import type { Budget } from "./budget.ts";
import type { Value } from "./objects.ts";

/** What PDFDocEncoding has at 0x18 to 0x1f, and at 0x80 to 0xa0 (annex D.3); the rest is as in Latin-1. */
const low = "˘ˇˆ˙˝˛˚˜";
const high = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€";

/** Bytes of a name that are read; file systems have 255. A thousand files may share one name of megabytes. */
const LONGEST = 1_000;
/** A character takes as long to make as thirty bytes to look at. */
const COST = 30;

/** The text of a string, which is the name of something; empty for anything but a string. */
export function stringText(string: Value, budget: Budget): string {
  if (!(string instanceof Uint8Array)) return "";
  const value = string.subarray(0, LONGEST);
  budget.look(COST * value.length);
  const [first, second, third] = value;
  if (first === 0xfe && second === 0xff) return utf16(value.subarray(2));
  if (first === 0xef && second === 0xbb && third === 0xbf) return utf8(value.subarray(3));
  return Array.from(value, (byte) => {
    if (byte >= 0x18 && byte < 0x20) return low.charAt(byte - 0x18);
    return byte >= 0x80 && byte <= 0xa0 ? high.charAt(byte - 0x80) : String.fromCharCode(byte);
  }).join("");
}

function utf16(bytes: Uint8Array): string {
  const units = Array.from({ length: bytes.length >> 1 }, (_, index) => {
    return (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0);
  });
  return units.map((unit) => String.fromCharCode(unit)).join("").toWellFormed();
}

/** decodeURIComponent is the decoder of UTF-8 that the language has; what it refuses is no UTF-8. */
function utf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return "";
  }
}
