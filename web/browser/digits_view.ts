/// <reference lib="dom" />
/** Says below a field, while somebody types, whether the check digits hold. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import { digitsOf } from "./answer_checks.ts";
import { el } from "./dom.ts";

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
