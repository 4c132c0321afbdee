/**
 * Names by which people call amounts, in English, German and French. A field that is called so and that the model does not
 * know would be left out, and the invoice would go out too high or too low.
 */

/** Whole words of a name. */
const words: ReadonlySet<string> = new Set(
  ["tax", "vat", "ust", "mwst", "tva", "fee", "fees", "tip", "net", "netto", "gross", "brutto", "sum", "total"],
);

/** Parts of names, which run words together: `discountTotal`, `versandkosten`. */
const parts: readonly string[] = [
  ...["discount", "rebate", "rabatt", "skonto", "remise", "escompte"],
  ...["steuer", "taxe", "subtotal", "amount", "betrag", "montant", "summe", "price", "preis", "prix"],
  ...["shipping", "freight", "postage", "porto", "versand", "fracht", "livraison"],
  ...["surcharge", "zuschlag", "abschlag", "charge", "allowance", "gebuehr", "gebühr", "frais", "kosten", "cost"],
  ...["deposit", "prepaid", "prepayment", "anzahlung", "acompte", "rounding", "rundung", "arrondi"],
];

/** The longest name that is looked at. */
const LONGEST = 60;

/** What a name ends with that stands for no amount, though one is spoken of: `vatID`, `taxRate`, `priceListName`. */
const noAmount = /(?:id|number|no|code|rate|percent|percentage|name|date|category|reason|type|scheme)$/i;

export function isMoneyName(name: string): boolean {
  if (name.length > LONGEST || noAmount.test(name)) return false;
  const small = name.toLowerCase();
  if (parts.some((part) => small.includes(part))) return true;
  const own = name.replaceAll(/[A-Z]/g, " $&").toLowerCase().split(/[^\p{L}]/u);
  return own.some((word) => words.has(word));
}
