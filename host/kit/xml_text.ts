/** Text as XML holds it. */

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML 1.0 has no place for: control characters, lone surrogates, and two code points at the end. */
// deno-lint-ignore no-control-regex
const NOWHERE = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text between tags or in double quotes; a dot stands for what XML has no place for. */
export function xmlText(text: string): string {
  return text.replace(NOWHERE, "·").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Attributes, each with a space before it; those without a value are left out. */
export function xmlAttributes(of: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(of).map(([name, value]) => value === undefined ? "" : ` ${name}="${xmlText(String(value))}"`)
    .join("");
}
