/**
 * Attributes of values in XML: those without which a value says nothing, the currency that stands at an amount, and those that
 * EN 16931 does not use.
 */
import { isGln } from "../../rules/kit/check_digits.ts";
import { mimeOf } from "../files.ts";
import { codeIn, compact, decimalIn } from "../values.ts";
import type { TextEdit } from "./edits.ts";
import { attributeOf, attributesOf, below, type Element, spaceBefore, tagTail, valueOf } from "./elements.ts";
import { datesInDigits } from "./respelt.ts";

/** A place that is made readable: what stands there afterwards, and in which element. */
export interface Mended {
  readonly edit: TextEdit;
  readonly what: string;
  readonly element?: string;
}

export interface Scene {
  readonly text: string;
  /** Of the invoice, and then of its accounting. */
  readonly currencies: readonly string[];
}

/** An attribute without which an element says nothing to those who read it. */
interface Mark {
  readonly elements: readonly string[];
  readonly within?: string;
  readonly attribute: string;
  /** By the content; undefined where nobody can tell. */
  readonly value: (content: string, scene: Scene, at: Element) => string | undefined;
  /** All that it may say, where it is one of few: anything else says nothing either. */
  readonly among?: readonly string[];
}

const marks: readonly Mark[] = [
  {
    elements: ["ram:TaxTotalAmount"],
    attribute: "currencyID",
    value: (_, scene, at) => currencyOfTax(at, scene),
  },
  {
    elements: datesInDigits,
    attribute: "format",
    value: (content) => /^\d{8}$/.test(content) ? "102" : undefined,
  },
  {
    elements: ["ram:ID"],
    within: "ram:SpecifiedTaxRegistration",
    attribute: "schemeID",
    among: ["VA", "FC"],
    value: (content) =>
      /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(compact(content)) ? "VA" : /^\d[\d/ .-]{5,}$/.test(content) ? "FC" : undefined,
  },
  {
    elements: ["cbc:EmbeddedDocumentBinaryObject", "ram:AttachmentBinaryObject"],
    attribute: "mimeCode",
    value: (_, { text }, at) => mimeOf(attributeOf(text, at, "filename")),
  },
  { elements: ["ram:GlobalID"], attribute: "schemeID", value: (content) => isGln(content) ? "0088" : undefined },
];

/** An amount in the currency of the invoice: UBL repeats it at each, and some write it as a sign, or in small letters. */
export function currencyOf(it: Element, { text, currencies: [currency] }: Scene): readonly Mended[] {
  if (currency === undefined) return [];
  const stated = attributeOf(text, it, "currencyID");
  const isMeant = stated === undefined ? IN_UBL.test(it.name) : codeIn(stated, "currency", "ubl-invoice") === currency;
  if (!isMeant) return [];
  return [{ edit: marked(it, "currencyID", currency, text), what: `currencyID="${currency}"`, element: it.name }];
}

const IN_UBL = /^cbc:\w{0,40}Amount$/;

export function marksOf(it: Element, scene: Scene): readonly Mended[] {
  const row = marks.find(({ elements, within }) =>
    elements.includes(it.name) && (within === undefined || it.parent?.name === within)
  );
  if (row === undefined) return [];
  const { attribute, among } = row;
  const stated = attributeOf(scene.text, it, attribute);
  if (stated !== undefined && (among === undefined || among.includes(stated))) return [];
  const value = row.value(valueOf(scene.text, it), scene, it);
  if (value === undefined) return [];
  const what = `${attribute}="${value}"`;
  return [{ edit: marked(it, attribute, value, scene.text), what, element: it.name }];
}

/** An attribute with a value, in place of the one that is there. */
function marked(it: Element, attribute: string, value: string, text: string): TextEdit {
  const stated = attributesOf(text, it).find(({ name }) => name === attribute);
  if (stated !== undefined) return { start: stated.valueStart, end: stated.valueEnd, text: value };
  const at = tagTail(text, it);
  return { start: at, end: at, text: ` ${attribute}="${value}"` };
}

/** One is in the currency of the invoice, another in that of its accounting: where none says so, the other totals do. */
function currencyOfTax(it: Element, { text, currencies }: Scene): string | undefined {
  const alike = firstAlike(it);
  const others = alike.flatMap((other) => attributeOf(text, other, "currencyID") ?? []);
  if (alike.length <= others.length + 1) return currencies.find((one) => !others.includes(one));
  const of = (name: string) => decimalIn(valueOf(text, it.parent?.children.find((one) => one.name === name)));
  const [base, total] = [of("ram:TaxBasisTotalAmount"), of("ram:GrandTotalAmount")];
  const tax = base && total?.minus(base);
  const own = alike.filter((one) => tax !== undefined && decimalIn(valueOf(text, one))?.equals(tax) === true);
  // Of more than two, and of two that are the same, nobody can tell which is which.
  if (alike.length > 2 || own.length !== 1) return undefined;
  return own.includes(it) ? currencies[0] : currencies[1];
}

/** As many as there are currencies, and one more: of more nobody can tell. */
function firstAlike({ name, parent }: Element): readonly Element[] {
  const found: Element[] = [];
  for (const it of parent?.children ?? []) {
    if (it.name === name) found.push(it);
    if (found.length > 2) break;
  }
  return found;
}

/** A few amounts in a currency that is neither that of the invoice nor that of its accounting: they get that of the invoice. */
export function ofOneCurrency(text: string, root: Element): readonly Mended[] {
  const currencies = currenciesOf(text, root);
  const [currency] = currencies;
  const all = below(root).flatMap((it) => {
    const stated = attributeOf(text, it, "currencyID");
    return stated === undefined ? [] : [{ it, stated }];
  });
  const own = all.filter(({ stated }) => stated === currency);
  const strays = all.filter(({ stated }) => !currencies.includes(stated));
  // Where the amounts agree on another one, it is the invoice that may say the wrong one.
  const isAlone = all.length === 1 && strays.every(({ it }) => byCurrency.includes(it.name));
  if (currency === undefined || own.length <= strays.length && !isAlone) return [];
  return strays.map(({ it, stated }) => {
    // What is no code may be any text, and stands in a title.
    const what = CODE.test(stated) ? `${it.name} ${stated}` : it.name;
    return { edit: marked(it, "currencyID", currency, text), what };
  });
}

const CODE = /^[A-Z]{3}$/;

/** What they say is a part of no value, and rules ask for invoices without it (UBL-DT, CII-DT). */
const unused: ReadonlySet<string> = new Set([
  ...["schemeName", "schemeAgencyID", "schemeAgencyName", "schemeDataURI", "schemeURI"],
  ...["listName", "listAgencyID", "listAgencyName", "listURI", "listSchemeURI"],
  ...["unitCodeListID", "unitCodeListAgencyID", "unitCodeListAgencyName", "currencyCodeListVersionID"],
  ...["languageID", "languageLocaleID", "characterSetCode", "encodingCode"],
]);

/** Attributes that EN 16931 does not use; in CII, the currency at an amount is one, where it is that of the invoice. */
export function withoutUnused(text: string, root: Element): readonly Mended[] {
  const [currency] = currenciesOf(text, root);
  return below(root).flatMap((it) => [
    ...supportingOf(it, text),
    ...attributesOf(text, it).flatMap(({ name, start, valueStart, valueEnd }) => {
      const isOwn = text.slice(valueStart, valueEnd) === currency;
      const isRepeated = name === "currencyID" && IN_CII.test(it.name) && !byCurrency.includes(it.name) && isOwn;
      if (!unused.has(name) && !isRepeated) return [];
      return [{ edit: { start: start - 1, end: valueEnd + 1, text: "" }, what: name }];
    }),
  ]);
}

/** That a document supports the invoice is said by where it stands: in UBL, the code for that is none of its own (UBL-SR-43). */
function supportingOf(it: Element, text: string): readonly Mended[] {
  const isCode = it.name === "cbc:DocumentTypeCode" && it.parent?.name === "cac:AdditionalDocumentReference";
  if (!isCode || valueOf(text, it) !== "916") return [];
  return [{ edit: { start: spaceBefore(text, it.start), end: it.end, text: "" }, what: `${it.name} 916` }];
}

const IN_CII = /^ram:\w{0,40}Amount$/;
const byCurrency: readonly string[] = ["ram:TaxTotalAmount"];

const currencyNames = [
  ["cbc:DocumentCurrencyCode", "ram:InvoiceCurrencyCode"],
  ["cbc:TaxCurrencyCode", "ram:TaxCurrencyCode"],
];

export function currenciesOf(text: string, root: Element): readonly string[] {
  const all = below(root);
  const codes = currencyNames.map((names) => valueOf(text, all.find(({ name }) => names.includes(name))));
  return codes.filter((code) => /^[A-Z]{3}$/.test(code));
}
