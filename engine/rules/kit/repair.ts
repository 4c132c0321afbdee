/** When a finding is repaired among others, and what repairs it. */

/**
 * The stages in which an invoice is repaired: what keeps rules from being evaluated, then what it lacks, then what is in
 * it, and sums after what they are worked out from. Many a later finding goes with an earlier one.
 */
const stages = [
  "unreadable",
  "mandatory",
  "details",
  "codes",
  "decimals",
  "lines",
  "rates",
  "lineTotal",
  "allowanceTotals",
  "netTotal",
  "taxBases",
  "taxes",
  "taxTotal",
  "grossTotal",
  "amountDue",
  "rest",
] as const;

export type Stage = typeof stages[number];

/** The place of a stage among the others: the lowest is repaired first. */
export function rankOfStage(stage: Stage): number {
  return stages.indexOf(stage);
}

/** The kinds of repair that take no decision. */
export type Repair =
  | "sums"
  | "code"
  | "form"
  | "noise"
  | "text"
  | "name"
  | "specification"
  | "process"
  | "typeCode"
  | "sellerId"
  | "usualReason"
  | "noReason"
  | "zeroRate"
  | "noRate"
  | "emailScheme"
  | "noTaxPointCode"
  | "noTaxCurrency"
  | "lineNumber"
  | "onlyCategory"
  | "lastFour"
  | "capitals"
  | "compact"
  | "discountLines";

/** What is known of a rule that differs from its family. */
export interface Facts {
  readonly stage?: Stage;
  readonly repair?: Repair;
  /**
   * Of a JSON invoice another finding says it: always, or where a line could not be completed, or at what was worked out.
   * Amounts in JSON have the currency of the invoice, a net amount is worked out from quantity and price, and a VAT
   * breakdown from lines that have their own findings.
   */
  readonly inJson?: "saidElsewhere" | "saidOfIncomplete" | "saidAtSource";
}
