/** Addresses as the country that they are in writes them (UPU S42, addressing systems of its member countries). */
import type { Address as FullAddress } from "../../mod.ts";

export type Address = FullAddress;

/**
 * Lines parted by "|": A the lines of the address, P postal code, C city, S part of the country. A sign between two of
 * them stands only where both are there.
 */
const CONTINENTAL = "A|P C|S";

const orders: Readonly<Record<string, readonly string[]>> = {
  "A|C|S|P": ["GB", "GG", "IM", "JE", "IE", "UA", "KE", "ZA", "EG"],
  "A|C S P": ["CA", "AU"],
  "A|C P|S": ["IN", "SG", "NZ", "KR", "CN", "TW", "TH", "ID", "SA", "BH", "VN", "PK", "HK", "AE", "QA"],
  "A|C, S P": ["US", "PR", "JP"],
  "A|C-S|P": ["BR"],
  "A|P C S": ["IT", "SM", "VA", "MX"],
  "A|C, P|S": ["LV"],
  "A|C|P": ["MT"],
  "C|A|P": ["HU"],
};

const byCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(orders).flatMap(([order, countries]) => countries.map((country) => [country, order] as const)),
);

/** The lines of an address without its country, in the order of that country; of one without a row as on the Continent. */
export function postalLines(address: Address): readonly string[] {
  const { line1, line2, line3, postalCode, city, countrySubdivision, countryCode = "" } = address;
  const parts: Readonly<Record<string, string | undefined>> = { P: postalCode, C: city, S: countrySubdivision };
  const order = byCountry.get(countryCode) ?? CONTINENTAL;
  const lines = order.split("|").flatMap((line) => line === "A" ? [line1, line2, line3] : [filled(line, parts)]);
  return lines.filter((line): line is string => line !== undefined && line.trim() !== "");
}

/** The city with its postal code on one line, as for a sender above an address. */
export function cityLine(address: Address): string {
  const { line1: _, line2: __, line3: ___, countrySubdivision: ____, ...rest } = address;
  return postalLines(rest).join(" ");
}

function filled(line: string, parts: Readonly<Record<string, string | undefined>>): string {
  let [text, sign] = ["", ""];
  for (const character of line) {
    if (!Object.hasOwn(parts, character)) {
      sign += character;
      continue;
    }
    const part = parts[character] ?? "";
    if (part !== "") text += text === "" ? part : sign + part;
    // Between two parts stands the sign in front of the second.
    sign = "";
  }
  return text;
}
