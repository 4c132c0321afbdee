/**
 * The rows of a binding table: which element of a syntax fills which slot of the bound document.
 *
 * A path is the names of the elements from the enclosing group down, joined by "/", with the canonical prefixes of the
 * syntax; "." is the group's own text, or a second group on the same element. Wrappers on a path are transparent. Rows stand in XSD order.
 *
 * The same rows are read (`bind.ts`, `project.ts`) and written (`walk.ts`): a condition that tells terms apart when reading
 * is a constant when writing. Fields that only one of the two looks at say so.
 */
import type { Syntax } from "../model/codes/index.ts";
import type { GroupId, TermId } from "../model/terms.ts";
import type { GroupSlot, Kind, KindAt, LeafSlot } from "./shapes.ts";

/** What tells apart two business terms that share an element. The first choice whose condition holds is taken. */
export type Condition =
  | { readonly slot: string; readonly is: readonly string[] }
  | { readonly attribute: string; readonly is: readonly string[] }
  | { readonly attribute: string; readonly sameAs: "currency" | "taxCurrency" };

export interface TermChoice {
  readonly when?: Condition;
  readonly term: TermId;
  /** The term is read here too, and written elsewhere. */
  readonly readOnly?: true;
}

export interface GroupChoice {
  readonly when?: Condition | undefined;
  /** The business group that this element is, if it is one. */
  readonly of?: GroupId | undefined;
  /** Terms of slots that do not carry the name of their term here. */
  readonly terms?: Readonly<Record<string, TermId>> | undefined;
  /** Written: what a slot holds where no term fills it, beside what `when` says. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  /** Written: the only document that has this choice. */
  readonly in?: Syntax | undefined;
}

export interface LeafRow<S extends string = string> {
  readonly row: "leaf";
  readonly slot: S;
  readonly path: string;
  /** Attributes that are business terms of their own (unit code, MIME code), by attribute name. */
  readonly attributes?: Readonly<Record<string, TermId>> | undefined;
  /** Which term the leaf is, where its slot's name and its group do not say it. */
  readonly terms?: readonly TermChoice[] | undefined;
  /**
   * `subject`: "#AAI#text", the note subject code (BT-21) that UBL writes into the note; `date102`: CII's YYYYMMDD; `lines`:
   * a text that may end in a line of signs, with the line break after it (BT-20, BR-DE-18); `alias`: the other codes of the
   * term (`aliases` of its row).
   */
  readonly codec?: "subject" | "date102" | "lines" | "alias" | undefined;
  /** The slot of the group that holds the scheme of this identifier, where no attribute does. */
  readonly schemeSlot?: string;
  /** The slot of the same group whose business group this leaf is a term of. */
  readonly within?: string | undefined;
  /** Rules take it for the one value in its element: they cannot read a second one. */
  readonly single?: true;
  /** The only document that is written with this row; both read it, as the official rules do. */
  readonly in?: Syntax;
  /** Written: what the leaf holds where no term fills it. */
  readonly fixed?: string;
  /** Written, and not read: the schema asks for the element, and what it holds is no business term. */
  readonly unread?: true;
  /** Written: only beside a value in this slot. */
  readonly beside?: string;
  /** Written: `fixed` only beside a value in this slot. */
  readonly fixedBeside?: string | undefined;
  /** Written: only the identifiers with a scheme, or only those without. */
  readonly schemed?: boolean;
  /** Written: only values of this form. */
  readonly form?: RegExp;
  /** Written: in the first of several groups alone. */
  readonly once?: true;
}

export interface GroupRow<S extends string = string, K extends Kind = Kind> {
  readonly row: "group";
  readonly slot: S;
  readonly kind: K;
  readonly path: string;
  readonly rows: readonly AnyRow[];
  readonly choices: readonly GroupChoice[];
  readonly in?: Syntax;
  /** Wrappers on the paths of `rows` of which there may be one only: rules relate what is in two halves of one. */
  readonly wrappers?: readonly string[];
  /** Written: one element for each term or group in a slot; the slots of `with` are repeated in each, all else is in the first. */
  readonly each?: { readonly slot: string; readonly with: readonly string[] };
  /** Written: child elements that stand in this order in a document, in the places that they have among the rows. */
  readonly order?: Readonly<Partial<Record<Syntax, readonly string[]>>>;
  /** Written: even without content, because the schema requires the element. */
  readonly required?: true;
  /** Written: at most one element, where the schema allows no more of what the standard has several of. */
  readonly single?: true;
}

export type AnyRow = LeafRow | GroupRow;

/** A row that fits into a group of kind K: any other slot is a type error. */
export type BindingRow<K extends Kind> =
  | LeafRow<LeafSlot<K>>
  | { [S in GroupSlot<K>]: GroupRow<S, KindAt<K, S>> }[GroupSlot<K>];

/** Names of the code positions that rules look up across a whole document. */
export type CodeIndex =
  | "documentType"
  | "amount"
  | "subtotalTax"
  | "currency"
  | "taxCurrency"
  | "taxPoint"
  | "objectScheme"
  | "partyScheme"
  | "legalScheme"
  | "classification"
  | "classificationElement"
  | "country"
  | "originCountry"
  | "identificationCode"
  | "categoryCode"
  | "parentLine"
  | "paymentMeans"
  | "vatCategory"
  | "lineVatCategory"
  | "itemScheme"
  | "exemption"
  | "quantity"
  | "attachment"
  | "endpoint"
  | "locationScheme"
  | "subject"
  | "globalId"
  | "taxPointDate"
  | "companyId"
  | "orderLine"
  | "date";

/** An element that official rules look at wherever it stands, bound or not. */
export type AnywhereRow =
  | { readonly path: string; readonly index: CodeIndex; readonly notWithin?: readonly string[] }
  | { readonly path: string; readonly group: GroupRow };

export interface Binding {
  /** Namespace URI to canonical prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Root element to the syntax that it is, and the row of the document. */
  readonly roots: Readonly<Record<string, Syntax>>;
  readonly document: GroupRow<"invoice", "invoice">;
  readonly anywhere: readonly AnywhereRow[];
  /** Written: the attribute of every amount that names the invoice currency, where the syntax wants it on every one. */
  readonly amountAttribute?: string;
}

type LeafOptions = Omit<LeafRow, "row" | "slot" | "path">;

/** What a row may say, but need not: with all of it, rows have one shape, and what is read of every element is quicker to read. */
const bareLeaf = {
  attributes: undefined,
  terms: undefined,
  codec: undefined,
  within: undefined,
  fixedBeside: undefined,
};
const bareChoice = { when: undefined, of: undefined, terms: undefined, fixed: undefined, in: undefined };

interface GroupOptions
  extends Partial<Pick<GroupRow, "choices" | "in" | "wrappers" | "each" | "order" | "required" | "single">> {
  readonly of?: GroupId;
}

export function leaf<S extends string>(slot: S, path: string, options: LeafOptions = {}): LeafRow<S> {
  return { row: "leaf", slot, path, ...bareLeaf, ...options };
}

/** A group with rows that hold it, too, so that they are asked for when they are there. */
export function nested<S extends string, K extends Kind>(
  slot: S,
  kind: K,
  path: string,
  rows: () => readonly BindingRow<NoInfer<K>>[],
  options: GroupOptions = {},
): GroupRow<S, K> {
  return Object.defineProperty(group(slot, kind, path, [], options), "rows", { get: rows });
}

export function group<S extends string, K extends Kind>(
  slot: S,
  kind: K,
  path: string,
  rows: readonly BindingRow<K>[],
  { of, choices = of === undefined ? [] : [{ of }], ...options }: GroupOptions = {},
): GroupRow<S, K> {
  return {
    row: "group",
    slot,
    kind,
    path,
    rows,
    choices: choices.map((it) => ({ ...bareChoice, ...it })),
    ...options,
  };
}
