import type { Cardinality, DataType, GroupId, groups, TermId, terms } from "./terms.ts";

/**
 * The JSON invoice model, inferred from the tables in `terms.ts`. Every field is optional, because any object gets a
 * verdict; the rules say what an invoice must have.
 */

/** A decimal number: input may hold either form, reading always gives decimal text, so that no digit is lost. */
export type Numeric = string | number;

/** An identifier, with the scheme it was issued under if there is one. */
export type Identifier = string | { readonly value: string; readonly schemeId?: string };

/** An electronic address. Its scheme is mandatory (BR-62, BR-63), but a document that lacks it is still read. */
export interface Endpoint {
  readonly value: string;
  readonly schemeId?: string;
}

interface ValueOf extends Record<DataType, unknown> {
  readonly amount: Numeric;
  readonly unitPrice: Numeric;
  readonly quantity: Numeric;
  readonly percentage: Numeric;
  /** ISO 8601: 2026-11-30. */
  readonly date: string;
  readonly code: string;
  readonly identifier: Identifier;
  readonly endpoint: Endpoint;
  readonly text: string;
  /** Base64. */
  readonly binary: string;
}

type Groups = typeof groups;
type Terms = typeof terms;

/** The group whose fields a group has. */
type KindOf<G extends GroupId> = Groups[G] extends { like: infer K extends GroupId } ? K : G;

/** The group itself and the flat groups whose fields lie in its object. */
type Span<G extends GroupId> =
  | G
  | { [B in GroupId]: Groups[B] extends { parent: G; flat: true } ? Span<B> : never }[GroupId];

type PartOf<T extends TermId> = { [P in TermId]: Terms[P] extends { partOf: T } ? P : never }[TermId];
type Part = { [P in TermId]: Terms[P] extends { partOf: string } ? P : never }[TermId];
type TermsIn<G extends GroupId> = {
  [T in Exclude<TermId, Part>]: Terms[T]["group"] extends G ? T : never;
}[Exclude<TermId, Part>];

type SubgroupsIn<G extends GroupId> = {
  [B in GroupId]: Groups[B] extends { flat: true } ? never : Groups[B] extends { parent: G } ? B : never;
}[GroupId];

/** A term with parts is an object of its value and the parts. */
type TermValue<T extends TermId> = [PartOf<T>] extends [never] ? ValueOf[Terms[T]["type"]]
  : { readonly value: string } & { readonly [P in PartOf<T> as Terms[P]["name"]]?: ValueOf[Terms[P]["type"]] };

type Repeated = { card: Extract<Cardinality, `${string}n`> } | { list: true };
type Slot<Row, Value> = Row extends Repeated ? readonly Value[] : Value;

/** The JSON object of a group. */
export type GroupObject<G extends GroupId> =
  & { readonly [T in TermsIn<Span<G>> as Terms[T]["name"]]?: Slot<Terms[T], TermValue<T>> }
  & { readonly [B in SubgroupsIn<Span<G>> as Groups[B]["name"]]?: Slot<Groups[B], GroupObject<KindOf<B>>> };

export interface Invoice extends GroupObject<"BG-0"> {
  /** The rule set to check against; not a business term. */
  readonly profile?: string;
}

export type InvoiceNote = GroupObject<"BG-1">;
export type PrecedingInvoice = GroupObject<"BG-3">;
export type Seller = GroupObject<"BG-4">;
export type Buyer = GroupObject<"BG-7">;
export type Payee = GroupObject<"BG-10">;
export type TaxRepresentative = GroupObject<"BG-11">;
/** Seller, buyer, tax representative and deliver-to addresses have the same fields. */
export type Address = GroupObject<"BG-5">;
/** Seller and buyer contacts have the same fields. */
export type Contact = GroupObject<"BG-6">;
export type Delivery = GroupObject<"BG-13">;
/** Invoicing period and line periods have the same fields. */
export type Period = GroupObject<"BG-14">;
export type PaymentInstructions = GroupObject<"BG-16">;
export type CreditTransfer = GroupObject<"BG-17">;
export type PaymentCard = GroupObject<"BG-18">;
export type DirectDebit = GroupObject<"BG-19">;
export type DocumentAllowance = GroupObject<"BG-20">;
export type DocumentCharge = GroupObject<"BG-21">;
export type DocumentTotals = GroupObject<"BG-22">;
export type VatBreakdown = GroupObject<"BG-23">;
export type SupportingDocument = GroupObject<"BG-24">;
export type InvoiceLine = GroupObject<"BG-25">;
export type LineAllowance = GroupObject<"BG-27">;
export type LineCharge = GroupObject<"BG-28">;
export type ItemAttribute = GroupObject<"BG-32">;
export type ThirdPartyPayment = GroupObject<"BG-DEX-09">;
export type Classification = TermValue<"BT-158">;
