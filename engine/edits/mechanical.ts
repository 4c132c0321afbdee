/**
 * Repairs that need no decision, by their kind: what can only be one value, what is written in a form that its field does not
 * take, and what must not be there. What sums say of amounts is looked for elsewhere.
 */
import type { Syntax } from "../model/codes/index.ts";
import { positionOf } from "../model/draft.ts";
import { nearest } from "../model/nearest.ts";
import { askedAs, shortNames } from "../model/shorthands.ts";
import { fieldsOf, type GroupId, isGroupId, isTermId, partsOf, type TermId, termRows } from "../model/terms.ts";
import { writesOf } from "../judge/identifiers.ts";
import { identifierOf } from "../model/specifications.ts";
import type { Profile } from "../scenarios/table.ts";
import { factsOf } from "../rules/index.ts";
import type { Repair } from "../rules/kit/repair.ts";
import { isAllExempt, lineIds } from "./lines.ts";
import { type JsonTree, lastStep, type Operation, parentOf, pointerTo } from "./operation.ts";
import { asXml, codeIn, compact, discountLines, inForm, withoutNoise } from "./values.ts";

/** A finding on a JSON invoice, and the invoice. */
export interface Case {
  readonly tree: JsonTree;
  readonly rule: string;
  readonly pointer: string;
  readonly fields: readonly (TermId | GroupId)[];
  readonly profile: Profile;
  readonly syntax: Syntax;
  /** The language of what is proposed to be said. */
  readonly lang: string;
}

type Fix = (of: Case) => readonly Operation[];

/** The sums are settled together. */
const fixes: Readonly<Record<Exclude<Repair, "sums">, Fix>> = {
  code: exactCode,
  form: rightForm,
  noise: (it) => rewritten(it, withoutNoise),
  text: (it) => rewritten(it, asXml),
  name: rightName,
  specification: (it) => identifier(it, "specificationIdentifier"),
  process: (it) => identifier(it, "businessProcess"),
  // The root of UBL says which of the two the document is.
  typeCode: (it) => put(it, "/invoiceTypeCode", it.syntax === "ubl-credit-note" ? "381" : "380"),
  sellerId,
  usualReason,
  noReason: (it) => without(it, ["exemptionReason", "exemptionReasonCode"]),
  zeroRate,
  noRate: (it) => isZeroRate(it) ? without(it, ["vatRate"]) : [],
  emailScheme,
  noTaxPointCode: (it) => taken(it, ["/taxPointDateCode"]),
  noTaxCurrency: (it) => taken(it, ["/taxCurrency", "/totals/taxAmountInTaxCurrency"]),
  lineNumber,
  onlyCategory,
  lastFour: (it) => rewritten(it, lastFour),
  // Only the country is wrong: what else the seller writes into a number stays.
  capitals: (it) => rewritten(it, (text) => text.trim().toUpperCase()),
  compact: (it) => rewritten(it, compact),
  discountLines: (it) => rewritten(it, discountLines),
};

/** What would repair a finding; nothing if that takes a decision. The caller checks whether it does repair it. */
export function repairOf(it: Case): readonly Operation[] {
  const kind = factsOf(it.rule)?.repair;
  return kind === undefined || kind === "sums" ? [] : fixes[kind](it);
}

interface Spot {
  readonly term: TermId;
  readonly pointer: string;
}

/** Where the terms of a finding stand: at its place, beside it, or in it. */
function spotsOf({ tree, pointer, fields }: Case): readonly Spot[] {
  return fields.filter(isTermId).flatMap((term) => {
    const names = [termRows[term].name, askedAs[term]].filter((name) => name !== undefined);
    const inList = names.includes(lastStep(parentOf(pointer) ?? ""));
    const around = [pointer, parentOf(pointer)].filter((it) => it !== undefined);
    const named = around.flatMap((it) => names.map((name) => pointerTo(it, name)));
    const own = names.includes(lastStep(pointer)) || inList || lastStep(pointer) === "value" ? [pointer] : [];
    return [...own, ...named].filter((it) => tree.at(it) !== undefined).map((pointer) => ({ term, pointer }));
  });
}

function exactCode(it: Case): readonly Operation[] {
  return once(
    spotsOf(it).flatMap(({ term, pointer }) =>
      codedAt(term, pointer).flatMap(([coded, path]) => {
        const list = termRows[coded].codes;
        const text = it.tree.text(path);
        const code = list === undefined || text === undefined ? undefined : codeIn(text, list, it.syntax);
        return code === undefined ? [] : [{ op: "replace", path, value: code } as const];
      })
    ),
  );
}

/** The code of a term: itself, the scheme of an identifier, the list of a classification. */
function codedAt(term: TermId, pointer: string): readonly (readonly [TermId, string])[] {
  const parts = partsOf(term).map(([name, part]) => [part, pointerTo(pointer, name)] as const);
  if (parts.length > 0) return parts;
  if (termRows[term].type === "code") return [[term, pointer]];
  const holder = lastStep(pointer) === "value" ? parentOf(pointer) ?? "" : pointer;
  return [[term, pointerTo(holder, "schemeId")]];
}

/** The same operation is found by two terms where both stand at one place. */
function once(operations: readonly Operation[]): readonly Operation[] {
  return operations.filter((it, index) => operations.findIndex(({ path }) => path === it.path) === index);
}

function rewritten(it: Case, rewrite: (text: string) => string | undefined): readonly Operation[] {
  const own: readonly Spot[] = it.tree.text(it.pointer) === undefined ? [] : [{ term: "BT-1", pointer: it.pointer }];
  return once([...own, ...spotsOf(it)].flatMap(({ pointer: path }) => {
    const text = it.tree.text(path);
    const value = text === undefined ? undefined : rewrite(text);
    return value === undefined || value === text ? [] : [{ op: "replace", path, value } as const];
  }));
}

/** A number for a text, a text in another form than a number or a date has, an e-mail address alone, and null for nothing. */
function rightForm(it: Case): readonly Operation[] {
  const { tree, pointer: path, fields: [field] } = it;
  if (tree.at(path) === null) return [{ op: "remove", path }];
  const text = tree.text(path);
  if (text === undefined || field === undefined || isGroupId(field)) return [];
  const { type } = termRows[field];
  if (type === "endpoint") return text.includes("@") ? [{ op: "replace", path, value: addressed(text) }] : [];
  const value = inForm(text, type) ?? (typeof tree.at(path) === "string" ? undefined : text);
  return value === undefined ? [] : [{ op: "replace", path, value }];
}

function addressed(value: string) {
  return { schemeId: "EM", value };
}

/** The field that was meant, by its name, if it is not there already. */
function rightName({ tree, pointer, fields: [field] }: Case): readonly Operation[] {
  const around = parentOf(pointer);
  if (around === undefined || field === undefined || !isGroupId(field)) return [];
  const name = nearest(lastStep(pointer), [...fieldsOf(field).map(([name]) => name), ...shortNames(field)]);
  if (name === undefined || tree.at(pointerTo(around, name)) !== undefined) return [];
  return [{ op: "move", from: pointer, path: pointerTo(around, name) }];
}

function put({ tree }: Case, path: string, value: string): readonly Operation[] {
  return [{ op: tree.at(path) === undefined ? "add" : "replace", path, value }];
}

function identifier(it: Case, name: "businessProcess" | "specificationIdentifier"): readonly Operation[] {
  const { businessProcess, specification } = writesOf(it.profile);
  const value = name === "businessProcess" ? businessProcess : identifierOf(specification);
  return value === undefined ? [] : put(it, `/${name}`, value);
}

/** The object of a VAT category nearest to the finding. */
function categoryAt({ tree, pointer }: Case): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentOf(at)) {
    if (tree.object(at)?.has("vatCategory") === true) return at;
  }
  return undefined;
}

const reasonCodes: ReadonlyMap<string, string> = new Map([
  ["AE", "VATEX-EU-AE"],
  ["K", "VATEX-EU-IC"],
  ["G", "VATEX-EU-G"],
  ["O", "VATEX-EU-O"],
]);

function usualReason(it: Case): readonly Operation[] {
  const at = categoryAt(it);
  const category = at === undefined ? "E" : it.tree.text(pointerTo(at, "vatCategory"));
  if (category === "E") return smallBusiness(it, at);
  const code = at === undefined ? undefined : reasonCodes.get(it.tree.text(pointerTo(at, "vatCategory")) ?? "");
  return at === undefined || code === undefined ? [] : put(it, pointerTo(at, "exemptionReasonCode"), code);
}

/** A seller that has a tax number and nothing else to be known by is known by that. */
function sellerId({ tree }: Case): readonly Operation[] {
  const number = tree.text("/seller/taxRegistrationId");
  const path = "/seller/identifiers";
  if (number === undefined || tree.at(path) !== undefined) return [];
  return [{ op: "add", path, value: [] }, { op: "add", path: pointerTo(path, "-"), value: number }];
}

/** Why small businesses charge no VAT, by the country of the seller and the language. */
const smallBusinessReasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    de: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG",
    en: "No VAT is charged: small business under § 19 of the German VAT Act (UStG)",
    fr: "TVA non applicable : petite entreprise au sens du § 19 de la loi allemande sur la TVA (UStG)",
  },
  AT: {
    de: "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung gemäß § 6 Abs. 1 Z 27 UStG",
    en: "Exempt from VAT: small business under § 6 (1) 27 of the Austrian VAT Act (UStG)",
    fr: "Exonération de TVA : petite entreprise au sens du § 6, al. 1, n° 27 de la loi autrichienne sur la TVA (UStG)",
  },
  FR: {
    de: "Keine Mehrwertsteuer gemäß Artikel 293 B CGI (französische Kleinunternehmerregelung)",
    en: "VAT not applicable, article 293 B of the French tax code (CGI)",
    fr: "TVA non applicable, art. 293 B du CGI",
  },
};

/** A seller without a VAT identifier whose lines are all exempt is most likely a small business; what else is exempt differs. */
function smallBusiness(it: Case, at: string | undefined): readonly Operation[] {
  const { tree } = it;
  const exempt = isAllExempt(tree);
  const reasons = smallBusinessReasons[tree.text("/seller/address/countryCode") ?? ""];
  if (!exempt || reasons === undefined || tree.at("/seller/vatId") !== undefined) return [];
  const value = reasons[it.lang] ?? reasons["en"] ?? "";
  if (at !== undefined) return put(it, pointerTo(at, "exemptionReason"), value);
  const path = "/vatExemptionReasons";
  if (tree.at(path) === undefined) return [{ op: "add", path, value: { E: value } }];
  return put(it, pointerTo(path, "E"), value);
}

const untaxed = ["Z", "E", "AE", "K", "G", "O"];

/** The rate of a category without VAT, where none is stated; one that is another than 0 may be right, and the category wrong. */
function zeroRate(it: Case): readonly Operation[] {
  const at = categoryAt(it);
  if (at === undefined || it.tree.at(pointerTo(at, "vatRate")) !== undefined) return [];
  const category = it.tree.text(pointerTo(at, "vatCategory")) ?? "";
  return untaxed.includes(category) ? put(it, pointerTo(at, "vatRate"), "0") : [];
}

function isZeroRate(it: Case): boolean {
  const at = categoryAt(it);
  return at !== undefined && /^0(?:\.0*)?$/.test(it.tree.text(pointerTo(at, "vatRate")) ?? "");
}

/** Takes fields out of the object of the VAT category. */
function without(it: Case, names: readonly string[]): readonly Operation[] {
  const at = categoryAt(it);
  return at === undefined ? [] : taken(it, names.map((name) => pointerTo(at, name)));
}

function taken({ tree }: Case, paths: readonly string[]): readonly Operation[] {
  return paths.filter((path) => tree.at(path) !== undefined).map((path) => ({ op: "remove", path }));
}

function emailScheme(it: Case): readonly Operation[] {
  return once(
    spotsOf(it).flatMap(({ pointer }) => {
      const holder = lastStep(pointer) === "value" ? parentOf(pointer) ?? "" : pointer;
      const isEmail = it.tree.text(pointerTo(holder, "value"))?.includes("@") === true;
      return isEmail ? put(it, pointerTo(holder, "schemeId"), "EM") : [];
    }),
  );
}

/** A line without an identifier gets its number, if no other line has it. */
function lineNumber(it: Case): readonly Operation[] {
  const index = /^\/lines\/(\d+)/.exec(it.pointer)?.[1];
  if (index === undefined || it.tree.at(`/lines/${index}`) === undefined) return [];
  const number = String(positionOf(index) + 1);
  return lineIds(it.tree).has(number) ? [] : put(it, `/lines/${index}/id`, number);
}

/** A line without a category has the one that the invoice is broken down by, if there is one alone. */
function onlyCategory(it: Case): readonly Operation[] {
  const line = /^\/lines\/\d+/.exec(it.pointer)?.[0];
  const parts = it.tree.at("/vatBreakdown");
  if (line === undefined || !Array.isArray(parts) || parts.length !== 1) return [];
  return ["vatCategory", "vatRate"].flatMap((name) => {
    const value = it.tree.text(`/vatBreakdown/0/${name}`);
    return value === undefined ? [] : put(it, `${line}/${name}`, value);
  });
}

/** What may be shown of a card's number. */
function lastFour(text: string): string | undefined {
  return /\d{4}$/.exec(text.replace(/\D/g, ""))?.[0];
}
