/** Whether a changed value says what it said before: how values of each type may be written, and still mean the same. */
import { codeLists } from "../model/codes/index.ts";
import { fullPointer } from "../model/shorthands.ts";
import { type DataType, fieldAt, isTermId, type TermId, termRows } from "../model/terms.ts";
import { provenVatId } from "../rules/own/vat_numbers.ts";
import type { Change } from "./changes.ts";
import { type JsonTree, lastStep, parentOf, pointerTo } from "./operation.ts";
import { codeIn, compact, decimalIn, discountLines, inForm, isMeant, numeric, withoutNoise } from "./values.ts";

/** The term that a pointer leads to; undefined for groups. */
export function termAtPointer(pointer: string): TermId | undefined {
  const field = fieldAt(fullPointer(pointer));
  return isTermId(field) ? field : undefined;
}

/** What is asked of all changes that are made together, however many there are. */
export interface Beside {
  /** What is added, by its place. */
  readonly added: ReadonlyMap<string, string | null>;
  readonly values: ReadonlySet<string | null>;
}

export function besideOf(changes: readonly Change[]): Beside {
  return {
    added: new Map(changes.filter(({ old }) => old === null).map((it) => [it.pointer, it.new])),
    values: new Set(changes.map((it) => it.new)),
  };
}

/** Beside others that are made with it: a value may go to the place of another that is removed. */
export function saysTheSame(change: Change, beside: Beside, before: JsonTree): boolean {
  const { pointer, old, new: now } = change;
  const term = termAtPointer(pointer);
  if (old === null && now === null) return true;
  if (term === undefined) return now === null && isNothing(pointer, old, before);
  if (old === null) return now !== null && isUnderstood({ term, pointer, now }, beside, before);
  if (now === null) {
    return isNothing(pointer, old, before) || staysAsValue(pointer, old, beside) || isNoRate(change, before);
  }
  return old === now || isSpelling({ term, pointer, old, now }, before);
}

/** An empty value, or a zero in a total that says the same when it is not there. */
function isNothing(pointer: string, old: string | null, before: JsonTree): boolean {
  if (old === null || before.at(pointer) === null || old.trim() === "") return true;
  return silentAtZero.has(lastStep(pointer)) && pointer.startsWith("/totals/") && isZero(old);
}

const silentAtZero: ReadonlySet<string> = new Set([
  "allowanceTotalAmount",
  "chargeTotalAmount",
  "prepaidAmount",
  "roundingAmount",
]);

/** A text that becomes the `value` of an object in its place. */
function staysAsValue(pointer: string, old: string, { added }: Beside): boolean {
  return added.get(`${pointer}/value`) === old;
}

/** What is added and was understood before: the value of an object, that an address with @ is one of e-mail, a rate of zero. */
function isUnderstood(
  { term, pointer, now }: { readonly term: TermId; readonly pointer: string; readonly now: string },
  { values }: Beside,
  before: JsonTree,
): boolean {
  const around = parentOf(pointer) ?? "";
  const text = before.text(around) ?? before.text(pointerTo(around, "value"));
  if (lastStep(pointer) === "value") return before.text(around) === now;
  if (lastStep(pointer) === "schemeId") {
    return termRows[term].type === "endpoint" && now === "EM" && text?.includes("@") === true;
  }
  return lastStep(pointer) === "vatRate" && isZero(now) && isUntaxed(around, before) &&
    values.size === 1;
}

/** The rate of what is not subject to VAT: 0 says no more than none. */
function isNoRate({ pointer, old }: Change, before: JsonTree): boolean {
  return lastStep(pointer) === "vatRate" && old !== null && isZero(old) && isUntaxed(parentOf(pointer) ?? "", before);
}

const untaxed: ReadonlySet<string | undefined> = new Set(["Z", "E", "AE", "K", "G", "O"]);

function isUntaxed(around: string, tree: JsonTree): boolean {
  return untaxed.has(tree.text(pointerTo(around, "vatCategory")));
}

function isZero(text: string): boolean {
  return decimalIn(text)?.isZero() === true;
}

interface Respelt {
  readonly term: TermId;
  readonly pointer: string;
  readonly old: string;
  readonly now: string;
}

/** Two spellings of one value. */
function isSpelling(it: Respelt, before: JsonTree): boolean {
  const { term, pointer, old, now } = it;
  const { type } = termRows[term];
  if (cleanedOf(old, term, lastStep(pointer) === "schemeId" ? "code" : type) === now) return true;
  if (lastStep(pointer) === "schemeId" || type === "code") return isSameCode(it);
  if (numeric.includes(type)) return isSameNumber(old, now) || isMeant(old, now, type);
  if (type === "date") return isMeant(old, now, type);
  if (trimmed(old) === trimmed(now)) return true;
  if (accounts.has(term)) return compact(old) === compact(now);
  if (vatIds.has(term)) return compact(old) === compact(now) || isPrefixed(it, before);
  if (term === "BT-20") return discountLines(old) === discountLines(now);
  const isRegistered = lastStep(pointer) === "value" && before.text(`${parentOf(pointer)}/schemeId`) !== undefined;
  return isRegistered && /^\d+$/.test(now) && compact(old) === now;
}

function trimmed(text: string): string {
  return text.trim();
}

function isSameCode({ term, old, now }: Respelt): boolean {
  const list = termRows[term].codes;
  if (list === undefined || trimmed(old) === trimmed(now)) return trimmed(old) === trimmed(now);
  if (list === "unit" && !/\d/.test(now) && !symbols.has(now)) return false;
  const syntaxes = ["ubl-invoice", "cii"] as const;
  return syntaxes.some((syntax) => codeLists[list].codes(syntax).has(now) && codeIn(old, list, syntax) === now) ||
    inForm(old, termRows[term].type) === now;
}

/**
 * Codes of units that are no word of any language. Others are: Stk means piece, and STK a stick of cigarettes; Std is an hour,
 * and STD a standard.
 */
const symbols: ReadonlySet<string> = new Set([
  "KGM",
  "GRM",
  "LTR",
  "MLT",
  "MTR",
  "CMT",
  "MMT",
  "KMT",
  "MTK",
  "MTQ",
  "KWH",
  "MWH",
  "HUR",
]);

/** Numbers of one value; and those that differ by what binary arithmetic leaves behind. */
function isSameNumber(old: string, now: string): boolean {
  const [one, other] = [decimalIn(old), decimalIn(now)];
  return one !== undefined && other !== undefined && (one.equals(other) || withoutNoise(old) === now);
}

const accounts: ReadonlySet<TermId> = new Set(["BT-84", "BT-86", "BT-90", "BT-91"]);
const vatIds: ReadonlySet<TermId> = new Set(["BT-31", "BT-48", "BT-63"]);

/** The country is the party's, and the check digits say that it was meant. */
function isPrefixed({ pointer, old, now }: Respelt, before: JsonTree): boolean {
  const country = before.text(`${parentOf(pointer) ?? ""}/address/countryCode`)?.trim().toUpperCase();
  const prefix = country === "GR" ? "EL" : country;
  return prefix !== undefined && now === prefix + compact(old) && provenVatId(now);
}

/** References, which are texts: what nobody sees in them is no part of them, and neither is a line that breaks. */
const references: ReadonlySet<TermId> = new Set([
  ...["BT-1", "BT-10", "BT-11", "BT-12", "BT-13", "BT-14", "BT-15", "BT-16", "BT-17", "BT-19"] as const,
  ...["BT-23", "BT-24", "BT-25", "BT-32", "BT-83", "BT-89", "BT-122", "BT-132", "BT-133"] as const,
]);

/** What people write before a number so that others know which it is. */
const labels: Readonly<Partial<Record<TermId, RegExp>>> = {
  "BT-84": /^IBAN[\s:]{0,9}/i,
  "BT-91": /^IBAN[\s:]{0,9}/i,
  "BT-86": /^(?:BIC|SWIFT)[\s:/]{0,9}/i,
};

function withoutLabel(text: string, term: TermId): string {
  const label = labels[term];
  return label === undefined ? text : text.trim().replace(label, "");
}

/** Controls, line breaks, and characters that have no width or only turn the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\ufe00-\ufe0f]/gu;
const SPACE = /[\s\p{Z}]/gu;

/** A value without what got into it on the way: white space, and what nobody sees. Texts that people read stay as they are. */
export function cleanedOf(text: string, term: TermId, type: DataType): string {
  const seen = text.replace(UNSEEN, "");
  const isCompact = accounts.has(term) || vatIds.has(term) || type === "code" || type === "date" ||
    type === "endpoint" ||
    numeric.includes(type) || type === "identifier" && /^[\d\s\p{Z}]+$/u.test(seen);
  if (isCompact) return withoutLabel(seen, term).replace(SPACE, "");
  return type === "identifier" || references.has(term) ? seen.trim() : text;
}
