/** What has to be in a document beside its place for a national rule to be asked, and repairs that a row does not say. */
import type { Side } from "../../engine/model/side.ts";
import type { Element } from "../support/elements.ts";

export type Scene = readonly (readonly [path: string, text: string])[];

const line = "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory";
const allowance = "cac:AllowanceCharge[cbc:ChargeIndicator=false]/cac:TaxCategory";
const charge = "cac:AllowanceCharge[cbc:ChargeIndicator=true]/cac:TaxCategory";

/** By the start of the ids of rules; the longest counts. */
const scenes: Readonly<Record<string, readonly Scene[]>> = {
  "HR-BR-4": [[["cac:LegalMonetaryTotal/cbc:PayableAmount", "100"]]],
  "HR-BR-41": [[["cac:LegalMonetaryTotal/cbc:PayableAmount", "100"]]],
  ...Object.fromEntries(
    ["S", "Z", "E", "AE"].flatMap((code) =>
      [line, allowance, charge].map((at, step) => [`HR-BR-${code}-${step + 1}`, [[[`${at}/cbc:ID`, code]]]])
    ),
  ),
  "HR-BR-26": [[[`${line}/cbc:ID`, "E"]]],
  "BR-NL": [[["cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode", "NL"]]],
};

const dutchCii: Scene = [[
  "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID",
  "NL",
]];

/** The scenes that are tried for a rule, the empty one last. */
export function given(id: string, side: Side): readonly Scene[] {
  if (side === "cii" && id.startsWith("BR-NL")) return [dutchCii];
  const starts = Object.keys(scenes).filter((it) => id.startsWith(it)).toSorted((a, b) => b.length - a.length);
  return [...scenes[starts[0] ?? ""] ?? [], []];
}

/** Repairs that are more than to write the example. */
export const repairs: Readonly<Record<string, (root: Element, at: Element) => void>> = {};
