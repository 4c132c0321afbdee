import { codeLists } from "../../model/codes/index.ts";
import { isIban } from "../../rules/kit/check_digits.ts";
import { vatIdFault } from "../../rules/own/vat_numbers.ts";
import type { TermId } from "../../model/terms.ts";
import { parentOf, pointerTo } from "../../edits/operation.ts";
import { compact } from "../../edits/values.ts";
import type { Hint, Spot } from "./hint.ts";

const vatIds: ReadonlySet<TermId> = new Set<TermId>(["BT-31", "BT-48", "BT-63"]);
const countries: ReadonlySet<TermId> = new Set<TermId>(["BT-40", "BT-55", "BT-69"]);

/** A VAT identifier without its country, or with another: that of the party. And a country, by the VAT identifier. */
export const country = {
  id: "country",
  values: (spot) => vatIds.has(spot.term) ? prefixed(spot) : countries.has(spot.term) ? countryOf(spot) : [],
} as const satisfies Hint;

function prefixed({ text, pointer, tree }: Spot): readonly string[] {
  const code = tree.text(`${parentOf(pointer) ?? ""}/address/countryCode`)?.trim().toUpperCase();
  // With strokes it is a tax number.
  if (text === undefined || text.includes("/") || code === undefined || !/^[A-Z]{2}$/.test(code)) return [];
  const prefix = code === "GR" ? "EL" : code;
  const plain = compact(text);
  if (plain.startsWith(prefix)) return [];
  // As it is written first: some write more into it than the number.
  const whole = prefix + text.trim();
  const others = [prefix + plain, ...(/^[A-Z]{2}/.test(plain) ? [prefix + plain.slice(2)] : [])];
  const fits = others.filter((it) => vatIdFault(it) === undefined);
  return [...new Set([whole, ...fits, ...others])].filter((it) => it !== text);
}

function countryOf({ pointer, tree, syntax }: Spot): readonly string[] {
  const party = parentOf(parentOf(pointer) ?? "") ?? "";
  const vatId = compact(tree.text(pointerTo(party, "vatId")) ?? "");
  const prefix = vatId.slice(0, 2) === "EL" ? "GR" : vatId.slice(0, 2);
  return codeLists.country.codes(syntax).has(prefix) ? [prefix] : [];
}

const accounts: ReadonlySet<TermId> = new Set<TermId>(["BT-84", "BT-91"]);

/** Two neighbouring characters have changed places: with them put right, the check digits are right. */
export const checkDigits = {
  id: "checkDigits",
  values: ({ text, term }: Spot) => {
    if (text === undefined || text.length > LONGEST) return [];
    // Those of VAT identifiers say too little: every other number has a neighbour that fits.
    return accounts.has(term) ? swapsOf(text).filter(isIban) : [];
  },
} as const satisfies Hint;

const LONGEST = 42;

function swapsOf(text: string): readonly string[] {
  return [...text].flatMap((_, at) => {
    const [one, other] = [text.charAt(at), text.charAt(at + 1)];
    return other === "" || one === other ? [] : [text.slice(0, at) + other + one + text.slice(at + 2)];
  });
}
