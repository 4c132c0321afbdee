/** The category and the VAT contradict each other: VAT is charged where there is none, or none where there is. */
import { Decimal } from "../../model/decimal.ts";
import { codeLists } from "../../model/codes/index.ts";
import type { JsonTree, Operation } from "../../edits/operation.ts";
import { type Mishap, numberAt, put, type Reading, replaced, type Scene, valuesOf } from "./mishap.ts";

const PARTS = "/vatBreakdown";
const ITEMS = ["/lines", "/allowances", "/charges"];
const STANDARD = "S";
/** Zero rated says the same as a standard rate of zero; without a reason, it is the only one that does. */
const ZERO = "Z";
/** What standard rated parts may not have (BR-S-10). */
const REASONS = ["exemptionReason", "exemptionReasonCode"];

const uncharged: ReadonlySet<string | undefined> = new Set(["E", "Z", "AE", "K", "G", "O"]);

/** So many parts are tried. */
const MOST_PARTS = 4;
const CENTS = 2;
const ONE = Decimal.of(1);

/** VAT is charged in a category without any (BR-E-05, BR-E-09 and their kin): the standard rate, or else no VAT. */
export const charged = {
  id: "charged",
  *readings({ tree }: Scene): Iterable<Reading> {
    const parts = tree.items(PARTS);
    for (const part of parts.filter((it) => isCharged(tree, it)).slice(0, MOST_PARTS)) {
      const rate = numberAt(tree, `${part}/vatRate`) ?? Decimal.zero;
      if (parts.some((it) => isTaxed(tree, it, STANDARD, rate))) continue;
      const category = tree.text(`${part}/vatCategory`);
      const items = ITEMS.flatMap((list) => tree.items(list)).filter((it) => isTaxed(tree, it, category, rate));
      if (items.length > 0) {
        const own = standard([part, ...items], tree);
        const percent = [part, ...items].map((it) => replaced(`${it}/vatRate`, rate.shift(2).toShortString()));
        if (isFraction(tree, part, rate)) yield { patch: [...own, ...percent] };
        yield* [own, free(part, items, tree)].map((patch) => ({ patch }));
      }
    }
  },
} as const satisfies Mishap;

function isCharged(tree: JsonTree, part: string): boolean {
  return uncharged.has(tree.text(`${part}/vatCategory`)) &&
    numberAt(tree, `${part}/vatRate`)?.greaterThan(Decimal.zero) === true &&
    numberAt(tree, `${part}/taxAmount`)?.isZero() === false;
}

/** The rate is a part of one, and the VAT that is stated is worked out with it as it was meant: 0.19 for 19 %. */
function isFraction(tree: JsonTree, part: string, rate: Decimal): boolean {
  const [base, tax] = [numberAt(tree, `${part}/taxableAmount`), numberAt(tree, `${part}/taxAmount`)];
  return base !== undefined && tax !== undefined && rate.lessThan(ONE) &&
    base.times(rate).roundHalfAway(CENTS).equals(tax);
}

function isTaxed(tree: JsonTree, at: string, category: string | undefined, rate: Decimal): boolean {
  return tree.text(`${at}/vatCategory`) === category && numberAt(tree, `${at}/vatRate`)?.equals(rate) === true;
}

function standard(places: readonly string[], tree: JsonTree): readonly Operation[] {
  const reasons = REASONS.map((name) => `${places[0]}/${name}`).filter((path) => tree.at(path) !== undefined);
  return [
    ...places.map((at) => replaced(`${at}/vatCategory`, STANDARD)),
    ...reasons.map((path) => ({ op: "remove", path } as const)),
  ];
}

/** No VAT on it, and none of it in the totals. */
function free(part: string, items: readonly string[], tree: JsonTree): readonly Operation[] {
  const tax = numberAt(tree, `${part}/taxAmount`) ?? Decimal.zero;
  const totals = ["taxAmount", "taxInclusiveAmount", "payableAmount"].map((name) => `/totals/${name}`);
  return [
    ...[part, ...items].map((at) => replaced(`${at}/vatRate`, "0")),
    replaced(`${part}/taxAmount`, Decimal.zero.pad(CENTS).toString()),
    ...totals.flatMap((path) => {
      const value = numberAt(tree, path);
      return value === undefined ? [] : [replaced(path, value.minus(tax).pad(CENTS).toString())];
    }),
  ];
}

/** A rate stands in a category without VAT, and none is charged: it is what would be charged otherwise (BR-AE-05 and its kin). */
export const rated = {
  id: "rated",
  *readings({ tree }: Scene): Iterable<Reading> {
    const free = tree.items(PARTS).filter((it) => numberAt(tree, `${it}/taxAmount`)?.isZero() !== false);
    const categories = new Set(free.map((it) => tree.text(`${it}/vatCategory`)));
    const items = ITEMS.flatMap((list) => tree.items(list)).filter((it) =>
      categories.has(tree.text(`${it}/vatCategory`))
    );
    const places = [...free, ...items].filter((it) => isRated(tree, it));
    if (places.length === 0) return;
    yield {
      patch: places.map((it): Operation => {
        const path = `${it}/vatRate`;
        // What is not subject to VAT has no rate at all.
        return tree.text(`${it}/vatCategory`) === NOT_SUBJECT ? { op: "remove", path } : replaced(path, "0");
      }),
    };
  },
} as const satisfies Mishap;

const NOT_SUBJECT = "O";

function isRated(tree: JsonTree, at: string): boolean {
  return uncharged.has(tree.text(`${at}/vatCategory`)) &&
    numberAt(tree, `${at}/vatRate`)?.greaterThan(Decimal.zero) === true;
}

const vatIds = ["/seller/vatId", "/taxRepresentative/vatId", "/buyer/vatId"];

/** Who sells what is not subject to VAT has no VAT identifier on it (BR-O-02 and its kin): or it is exempt from VAT. */
export const notSubject = {
  id: "notSubject",
  *readings({ tree, rules }: Scene): Iterable<Reading> {
    if (![...rules].some((it) => /^BR-O-0[2-4]$/.test(it))) return;
    const places = [PARTS, ...ITEMS].flatMap((list) => tree.items(list)).filter((it) =>
      tree.text(`${it}/vatCategory`) === NOT_SUBJECT
    );
    const codes = places.map((it) => `${it}/exemptionReasonCode`).filter((it) => tree.at(it) !== undefined);
    const gone = (path: string): Operation => ({ op: "remove", path });
    const stated = vatIds.filter((it) => tree.at(it) !== undefined);
    yield { patch: stated.map(gone) };
    yield {
      patch: [
        ...places.flatMap((it) => [replaced(`${it}/vatCategory`, EXEMPT), put(tree, `${it}/vatRate`, "0")]),
        ...codes.map(gone),
      ],
    };
  },
} as const satisfies Mishap;

const EXEMPT = "E";

/** What says the same as the category (CEF VATEX). */
const codes: Readonly<Record<string, string>> = {
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};

/** A code that is in no list says why no VAT is charged: the one of the category, or what the text beside it says alone. */
export const otherReason = {
  id: "otherReason",
  *readings({ tree, syntax }: Scene): Iterable<Reading> {
    for (const part of tree.items(PARTS)) {
      const path = `${part}/exemptionReasonCode`;
      const code = tree.text(path);
      if (code === undefined || codeLists.vatex.codes(syntax).has(code)) continue;
      const own = codes[tree.text(`${part}/vatCategory`) ?? ""];
      if (own !== undefined) yield { patch: [replaced(path, own)] };
      if (tree.at(`${part}/exemptionReason`) !== undefined) yield { patch: [{ op: "remove", path }] };
    }
  },
} as const satisfies Mishap;

/** What invoices say of why no VAT is charged, by the category. */
const reasons: readonly (readonly [category: string, words: RegExp])[] = [
  ["AE", /reverse.?charge|13\s?b\b|steuerschuldnerschaft|autoliquidation|art(?:icle|\.)? ?196/i],
  ["K", /innergemeinschaftlich|intra.?(?:community|communautaire)|art(?:icle|\.)? ?138/i],
  ["G", /ausfuhr|\bexport|drittland|art(?:icle|\.)? ?146/i],
  ["E", /§\s?19\b|kleinunternehmer|steuerbefreit|steuerfrei|\bexempt|exonér|franchise|293\s?b\b|vrijgesteld/i],
];

/** The standard rate is stated, and it is zero: the category is another one, which words of the invoice may tell. */
export const untaxed = {
  id: "untaxed",
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, rules } = scene;
    const places = [PARTS, ...ITEMS].flatMap((list) => tree.items(list)).filter((it) => isUntaxed(tree, it));
    if (places.length === 0 || ![...rules].some((it) => /^BR-S-0[5-7]$/.test(it))) return;
    const patch = (category: string) => places.map((it) => replaced(`${it}/vatCategory`, category));
    const parts = places.filter((it) => it.startsWith(PARTS));
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
  return isTaxed(tree, at, STANDARD, Decimal.zero) && (numberAt(tree, `${at}/taxAmount`)?.isZero() ?? true);
}
