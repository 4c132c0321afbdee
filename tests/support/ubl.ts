/** Small UBL documents for tests, and what the binder makes of them. */
import assert from "node:assert/strict";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import type { Bound, Leaf, Spot } from "../../engine/syntax/bound.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import type { Refusal } from "../../engine/xml/refusal.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const components = `xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`;

/** A UBL Invoice with the given content. */
export function invoiceOf(content: string): string {
  return `<Invoice xmlns="${UBL}:Invoice-2" ${components}>${content}</Invoice>`;
}

/** A UBL CreditNote with the given content. */
export function creditNoteOf(content: string): string {
  return `<CreditNote xmlns="${UBL}:CreditNote-2" ${components}>${content}</CreditNote>`;
}

const bind = binder([ubl]);

/** The bound document of a UBL text that is read. */
export function boundOf(xml: string): Bound {
  const outcome = bind(xml);
  assert.ok(!isRefusal(outcome), "the document is read");
  return outcome;
}

/** The refusal of a text that is not read. */
export function refusalOf(xml: string): Refusal {
  const outcome = bind(xml);
  assert.ok(isRefusal(outcome), "the document is refused");
  return outcome;
}

export function textsOf(leaves: readonly Leaf[]): readonly string[] {
  return leaves.map((leaf) => leaf.text);
}

export function offsetsOf(spots: readonly Spot[]): readonly number[] {
  return spots.map(({ offset }) => offset);
}

/** The name and the text of the elements that start at the given offsets. */
export function elementsAt(xml: string, offsets: readonly number[]): readonly string[] {
  return offsets.map((offset) => /^<([^\s/>]+)[^>]*>([^<]*)/.exec(xml.slice(offset))?.slice(1).join(" ") ?? "");
}
