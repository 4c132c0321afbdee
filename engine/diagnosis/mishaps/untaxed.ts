/** The standard rate is stated, and it is zero: the category is another one, which words of the invoice may tell. */
import type { JsonTree, Operation } from "../../edits/operation.ts";
import { itemsAt, type Mishap, numberAt, type Reading, replaced, type Scene, valuesOf } from "./mishap.ts";

const LISTS = ["/vatBreakdown", "/lines", "/allowances", "/charges"];

/** What invoices say of why no VAT is charged, by the category. */
const reasons: readonly (readonly [category: string, words: RegExp])[] = [
  ["AE", /reverse.?charge|13\s?b\b|steuerschuldnerschaft|autoliquidation|art(?:icle|\.)? ?196/i],
  ["K", /innergemeinschaftlich|intra.?(?:community|communautaire)|art(?:icle|\.)? ?138/i],
  ["G", /ausfuhr|\bexport|drittland|art(?:icle|\.)? ?146/i],
  ["E", /§\s?19\b|kleinunternehmer|steuerbefreit|steuerfrei|\bexempt|exonér|franchise|293\s?b\b|vrijgesteld/i],
];

/** Zero rated says the same as a standard rate of zero; without a reason, it is the only one that does. */
const ZERO = "Z";

export const untaxed = {
  id: "untaxed",
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, rules } = scene;
    const places = LISTS.flatMap((list) => itemsAt(tree, list)).filter((it) => isUntaxed(tree, it));
    if (places.length === 0 || ![...rules].some((it) => /^BR-S-0[5-7]$/.test(it))) return;
    const patch = (category: string) => places.map((it) => replaced(`${it}/vatCategory`, category));
    const parts = places.filter((it) => it.startsWith(LISTS[0] ?? ""));
    for (const [category, words] of reasons) {
      const said = valuesOf(scene).find(({ term, text }) => texts.has(term) && words.test(text));
      if (said === undefined) continue;
      const stated: readonly Operation[] = parts.filter((it) => tree.at(`${it}/exemptionReason`) === undefined)
        .map((it) => ({ op: "add", path: `${it}/exemptionReason`, value: said.text.trim() }));
      yield { patch: [...patch(category), ...stated] };
    }
    yield { patch: patch(ZERO) };
  },
} as const satisfies Mishap;

/** Notes, terms of payment and reasons. */
const texts: ReadonlySet<string> = new Set(["BT-20", "BT-22", "BT-120", "BT-127", "BT-154"]);

function isUntaxed(tree: JsonTree, at: string): boolean {
  return tree.text(`${at}/vatCategory`) === "S" && numberAt(tree, `${at}/vatRate`)?.isZero() === true &&
    (numberAt(tree, `${at}/taxAmount`)?.isZero() ?? true);
}
