/** Numbers and days as people write them; all digits stay, and what is neither stays as it is. */
import type { DataType } from "../model/terms.ts";

export type ViewLanguage = "en" | "de" | "fr";

const marks: Readonly<Record<ViewLanguage, { readonly group: string; readonly point: string }>> = {
  en: { group: ",", point: "." },
  de: { group: ".", point: "," },
  fr: { group: "\u202f", point: "," },
};

export function written(raw: string, type: DataType, language: ViewLanguage, currency: string): string {
  switch (type) {
    case "amount":
      return `${numberIn(raw, language)}${currency === "" ? "" : `\u00a0${currency}`}`;
    case "percentage":
      return `${numberIn(raw, language)}\u00a0%`;
    case "unitPrice":
    case "quantity":
      return numberIn(raw, language);
    case "date":
      return dayIn(raw, language);
    default:
      return raw;
  }
}

function numberIn(raw: string, language: ViewLanguage): string {
  const { group, point } = marks[language];
  const sign = raw.startsWith("-") ? "-" : "";
  const [whole = "", decimals, ...more] = raw.slice(sign.length).split(".");
  const isNumber = /^[0-9]+$/.test(whole) && /^[0-9]*$/.test(decimals ?? "") && more.length === 0;
  if (!isNumber) return raw;
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `${sign}${groups.join(group)}${decimals === undefined ? "" : `${point}${decimals}`}`;
}

function dayIn(raw: string, language: ViewLanguage): string {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(raw) ?? [];
  if (language === "en" || year === undefined) return raw;
  return [day, month, year].join(language === "de" ? "." : "/");
}

/** How many bytes a text in base64 stands for. */
export function sizeOf(base64: string): number {
  const digits = base64.replaceAll(/[^A-Za-z0-9+/]/g, "").length;
  return Math.floor(digits * 6 / 8);
}
