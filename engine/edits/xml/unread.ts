/**
 * Values that stand in an XML document and that nobody reads there: for want of an attribute or of the name of their tax, or
 * because they stand in another place than EN 16931 reads. Each is made readable as it stands; no value changes.
 */
import { Decimal } from "../../model/decimal.ts";
import { decimalIn } from "../values.ts";
import { grouped } from "../../model/grouped.ts";
import { currenciesOf, currencyOf, marksOf, type Mended } from "./attributes.ts";
import { inOrder, type TextEdit } from "./edits.ts";
import { attributesOf, below, contentOf, type Element, prefixFor, rawName, spaceBefore, valueOf } from "./elements.ts";

/** What is read now that was not, and how it is named. */
export interface Read {
  readonly edits: readonly TextEdit[];
  readonly names: readonly string[];
}

/** The namespaces that a document declares under another address: what is in them is read where it is the one of its format. */
export function inTheirNamespaces(text: string, root: Element, prefixes: ReadonlyMap<string, string>): Read {
  const found = attributesOf(text, root).flatMap(({ name, valueStart, valueEnd }) => {
    const stated = text.slice(valueStart, valueEnd);
    if (!name.startsWith("xmlns:") || prefixes.has(stated)) return [];
    const [own] = [...prefixes].find(([uri]) => stated.includes(nameIn(uri))) ??
      [...prefixes].find(([, prefix]) => name === `xmlns:${prefix}`) ?? [];
    if (own === undefined || text.includes(`"${own}"`)) return [];
    return [{ edit: { start: valueStart, end: valueEnd, text: own }, what: `xmlns="${own}"` }];
  });
  return { edits: found.map(({ edit }) => edit), names: found.map(({ what }) => what) };
}

/** What names a namespace within its address: CommonBasicComponents, or UnqualifiedDataType. */
function nameIn(uri: string): string {
  return uri.split(/[:-]/).findLast((it) => /^[A-Z][A-Za-z]{8,60}$/.test(it)) ?? uri;
}

/** Attributes and names of taxes that are missing. */
export function madeRead(text: string, root: Element): Read {
  const scene = { text, currencies: currenciesOf(text, root) };
  const all = below(root);
  const mended = all.flatMap((it) => [
    ...marksOf(it, scene),
    ...taxOf(it, text),
    ...currencyOf(it, scene),
    ...indicatorOf(it, text),
  ]);
  const names = [...grouped(mended, ({ what }) => what)].map(([what, of]) => {
    const elements = new Set(of.flatMap(({ element = [] }) => element));
    return elements.size === 0 ? what : `${what} (${[...elements].join(", ")})`;
  });
  return { edits: inOrder(mended.map(({ edit }) => edit)), names };
}

/** Words that say of an amount whether it is a charge, as programs and people write them. */
const yes = /^(?:true|yes|ja|oui|si|y|j|charge|zuschlag)$/i;
const no = /^(?:false|no|nein|non|nee|n|allowance|abschlag|rabatt)$/i;

function indicatorOf(it: Element, text: string): readonly Mended[] {
  if (it.name !== "cbc:ChargeIndicator" && it.name !== "udt:Indicator") return [];
  const content = contentOf(text, it);
  const value = valueOf(text, it);
  const now = yes.test(value) ? "true" : no.test(value) ? "false" : undefined;
  if (content === undefined || now === undefined || now === value) return [];
  const [start, end] = content;
  return [{ edit: { start, end, text: now }, what: `${it.name} ${now}` }];
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
  const day = dueDayOf(root, text);
  return {
    edits: inOrder([...edits, ...totalOf(found, text), ...day]),
    names: [...new Set([...found.map((it) => it.name), ...(day.length > 0 ? [DUE] : [])])],
  };
}

const DUE = "cbc:DueDate";

/** A CreditNote says by when it is paid with the means of payment, and has no place for it elsewhere. */
function dueDayOf(root: Element, text: string): readonly TextEdit[] {
  const own = child(root, DUE);
  const means = child(root, "cac:PaymentMeans");
  const code = means && child(means, "cbc:PaymentMeansCode");
  const isThere = means !== undefined && child(means, "cbc:PaymentDueDate") !== undefined;
  if (!/^(?:\w{1,9}:)?CreditNote$/.test(root.name) || own === undefined || code === undefined || isThere) return [];
  const name = `${prefixOf(own, text)}PaymentDueDate`;
  return [
    { start: spaceBefore(text, own.start), end: own.end, text: "" },
    { start: code.end, end: code.end, text: `<${name}>${valueOf(text, own)}</${name}>` },
  ];
}

/** CII has an element for the delivery in every invoice, also where nothing is said of it. */
export function withDelivery(text: string, root: Element): readonly TextEdit[] {
  const trade = child(root, "rsm:SupplyChainTradeTransaction");
  const agreement = trade && child(trade, "ram:ApplicableHeaderTradeAgreement");
  if (trade === undefined || agreement === undefined) return [];
  if (child(trade, "ram:ApplicableHeaderTradeDelivery") !== undefined) return [];
  const name = `${prefixOf(agreement, text)}ApplicableHeaderTradeDelivery`;
  return [{ start: agreement.end, end: agreement.end, text: `<${name}/>` }];
}

/** Their total, where none is stated: an invoice that has charges has it. */
function totalOf(found: readonly Element[], text: string): readonly TextEdit[] {
  const around = found[0]?.parent;
  const totals = around && child(around, "ram:SpecifiedTradeSettlementHeaderMonetarySummation");
  const lines = totals && child(totals, "ram:LineTotalAmount");
  if (around === undefined || totals === undefined || lines === undefined) return [];
  if (child(totals, "ram:ChargeTotalAmount") !== undefined) return [];
  const amountIn = (it: Element, name: string) => decimalIn(valueOf(text, child(it, name)));
  const others = around.children.filter((it) => it.name === CHARGE && /true/.test(valueOf(text, it.children[0])));
  const all = [
    ...found.filter(({ parent }) => parent === around).map((it) => amountIn(it, "ram:AppliedAmount")),
    ...others.map((it) => amountIn(it, "ram:ActualAmount")),
  ];
  const amounts = all.flatMap((it) => it ?? []);
  if (amounts.length < all.length) return [];
  const name = `${prefixOf(lines, text)}ChargeTotalAmount`;
  return [{ start: lines.end, end: lines.end, text: `<${name}>${Decimal.sum(amounts).pad(2)}</${name}>` }];
}

const CHARGE = "ram:SpecifiedTradeAllowanceCharge";

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
