/** Values spoilt as people and programs spoil them. */
import { Decimal } from "../../../engine/model/decimal.ts";
import type { Random } from "../random.ts";

/** Two neighbouring digits the wrong way round; undefined where all neighbours are equal. */
export function swapped(text: string, random: Random): string | undefined {
  const places = [...text].flatMap((digit, at) => {
    const next = text.charAt(at + 1);
    return /\d/.test(digit) && /\d/.test(next) && digit !== next && !(at === 0 && next === "0") ? [at] : [];
  });
  if (places.length === 0) return undefined;
  const at = random.of(places);
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

/** One digit that is another. */
export function mistyped(text: string, random: Random): string | undefined {
  const places = [...text].flatMap((it, at) => /\d/.test(it) ? [at] : []);
  if (places.length === 0) return undefined;
  const at = random.of(places);
  const digit = `${(Number(text.charAt(at)) + 1 + random.below(8)) % 10}`;
  return at === 0 && digit === "0" ? undefined : text.slice(0, at) + digit + text.slice(at + 1);
}

/** Without its last zeros, as many places as are needed. */
export function short(number: Decimal): string {
  return number.toShortString();
}

/** 1234.50 as 1.234,50. */
export function german(text: string): string {
  const [whole = "", fraction = ""] = text.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return fraction === "" ? grouped : `${grouped},${fraction}`;
}

/** 1234.50 as 1,234.50. */
export function english(text: string): string {
  const [whole = "", fraction = ""] = text.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "" ? grouped : `${grouped}.${fraction}`;
}

/** A date in another form. */
export function dated(iso: string, form: "german" | "slashes" | "compact" | "time" | "american"): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  switch (form) {
    case "german":
      return `${day}.${month}.${year}`;
    case "slashes":
      return `${day}/${month}/${year}`;
    case "american":
      return `${month}/${day}/${year}`;
    case "compact":
      return `${year}${month}${day}`;
    case "time":
      return `${iso}T00:00:00`;
  }
}
