/** Numbers as people write them in the language of the page, and as invoices do. */

/** What is between thousands, beside white space. In French a point is a decimal one, as on its keyboards. */
const grouping: Readonly<Record<string, "," | ".">> = { en: ",", de: "." };

/**
 * A number as invoices write it: "1.234,50" and "1,234.50" are 1234.50. One mark alone is the decimal one, unless the language
 * groups by it and three digits follow: "1.000" is a thousand in German. Without a language it is always the decimal one.
 */
export function plainNumber(text: string, language = ""): string {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const [, mark = ""] = /^[-+]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.exec(plain) ?? [];
  const isGroup = mark !== "" && (mark === grouping[language] || plain.split(mark).length > 2);
  if (isGroup) return plain.replaceAll(mark, "");
  const decimal = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  if (decimal < 0) return plain;
  const [whole, part] = [plain.slice(0, decimal), plain.slice(decimal + 1)];
  // One mark that occurs twice groups nothing here, and cannot be two decimal points.
  return whole.includes(plain.charAt(decimal)) ? plain : `${whole.replaceAll(/[.,]/g, "")}.${part}`;
}

/** A number of an invoice with the decimal mark of the language; anything else stays as it is. */
export function numberIn(language: string, plain: string): string {
  return language !== "en" && /^-?\d+\.\d+$/.test(plain) ? plain.replace(".", ",") : plain;
}
