/** Invoices as texts by their JSON pointers, to compare what was written with what is read, save for a list of terms. */

/** What is added when an invoice is written, as `pointer: text`: what is worked out, and what a syntax asks for. */
const computed: readonly RegExp[] = [
  /^\/totals\/(?:lineExtension|allowanceTotal|chargeTotal|taxExclusive|tax|taxInclusive|payable)Amount: /,
  /^\/vatBreakdown\/\d+\/(?:taxableAmount|taxAmount|vatCategory|vatRate|exemptionReason): /,
  /^\/lines\/\d+\/netAmount: /,
  /^\/invoiceTypeCode: 380$/,
  // BT-23 and BT-24 of the profile.
  /^\/(?:businessProcess|specificationIdentifier): /,
  // UBL's schema asks for BT-13 beside BT-14, and for a discount beside the gross price.
  /^\/orderReference: NA$/,
  /^\/lines\/\d+\/priceDiscount: 0$/,
];

/** The fields of the JSON that are no business terms. */
const own = /^\/(?:profile|vatExemptionReasons\/.*)$/;

/**
 * The texts of an invoice by their pointers. A party's identifiers are in an order of their own, for CII has those without a
 * scheme before the others.
 */
export function written(invoice: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  visit(invoice, "", texts);
  return texts;
}

function visit(value: unknown, pointer: string, texts: Map<string, string>): void {
  if (Array.isArray(value) && pointer.endsWith("/identifiers")) {
    const keys = value.map((it) => typeof it === "string" ? it : `${it.schemeId}:${it.value}`);
    for (const [index, key] of keys.sort().entries()) texts.set(`${pointer}/${index}`, key);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, below] of Object.entries(value)) visit(below, `${pointer}/${key}`, texts);
  } else if (!own.test(pointer)) texts.set(pointer, String(value));
}

/** What was lost or is another, as `pointer: before -> after`. */
export function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...before].filter(([pointer, text]) => after.get(pointer) !== text)
    .map(([pointer, text]) => `${pointer}: ${JSON.stringify(text)} -> ${JSON.stringify(after.get(pointer))}`);
}

/** What came in that is not worked out. */
export function added(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...after].filter(([pointer]) => !before.has(pointer)).map(([pointer, text]) => `${pointer}: ${text}`)
    .filter((it) => !computed.some((pattern) => pattern.test(it)));
}
