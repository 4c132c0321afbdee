/**
 * The short forms of the JSON model, in both directions: what callers may write instead of the full form, and what reading
 * an XML invoice writes back.
 */
import { childOf, type Draft } from "./draft.ts";
import { type JsonNode, JsonNumber, type JsonObject, type JsonValue } from "./json.ts";
import { equalNumbers } from "./numeric.ts";
import type { GroupId, TermId } from "./terms.ts";

export interface Shorthand {
  /** The field of the invoice in whose object it stands; none for the invoice itself. */
  readonly in?: string;
  readonly group: GroupId;
  readonly name: string;
  /** What it stands for, from the same object down. */
  readonly means: readonly (string | 0)[];
  readonly id: TermId | GroupId;
}

export const shorthands: readonly Shorthand[] = [
  { group: "BG-0", name: "note", means: ["notes", 0, "text"], id: "BT-22" },
  { group: "BG-0", name: "deliveryDate", means: ["delivery", "date"], id: "BT-72" },
  { group: "BG-0", name: "deliverToCountryCode", means: ["delivery", "address", "countryCode"], id: "BT-80" },
  { group: "BG-0", name: "declaredTotals", means: ["totals"], id: "BG-22" },
  { in: "payment", group: "BG-16", name: "iban", means: ["creditTransfers", 0, "iban"], id: "BT-84" },
  { in: "payment", group: "BG-16", name: "accountName", means: ["creditTransfers", 0, "accountName"], id: "BT-85" },
  { in: "payment", group: "BG-16", name: "bic", means: ["creditTransfers", 0, "bic"], id: "BT-86" },
];

/** Fields of the invoice that are no business terms. */
export const PROFILE = "profile";
export const EXEMPTION_REASONS = "vatExemptionReasons";
/** Discounts for early payment as data, which the payment terms (BT-20) hold as text. */
export const CASH_DISCOUNTS = "cashDiscounts";
/** What its pages hold beside it, which is for who draws them. */
export const PAGES = "pages";

/** The names of the short forms in a group's object. */
export function shortNames(group: GroupId): readonly string[] {
  const own = shorthands.filter((it) => it.group === group).map(({ name }) => name);
  return group === "BG-0" ? [...own, PROFILE, EXEMPTION_REASONS, CASH_DISCOUNTS, PAGES] : own;
}

/** A pointer into an invoice as it was written (RFC 6901), as one into the model, where no value has a short form. */
export function fullPointer(pointer: string): string {
  for (const { in: host, name, means } of shorthands) {
    const around = host === undefined ? "" : `/${host}`;
    const short = `${around}/${name}`;
    if (pointer === short || pointer.startsWith(`${short}/`)) {
      return `${around}/${means.join("/")}${pointer.slice(short.length)}`;
    }
  }
  return pointer;
}

/** The names of the parties of which `name` is the legal name where no `legalName` is given (BT-27, BT-44). */
const parties = ["seller", "buyer"];

/** The JSON name under which a term is asked for, where a short form stands for it. */
export const askedAs: Readonly<Partial<Record<TermId | GroupId, string>>> = { "BT-27": "name", "BT-44": "name" };

/** Both forms are given, and they are not the same. */
export interface Conflict {
  readonly id: TermId | GroupId;
  readonly short: JsonNode;
  readonly full: JsonNode;
}

/**
 * Replaces every short form by what it stands for. The values keep their places. `invoice` may be changed; what is in it
 * is changed by way of the draft.
 */
export function expand(invoice: JsonObject, place: number, draft: Draft, report: (conflict: Conflict) => void): void {
  for (const { in: field, name, means, id } of shorthands) {
    const short = childOf(field === undefined ? invoice : invoice.get(field)?.value, name);
    const host = field === undefined ? { place, value: invoice } : draft.child(invoice, field);
    if (short === undefined || !(host?.value instanceof Map)) continue;
    host.value.delete(name);
    const conflict = (full: JsonNode, short: JsonNode) => report({ id, short, full });
    put(host, means, short, draft, (full) => merge(full, short, draft, conflict));
  }
  for (const name of parties) {
    const party = draft.child(invoice, name)?.value;
    if (party instanceof Map) moveName(party);
  }
}

function moveName(party: JsonObject): void {
  const name = party.get("name");
  if (name === undefined || party.has("legalName")) return;
  party.delete("name");
  party.set("legalName", name);
}

/**
 * The other way round, for an invoice that was read: a legal name alone is the party's `name`. A trading name alone stands
 * beside an empty legal name, so that it is not taken for one when it is posted again.
 */
export function nameParties(invoice: Readonly<Record<string, unknown>>): void {
  for (const field of parties) {
    const party = invoice[field];
    if (!isRecord(party)) continue;
    const { name, legalName } = party;
    if (name !== undefined) party["legalName"] ??= "";
    else if (legalName !== undefined) {
      party["name"] = legalName;
      delete party["legalName"];
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sets what lies at the end of a path, and makes the objects and lists on the way; `present` gets what is there already. */
function put(
  host: JsonNode,
  path: readonly (string | 0)[],
  value: JsonNode,
  draft: Draft,
  present: (full: JsonNode) => void,
): void {
  const [step, ...rest] = path;
  const { place, value: container } = host;
  if (step === undefined) return present(host);
  const child = draft.child(container, step);
  if (child !== undefined) return put(child, rest, value, draft, present);
  const made = rest.length === 0 ? value : { place, value: rest[0] === 0 ? draft.list([]) : draft.object(new Map()) };
  if (step === 0 && Array.isArray(container)) container.push(made);
  else if (step !== 0 && container instanceof Map) container.set(step, made);
  else return; // something else is there, which is a fault of its own
  if (rest.length > 0) put(made, rest, value, draft, present);
}

/** Objects are merged field by field; what else is given twice must be the same. */
function merge(
  full: JsonNode,
  short: JsonNode,
  draft: Draft,
  conflict: (full: JsonNode, short: JsonNode) => void,
): void {
  if (full.value instanceof Map && short.value instanceof Map) {
    for (const [name, value] of short.value) {
      const before = draft.child(full.value, name);
      if (before === undefined) full.value.set(name, value);
      else merge(before, value, draft, conflict);
    }
  } else if (!same(full.value, short.value)) conflict(full, short);
}

/** Whether two values say the same: numbers by value, however they are written. */
export function same(one: JsonValue, other: JsonValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => same(item.value, other[at]?.value ?? null));
  }
  if (one instanceof Map && other instanceof Map) {
    return one.size === other.size &&
      [...one].every(([name, { value }]) => other.has(name) && same(value, other.get(name)?.value ?? null));
  }
  const [left, right] = [scalarText(one), scalarText(other)];
  if (left === undefined || right === undefined) return false;
  return left === right || (one instanceof JsonNumber || other instanceof JsonNumber) && equalNumbers(left, right);
}

/** A scalar as it is written; undefined for objects and lists. */
export function scalarText(value: JsonValue): string | undefined {
  if (value instanceof JsonNumber) return value.source;
  if (typeof value === "string") return value;
  return typeof value === "boolean" || value === null ? String(value) : undefined;
}
