/** Shapes that German rules ask of texts, with XPath's regular expressions spelt for this engine. */
import { normalize } from "../../syntax/values.ts";

/** Document types of XRechnung (BR-DE-17). */
export const supportedTypes: ReadonlySet<string> = new Set(["326", "380", "384", "389", "381", "875", "876", "877"]);

/** VAT categories that need a tax registration (BR-DE-16): all but "not subject to VAT". */
export const taxedCategories: ReadonlySet<string> = new Set(["S", "Z", "E", "AE", "K", "G", "L", "M"]);

const SKONTO = /^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

/** A line of payment terms that begins with "#" states a Skonto (XRechnung 3.0, BT-20). */
export function isSkontoLine(line: string): boolean {
  return SKONTO.test(normalize(line));
}

/** A line break follows the last Skonto line. */
export function endsInLine(text: string): boolean {
  return /^[\t\n\r ]*\n/.test(text.split(/#[^\n\r]+#/).at(-1) ?? "");
}

/** At least three digits (BR-DE-27). */
export function hasPhoneShape(text: string): boolean {
  return text.replace(/[^0-9]/g, "").length >= 3;
}

/** One "@" with something in front of it, a dot in the domain with something on both of its sides, no space (BR-DE-28). */
export function hasEmailShape(text: string): boolean {
  const [local, domain = "", more] = text.split("@", 3);
  const labels = domain.split(".");
  return local !== "" && more === undefined && labels.length > 1 && !labels.includes("") && !/[\t\n\r ]/.test(text);
}

/** An absolute URL: a scheme of at least two characters (BR-TMP-2). */
export function hasUrlShape(text: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text);
}
