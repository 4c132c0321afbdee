/** The colours of a PDF and the output intent that says what device colours mean (ISO 19005-3, 6.2.3 and 6.2.4). */
import type { PdfFile } from "../read/file.ts";
import { type Dict, isList, isName, isStream, nameOf, type Value } from "../read/objects.ts";

/** How many components the profile of the file's own output intent has; undefined where it has none; NaN where that is not sound. */
export function intentOf(file: PdfFile, catalog: Dict): number | undefined {
  const intents = file.list(catalog.get("OutputIntents")).map((it) => file.dict(it));
  const own = intents.filter((it) => nameOf(file.get(it?.get("S"))) === "GTS_PDFA1");
  if (own.length === 0) return intents.length === 0 ? undefined : NaN;
  const profiles = own.map((it) => file.get(it?.get("DestOutputProfile")));
  const [profile] = profiles;
  if (own.length > 1 || !isStream(profile)) return NaN;
  return isSound(file, profile.dict, file.data(profile)) ? components(file, profile.dict) : NaN;
}

/** Whether device colours are covered by a profile of so many components. */
export function isCovered(colour: string, intent: number): boolean {
  if (colour === "DeviceGray") return !Number.isNaN(intent);
  return colour === "DeviceRGB" ? intent === 3 : intent === 4;
}

function components(file: PdfFile, dict: Dict): number {
  const count = file.get(dict.get("N"));
  return typeof count === "number" ? count : NaN;
}

const spaces: ReadonlyMap<string, number> = new Map([["GRAY", 1], ["RGB ", 3], ["CMYK", 4]]);
const classes: ReadonlySet<string> = new Set(["mntr", "prtr", "scnr", "spac"]);

/** An ICC profile of version 2 or 4 with as many components as it says (ICC.1, 7.2). */
function isSound(file: PdfFile, dict: Dict, bytes: Uint8Array): boolean {
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const version = bytes[8] ?? 0;
  return text(36) === "acsp" && (version === 2 || version === 4) && classes.has(text(12)) &&
    spaces.get(text(16)) === components(file, dict);
}

/** Device colours that a value names, and whether it names some that are not looked into. */
export function coloursIn(
  file: PdfFile,
  value: Value,
): { readonly device: readonly string[]; readonly unsure: boolean } {
  if (isName(value)) {
    return { device: value.name.startsWith("Device") && value.name !== "DeviceN" ? [value.name] : [], unsure: false };
  }
  if (!isList(value)) return { device: [], unsure: false };
  const [first, second] = value.map((it) => file.get(it));
  const kind = nameOf(first);
  if (kind === "ICCBased" && isStream(second)) {
    return { device: [], unsure: !isSound(file, second.dict, file.data(second)) };
  }
  if (kind === "Indexed" || kind === "Pattern") {
    return second === undefined ? { device: [], unsure: false } : coloursIn(file, second);
  }
  return { device: [], unsure: kind === "Separation" || kind === "DeviceN" || kind === "Lab" && second === undefined };
}
