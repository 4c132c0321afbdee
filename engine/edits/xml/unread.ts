/**
 * Values that stand in an XML document and that nobody reads there: for want of an attribute or of the name of their tax, or
 * because they stand in another place than EN 16931 reads. Each is made readable as it stands; no value changes.
 */
import { grouped } from "../../model/grouped.ts";
import { isGln } from "../../rules/kit/check_digits.ts";
import { codeIn, compact, datesIn } from "../values.ts";
import { inOrder, type TextEdit } from "./edits.ts";
import { attributeOf, attributesOf, contentOf, type Element, prefixFor, rawName, tagTail } from "./elements.ts";

/** What is read now that was not, and how it is named. */
export interface Read {
  readonly edits: readonly TextEdit[];
  readonly names: readonly string[];
}

/** A place that is made readable: what stands there afterwards, and in which element. */
interface Mended {
  readonly edit: TextEdit;
  readonly what: string;
  readonly element?: string;
}

interface Scene {
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
  readonly value: (content: string, scene: Scene, others: readonly string[]) => string | undefined;
  /** Each of the same name has another value. */
  readonly once?: true;
}

const dates: readonly string[] = ["udt:DateTimeString", "qdt:DateTimeString", "udt:DateString"];

const marks: readonly Mark[] = [
  {
    elements: ["ram:TaxTotalAmount"],
    attribute: "currencyID",
    value: (_, { currencies }, others) => currencies.find((it) => !others.includes(it)),
    once: true,
  },
  {
    elements: dates,
    attribute: "format",
    value: (content) => /^\d{8}$/.test(content) ? "102" : undefined,
  },
  {
    elements: ["ram:ID"],
    within: "ram:SpecifiedTaxRegistration",
    attribute: "schemeID",
    value: (content) =>
      /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(compact(content)) ? "VA" : /^\d[\d/ .-]{5,}$/.test(content) ? "FC" : undefined,
  },
  { elements: ["ram:GlobalID"], attribute: "schemeID", value: (content) => isGln(content) ? "0088" : undefined },
];

/** Attributes and names of taxes that are missing. */
export function madeRead(text: string, root: Element): Read {
  const scene = { text, currencies: currenciesOf(text, root) };
  const all = below(root);
  const mended = all.flatMap((it) => [...marksOf(it, scene), ...taxOf(it, text), ...currencyOf(it, scene)]);
  const names = [...grouped(mended, ({ what }) => what)].map(([what, of]) => {
    const elements = new Set(of.flatMap(({ element = [] }) => element));
    return elements.size === 0 ? what : `${what} (${[...elements].join(", ")})`;
  });
  return { edits: inOrder(mended.map(({ edit }) => edit)), names };
}

/** An amount in the currency of the invoice: UBL repeats it at each, and some write it as a sign, or in small letters. */
function currencyOf(it: Element, { text, currencies: [currency] }: Scene): readonly Mended[] {
  if (currency === undefined) return [];
  const what = `currencyID="${currency}"`;
  const attribute = attributesOf(text, it).find(({ name }) => name === "currencyID");
  if (attribute === undefined) {
    const at = tagTail(text, it);
    return IN_UBL.test(it.name) ? [{ edit: { start: at, end: at, text: ` ${what}` }, what, element: it.name }] : [];
  }
  const { valueStart, valueEnd } = attribute;
  if (codeIn(text.slice(valueStart, valueEnd), "currency", "ubl-invoice") !== currency) return [];
  return [{ edit: { start: valueStart, end: valueEnd, text: currency }, what, element: it.name }];
}

const IN_UBL = /^cbc:\w{0,40}Amount$/;

/** Days that are said to be in eight digits, and are written otherwise: where each can be one day alone. */
export function daysRespelt(text: string, root: Element): Read {
  const found = below(root).flatMap((it) => dateOf(it, text));
  return { edits: found.flatMap(({ edits }) => edits), names: found.flatMap(({ names }) => names) };
}

function dateOf(it: Element, text: string): readonly Read[] {
  if (!dates.includes(it.name)) return [];
  const content = contentOf(text, it);
  const [day, other] = datesIn(valueOf(text, it));
  const digits = day?.replaceAll("-", "") ?? "";
  if (attributeOf(text, it, "format") !== "102" || content === undefined || day === undefined || other !== undefined) {
    return [];
  }
  if (valueOf(text, it) === digits) return [];
  const [start, end] = content;
  return [{ edits: [{ start, end, text: digits }], names: [digits] }];
}

function marksOf(it: Element, scene: Scene): readonly Mended[] {
  const row = marks.find(({ elements, within }) =>
    elements.includes(it.name) && (within === undefined || it.parent?.name === within)
  );
  if (row === undefined) return [];
  const { attribute, once } = row;
  const has = (one: Element) => attributeOf(scene.text, one, attribute);
  const alike = once === true ? firstAlike(it) : [];
  const others = alike.flatMap((other) => has(other) ?? []);
  // Of several that lack it, nobody can tell which is which.
  const isOne = alike.length <= others.length + 1;
  const value = has(it) === undefined && isOne ? row.value(valueOf(scene.text, it), scene, others) : undefined;
  if (value === undefined) return [];
  const at = tagTail(scene.text, it);
  const what = `${attribute}="${value}"`;
  return [{ edit: { start: at, end: at, text: ` ${what}` }, what, element: it.name }];
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

/** What is called VAT in other words. */
const VAT = /^(?:vat|mwst|mwst\.|ust|ust\.|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|mva|pdv|dph)$/i;
const categories = ["cac:TaxCategory", "cac:ClassifiedTaxCategory", "cac:PartyTaxScheme"];
const UBL = "urn:oasis:names:specification:ubl:schema:xsd:";

/** The tax that a category is of is VAT; one that says so in other words, or not at all, is not read. */
function taxOf(it: Element, text: string): readonly Mended[] {
  if (it.name === "ram:ApplicableTradeTax" || it.name === "ram:CategoryTradeTax") return typeOf(it, text);
  if (!categories.includes(it.name)) return [];
  const scheme = child(it, "cac:TaxScheme");
  const id = scheme && child(scheme, "cbc:ID");
  if (id !== undefined && valueOf(text, id) !== "") return renamed(id, text);
  const isVatId = /^[A-Z]{2}/.test(valueOf(text, child(it, "cbc:CompanyID")));
  if (it.name === "cac:PartyTaxScheme" && !isVatId || contentOf(text, it) === undefined) return [];
  const named = (kind: string, name: string) => {
    const prefix = prefixFor(text, `${UBL}Common${kind}Components-2`, it) ?? "";
    return prefix === "" ? name : `${prefix}:${name}`;
  };
  const [outer, inner] = [named("Aggregate", "TaxScheme"), named("Basic", "ID")];
  const written = `<${outer}><${inner}>VAT</${inner}></${outer}>`;
  const [start, end] = scheme === undefined ? endOf(text, it) : [scheme.start, scheme.end];
  return [{ edit: { start, end, text: written }, what: "cbc:ID VAT", element: it.name }];
}

function typeOf(it: Element, text: string): readonly Mended[] {
  const type = child(it, "ram:TypeCode");
  if (type !== undefined && valueOf(text, type) !== "") return renamed(type, text);
  const content = contentOf(text, it);
  if (content === undefined) return [];
  const at = child(it, "ram:CalculatedAmount")?.end ?? content[0];
  const { start, end } = type ?? { start: at, end: at };
  const name = `${prefixOf(it, text)}TypeCode`;
  return [{ edit: { start, end, text: `<${name}>VAT</${name}>` }, what: "ram:TypeCode VAT" }];
}

function renamed(it: Element, text: string): readonly Mended[] {
  const value = valueOf(text, it);
  const content = contentOf(text, it);
  if (value === "VAT" || !VAT.test(value) || content === undefined) return [];
  const [start, end] = content;
  return [{ edit: { start, end, text: "VAT" }, what: `${it.name} VAT` }];
}

const LOGISTICS = "ram:SpecifiedLogisticsServiceCharge";

/** Charges that stand where EN 16931 reads none: they go where it does, as they are. */
export function movedToPlace(text: string, root: Element): Read {
  const found = below(root).filter((it) => it.name === LOGISTICS && it.parent?.name !== LOGISTICS);
  const edits = found.map((it): TextEdit => ({ start: it.start, end: it.end, text: asCharge(it, text) }));
  return { edits, names: [...new Set(found.map((it) => it.name))] };
}

function asCharge(it: Element, text: string): string {
  const ram = prefixOf(it, text);
  const udt = prefixFor(text, "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100", it) ?? "udt";
  const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;
  const inner = (name: string) => {
    const own = child(it, name);
    const content = own && contentOf(text, own);
    return content === undefined ? "" : text.slice(...content);
  };
  const reason = inner("ram:Description");
  return tag(
    `${ram}SpecifiedTradeAllowanceCharge`,
    [
      tag(`${ram}ChargeIndicator`, tag(`${udt}:Indicator`, "true")),
      tag(`${ram}ActualAmount`, inner("ram:AppliedAmount")),
      reason === "" ? tag(`${ram}ReasonCode`, FREIGHT) : tag(`${ram}Reason`, reason),
      tag(`${ram}CategoryTradeTax`, inner("ram:AppliedTradeTax")),
    ].join(""),
  );
}

/** UNTDID 7161: freight service. */
const FREIGHT = "FC";

const currencyNames = [
  ["cbc:DocumentCurrencyCode", "ram:InvoiceCurrencyCode"],
  ["cbc:TaxCurrencyCode", "ram:TaxCurrencyCode"],
];

function currenciesOf(text: string, root: Element): readonly string[] {
  const all = below(root);
  const codes = currencyNames.map((names) => valueOf(text, all.find(({ name }) => names.includes(name))));
  return codes.filter((code) => /^[A-Z]{3}$/.test(code));
}

function valueOf(text: string, it: Element | undefined): string {
  const content = it && contentOf(text, it);
  return content === undefined ? "" : text.slice(...content).trim();
}

/** With its colon; nothing where the name has none. */
function prefixOf(it: Element, text: string): string {
  const name = rawName(text, it);
  return name.slice(0, name.indexOf(":") + 1);
}

function child(it: Element, name: string): Element | undefined {
  return it.children.find((one) => one.name === name);
}

/** Behind the last child, or where the content ends. */
function endOf(text: string, it: Element): readonly [start: number, end: number] {
  const at = it.children.at(-1)?.end ?? contentOf(text, it)?.[1] ?? it.end;
  return [at, at];
}

function below(root: Element): readonly Element[] {
  return [root, ...root.children.flatMap(below)];
}
