/// <reference lib="dom" />
/** What the check digits of an identifier say while somebody types it. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import { el } from "./dom.ts";
import { isIban, isLeitwegId, isSirenOrSiret } from "../../engine/rules/kit/check_digits.ts";
import { provenVatId, vatIdFault } from "../../engine/rules/own/vat_numbers.ts";

/** Undefined where nothing can be said: the value has no check digits, or is not whole yet. */
export type Digits = "hold" | "wrong" | undefined;

/** By the term: a buyer's reference is looked at as a Leitweg-ID where it has the form of one. */
const checks: Readonly<Record<string, (text: string) => Digits>> = {
  "BT-10": (text) => /^\d{2,12}(?:-[0-9A-Z]{1,30})?-\d{2}$/.test(text) ? holds(isLeitwegId(text)) : undefined,
  "BT-30": registered,
  "BT-47": registered,
  "BT-31": vatId,
  "BT-48": vatId,
  "BT-63": vatId,
  "BT-84": (text) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) ? holds(isIban(text)) : undefined,
};

export function digitsOf(term: string, text: string): Digits {
  const check = Object.hasOwn(checks, term) ? checks[term] : undefined;
  return check?.(text.replaceAll(/\s/g, "").toUpperCase());
}

function holds(is: boolean): Digits {
  return is ? "hold" : "wrong";
}

function vatId(text: string): Digits {
  if (provenVatId(text)) return "hold";
  return vatIdFault(text) === "check_digits" ? "wrong" : undefined;
}

/** Other registers number with nine digits, too: it is never wrong. */
function registered(text: string): Digits {
  return isSirenOrSiret(text) ? "hold" : undefined;
}

/** Of a field for a term; the element is empty where nothing can be said. */
export function digitsView(
  term: string,
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  said: RepairTexts["checkDigits"],
): HTMLElement {
  const place = el("output", { class: "digits quiet-text", for: field.id });
  const show = () => {
    const digits = digitsOf(term, field.value);
    place.textContent = digits === undefined ? "" : said[digits];
    if (digits === undefined) delete place.dataset["digits"];
    else place.dataset["digits"] = digits;
  };
  field.addEventListener("input", show);
  show();
  return place;
}
