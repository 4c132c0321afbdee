/** Random changes to the structure and the values of an invoice: what official rules may look at, and what they may not. */
import type { Random } from "../support/random.ts";
import { type Child, copyOf, type Element, elementsOf, isElement, isLeaf, textIn } from "../support/tree.ts";
import { insertAnywhere, typedElements } from "./insertions.ts";
import {
  otherAttribute,
  otherCase,
  otherDigit,
  otherNumber,
  otherPrefix,
  sameText,
  spaceOut,
  spaceOutAttribute,
} from "./odd_forms.ts";
import { codes, countries, dates, numbers, specifications } from "./odd_values.ts";

interface Scene {
  readonly random: Random;
  readonly root: Element;
  /** All elements but the root. */
  readonly inner: readonly Element[];
  readonly parents: ReadonlyMap<Element, Element>;
}

/** Changes the tree, and says in a few words how; says nothing when there was nothing to change. */
type Mutation = (scene: Scene) => string | undefined;

/** One row a mutation, with how often it is taken. */
const mutations: readonly (readonly [times: number, Mutation])[] = [
  [6, setText],
  [3, remove],
  [3, duplicate],
  [3, repeatLeaf],
  [1, move],
  [1, rename],
  [2, setAttribute],
  [1, removeAttribute],
  [2, graft],
  [8, insertBySchema],
  [1, wrap],
  [1, empty],
  [2, changeCategory],
  [1, changeCountry],
  [1, changeSpecification],
  [3, breakText],
  [3, split],
  [1, reorder],
  [5, spaceOut],
  [1, spaceOutAttribute],
  [2, otherCase],
  [2, otherDigit],
  [3, otherNumber],
  [2, otherPrefix],
  [3, otherAttribute],
  [3, sameText],
];
const choices = mutations.flatMap(([times, mutation]) => Array.from({ length: times }, () => mutation));

/** Applies one to six mutations to a tree, and tells which. */
export function mutate(root: Element, random: Random): readonly string[] {
  const told: string[] = [];
  for (let left = random.of([1, 1, 2, 2, 3, 4, 6]); left > 0; left--) {
    const elements = elementsOf(root);
    const [, ...inner] = elements;
    if (inner.length === 0) break;
    const parents = new Map(elements.flatMap((parent) => parent.children.filter(isElement).map((it) => [it, parent])));
    told.push(random.of(choices)({ random, root, inner, parents }) ?? "nothing");
  }
  return told;
}

function localName({ name }: Element): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A value at the edge of what may be in an element. */
function valueFor(element: Element, random: Random): string {
  const name = localName(element);
  if (random.oneIn(7)) return random.of([...numbers, ...codes, ...dates]);
  if (name.includes("Date")) return random.of(dates);
  if (!/Amount|Percent|Quantity|Numeric/.test(name)) return random.of(codes);
  const number = Number(textIn(element));
  if (Number.isNaN(number) || random.below(5) > 1) return random.of(numbers);
  return (number + random.of([0.01, -0.01, 0.02, -0.02, 1, -1, 0.99, -0.99, 0.5])).toFixed(2);
}

function setText({ random, inner }: Scene): string {
  const leaf = random.of(inner.filter(isLeaf));
  const value = valueFor(leaf, random);
  leaf.children = [value];
  return `${leaf.name} = ${JSON.stringify(value)}`;
}

function replaceChild(parent: Element | undefined, child: Child, by: readonly Child[]): void {
  if (parent !== undefined) parent.children = parent.children.flatMap((it) => it === child ? by : [it]);
}

function remove({ random, inner, parents }: Scene): string {
  const element = random.of(inner);
  replaceChild(parents.get(element), element, []);
  return `without ${element.name}`;
}

function duplicate({ random, inner, parents }: Scene): string {
  const element = random.of(inner);
  replaceChild(parents.get(element), element, [element, copyOf(element)]);
  return `twice ${element.name}`;
}

function move({ random, root, inner, parents }: Scene): string | undefined {
  const element = random.of(inner);
  const target = random.of([root, ...inner.filter((it) => !isLeaf(it))]);
  if (elementsOf(element).includes(target)) return undefined;
  replaceChild(parents.get(element), element, []);
  target.children.push(element);
  return `${element.name} moved into ${target.name}`;
}

function rename({ random, inner }: Scene): string | undefined {
  const element = random.of(inner);
  const other = random.of(inner);
  if (!isLeaf(element) && random.below(10) > 2) return undefined;
  const told = `${element.name} called ${other.name}`;
  element.name = other.name;
  return told;
}

function isPlain(name: string): boolean {
  return name !== "xmlns" && !name.includes(":");
}

/** An element with attributes that are no namespace declarations, and one of them. */
function attributeOf({ random, inner }: Scene): readonly [Element, string] | undefined {
  const found = inner.flatMap((it) => [...it.attributes.keys()].filter(isPlain).map((name) => [it, name] as const));
  return found.length === 0 ? undefined : random.of(found);
}

function setAttribute(scene: Scene): string | undefined {
  const [element, name] = attributeOf(scene) ?? [];
  if (element === undefined || name === undefined) return undefined;
  const value = scene.random.of(codes);
  element.attributes.set(name, value);
  return `${element.name}/@${name} = ${JSON.stringify(value)}`;
}

function removeAttribute(scene: Scene): string | undefined {
  const [element, name] = attributeOf(scene) ?? [];
  if (element === undefined || name === undefined) return undefined;
  element.attributes.delete(name);
  return `without ${element.name}/@${name}`;
}

function insert(parent: Element, child: Child, random: Random): void {
  parent.children.splice(random.below(parent.children.length + 1), 0, child);
}

function graft({ random, root, inner }: Scene): string {
  const element = copyOf(random.of(inner));
  const target = random.of([root, ...inner.filter((it) => !isLeaf(it))]);
  insert(target, element, random);
  return `${element.name} grafted into ${target.name}`;
}

const CAC = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2";
const RAM = "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100";
/** Elements in which no rule expects an element, or only some do. */
const wrappers = {
  [CAC]: [
    "SubInvoiceLine",
    "SubCreditNoteLine",
    "CreditNoteLine",
    "InvoiceLine",
    "Foo",
    "Delivery",
    "TaxTotal",
    "Price",
  ]
    .concat(["OriginatorCustomerParty", "PrepaidPayment", "TaxRepresentativeParty", "PayeeParty", "AllowanceCharge"]),
  [RAM]: [
    "InvoiceeTradeParty",
    "ShipToTradeParty",
    "SpecifiedLogisticsServiceCharge",
    "Foo",
    "UltimateShipToTradeParty",
  ]
    .concat(["IncludedSupplyChainTradeLineItem", "SpecifiedAdvancePayment", "SpecifiedTradeAllowanceCharge"]),
} as const;

function wrap({ random, root, inner, parents }: Scene): string {
  const element = random.of(inner);
  const namespace = localName(root) === "CrossIndustryInvoice" ? RAM : CAC;
  const name = `x:${random.of(wrappers[namespace])}`;
  const wrapper: Element = { name, attributes: new Map([["xmlns:x", namespace]]), children: [element] };
  replaceChild(parents.get(element), element, [wrapper]);
  return `${element.name} wrapped in ${name}`;
}

function empty({ random, inner }: Scene): string {
  const element = random.of(inner);
  element.children = [];
  return `empty ${element.name}`;
}

/** Another VAT category nearly everywhere, mostly with the rate that it asks for. */
function changeCategory({ random, inner, parents }: Scene): string {
  const category = random.of(["S", "Z", "E", "AE", "K", "G", "O", "L", "M"]);
  const isCategory = (it: Element) =>
    localName(it) === "CategoryCode" ||
    (localName(it) === "ID" && /^(Classified)?TaxCategory$/.test(localName(parents.get(it) ?? it)));
  for (const it of inner.filter(isCategory)) if (!random.oneIn(5)) it.children = [category];
  const rates = inner.filter((it) => /^(RateApplicable)?Percent$/.test(localName(it)));
  if (random.oneIn(3)) return `category ${category}`;
  for (const it of rates) if (!random.oneIn(10)) it.children = ["0"];
  if (category !== "O" || random.oneIn(3)) return `category ${category} at 0 %`;
  for (const it of rates) replaceChild(parents.get(it), it, []);
  return "category O without rates";
}

/** A group in two, or with an empty one beside it: what is counted or related by its wrapper shows then. */
function split({ random, inner, parents }: Scene): string | undefined {
  const groups = inner.filter((it) => !isLeaf(it));
  if (groups.length === 0) return undefined;
  const group = random.of(groups);
  const parts = group.children.filter(isElement);
  const second = { ...copyOf(group), children: parts.splice(random.below(parts.length + 1)) };
  group.children = parts;
  replaceChild(parents.get(group), group, [group, second]);
  return `${group.name} in two`;
}

/** A comment or a processing instruction at any place of a text, also at its ends and in an empty one. */
function breakText({ random, inner }: Scene): string {
  const leaf = random.of(inner.filter(isLeaf));
  const text = textIn(leaf);
  const at = random.below(text.length + 1);
  leaf.children = [text.slice(0, at), random.oneIn(3) ? { instruction: "x y" } : { comment: "x" }, text.slice(at)];
  return `${leaf.name} broken at ${at}`;
}

/** A value twice, with the same text, another one, or none. */
function repeatLeaf({ random, inner, parents }: Scene): string {
  const leaf = random.of(inner.filter(isLeaf));
  const second = copyOf(leaf);
  if (random.oneIn(2)) second.children = random.oneIn(4) ? [] : [valueFor(leaf, random)];
  replaceChild(parents.get(leaf), leaf, random.oneIn(2) ? [leaf, second] : [second, leaf]);
  return `again ${leaf.name}`;
}

function insertBySchema({ random, root }: Scene): string | undefined {
  return insertAnywhere(typedElements(root), random, (element) => usualFor(element, random));
}

/** A value that suits an element, mostly. */
function usualFor(element: Element, random: Random): string {
  const name = localName(element);
  if (random.oneIn(6)) return valueFor(element, random);
  if (name.includes("DateTime") || name === "DateString") return "20250930";
  if (name.includes("Date")) return "2025-09-30";
  if (name.includes("Indicator")) return random.of(["true", "false"]);
  return /Amount|Percent|Quantity|Numeric|Measure|Rate/.test(name) ? random.of(["1", "10.00", "0"]) : random.of(codes);
}

/** Another country for one party or for all, with VAT identifiers to match. */
function changeCountry({ random, inner, parents }: Scene): string {
  const [country, vat] = random.of(countries);
  const isSeller = (it: Element | undefined): boolean =>
    it !== undefined && (/^(AccountingSupplier|SellerTrade)Party$/.test(localName(it)) || isSeller(parents.get(it)));
  const all = random.oneIn(2) ? inner : inner.filter(isSeller);
  for (const it of all) {
    const name = localName(it);
    if (name === "IdentificationCode" || name === "CountryID") it.children = [country];
    const scheme = localName(parents.get(it) ?? it);
    if (/^(PartyTaxScheme|SpecifiedTaxRegistration)$/.test(scheme) && /^(CompanyID|ID)$/.test(name)) {
      it.children = [vat];
    }
  }
  return `${all === inner ? "all" : "the seller"} in ${country}`;
}

function changeSpecification({ random, inner, parents }: Scene): string | undefined {
  const is = (it: Element) =>
    localName(it) === "CustomizationID" || localName(parents.get(it) ?? it).startsWith("GuidelineSpecified");
  const specification = random.of(specifications);
  for (const it of inner.filter((leaf) => isLeaf(leaf) && is(leaf))) it.children = [specification];
  return `follows ${specification}`;
}

function reorder({ random, inner, parents }: Scene): string | undefined {
  const element = random.of(inner);
  const parent = parents.get(element);
  if (parent === undefined) return undefined;
  replaceChild(parent, element, []);
  insert(parent, element, random);
  return `${element.name} elsewhere in ${parent.name}`;
}
