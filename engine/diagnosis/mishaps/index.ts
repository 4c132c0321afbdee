/** What could have happened to an invoice, a row each, the likelier first; docs/diagnosis.md has the same list in words. */
import { rewrites } from "../../edits/rewrites.ts";
import { elsewhere, townAndCode } from "./elsewhere.ts";
import type { Mishap } from "./mishap.ts";
import { nationalForm } from "./national.ts";
import { otherCurrency, otherName, otherSpecification, otherType, unheld } from "./names.ts";
import { noise } from "./noise.ts";
import { bareVatId, noScheme, onlyTaxNumber, otherForm } from "./parties.ts";
import { partedNote, unmarkedNote } from "./notes.ts";
import { charged, notSubject, otherReason, rated, untaxed } from "./taxed.ts";
import { otherMeans, otherMode } from "./payment.ts";
import {
  fraction,
  hiddenDiscount,
  noBase,
  turnedCredit,
  turnedPeriod,
  turnedPrice,
  twoVatPoints,
  unnamedItem,
} from "./sides.ts";

/** The document is put together otherwise than its format asks. */
const builtOtherwise = {
  id: "builtOtherwise",
  *readings() {
    for (const rewrite of rewrites) yield { patch: [], rewrite };
  },
} as const satisfies Mishap;

const rows = [
  builtOtherwise,
  noise,
  otherName,
  otherType,
  otherCurrency,
  otherSpecification,
  unheld,
  otherMode,
  otherMeans,
  twoVatPoints,
  turnedPeriod,
  turnedCredit,
  turnedPrice,
  hiddenDiscount,
  fraction,
  charged,
  rated,
  notSubject,
  otherReason,
  untaxed,
  unmarkedNote,
  partedNote,
  unnamedItem,
  noBase,
  bareVatId,
  otherForm,
  nationalForm,
  noScheme,
  onlyTaxNumber,
  elsewhere,
  townAndCode,
] as const;

export type MishapId = typeof rows[number]["id"];

const ids: ReadonlySet<string> = new Set(rows.map(({ id }) => id));

export function isMishap(id: string): id is MishapId {
  return ids.has(id);
}

/** The rule whose finding says what it is about, where that is the whole invoice and no value of it. */
export function ruleOfMishap(id: string): string | undefined {
  return mishaps.find((it) => it.id === id)?.rule;
}

export const mishaps: readonly (Mishap & { readonly id: MishapId })[] = rows;
